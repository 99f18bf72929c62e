// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The ticks below a Trap's pictograms, and the light of a complete one. As large as the card.
Item {
    id: root

    required property HuntersFacts facts
    property string face: ""
    /// A sign for each pictogram: "1" there, "0" missing, "x" spoilt.
    property string marks: ""
    property bool complete: false

    readonly property real unit: root.width / 250

    Rectangle {
        // The panel with the pictograms.
        x: 14 * root.unit
        y: 184 * root.unit
        width: 222 * root.unit
        height: 116 * root.unit
        radius: 6 * root.unit
        color: "#3834D399"
        border.color: "#7CFFB2"
        border.width: 4 * root.unit
        opacity: root.complete ? 1 : 0
        visible: opacity > 0
        Behavior on opacity {
            enabled: Theme.lively
            NumberAnimation {
                duration: Theme.slow
            }
        }
    }
    Repeater {
        model: root.marks.length
        Art {
            id: mark
            required property int index
            readonly property string sign: root.marks.charAt(index)
            readonly property rect drawing: root.facts.pictogram(root.face, index)
            readonly property bool inRows: Math.abs(drawing.y + drawing.height / 2 - 242) > 14
            name: sign === "x" ? "hunters/cross" : "hunters/tick"
            width: 44 * root.unit
            height: width
            basis: 32
            x: (inRows ? drawing.x + drawing.width - 14 : drawing.x + drawing.width / 2 - 22) * root.unit
            y: (drawing.y + drawing.height - (inRows ? 28 : 14)) * root.unit
            scale: sign === "0" ? 0 : 1
            visible: scale > 0
            Behavior on scale {
                enabled: Theme.lively
                NumberAnimation {
                    duration: 260
                    easing.type: Easing.OutBack
                    easing.overshoot: 3
                }
            }
        }
    }
}
