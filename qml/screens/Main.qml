// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// Everything in the window: home, set-up or the table of the game that is played.
FocusScope {
    id: root

    required property Session session
    required property Settings settings

    readonly property bool portrait: root.height > root.width
    readonly property real unit: Math.max(0.4, root.portrait ? Math.min(root.width / 800, root.height / 1066) : Math.min(root.width / 1280, root.height / 800))

    focus: true
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    Binding {
        target: Theme
        property: "u"
        value: root.unit
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.settings.textScale
    }
    Binding {
        target: Theme
        property: "highContrast"
        value: root.settings.highContrast
    }
    Binding {
        target: Theme
        property: "dusk"
        value: root.settings.theme === "dusk" && !root.settings.highContrast
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.settings.reducedMotion
    }
    Binding {
        target: Theme
        property: "travelTime"
        value: root.session.table ? root.session.table.travelTime : 350
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.roomEdge
    }
    Stage {
        shown: root.session.screen === "home"
        file: "Home.qml"
        session: root.session
        settings: root.settings
    }
    Stage {
        shown: root.session.screen === "setup"
        file: "Setup.qml"
        session: root.session
    }
    Stage {
        shown: root.session.screen === "table" && root.session.table !== null
        file: "Table.qml"
        session: root.session
        settings: root.settings
    }
}
