// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A face in a ring; it glows while its owner is to move and dots count its thoughts.
Item {
    id: root

    property string portrait: ""
    /// The same face startled; empty: there is none.
    property string fright: ""
    property bool startled: false
    /// A start takes a little longer than its cause.
    readonly property bool aghast: root.startled || lingering.running
    property bool active: false
    property bool thinking: false
    property bool winner: false

    width: 92 * Theme.u
    height: root.width

    onStartledChanged: {
        if (root.startled && Theme.travel > 0)
            lingering.restart();
        if (root.startled && Theme.lively)
            jump.restart();
    }
    Timer {
        id: lingering
        interval: Theme.travel * 3
    }

    Art {
        name: "house/light/halo_amber"
        basis: 160
        anchors.centerIn: parent
        width: root.width * 1.56
        height: width
        opacity: root.active || root.winner ? 1 : 0
        visible: opacity > 0
        Behavior on opacity {
            enabled: Theme.lively
            NumberAnimation {
                duration: Theme.fade
            }
        }
    }
    Art {
        name: "house/light/round_shadow"
        basis: 96
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.width * 0.06
        width: root.width * 1.25
        height: width
    }
    Item {
        id: face
        anchors.fill: parent
        anchors.margins: 3 * Theme.u
        Art {
            name: root.portrait
            anchors.fill: parent
        }
        Art {
            name: root.fright
            anchors.fill: parent
            opacity: root.aghast ? 1 : 0
            visible: opacity > 0
            Behavior on opacity {
                enabled: Theme.lively
                NumberAnimation {
                    duration: Theme.fade
                }
            }
        }
    }
    SequentialAnimation {
        id: jump
        NumberAnimation {
            target: face
            property: "scale"
            to: 1.14
            duration: Theme.travel * 0.25
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: face
            property: "scale"
            to: 1
            duration: Theme.travel * 0.6
            easing.type: Easing.OutBounce
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: 4 * Theme.u
        border.color: root.active || root.winner ? Theme.light : Theme.line
    }
    Art {
        name: "house/icons/crown"
        visible: root.winner
        width: root.width * 0.5
        height: width
        tint: Theme.light
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -root.width * 0.14
    }
    ThinkingDots {
        running: root.thinking
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.rightMargin: -root.width * 0.1
        anchors.topMargin: -root.width * 0.04
        width: root.width * 0.46
    }
}
