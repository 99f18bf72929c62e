// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Ghostlight.Kit

Item {
    id: root

    width: 800
    height: 600

    Piece {
        id: piece
        basis: 100
        pose: Qt.vector4d(200, 300, 0, 100)
        label: "a card"
        Card {
            id: card
            anchors.fill: parent
            z: -1
            back: "x/back"
        }
    }

    SignalSpy {
        id: chosen
        target: piece
        signalName: "chosen"
    }
    SignalSpy {
        id: twice
        target: piece
        signalName: "twice"
    }
    SignalSpy {
        id: dropped
        target: piece
        signalName: "dropped"
    }

    TestCase {
        name: "Piece"
        when: windowShown

        function init() {
            Theme.travelTime = 100;
            Theme.reducedMotion = false;
            piece.offered = true;
            piece.choosable = true;
            piece.picked = false;
            piece.keyed = false;
            piece.pairs = false;
            card.front = "";
            piece.pose = Qt.vector4d(200, 300, 0, 100);
            piece.settle();
            mouseMove(root, 790, 10);
            tryCompare(piece, "lift", 0);
            chosen.clear();
            twice.clear();
            dropped.clear();
        }

        function middle() {
            return Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2);
        }

        function test_travels() {
            piece.pose = Qt.vector4d(600, 200, 12, 50);
            verify(piece.travelling);
            compare(middle().x, 200);
            const z = piece.z;
            verify(z >= 2000, "above what lies still");
            tryVerify(() => middle().x > 250 && middle().x < 600, 1000);
            tryCompare(piece, "travelling", false);
            fuzzyCompare(middle().x, 600, 0.01);
            fuzzyCompare(middle().y, 200, 0.01);
            fuzzyCompare(piece.rotation, 12, 0.01);
            fuzzyCompare(piece.scale, 0.5, 0.001);
        }

        function test_isPutInPlaceWhenTheTableChanges() {
            piece.pose = Qt.vector4d(600, 200, 0, 100);
            piece.stage = Qt.vector3d(Math.random(), 1, 0);
            verify(!piece.travelling);
            fuzzyCompare(middle().x, 600, 0.01);
        }

        function test_atOnce() {
            Theme.travelTime = 0;
            piece.pose = Qt.vector4d(500, 200, 0, 100);
            verify(!piece.travelling);
            fuzzyCompare(middle().x, 500, 0.01);
        }

        function test_reducedMotionFades() {
            Theme.reducedMotion = true;
            piece.pose = Qt.vector4d(500, 200, 0, 100);
            verify(!piece.travelling);
            fuzzyCompare(middle().x, 500, 0.01);
            verify(piece.opacity < 1);
            tryCompare(piece, "opacity", 1);
        }

        function test_click() {
            mouseClick(piece);
            compare(chosen.count, 1);
            compare(dropped.count, 0);
        }

        function test_doubleClick() {
            mouseDoubleClickSequence(piece);
            compare(chosen.count, 2);
            compare(twice.count, 1);
        }

        function test_doubleClickOfItsOwnIsNoSecondTap() {
            piece.pairs = true;
            mouseDoubleClickSequence(piece);
            compare(chosen.count, 1);
            compare(twice.count, 1);
            mouseClick(piece);
            compare(chosen.count, 2);
        }

        function test_touch() {
            const touch = touchEvent(piece);
            touch.press(0, piece).commit();
            touch.release(0, piece).commit();
            compare(chosen.count, 1);
        }

        function test_keyboard() {
            piece.keyed = true;
            piece.forceActiveFocus(Qt.TabFocusReason);
            verify(piece.pointedAt);
            tryCompare(piece, "lift", 1);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            compare(chosen.count, 2);
        }

        function test_hoverLifts() {
            mouseMove(piece, 50, 70);
            tryCompare(piece, "lift", 1);
            verify(middle().y < 300);
        }

        function test_drag() {
            mousePress(piece, 50, 70);
            mouseMove(piece, 60, 60);
            for (let i = 1; i <= 5; ++i)
                mouseMove(piece, 50, 20);
            verify(piece.dragging);
            mouseRelease(piece, 50, 20);
            compare(chosen.count, 0);
            compare(dropped.count, 1);
            verify(dropped.signalArguments[0][1] < 300);
            tryCompare(piece, "travelling", false);
            mouseMove(root, 790, 10);
            tryCompare(piece, "lift", 0);
            fuzzyCompare(middle().y, 300, 0.5);
        }

        function test_aLittleShakeOfTheHandIsAClick() {
            mousePress(piece, 50, 70);
            mouseMove(piece, 53, 72);
            mouseRelease(piece, 53, 72);
            compare(chosen.count, 1);
        }

        function test_notOffered() {
            piece.offered = false;
            mouseClick(piece);
            piece.choose();
            compare(chosen.count, 0);
            verify(!piece.activeFocusOnTab);
        }

        function test_turnsUp() {
            card.front = "x/A1";
            compare(card.shown, "");
            tryCompare(card, "shown", "x/A1");
        }

        function test_hidesAtOnce() {
            card.front = "x/A1";
            tryCompare(card, "shown", "x/A1");
            card.front = "";
            compare(card.shown, "", "not one frame more");
            card.front = "x/B2";
            card.front = "";
            compare(card.shown, "");
            wait(200);
            compare(card.shown, "");
        }

        function test_shakesAndStaysWhereItWas() {
            piece.shake();
            wait(30);
            verify(piece.sway !== 0);
            tryCompare(piece, "sway", 0);
            fuzzyCompare(middle().x, 200, 0.01);
        }
    }
}
