// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Ghostlight.Kit

/// A large button with a picture, a word, and what it brings.
T.Button {
    id: root

    property string note: ""
    property string picture: root.stays ? "hunters/thumb_up" : "hunters/thumb_down"
    /// Green, and not amber.
    property bool stays: false
    property bool glow: false

    readonly property color high: root.stays ? (root.hovered ? "#C9FFDD" : "#A8F5C4") : root.hovered ? "#FFF0C2" : "#FFE09A"
    readonly property color low: root.stays ? (root.hovered ? "#5FD79A" : "#45BE80") : root.hovered ? "#FFC85E" : "#FFA63A"

    implicitHeight: root.implicitContentHeight + 18 * Theme.u
    implicitWidth: 148 * Theme.u
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.note
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        Art {
            name: root.glow ? "house/light/pool_amber" : ""
            anchors.fill: parent
            anchors.margins: -26 * Theme.u
            basis: 128
            visible: name !== ""
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.edge
            anchors.bottomMargin: -Theme.edge * 1.5
            radius: Theme.radius * 1.2
            color: root.stays ? "#1C6B48" : "#8A4A10"
        }
        Shade {
            width: parent.width
            height: parent.height
            y: root.down ? 3 * Theme.u : 0
            corner: Theme.radius * 1.2
            high: root.high
            low: root.low
        }
        FocusRing {
            visible: root.visualFocus
            corner: Theme.radius * 1.2
            anchors.bottomMargin: -gap - Theme.ring - Theme.edge
        }
    }
    contentItem: ThumbWords {
        text: root.text
        note: root.note
        picture: root.picture
        sunk: root.down ? 3 * Theme.u : 0
    }
}
