// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// One place where the Scared card can go.
Item {
    id: root

    required property int choice
    required property string label
    required property string hint
    required property string group
    required property bool glow
    property bool current: false

    /// The keyboard came here, or the hint points here.
    signal reached
    signal taken

    activeFocusOnTab: true
    onActiveFocusChanged: if (root.activeFocus) root.reached()
    onGlowChanged: if (root.glow) root.reached()

    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.description: root.hint
    Accessible.focusable: true
    Accessible.onPressAction: root.taken()
    Keys.onReturnPressed: root.taken()
    Keys.onEnterPressed: root.taken()
    Keys.onSpacePressed: root.taken()

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 50 * Theme.u
        width: 4 * Theme.u
        height: 96 * Theme.u
        radius: width / 2
        color: Theme.accent
        opacity: root.current ? 0.9 : 0
    }
    Art {
        name: root.glow ? "bumpers/bulb_pink" : root.current ? "bumpers/bulb_lit" : "bumpers/bulb_unlit"
        width: 44 * Theme.u
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -14 * Theme.u
    }
    FocusRing {
        visible: root.activeFocus
        corner: 10 * Theme.u
    }
}
