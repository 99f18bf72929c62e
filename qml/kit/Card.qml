// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A card with front, back and shadow. It turns over when it gets a front; when it loses it, the front is gone at once and only the
/// back unfolds, so that nobody sees what was just hidden.
Item {
    id: root

    /// The name of the front's picture; empty: it lies face down.
    property string front: ""
    property string back: ""
    /// The width its pictures are drawn for; the card itself is scaled by whoever moves it.
    property real basis: root.width
    /// How high it is above the table: 0.6 lying, 1.2 in hand, 3 lifted.
    property real rise: 0.6
    /// Away from the lamp, in the card's own directions.
    property point cast: Qt.point(0, 1)
    property alias glow: halo.name
    /// At rest: its edges are worth smoothing.
    property bool calm: true
    /// Its front may be shown much smaller than `basis`.
    property bool fine: false
    /// Something lies on it that hides its shadow.
    property bool buried: false

    property string shown: ""
    property bool ready: false

    onFrontChanged: {
        fold.stop();
        unfold.stop();
        if (!root.ready || !Theme.lively) {
            root.shown = root.front;
            flip.xScale = 1;
        } else if (root.front === "") {
            root.shown = "";
            flip.xScale = 0;
            unfold.start();
        } else if (root.shown !== "") {
            root.shown = root.front;
            flip.xScale = 1;
        } else {
            fold.restart();
        }
    }
    function turnUp(): void {
        root.shown = root.front;
    }

    Component.onCompleted: {
        root.shown = root.front;
        root.ready = true;
    }

    Art {
        name: "house/light/card_shadow"
        basis: 80
        visible: !root.buried
        width: root.width * 1.32
        height: root.height * 430 / 350
        x: (root.width - width) / 2 + root.cast.x * root.rise * root.width * 0.035
        y: (root.height - height) / 2 + root.cast.y * root.rise * root.width * 0.035
        opacity: root.rise > 2 ? 0.8 : 1
    }
    Art {
        id: halo
        basis: 160
        visible: name !== ""
        width: root.width * 1.32
        height: root.height * 430 / 350
        anchors.centerIn: parent
    }
    Item {
        anchors.fill: parent
        transform: Scale {
            id: flip
            origin.x: root.width / 2
        }
        Art {
            name: root.back
            anchors.fill: parent
            // Backs mostly lie small in others' hands.
            basis: root.basis * 0.65
            mipmap: root.fine
            antialiasing: root.calm
            rim: true
            visible: root.shown === "" || face.status !== Image.Ready
        }
        Art {
            id: face
            name: root.shown
            anchors.fill: parent
            basis: root.basis
            mipmap: root.fine
            antialiasing: root.calm
            rim: true
        }
    }

    SequentialAnimation {
        id: fold
        NumberAnimation {
            target: flip
            property: "xScale"
            to: 0
            duration: Theme.travel * 0.35
            easing.type: Easing.InSine
        }
        ScriptAction {
            script: root.turnUp()
        }
        NumberAnimation {
            target: flip
            property: "xScale"
            to: 1
            duration: Theme.travel * 0.45
            easing.type: Easing.OutSine
        }
    }
    NumberAnimation {
        id: unfold
        target: flip
        property: "xScale"
        to: 1
        duration: Theme.travel * 0.45
        easing.type: Easing.OutSine
    }
}
