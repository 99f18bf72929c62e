// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Ghostlight.Kit

Item {
    id: root

    width: 400
    height: 300

    Die {
        id: die
        width: 100
        height: 100
        face: "one"
        frames: ["first", "second", "third", "fourth"]
    }
    Roundel {
        id: roundel
        x: 150
        portrait: "calm"
        fright: "startled"
    }
    ScoreRow {
        id: row
        y: 200
        width: 400
        index: 0
        title: "Round 1"
        points: ["3", "5"]
        reasons: ["", ""]
        columnWidth: 100
        newest: true
    }
    Confetti {
        id: confetti
        anchors.fill: parent
    }
    Lantern {
        id: lantern
    }

    TestCase {
        name: "Motion"
        when: windowShown

        function init() {
            Theme.reducedMotion = false;
            Theme.resting = false;
            Theme.travelTime = 0;
            compare(die.rolling, false);
            Theme.travelTime = 100;
            roundel.startled = false;
            row.writing = false;
            confetti.running = false;
            lantern.running = false;
            tryCompare(roundel, "aghast", false);
        }

        /// The names of the pictures that are to be seen in a thing.
        function seenIn(item, seen) {
            if (!item.visible || item.opacity === 0)
                return seen;
            if (item.name)
                seen.push(item.name);
            for (let i = 0; i < item.children.length; ++i)
                seenIn(item.children[i], seen);
            return seen;
        }

        function test_aDieShowsItsFaceOnlyWhenItHasFallen() {
            Theme.travelTime = 60000;
            const faces = ["one", "six"];
            die.face = "six";
            verify(die.turning);
            for (let time = 0; time < die.landing; time += 0.03) {
                die.time = time;
                const seen = seenIn(die, []);
                verify(!seen.some(name => faces.includes(name)), time + ": " + seen);
                verify(seen.some(name => die.frames.includes(name)), time + ": " + seen);
            }
            die.time = die.landing + 0.01;
            verify(seenIn(die, []).includes("six"));
            verify(!seenIn(die, []).some(name => die.frames.includes(name)));
        }
        function test_aDieComesToRest() {
            die.tumble();
            verify(die.rolling);
            tryCompare(die, "rolling", false);
            compare(die.time, 1);
            compare(die.rise, 0);
            compare(die.squash, 0);
        }
        function test_aDieDoesNotRollUnderReducedMotion() {
            Theme.reducedMotion = true;
            die.face = "two";
            verify(!die.rolling);
            verify(seenIn(die, []).includes("two"));
        }
        function test_aFaceIsStartledAndGetsOverIt() {
            roundel.startled = true;
            verify(roundel.aghast);
            roundel.startled = false;
            verify(roundel.aghast);
            tryCompare(roundel, "aghast", false);
            tryVerify(() => !seenIn(roundel, []).includes("startled"));
        }
        function test_aFaceSwitchesUnderReducedMotion() {
            Theme.reducedMotion = true;
            roundel.startled = true;
            verify(seenIn(roundel, []).includes("startled"));
        }
        function test_thePenObeysPaceAndCanBeHurried() {
            Theme.travelTime = 60000;
            row.writing = true;
            verify(row.written < 1);
            row.finish();
            compare(row.written, 3);
        }
        function test_confettiCanBeHurried() {
            Theme.travelTime = 60000;
            confetti.running = true;
            verify(confetti.visible);
            confetti.finish();
            verify(!confetti.visible);
        }
        function test_whatSwingsByItselfStandsStillWhileNobodyLooks() {
            lantern.running = true;
            tryVerify(() => lantern.swing !== 0);
            Theme.resting = true;
            const at = lantern.swing;
            wait(60);
            compare(lantern.swing, at);
            Theme.resting = false;
            tryVerify(() => lantern.swing !== at);
        }
        function test_theLanternLeansToThePointerAndNoFarther() {
            lantern.towards = 40;
            tryCompare(lantern, "lean", -3);
            Theme.reducedMotion = true;
            tryCompare(lantern, "lean", 0);
            lantern.towards = 0;
        }
    }
}
