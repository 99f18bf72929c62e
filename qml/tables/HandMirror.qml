// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The hand mirror shows the family that would mirror, and flashes when one does.
Item {
    id: root

    property string family: ""
    property string text: ""
    property int direction: 1

    width: 112 * Theme.u
    height: 168 * Theme.u

    onDirectionChanged: if (Theme.lively) flash.restart()

    Art {
        id: light
        name: "house/light/pool_cyan"
        basis: 128
        width: root.width * 2.6
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height * 0.36 - height / 2
        opacity: 0
        visible: opacity > 0
    }
    Art {
        name: "house/light/round_shadow"
        basis: 64
        width: root.width * 1.15
        height: root.height * 0.95
        x: root.width * 0.02
        y: root.height * 0.08
        opacity: 0.8
    }
    Art {
        name: "ghosts/mirror"
        anchors.fill: parent
    }
    Art {
        name: root.family === "" ? "" : "ghosts/ghost" + root.family
        visible: name !== ""
        width: root.width * 0.72
        height: width
        x: (root.width - width) / 2
        y: root.height * 0.37 - height / 2
        opacity: 0.95
    }
    Pill {
        visible: root.text !== ""
        text: root.text
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 6 * Theme.u
    }
    SequentialAnimation {
        id: flash
        NumberAnimation {
            target: light
            property: "opacity"
            to: 1
            duration: 140
        }
        NumberAnimation {
            target: light
            property: "opacity"
            to: 0
            duration: 520
        }
    }
}
