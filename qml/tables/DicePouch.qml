// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// The pouch and how many dice are in it.
Item {
    id: root

    property int count: 0
    property string text: ""
    property bool labelled: true

    width: 140 * Theme.u
    height: 140 * Theme.u
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Art {
        name: "house/light/round_shadow"
        basis: 96
        width: parent.width * 1.2
        height: parent.height * 0.6
        x: -parent.width * 0.1
        y: parent.height * 0.62
    }
    Art {
        id: bag
        name: "hunters/pouch"
        anchors.fill: parent
        transformOrigin: Item.Bottom
    }
    Numeral {
        value: root.count
        size: 30 * Theme.u
        color: Theme.ink
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 94 / 140 - height / 2
    }
    Pill {
        text: root.text
        visible: root.labelled && text !== ""
        most: 170 * Theme.u
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 6 * Theme.u
        Accessible.ignored: true
    }
    onCountChanged: if (Theme.lively) shaking.restart()
    SequentialAnimation {
        id: shaking
        NumberAnimation {
            target: bag
            property: "rotation"
            to: -5
            duration: 80
        }
        NumberAnimation {
            target: bag
            property: "rotation"
            to: 5
            duration: 120
        }
        NumberAnimation {
            target: bag
            property: "rotation"
            to: 0
            duration: 160
            easing.type: Easing.OutBack
        }
    }
}
