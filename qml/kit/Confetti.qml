// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A few seconds of paper ghosts, stars and sparks, then nothing.
Item {
    id: root

    property bool running: false
    /// From 0 to 1, once.
    property real time: 1

    readonly property list<string> shapes: ["ghost", "star", "diamond", "ribbon", "dot"]
    readonly property int kinds: root.shapes.length + 1
    readonly property list<color> colours: ["#FFC65C", "#4FE0CF", "#FF5D6C", "#8E74F0", "#EE8CBB", "#FFEBC8"]

    /// It has been seen enough.
    function finish(): void {
        fall.complete();
    }

    visible: root.time < 1
    onRunningChanged: {
        if (root.running)
            fall.restart();
        else
            fall.complete();
    }

    NumberAnimation {
        id: fall
        target: root
        property: "time"
        from: 0
        to: 1
        duration: 12 * Theme.travel
    }
    Repeater {
        model: root.visible ? 48 : 0
        Art {
            required property int index
            readonly property real column: ((index * 61) % 97) / 97
            readonly property real late: ((index * 37) % 53) / 53 * 0.45
            readonly property real part: Math.max(0, Math.min(1, (root.time - late) / 0.55))
            name: index % root.kinds < root.shapes.length ? "house/light/confetti_" + root.shapes[index % root.kinds] : "house/light/spark"
            tint: root.colours[index % 6]
            basis: 32
            width: (18 + (index * 7) % 16) * Theme.u
            height: width
            visible: part > 0 && part < 1
            x: root.width * column + Math.sin(part * 9 + index) * 26 * Theme.u
            y: -40 * Theme.u + (root.height + 80 * Theme.u) * part
            rotation: index * 40 + part * 420 * (index % 2 ? 1 : -1)
            opacity: part > 0.85 ? (1 - part) / 0.15 : 1
        }
    }
}
