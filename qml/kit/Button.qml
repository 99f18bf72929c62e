// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A wooden button with a solid edge: it sinks when it is pressed.
T.Button {
    id: root

    enum Kind {
        Primary,
        Secondary,
        Choice
    }

    property int kind: Button.Kind.Secondary
    property string iconName: ""
    /// A second, smaller line.
    property string note: ""
    /// The hint points at it.
    property bool glow: false
    /// A picture at its end.
    property string badge: ""
    property real fontSize: Theme.button
    property real noteSize: Theme.caption
    /// Its text is in the display face.
    property bool displayFace: false

    readonly property bool warm: root.kind === Button.Kind.Primary
    readonly property color ink: !root.enabled ? "#A79FC6" : root.warm ? Theme.warmInk : Theme.text

    implicitHeight: Math.max((root.kind === Button.Kind.Choice ? 70 : root.warm ? 54 : 46) * Theme.u,
                             root.implicitContentHeight + 16 * Theme.u)
    implicitWidth: root.implicitContentWidth + 40 * Theme.u
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.note
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: ButtonFace {
        warm: root.warm
        hovered: root.hovered
        pressed: root.down
        usable: root.enabled
        glow: root.glow
        FocusRing {
            visible: root.visualFocus
            anchors.bottomMargin: -gap - Theme.ring - Theme.edge
        }
    }
    contentItem: ButtonWords {
        text: root.text
        note: root.note
        iconName: root.iconName
        badge: root.badge
        ink: root.ink
        noteInk: root.warm && root.enabled ? "#4A2A08" : Theme.second
        fontSize: root.fontSize
        noteSize: root.noteSize
        display: root.displayFace
        sunk: root.down ? 3 * Theme.u : 0
    }
}
