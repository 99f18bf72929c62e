// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit
import Ghostlight.Tables

/// The room of the game on the table, and what may lie over it: curtain, score pad, result, log.
FocusScope {
    id: root

    required property Session session
    required property Settings settings
    readonly property GameTable table: root.session.table
    readonly property bool curtained: root.table !== null && root.table.curtainSeat >= 0
    readonly property bool paused: root.table !== null && root.table.paused && root.session.screen === "table"
    readonly property bool padOpen: root.table !== null && root.table.padOpen && !root.curtained
    readonly property bool over: root.table !== null && root.table.over && !root.padOpen && !root.curtained

    focus: true

    function enter(): void {
        if (!root.table) {
            loader.source = "";
            return;
        }
        // A game's room is named after it: BumpersRoom.qml for "bumpers".
        const game = root.table.game;
        const file = game.charAt(0).toUpperCase() + game.slice(1) + "Room.qml";
        loader.setSource("qrc:/qt/qml/Ghostlight/Tables/" + file, {
            "table": root.table
        });
    }

    /// What lies on top.
    function uppermost(): Item {
        if (root.paused)
            return pause;
        if (root.curtained)
            return curtain;
        if (root.padOpen)
            return pad;
        if (root.over)
            return result;
        // Where there is room for it the log stands beside the table and takes nothing away.
        return story.opened && Theme.beside <= 0 ? story : loader.room;
    }

    Timer {
        // Keys go to what is on top, once everything knows what that is.
        id: focusing
        interval: 0
        onTriggered: {
            const top = root.uppermost();
            if (top === story)
                story.take();
            else if (top && !top.activeFocus)
                top.forceActiveFocus(top === loader.room ? Qt.OtherFocusReason : Qt.TabFocusReason);
        }
    }

    onTableChanged: root.enter()
    onPausedChanged: focusing.restart()
    onCurtainedChanged: focusing.restart()
    onPadOpenChanged: focusing.restart()
    onOverChanged: focusing.restart()
    Component.onCompleted: root.enter()

    Loader {
        id: loader
        readonly property Room room: loader.item as Room
        anchors.fill: parent
        anchors.rightMargin: Theme.beside
        focus: true
        // Behind the curtain there is nothing at all, neither to see nor to hear of.
        visible: !root.curtained
        enabled: !root.curtained && !root.padOpen && !root.over && !root.paused
    }
    Binding {
        target: loader.room
        when: loader.room !== null
        property: "soundOn"
        value: !root.settings.muted
    }
    Binding {
        target: loader.room
        when: loader.room !== null
        property: "logOpen"
        value: root.session.logOpen
    }
    Binding {
        target: loader.room
        when: loader.room !== null
        property: "ambient"
        value: root.settings.ambient
    }
    Connections {
        target: loader.room
        function onSoundToggled(): void {
            root.session.toggleSound();
        }
        function onLogToggled(): void {
            root.session.logOpen = !root.session.logOpen;
        }
        function onRulesRequested(): void {
            root.session.openRules();
        }
        function onMenuRequested(): void {
            root.session.requestMenu();
        }
    }
    Connections {
        target: root.session
        // Somebody opened it, or closed it: only the first hands the keyboard to a log that stands beside the room.
        function onLogOpenChanged(): void {
            if (story.opened)
                story.take();
            else
                focusing.restart();
        }
    }
    LogPanel {
        id: story
        anchors.right: parent.right
        height: parent.height
        opened: root.session.logOpen && !root.curtained
        enabled: !root.paused
        lines: root.table ? root.table.log : null
        onClosed: root.session.logOpen = false
    }
    ScoreSheet {
        id: pad
        anchors.fill: parent
        opened: root.padOpen
        enabled: pad.opened && !root.paused
        title: root.table ? root.table.roundText : ""
        rows: root.table ? root.table.pad : null
        seats: root.table ? root.table.seats : null
        onClosed: root.table.closePad()
    }
    Result {
        id: result
        anchors.fill: parent
        opened: root.over
        enabled: result.opened && !root.paused
        verdict: root.table ? root.table.prompt : ""
        seats: root.table ? root.table.seats : null
        onAgain: root.session.playAgain()
        onRematch: root.session.rematch()
        onHome: root.session.goHome()
    }
    Curtain {
        id: curtain
        anchors.fill: parent
        closed: root.curtained
        waits: root.paused
        seats: root.table ? root.table.seats : null
        seat: root.table ? root.table.curtainSeat : -1
        recap: root.table ? root.table.recap : []
        onConfirmed: root.table.raiseCurtain()
    }
    PauseSheet {
        id: pause
        anchors.fill: parent
        opened: root.paused
        onClosed: root.table.paused = false
    }
    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 20 * Theme.u
        width: Math.min(root.width - 2 * Theme.margin, 640 * Theme.u)
        text: root.session.notice
        onDismissed: {
            root.session.dismissNotice();
            focusing.restart();
        }
    }
}
