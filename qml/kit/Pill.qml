// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A word or two on a dark rounded label.
Rectangle {
    id: root

    property alias text: words.text
    /// Words that would make it wider go on below.
    property real most: 10000

    implicitWidth: Math.min(root.most, words.implicitWidth + 26 * Theme.u)
    implicitHeight: words.implicitHeight + 9 * Theme.u
    radius: Math.min(root.height / 2, 18 * Theme.u)
    color: Qt.alpha(Theme.panel, 0.94)
    border.width: Theme.stroke
    border.color: Theme.pillLine
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Label {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.most - 20 * Theme.u)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.tableCaption
        font.weight: Font.Bold
    }
}
