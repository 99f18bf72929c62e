// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words in the text face, or in the display face.
Text {
    id: root

    property bool display: false

    color: Theme.text
    font.family: root.display ? Theme.displayFont : Theme.textFont
    font.pixelSize: Theme.body
    font.weight: root.display ? Font.ExtraBold : Font.DemiBold
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
