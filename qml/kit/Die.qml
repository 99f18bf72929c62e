// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A die. When it gets another face it tumbles through all of them and settles with weight.
Item {
    id: root

    /// The name of the picture of the face that is up.
    property string face: ""
    /// The pictures of its faces.
    property list<string> faces
    property real basis: root.width
    property real rise: 0
    property alias glow: halo.name

    property string shown: ""
    property bool ready: false
    readonly property bool rolling: roll.running

    /// Rolls and ends on the face that is up, even if that is the one it showed.
    function tumble(): void {
        if (Theme.lively && root.faces.length > 1)
            roll.restart();
        else
            root.shown = root.face;
    }

    onFaceChanged: {
        if (root.ready && root.shown !== "" && root.face !== "")
            root.tumble();
        else
            root.shown = root.face;
    }
    function land(): void {
        root.shown = root.face;
    }

    function turnOver(): void {
        root.shown = root.faces[Math.floor(Math.random() * root.faces.length)];
    }

    Component.onCompleted: {
        root.shown = root.face;
        root.ready = true;
    }

    Art {
        name: "house/light/round_shadow"
        basis: 64
        width: root.width * 1.4
        height: root.height * 1.3
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * (0.1 + 0.12 * root.rise)
    }
    Art {
        id: halo
        basis: 96
        visible: name !== ""
        width: root.width * 1.8
        height: width
        anchors.centerIn: parent
    }
    Art {
        id: picture
        name: root.shown
        basis: root.basis
        mipmap: true
        width: root.width
        height: root.height
        y: -root.height * 0.5 * root.rise
    }

    SequentialAnimation {
        id: roll
        onStopped: {
            root.shown = root.face;
            picture.rotation = 0;
            root.rise = 0;
        }
        ParallelAnimation {
            SequentialAnimation {
                loops: 5
                ScriptAction {
                    script: root.turnOver()
                }
                PauseAnimation {
                    duration: Math.max(40, Theme.travel * 0.22)
                }
            }
            NumberAnimation {
                target: picture
                property: "rotation"
                from: -420
                to: 12
                duration: Math.max(200, Theme.travel * 1.1)
                easing.type: Easing.OutCubic
            }
            SequentialAnimation {
                NumberAnimation {
                    target: root
                    property: "rise"
                    from: 0
                    to: 1
                    duration: Theme.travel * 0.35
                    easing.type: Easing.OutQuad
                }
                NumberAnimation {
                    target: root
                    property: "rise"
                    to: 0
                    duration: Theme.travel * 0.75
                    easing.type: Easing.OutBounce
                }
            }
        }
        ScriptAction {
            script: root.land()
        }
        NumberAnimation {
            target: picture
            property: "rotation"
            to: 0
            duration: 120
            easing.type: Easing.OutBack
        }
    }
}
