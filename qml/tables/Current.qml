// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The current of light that shows which way play goes round. It turns slowly while ambient motion is wanted, and a change of direction
/// stops it and pulls it back the other way.
Item {
    id: root

    /// 1: clockwise, -1: the other way.
    property int direction: 1
    property bool running: false

    property int shown: 1

    onDirectionChanged: {
        if (Theme.lively)
            turn.restart();
        else
            root.shown = root.direction;
    }
    function turnRound(): void {
        root.shown = root.direction;
    }

    Component.onCompleted: root.shown = root.direction

    Accessible.role: Accessible.StaticText
    Accessible.name: root.direction > 0 ? qsTr("Play goes clockwise") : qsTr("Play goes counter-clockwise")

    Item {
        width: root.width
        height: root.width
        transform: Scale {
            xScale: root.shown
            yScale: root.height / Math.max(1, root.width)
            origin.x: root.width / 2
        }
        Art {
            id: ring
            name: "ghosts/current"
            anchors.fill: parent
            basis: Math.min(720, root.width)
            NumberAnimation on rotation  {
                running: root.running && Theme.lively && !turn.running
                paused: running && Theme.resting
                from: ring.rotation
                to: ring.rotation + 360
                duration: 36000
                loops: Animation.Infinite
            }
        }
    }

    SequentialAnimation {
        id: turn
        NumberAnimation {
            target: ring
            property: "opacity"
            to: 0.2
            duration: 200
        }
        ScriptAction {
            script: root.turnRound()
        }
        ParallelAnimation {
            NumberAnimation {
                target: ring
                property: "opacity"
                to: 1
                duration: 300
            }
            NumberAnimation {
                target: ring
                property: "rotation"
                from: -90
                to: 0
                duration: 600
                easing.type: Easing.OutCubic
            }
        }
    }
}
