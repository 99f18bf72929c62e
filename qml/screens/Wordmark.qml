// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The name of the house with its lantern between the words. It reads the same in every language.
Item {
    id: root

    property bool running: false
    readonly property real size: Math.min(104 * Theme.u, root.parent ? root.parent.width * 0.085 : 104)

    component Half: Item {
        id: half
        property string text: ""
        property real size: 0
        width: face.implicitWidth
        height: face.implicitHeight
        Label {
            y: 5 * Theme.u
            text: half.text
            display: true
            color: "#0A0420"
            opacity: 0.75
            font.family: "Vollkorn" // in every language
            font.pixelSize: half.size
            font.weight: Font.Black
        }
        Label {
            id: face
            text: half.text
            display: true
            color: "#FFE6B4"
            font.family: "Vollkorn" // in every language
            font.pixelSize: half.size
            font.weight: Font.Black
        }
    }

    width: 700 * Theme.u
    height: 216 * Theme.u
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Heading
    Accessible.name: "Ghostlight"

    Lantern {
        width: 196 * Theme.u
        x: (root.width - width) / 2
        y: 218 * Theme.u - height
        running: root.running
    }
    Half {
        text: "Ghost"
        size: root.size
        x: root.width / 2 - 68 * Theme.u - width
        y: 110 * Theme.u - height / 2
    }
    Half {
        text: "light"
        size: root.size
        x: root.width / 2 + 68 * Theme.u
        y: 110 * Theme.u - height / 2
    }
}
