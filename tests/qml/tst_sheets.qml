// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Ghostlight.Kit

Item {
    id: root

    width: 800
    height: 600

    Rectangle {
        id: secret
        anchors.fill: parent
        color: "lime"
        MouseArea {
            id: below
            anchors.fill: parent
        }
    }
    ListModel {
        id: seats
        ListElement {
            name: "Robin"
            portrait: "house/person1"
            winner: false
            rank: 2
            place: 1
            score: "3"
        }
        ListElement {
            name: "Mia"
            portrait: "house/person2"
            winner: true
            rank: 1
            place: 0
            score: "1"
        }
    }
    LogPanel {
        id: log
        anchors.right: parent.right
        height: parent.height
        lines: ListModel {
            ListElement {
                text: "Round 1"
                heading: true
            }
            ListElement {
                text: "Mia took the pile."
                heading: false
            }
        }
        onClosed: log.opened = false
    }
    ScoreSheet {
        id: pad
        anchors.fill: parent
        title: "Round 1"
        seats: seats
        onClosed: pad.opened = false
    }
    Result {
        id: result
        anchors.fill: parent
        verdict: "Mia wins"
        seats: seats
    }
    Curtain {
        id: curtain
        anchors.fill: parent
        seats: seats
        seat: 1
        recap: ["Robin played."]
    }

    PauseSheet {
        id: pause
        anchors.fill: parent
        onClosed: pause.opened = false
    }

    SignalSpy {
        id: confirmed
        target: curtain
        signalName: "confirmed"
    }
    SignalSpy {
        id: clickedBelow
        target: below
        signalName: "clicked"
    }
    SignalSpy {
        id: again
        target: result
        signalName: "again"
    }

    SignalSpy {
        id: home
        target: result
        signalName: "home"
    }

    TestCase {
        name: "Sheets"
        when: windowShown

        function init() {
            Theme.travelTime = 100;
            curtain.closed = false;
            curtain.waits = false;
            curtain.recap = ["Robin played."];
            tryCompare(curtain, "visible", false);
            confirmed.clear();
            clickedBelow.clear();
            again.clear();
            home.clear();
        }

        function test_curtainIsOpaqueFromItsFirstFrame() {
            curtain.closed = true;
            const frame = grabImage(root);
            for (let x = 4; x < root.width; x += 37)
                for (let y = 4; y < root.height; y += 41)
                    verify(!Qt.colorEqual(frame.pixel(x, y), "lime"), "at " + x + ", " + y);
        }

        function test_curtainStopsEverything() {
            curtain.closed = true;
            mouseClick(root, 5, 5);
            compare(clickedBelow.count, 0);
        }

        function test_curtainNamesAndAsks() {
            curtain.closed = true;
            compare(curtain.name, "Mia");
            keyClick(Qt.Key_Return);
            compare(confirmed.count, 1);
        }

        function test_curtainIgnoresKeysWhenOpen() {
            keyClick(Qt.Key_Return);
            compare(confirmed.count, 0);
        }

        /// All labels in it that a screen reader reads, in order.
        function read(item) {
            let found = [];
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (!child.visible)
                    continue;
                if (child instanceof Label && !child.Accessible.ignored)
                    found.push(child);
                found = found.concat(read(child));
            }
            return found;
        }

        function isSeen(label) {
            const top = label.mapToItem(root, 0, 0).y;
            return top >= 0 && top + label.height <= root.height && top + label.height / 2 > list(label).y && top + label.height <= list(label).y + list(label).height + 1;
        }

        function list(label) {
            const flickable = label.parent.parent.parent;
            return flickable.mapToItem(root, 0, 0, flickable.width, flickable.height);
        }

        function test_curtainTellsEverything() {
            const news = [];
            for (let i = 0; i < 60; ++i)
                news.push("Line " + i);
            curtain.recap = news;
            curtain.closed = true;
            const lines = read(curtain);
            compare(lines.map(line => line.text), news);
            compare(lines[59].Accessible.name, "Line 59");
            tryVerify(() => lines[59].y > 0 && isSeen(lines[59]), 1000);
            verify(!isSeen(lines[0]));
            for (let i = 0; i < 60 && !isSeen(lines[0]); ++i)
                keyClick(Qt.Key_Up);
            verify(isSeen(lines[0]));
            for (let i = 0; i < 60 && !isSeen(lines[59]); ++i)
                keyClick(Qt.Key_Down);
            verify(isSeen(lines[59]));
            keyClick(Qt.Key_Return);
            compare(confirmed.count, 1);
        }

        function test_curtainWaitsUnderAnother() {
            curtain.waits = true;
            curtain.closed = true;
            keyClick(Qt.Key_Return);
            compare(confirmed.count, 0);
            curtain.waits = false;
            keyClick(Qt.Key_Return);
            compare(confirmed.count, 1);
        }

        function test_pauseEnds_data() {
            return [{key: Qt.Key_Return}, {key: Qt.Key_Escape}, {key: Qt.Key_Space}];
        }

        function test_pauseEnds(data) {
            pause.opened = true;
            tryCompare(pause, "come", 1);
            mouseClick(root, 5, 5);
            compare(clickedBelow.count, 0);
            keyClick(data.key);
            compare(pause.opened, false);
            tryCompare(pause, "visible", false);
        }

        function test_padClosesByKey() {
            pad.opened = true;
            tryCompare(pad, "come", 1);
            keyClick(Qt.Key_Return);
            compare(pad.opened, false);
            tryCompare(pad, "visible", false);
        }

        function test_resultNamesTheWinner() {
            result.opened = true;
            compare(result.headlineText, "Mia wins");
            tryCompare(result, "come", 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(home.count, 1, "arrows go from one button to the next");
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(again.count, 1);
            result.opened = false;
            tryCompare(result, "visible", false);
        }

        function test_logOpensAndCloses() {
            log.opened = true;
            verify(!log.activeFocus, "it does not help itself to the keyboard");
            log.take();
            tryCompare(log, "come", 1);
            keyClick(Qt.Key_Escape);
            compare(log.opened, false);
            log.opened = true;
            log.take();
            keyClick(Qt.Key_L);
            compare(log.opened, false);
        }
    }
}
