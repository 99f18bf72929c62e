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
    readonly property bool telling: root.session.screen === "table" && root.session.logOpen && root.session.table !== null && root.session.table.curtainSeat < 0
    /// The log beside the table, where that leaves a table that is clearly wider than high and has room for its words.
    readonly property real logWidth: 360 * root.unitFor(root.width) * Math.min(1.4, root.settings.textScale)
    readonly property real beside: root.telling && root.width - root.logWidth > Math.max(1.15 * root.height, 800 * Math.min(1.3, root.settings.textScale)) ? root.logWidth : 0

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

    /// One pixel of a picture of 1280 x 800 (800 x 1066 where it stands upright) in a window of that width.
    function unitFor(wide: real): real {
        return Math.max(0.4, root.portrait ? Math.min(wide / 800, root.height / 1066) : Math.min(wide / 1280, root.height / 800));
    }

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
        value: root.unitFor(root.width - root.beside)
    }
    Binding {
        target: Theme
        property: "beside"
        value: root.beside
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
        property: "resting"
        value: root.settings.resting
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
