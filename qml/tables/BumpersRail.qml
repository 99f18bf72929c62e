// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// The bulbs of the rail, which flicker when cars bump: by turns the odd and the even ones. Where motion is not wanted all are lit.
Item {
    id: root

    property bool running: false
    property bool scared: false

    readonly property int bulbs: 40
    readonly property list<string> lights: root.scared ? ["bumpers/bulb_pink", "bumpers/bulb_pink"] : ["bumpers/bulb_lit", "bumpers/bulb_cyan"]

    visible: root.running

    Repeater {
        model: 2
        Item {
            id: group

            required property int index

            width: root.width
            height: root.height
            SequentialAnimation on opacity {
                running: root.running && Theme.lively
                loops: 4
                onStopped: group.opacity = 1
                NumberAnimation {
                    from: group.index
                    to: 1 - group.index
                    duration: Theme.travel * 0.5
                }
                NumberAnimation {
                    from: 1 - group.index
                    to: group.index
                    duration: Theme.travel * 0.5
                }
            }
            Repeater {
                model: root.bulbs / 2
                Art {
                    required property int index
                    // Every other bulb that is painted on the rail.
                    readonly property real angle: (2 * index + group.index + 0.25) * 2 * Math.PI / root.bulbs
                    name: root.lights[group.index]
                    width: 38 * Theme.u
                    height: width
                    x: (0.5 + 0.4269 * Math.cos(angle)) * root.width - width / 2
                    y: (0.4575 + 0.3219 * Math.sin(angle)) * root.height - height / 2
                }
            }
        }
    }
}
