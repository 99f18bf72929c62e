// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How a seat stands at the end.
Rectangle {
    id: root

    required property string name
    required property string portrait
    required property string score
    required property bool winner
    /// 1 is the best; 0: nobody has counted.
    required property int rank
    required property int place
    readonly property real least: Math.max(120 * Theme.u, Math.max(measure.advanceWidth, scored.implicitWidth) + 36 * Theme.u)

    width: root.least
    height: words.implicitHeight + 24 * Theme.u
    radius: Theme.radius
    color: Qt.alpha(Theme.panel, 0.96)
    border.width: Theme.stroke * (root.winner ? 1.6 : 1)
    border.color: root.winner ? Theme.light : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.score

    Numeral {
        x: 10 * Theme.u
        y: 9 * Theme.u
        size: 20 * Theme.u
        value: root.rank
        color: root.winner ? Theme.light : Theme.label
    }
    TextMetrics {
        id: measure
        font: named.font
        text: root.name
    }
    Column {
        id: words
        anchors.centerIn: parent
        spacing: 4 * Theme.u
        Roundel {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 60 * Theme.u
            portrait: root.portrait
            active: root.winner
        }
        Label {
            id: named
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.width - 16 * Theme.u
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: root.name
            font.pixelSize: Theme.name
            font.weight: Font.Bold
        }
        Label {
            id: scored
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.score
            color: Theme.hot
            font.pixelSize: Theme.title
            font.weight: Font.ExtraBold
        }
    }
}
