// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A word or two on a dark rounded label.
Rectangle {
    id: root

    property alias text: words.text

    implicitWidth: words.implicitWidth + 26 * Theme.u
    implicitHeight: words.implicitHeight + 9 * Theme.u
    radius: root.height / 2
    color: Qt.alpha(Theme.panel, 0.94)
    border.width: Theme.stroke
    border.color: Theme.pillLine
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Label {
        id: words
        anchors.centerIn: parent
        font.pixelSize: Theme.caption
        font.weight: Font.Bold
    }
}
