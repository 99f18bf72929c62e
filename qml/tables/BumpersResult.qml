// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// What a seat's play counts; the highest wears gold and a crown.
Item {
    id: root

    property string text: ""
    property int cards: 0
    property bool leads: false
    property bool won: false
    property real cardHeight: 0
    /// The middle of the play.
    property point crownAt

    visible: root.text !== ""
    width: Math.max(70 * Theme.u, words.implicitWidth + 32 * Theme.u)
    height: words.implicitHeight + 6 * Theme.u

    Accessible.role: Accessible.StaticText
    Accessible.name: root.leads ? qsTr("%1, ahead", "what a play counts; it is the highest so far").arg(root.text) : root.text

    onWonChanged: if (root.won && Theme.lively) bump.restart()

    Art {
        id: burst
        name: "bumpers/bump"
        width: root.cardHeight * 1.5
        height: width
        basis: 160
        x: root.crownAt.x - root.x - width / 2
        y: root.crownAt.y - root.y - height / 2
        opacity: 0
        visible: opacity > 0
        ParallelAnimation {
            id: bump
            NumberAnimation {
                target: burst
                property: "scale"
                from: 0.4
                to: 1.25
                duration: 420
                easing.type: Easing.OutBack
            }
            SequentialAnimation {
                NumberAnimation {
                    target: burst
                    property: "opacity"
                    from: 0.2
                    to: 1
                    duration: 110
                }
                NumberAnimation {
                    target: burst
                    property: "opacity"
                    to: 0
                    duration: 380
                }
            }
        }
    }
    Art {
        name: "house/light/plate_amber"
        visible: root.leads
        anchors.centerIn: parent
        width: root.width * 1.6
        height: root.height * 2.2
        basis: 128
    }
    Shade {
        anchors.fill: parent
        corner: height / 2
        high: root.leads ? "#FFE9B0" : "#3A2C72"
        low: root.leads ? "#FFB53F" : "#241A52"
        rim: root.leads ? "#FFF3CF" : Theme.line
        rimWidth: 2 * Theme.u
    }
    Label {
        id: words
        anchors.centerIn: parent
        text: root.text
        color: root.leads ? Theme.warmInk : Theme.text
        font.pixelSize: Theme.tablePrompt
        font.weight: Font.ExtraBold
    }
    Art {
        name: "bumpers/crown"
        visible: root.leads
        width: root.cardHeight * 0.44
        height: width * 0.8
        x: root.crownAt.x - root.x - width / 2
        y: root.crownAt.y - root.y - root.cardHeight / 2 - height * 0.74
    }
}
