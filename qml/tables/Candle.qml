// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// One step of the gauge; its own place is the middle of its number.
Item {
    id: root

    property int number: 1
    property bool lit: false
    /// The highest that burns.
    property bool now: false
    /// The one that must not be lit by a careless hand.
    property bool next: false
    property bool shiver: false
    property bool lively: false
    property real size: 1

    onLitChanged: if (Theme.lively) flare.restart()

    Art {
        name: root.now ? (root.number >= 5 ? "house/light/pool_red" : "house/light/pool_amber") : ""
        visible: name !== ""
        basis: 128
        width: 190 * Theme.u
        height: width
        x: -width / 2
        y: -44 * Theme.u - height / 2
    }
    Art {
        id: flame
        name: root.lit ? "ghosts/flame" + root.number : root.next ? "ghosts/flame7" : "ghosts/wick"
        width: 64 * Theme.u * root.size
        height: 96 * Theme.u * root.size
        basis: 96 * Theme.u
        mipmap: true
        x: -width / 2
        y: 6 * Theme.u - height
        opacity: root.next ? 0.5 : 1
        transformOrigin: Item.Bottom
        SequentialAnimation on scale {
            running: root.lively && root.lit && Theme.lively
            paused: running && Theme.resting
            loops: Animation.Infinite
            NumberAnimation {
                from: 1
                to: 1.05
                duration: (root.shiver ? 130 : 1200) + root.number * 17
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                to: 1
                duration: (root.shiver ? 130 : 1200) + root.number * 17
                easing.type: Easing.InOutSine
            }
            onStopped: flame.scale = 1
        }
        SequentialAnimation on rotation {
            // Nine times a second, three pixels; a while only where motion is not free.
            running: root.next && Theme.lively
            paused: running && Theme.resting
            loops: root.lively ? Animation.Infinite : 18
            NumberAnimation {
                to: 2.2
                duration: 55
            }
            NumberAnimation {
                to: -2.2
                duration: 55
            }
            onStopped: flame.rotation = 0
        }
    }
    SequentialAnimation {
        id: flare
        NumberAnimation {
            target: flame
            property: "scale"
            from: root.lit ? 0.3 : 1.2
            to: root.lit ? 1.25 : 1
            duration: 180
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: flame
            property: "scale"
            to: 1
            duration: 160
            easing.type: Easing.OutBack
        }
    }
    Art {
        name: "ghosts/step" + root.number
        width: (root.now ? 36 : 31) * Theme.u
        height: width
        basis: 36 * Theme.u
        mipmap: true
        x: -width / 2
        y: -height / 2 + 2 * Theme.u
    }
}
