// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A rounded surface that passes from one colour to another. Its rim is drawn apart and covers the surface's edge: Qt Quick's
/// software backend draws the round corners of a gradient in steps.
Item {
    id: root

    property color high
    property color low
    property real corner: Theme.radius
    property color rim: Qt.tint(root.low, Qt.alpha(root.high, 0.5))
    property real rimWidth: 1.5 * Theme.u

    readonly property real radius: Math.min(root.corner, root.height / 2)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: root.radius
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.high
            }
            GradientStop {
                position: 1
                color: root.low
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: "transparent"
        border.color: root.rim
        border.width: Math.max(2, root.rimWidth)
    }
}
