// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The name of the house with its lantern between the words. It reads the same in every language.
Item {
    id: root

    property bool running: false
    /// Where whoever looks is, seen from the lantern: from -1, left, to 1.
    property real towards: 0
    readonly property real size: Math.min(104 * Theme.u, root.parent ? root.parent.width * 0.085 : 104)

    component Half: Art {
        property real size: 0
        // Drawn at a size of 104, with the baseline at 80 of 112.
        height: 112 * size / 104
        width: implicitWidth > 0 ? height * implicitWidth / implicitHeight : 0
        basis: 300 * size / 104
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
        towards: root.towards
    }
    Half {
        name: "house/word_ghost"
        size: root.size
        x: root.width / 2 - 68 * Theme.u - width
        y: 142 * Theme.u - height * 80 / 112
    }
    Half {
        name: "house/word_light"
        size: root.size
        x: root.width / 2 + 68 * Theme.u
        y: 142 * Theme.u - height * 80 / 112
    }
}
