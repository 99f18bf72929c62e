// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// What is on a large button: a picture, a word, and what it brings.
Item {
    id: root

    property string text: ""
    property string note: ""
    property string picture: ""
    /// How far it is pressed in.
    property real sunk: 0

    implicitHeight: words.implicitHeight

    Column {
        id: words
        width: parent.width
        y: (parent.height - height) / 2 + root.sunk
        Art {
            name: root.picture
            width: Math.min(72 * Theme.u, root.width * 0.62)
            height: width
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            width: parent.width
            text: root.text
            color: Theme.warmInk
            font.pixelSize: Theme.tableButton
            // A word too long for the button is not broken.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            font.weight: Font.ExtraBold
            horizontalAlignment: Text.AlignHCenter
        }
        Label {
            width: parent.width
            text: root.note
            visible: text !== ""
            color: "#2A1A05"
            font.pixelSize: Theme.tableCaption
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
}
