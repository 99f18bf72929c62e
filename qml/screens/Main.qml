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

    /// The rules lie over all.
    readonly property bool reading: root.session.rules.opened
    /// Where the keyboard was before, and shall be again.
    property Item before: null
    readonly property Item holder: root.Window.activeFocusItem

    focus: true
    onReadingChanged: root.showRules()
    onHolderChanged: {
        if (root.isUnderRules(root.holder))
            root.before = root.holder;
        // What comes up under the rules gets the keyboard when they are closed, and not before.
        if (root.reading && book.rules && !book.rules.activeFocus)
            holding.restart();
    }
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    function isUnderRules(item: Item): bool {
        for (let above = item ? item.parent : null; above; above = above.parent) {
            if (above === stages)
                return true;
        }
        return false;
    }

    function showRules(): void {
        stages.enabled = !root.reading;
        if (!book.rules)
            book.setSource("RulesBook.qml", {
                "rules": root.session.rules
            });
        book.rules.opened = root.reading;
        if (root.reading)
            book.rules.enter();
        else if (root.before && root.before.visible && root.before.enabled)
            root.before.forceActiveFocus();
        else
            stages.forceActiveFocus();
    }

    Timer {
        id: holding
        interval: 0
        onTriggered: {
            if (root.reading && !book.rules.activeFocus)
                book.rules.enter();
        }
    }
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
        property: "textFont"
        value: root.session.textFont
    }
    Binding {
        target: Theme
        property: "displayFont"
        value: root.session.displayFont
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
    FocusScope {
        id: stages
        anchors.fill: parent
        focus: true
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
    Loader {
        id: book
        anchors.fill: parent
        readonly property RulesBook rules: book.item as RulesBook
    }
}
