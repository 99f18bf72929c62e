// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The lantern on its chain, with its light; it swings a little when ambient motion is wanted, and leans to whoever looks around.
Item {
    id: root

    property bool running: false
    /// Where the pointer is: from -1, left, to 1.
    property real towards: 0
    readonly property real wish: Theme.lively ? Math.max(-1, Math.min(1, root.towards)) * -3 : 0
    property real lean: root.wish
    property real swing

    width: 200 * Theme.u
    height: width * 1.6

    Behavior on lean {
        enabled: Theme.lively
        SmoothedAnimation {
            velocity: -1
            duration: 500
        }
    }
    SequentialAnimation on swing {
        running: root.running && Theme.lively
        paused: running && Theme.resting
        loops: Animation.Infinite
        NumberAnimation {
            from: -1.6
            to: 1.6
            duration: 2600
            easing.type: Easing.InOutSine
        }
        NumberAnimation {
            to: -1.6
            duration: 2600
            easing.type: Easing.InOutSine
        }
    }

    Art {
        name: "house/light/lamp"
        basis: 256
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * 0.12
        width: root.width * 4.2
        height: width
        opacity: 0.8
    }
    Art {
        name: "house/lantern"
        anchors.fill: parent
        transformOrigin: Item.Top
        rotation: root.lean + root.swing
    }
}
