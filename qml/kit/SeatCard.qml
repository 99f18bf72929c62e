// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How a seat stands at the end.
Rectangle {
    id: root

    required property string name
    required property string portrait
    required property string score
    required property bool winner

    width: Math.max(112 * Theme.u, words.implicitWidth + 32 * Theme.u)
    height: words.implicitHeight + 24 * Theme.u
    radius: Theme.radius
    color: Qt.alpha(Theme.panel, 0.96)
    border.width: Theme.stroke * (root.winner ? 1.6 : 1)
    border.color: root.winner ? Theme.light : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.score

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
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.name
            font.pixelSize: Theme.name
            font.weight: Font.Bold
        }
        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.score
            color: Theme.hot
            font.pixelSize: Theme.title
            font.weight: Font.ExtraBold
        }
    }
}
