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

    /// A pointer that only rests where the button came up is where the last person left it: that tells what was chosen.
    readonly property bool lit: root.hovered && pointer.moved
    readonly property color high: root.stays ? (root.lit ? "#C9FFDD" : "#A8F5C4") : root.lit ? "#FFF0C2" : "#FFE09A"
    readonly property color low: root.stays ? (root.lit ? "#5FD79A" : "#45BE80") : root.lit ? "#FFC85E" : "#FFA63A"

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

    HoverHandler {
        id: pointer
        property bool known: false
        property bool moved: false
        property point came
        onHoveredChanged: {
            pointer.known = false;
            pointer.moved = false;
        }
        onPointChanged: {
            if (!pointer.hovered)
                return;
            const at = pointer.point.scenePosition;
            if (!pointer.known)
                pointer.came = at;
            else if (at !== pointer.came)
                pointer.moved = true;
            pointer.known = true;
        }
    }
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
