// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The rules, over whatever is on the screen: a shelf with the books of all games, or a book with its contents on one side and a
/// page on the other. In a narrow window there is one of them at a time.
Sheet {
    id: root

    required property RulesReader rules

    readonly property bool onShelf: root.rules.game === ""
    readonly property real space: 24 * Theme.u
    readonly property bool narrow: panel.width < 46 * Theme.body
    /// In a narrow window: the contents, not the page.
    property bool browsing: false
    readonly property real indexWidth: root.narrow ? panel.width - 2 * root.space : Math.max(270 * Theme.u, Math.min(panel.width * 0.34, 17.5 * Theme.body))

    Accessible.role: Accessible.Dialog
    Accessible.name: root.onShelf ? qsTr("Rules") : qsTr("Rules of %1").arg(root.rules.title)

    function enter(): void {
        if (root.onShelf)
            shelf.enter();
        else if (root.narrow && root.browsing)
            index.forceActiveFocus(Qt.TabFocusReason);
        else
            leaf.forceActiveFocus(Qt.OtherFocusReason);
    }

    function press(event: KeyEvent): void {
        if (event.key === Qt.Key_Escape) {
            if (root.rules.query !== "")
                root.rules.query = "";
            else
                root.rules.close();
        } else if (event.key === Qt.Key_F1) {
            root.rules.close();
        } else if (!root.onShelf && ((event.modifiers === Qt.ControlModifier && event.key === Qt.Key_F) || (event.key === Qt.Key_Slash && !event.modifiers))) {
            root.search("");
        } else if (!root.onShelf && root.writes(event)) {
            root.search(event.text);
        } else {
            return;
        }
        event.accepted = true;
    }

    /// A letter: whoever types it looks for a word.
    function writes(event: KeyEvent): bool {
        return !(event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) && event.text.trim() !== "" && event.key < Qt.Key_Escape;
    }

    function search(typed: string): void {
        root.browsing = true;
        index.focusSearch(typed);
    }

    onOpenedChanged: {
        if (root.opened)
            root.browsing = false;
    }
    Keys.onPressed: event => root.press(event)
    // Letters are no shortcuts of the table under the book.
    Keys.onShortcutOverride: event => event.accepted = root.writes(event) || event.key === Qt.Key_Space || event.key === Qt.Key_Escape

    Timer {
        // Once everything knows what is on top.
        id: entering
        interval: 0
        onTriggered: root.enter()
    }
    Connections {
        target: root.rules
        function onBookChanged(): void {
            if (root.opened && (root.onShelf ? !shelf.activeFocus : shelf.activeFocus || !root.activeFocus))
                entering.restart();
        }
    }

    Rectangle {
        id: panel
        anchors.horizontalCenter: parent.horizontalCenter
        y: 20 * Theme.u
        width: Math.min(root.width - 40 * Theme.u, 1240 * Theme.u)
        height: root.height - 40 * Theme.u
        radius: 22 * Theme.u
        color: Qt.alpha(Theme.panel, 0.98)
        border.color: Theme.line
        border.width: Theme.stroke
    }
    RulesShelf {
        id: shelf
        anchors.fill: panel
        anchors.margins: root.space
        visible: root.onShelf
        rules: root.rules
        headEnd: shut.width + root.space
    }
    RulesIndex {
        id: index
        anchors.left: panel.left
        anchors.top: panel.top
        anchors.bottom: panel.bottom
        anchors.margins: root.space
        width: root.indexWidth - (root.narrow ? shut.width + 12 * Theme.u : 0)
        visible: !root.onShelf && (!root.narrow || root.browsing)
        rules: root.rules
        alone: root.narrow
        onChosen: {
            root.browsing = false;
            leaf.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    RulesLeaf {
        id: leaf
        anchors.right: panel.right
        anchors.top: panel.top
        anchors.bottom: panel.bottom
        anchors.margins: (root.narrow ? 12 : 18) * Theme.u
        width: root.narrow ? panel.width - 24 * Theme.u : panel.width - root.indexWidth - 2 * root.space - 10 * Theme.u
        visible: !root.onShelf && (!root.narrow || !root.browsing)
        rules: root.rules
        headStart: root.narrow ? toContents.width + 36 * Theme.u : 0
        headEnd: shut.width + 30 * Theme.u
    }
    IconButton {
        id: toContents
        anchors.left: leaf.left
        anchors.top: leaf.top
        anchors.margins: 16 * Theme.u
        visible: leaf.visible && root.narrow
        text: qsTr("Contents")
        iconName: "house/icons/menu"
        onClicked: {
            root.browsing = true;
            index.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    IconButton {
        id: shut
        anchors.right: panel.right
        anchors.top: panel.top
        anchors.margins: (leaf.visible && !root.narrow ? 34 : 28) * Theme.u
        text: qsTr("Close")
        iconName: "house/icons/close"
        onClicked: root.rules.close()
    }
}
