// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// What stands beside a seat: how many riders are left, the Starting card, a scream, the points it just got.
Item {
    id: root

    /// Riders left in the deck; -1: they lie open to the viewer.
    property int riders: -1
    property point deckAt
    property real deckWidth: 0
    property bool starts: false
    property rect plateAt
    /// The middle of the face.
    property point faceAt
    /// The cards that are out lie to the left of the deck.
    property bool toRight: false
    property string gain: ""
    property bool scared: false
    property bool paranoia: false

    Rectangle {
        visible: root.riders >= 0
        width: Math.max(25 * Theme.u, number.implicitHeight + 2 * Theme.u, number.implicitWidth + 10 * Theme.u)
        height: width
        radius: width / 2
        x: root.deckAt.x + (root.toRight ? 1 : -1) * root.deckWidth / 2 - width / 2
        y: root.deckAt.y + root.deckWidth * 0.7 - height * 0.8
        color: Theme.panel
        border.color: Theme.line
        border.width: Theme.stroke
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n Character card(s) left", "", Math.max(0, root.riders))
        Label {
            id: number
            anchors.centerIn: parent
            text: Math.max(0, root.riders)
            font.weight: Font.ExtraBold
        }
    }
    Art {
        visible: root.starts
        name: "bumpers/startcard"
        width: 26 * Theme.u
        height: width * 1.4
        rotation: -8
        x: root.faceAt.x - 54 * Theme.u
        y: root.faceAt.y + 8 * Theme.u
        Accessible.ignored: false
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Starting card")
    }
    Art {
        id: scream
        visible: root.scared
        name: "bumpers/scream"
        width: 74 * Theme.u
        height: width
        x: root.faceAt.x - width / 2
        y: root.faceAt.y - height / 2
        onVisibleChanged: if (visible && Theme.lively) shout.restart()
        SequentialAnimation {
            id: shout
            NumberAnimation {
                target: scream
                property: "scale"
                from: 0.2
                to: 1
                duration: 420
                easing.type: Easing.OutElastic
            }
        }
    }
    Rectangle {
        id: prize
        visible: root.gain !== ""
        width: row.implicitWidth + 28 * Theme.u
        height: row.implicitHeight + 10 * Theme.u
        radius: height / 2
        color: Theme.panel
        border.color: Theme.light
        border.width: Theme.stroke
        x: root.plateAt.x + root.plateAt.width / 2 - width / 2
        y: prize.rest
        // Over the plate, or below it where there is no room over it.
        readonly property real over: root.plateAt.y - prize.height - 4 * Theme.u
        readonly property real rest: prize.over >= 4 * Theme.u ? prize.over : root.plateAt.y + root.plateAt.height + 4 * Theme.u
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 6 * Theme.u
            Art {
                name: "bumpers/point"
                width: 30 * Theme.u
                height: width * 0.7
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: root.gain
                color: Theme.light
                font.pixelSize: Theme.tablePrompt
                font.weight: Font.ExtraBold
            }
        }
        NumberAnimation on y {
            running: prize.visible && Theme.lively
            from: root.deckAt.y - prize.height
            to: prize.rest
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
        NumberAnimation on x {
            running: prize.visible && Theme.lively
            from: root.deckAt.x - prize.width / 2
            to: root.plateAt.x + root.plateAt.width / 2 - prize.width / 2
            duration: Theme.travel
            easing.type: Easing.OutCubic
        }
    }
}
