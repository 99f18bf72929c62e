// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The level that was called, on a gilded disc.
Item {
    id: root

    property int level: 0

    width: 94 * Theme.u
    height: width

    onLevelChanged: if (Theme.lively) bump.restart()

    Art {
        name: root.level >= 5 ? "house/light/pool_red" : "house/light/pool_amber"
        basis: 128
        anchors.centerIn: parent
        width: root.width * 2.2
        height: width
        opacity: 0.8
    }
    Art {
        name: root.level > 0 ? "ghosts/level" + Math.min(7, root.level) : ""
        anchors.fill: parent
    }
    SequentialAnimation {
        id: bump
        NumberAnimation {
            target: root
            property: "scale"
            from: 1.25
            to: 1
            duration: 320
            easing.type: Easing.OutBack
        }
    }
}
