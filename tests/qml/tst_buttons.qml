// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Ghostlight.Kit

Item {
    id: root

    width: 600
    height: 400

    Button {
        id: button
        x: 20
        y: 20
        width: 160
        text: "Play"
    }
    Button {
        id: other
        x: 20
        y: 150
        width: 160
        text: "Hint"
        enabled: false
    }
    IconButton {
        id: icon
        x: 320
        y: 20
        text: "Menu"
    }
    Switcher {
        id: switcher
        x: 320
        y: 150
        labels: ["One", "Two", "Three"]
        current: 0
        onPicked: index => switcher.current = index
    }
    Compass {
        id: compass
        area: root
    }

    SignalSpy {
        id: clicks
        target: button
        signalName: "clicked"
    }
    SignalSpy {
        id: otherClicks
        target: other
        signalName: "clicked"
    }

    TestCase {
        name: "Buttons"
        when: windowShown

        function init() {
            clicks.clear();
            otherClicks.clear();
            switcher.current = 0;
            other.enabled = false;
        }

        function test_mouse() {
            mouseClick(button);
            compare(clicks.count, 1);
        }

        function test_touch() {
            const touch = touchEvent(button);
            touch.press(0, button).commit();
            touch.release(0, button).commit();
            compare(clicks.count, 1);
        }

        function test_keys_data() {
            return [{tag: "return", key: Qt.Key_Return}, {tag: "enter", key: Qt.Key_Enter}, {tag: "space", key: Qt.Key_Space}];
        }

        function test_keys(data) {
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.visualFocus);
            keyClick(data.key);
            compare(clicks.count, 1);
        }

        function test_sinksWhilePressed() {
            mousePress(button);
            verify(button.down);
            mouseRelease(button);
            verify(!button.down);
        }

        function test_disabledDoesNothing() {
            mouseClick(other);
            compare(otherClicks.count, 0);
        }

        function test_arrowsGoToTheNearest() {
            button.forceActiveFocus(Qt.TabFocusReason);
            compass.go(1, 0);
            verify(icon.activeFocus);
            compass.go(0, 1);
            verify(switcher.activeFocus);
            compass.go(-1, 0);
            verify(!other.activeFocus, "what is disabled is no stop");
            other.enabled = true;
            switcher.forceActiveFocus();
            compass.go(-1, 0);
            verify(other.activeFocus);
        }

        function test_switcher() {
            switcher.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(switcher.current, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(switcher.current, 2);
            keyClick(Qt.Key_Left);
            compare(switcher.current, 1);
            mouseClick(switcher, 20, switcher.height / 2);
            compare(switcher.current, 0);
        }

        function test_textNeverTooSmall() {
            Theme.u = 0.4;
            verify(Theme.size(14) >= 13);
            Theme.textScale = 2;
            verify(Theme.size(14) >= 26);
            Theme.textScale = 1;
            Theme.u = 1;
        }
    }
}
