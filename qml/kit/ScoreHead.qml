// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Whose column of the score pad that is.
Column {
    id: root

    required property string name
    required property string portrait

    spacing: 2 * Theme.u
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name

    Roundel {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(56 * Theme.u, root.width * 0.7)
        portrait: root.portrait
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.name
        color: Theme.warmInk
        font.pixelSize: Theme.name
        font.weight: Font.Bold
    }
}
