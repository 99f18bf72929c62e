// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A die. When it gets another face it tumbles through the air, hops and settles with weight; only then its face is to be seen.
Item {
    id: root

    /// The name of the picture of the face that is up.
    property string face: ""
    /// The pictures of the die in the air; one that stands for a lying die is 1.4 times as wide.
    property list<string> frames
    property real basis: root.width
    property alias glow: halo.name

    readonly property bool rolling: roll.running
    readonly property bool lively: Theme.lively
    property bool ready: false
    /// How much of a roll is behind it.
    property real time: 1
    /// No two dice roll alike: which way it spins, and which frame is its first.
    property int spin: 1
    property int first: 0

    // It leaves the table for the last time as a die that still turns, and comes down on its face.
    readonly property real landing: 0.72
    readonly property bool turning: root.rolling && root.time < root.landing
    readonly property real turned: 1 - Math.pow(1 - Math.min(1, root.time / root.landing), 2)
    readonly property int frame: (root.first + Math.floor(root.turned * 9)) % 4
    /// How high it is, in parts of itself.
    readonly property real rise: root.hop(root.time, 0, 0.46) * 0.9 + root.hop(root.time, 0.46, root.landing) * 0.3 + root.hop(root.time, root.landing, 0.86) * 0.08
    /// How much the table presses it flat.
    readonly property real squash: root.dent(root.time, 0.46) * 0.7 + root.dent(root.time, root.landing) + root.dent(root.time, 0.86) * 0.4

    /// Rolls and ends on the face that is up, even if that is the one it showed.
    function tumble(): void {
        if (!root.lively || root.frames.length === 0)
            return;
        root.spin = Math.random() < 0.5 ? -1 : 1;
        root.first = Math.floor(Math.random() * root.frames.length);
        roll.restart();
    }

    /// A throw that begins and ends on the table.
    function hop(now: real, begin: real, end: real): real {
        const part = (now - begin) / (end - begin);
        return part > 0 && part < 1 ? 4 * part * (1 - part) : 0;
    }

    /// It hits the table.
    function dent(now: real, at: real): real {
        return Math.max(0, 1 - Math.abs(now - at) / 0.05);
    }

    onFaceChanged: {
        if (root.ready && root.face !== "")
            root.tumble();
    }
    // Somebody hurries it.
    onLivelyChanged: if (!root.lively) roll.complete()
    Component.onCompleted: root.ready = true

    Art {
        name: "house/light/round_shadow"
        basis: 64
        width: root.width * (1.4 - 0.3 * root.rise)
        height: root.height * (1.3 - 0.3 * root.rise)
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * (0.1 + 0.12 * root.rise)
        opacity: 1 - 0.45 * root.rise
    }
    Art {
        id: halo
        basis: 96
        visible: name !== ""
        width: root.width * 1.8
        height: width
        anchors.centerIn: parent
    }
    Item {
        width: root.width
        height: root.height
        y: -root.height * 0.55 * root.rise
        scale: 1 + 0.14 * root.rise
        transform: Scale {
            origin.x: root.width / 2
            origin.y: root.height
            xScale: 1 + 0.06 * root.squash
            yScale: 1 - 0.1 * root.squash
        }
        Art {
            // Never to be seen before it has fallen.
            readonly property real unrest: Math.max(0, 1 - root.time) / (1 - root.landing)
            name: root.face
            basis: root.basis
            mipmap: true
            visible: !root.turning
            anchors.fill: parent
            rotation: root.rolling ? root.spin * 13 * unrest * unrest * Math.cos(3 * Math.PI * (1 - unrest)) : 0
        }
        Repeater {
            model: root.frames
            Art {
                required property int index
                required property string modelData
                name: modelData
                basis: root.basis * 1.4
                visible: root.turning && root.frame === index
                anchors.centerIn: parent
                width: root.width * 1.4
                height: width
                rotation: root.spin * 260 * (1 - root.turned)
            }
        }
    }

    NumberAnimation {
        id: roll
        target: root
        property: "time"
        from: 0
        to: 1
        duration: Theme.travel * 1.8
        onStopped: root.time = 1
    }
}
