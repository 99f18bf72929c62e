// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What every button of the house is made of.
Item {
    id: root

    property bool warm: false
    property bool hovered: false
    property bool pressed: false
    property bool usable: true
    property bool glow: false
    property real corner: Theme.radius

    readonly property color high: !root.usable ? (root.warm ? "#4A4168" : "#2B2450") : root.warm ? (root.hovered ? "#FFF0C2" : "#FFE09A") : (root.hovered ? "#50418E" : "#3C3070")
    readonly property color low: !root.usable ? (root.warm ? "#3D3559" : "#241E45") : root.warm ? (root.hovered ? "#FFC85E" : "#FFB53F") : (root.hovered ? "#392C70" : "#2B2158")

    readonly property color warmRim: Qt.tint(face.low, Qt.alpha(face.high, 0.5))

    Art {
        name: root.glow || (root.warm && root.hovered && root.usable) ? "house/light/pool_amber" : ""
        anchors.fill: parent
        anchors.margins: -26 * Theme.u
        basis: 128
        visible: name !== ""
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 9 * Theme.u
        anchors.bottomMargin: -9 * Theme.u
        anchors.leftMargin: 1
        anchors.rightMargin: 1
        radius: root.corner
        color: Theme.shadow
        opacity: root.pressed ? 0.2 : 0.42
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.edge
        anchors.bottomMargin: -Theme.edge
        radius: root.corner
        color: !root.usable ? "#171233" : root.warm ? "#A65A12" : "#140D33"
    }
    Shade {
        id: face
        width: parent.width
        height: parent.height
        y: root.pressed ? 3 * Theme.u : 0
        corner: root.corner
        high: root.pressed ? root.low : root.high
        low: root.pressed ? root.high : root.low
        rim: root.warm ? root.warmRim : Qt.tint(face.low, Qt.alpha(root.glow ? Theme.light : Theme.pillLine, root.usable ? 0.85 : 0.3))
        rimWidth: Theme.stroke
        Rectangle {
            x: root.corner
            y: Math.max(1, 1.2 * Theme.u)
            width: parent.width - 2 * root.corner
            height: Math.max(1, 1.6 * Theme.u)
            radius: height / 2
            color: "#FFFFFF"
            opacity: root.warm && root.usable && !root.pressed ? 0.75 : 0.18
        }
    }
}
