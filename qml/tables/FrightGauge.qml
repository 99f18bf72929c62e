// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// Seven candles on an arc: as many burn as the level is high. From five on they shiver, at six the seventh trembles, and all shake
/// when six or seven is reached.
Item {
    id: root

    property int level: 0
    /// May breathe all the time; otherwise it moves only when the level changes.
    property bool lively: false

    readonly property list<point> steps: [Qt.point(0.0461, 0.867), Qt.point(0.1498, 0.421), Qt.point(0.3191, 0.214), Qt.point(0.5, 0.1533), Qt.point(0.6809, 0.214), Qt.point(0.8502, 0.421), Qt.point(0.9539, 0.867)]
    readonly property list<real> sizes: [0.86, 0.9, 0.94, 1, 1.06, 1.16, 1.24]

    width: 480 * Theme.u
    height: 150 * Theme.u

    onLevelChanged: if (root.level >= 6 && Theme.lively) shaking.restart()
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Level %1 of 7").arg(root.level)

    transform: Translate {
        id: shift
    }
    SequentialAnimation {
        // Nine times a second.
        id: shaking
        readonly property real reach: (root.level >= 7 ? 4 : 2.5) * Theme.u
        loops: root.level >= 7 ? 8 : 5
        onStopped: shift.x = 0
        NumberAnimation {
            target: shift
            property: "x"
            to: shaking.reach
            duration: 55
        }
        NumberAnimation {
            target: shift
            property: "x"
            to: -shaking.reach
            duration: 55
        }
    }
    Art {
        name: "ghosts/gauge_arc"
        anchors.fill: parent
    }
    Repeater {
        model: 7
        Candle {
            id: candle
            required property int index
            number: index + 1
            lit: index < root.level
            now: index === root.level - 1
            next: index === 6 && root.level === 6
            shiver: root.level >= 5
            lively: root.lively
            size: root.sizes[index]
            x: root.steps[index].x * root.width
            y: root.steps[index].y * root.height
        }
    }
}
