// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A little mist that drifts through the light; still, or gone, where motion costs too much.
Item {
    id: root

    property bool running: false
    readonly property bool settled: bank.settled && low.settled

    Art {
        id: bank
        name: "house/light/mist"
        basis: 512
        width: root.width * 1.3
        height: root.height * 0.34
        y: root.height * 0.08
        opacity: 0.5
        x: -root.width * 0.15
        NumberAnimation on x {
            running: root.running && Theme.lively && root.visible
            paused: running && Theme.resting
            from: -root.width * 0.3
            to: 0
            // Six pixels a second.
            duration: Math.max(10000, root.width * 0.3 / (6 * Theme.u) * 1000)
            loops: Animation.Infinite
            easing.type: Easing.SineCurve
        }
    }
    Art {
        id: low
        name: "house/light/mist"
        basis: 512
        mirror: true
        width: bank.width
        height: bank.height
        y: root.height * 0.62
        x: -root.width * 0.3 - bank.x
        opacity: 0.4
    }
}
