// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Ghostlight.Kit

Item {
    TestCase {
        name: "Theme"

        /// As WCAG reckons it.
        function luminance(of) {
            const part = value => value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
            return 0.2126 * part(of.r) + 0.7152 * part(of.g) + 0.0722 * part(of.b);
        }

        function contrast(ink, ground) {
            const a = luminance(ink);
            const b = luminance(ground);
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }

        function cleanup() {
            Theme.dusk = false;
            Theme.highContrast = false;
        }

        function test_wordsStandOutFromTheirGround_data() {
            return [{tag: "night", dusk: false, high: false}, {tag: "dusk", dusk: true, high: false}, {tag: "high contrast", dusk: false, high: true}];
        }

        function test_wordsStandOutFromTheirGround(data) {
            Theme.dusk = data.dusk;
            Theme.highContrast = data.high;
            const pairs = [];
            for (const ground of ["panel", "room", "roomEdge", "roomNear"]) {
                for (const ink of ["text", "second", "label", "prompt", "hot", "light"])
                    pairs.push([ink, ground]);
            }
            for (const ground of ["bone", "boneEdge"]) {
                for (const ink of ["warmInk", "ink", "dangerInk"])
                    pairs.push([ink, ground]);
            }
            pairs.push(["dangerInk", "hot"], ["warmInk", "hot"], ["focus", "room"], ["focus", "panel"]);
            for (const pair of pairs) {
                const found = contrast(Theme[pair[0]], Theme[pair[1]]);
                verify(found >= 4.5, pair.join(" on ") + ": " + found.toFixed(2));
            }
        }
    }
}
