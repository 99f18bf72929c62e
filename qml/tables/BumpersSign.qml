// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// What the winner of the trick must do, in lights.
Item {
    id: root

    property int stake: 1
    /// A 0/10 card lies in the trick.
    property bool wild: false
    property string title: ""
    property string text: ""

    width: Math.max(250 * Theme.u, content.width + 66 * Theme.u)
    height: Math.max(82 * Theme.u, content.height + 26 * Theme.u)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.wild ? root.title : qsTr("%1 %2", "what to do, how many cards").arg(root.title).arg(root.stake)
    Accessible.description: root.text

    onStakeChanged: if (Theme.lively) bump.restart()

    Art {
        anchors.fill: parent
        name: "bumpers/sign"
        basis: 250 * Theme.u
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: 12 * Theme.u
        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: (28 + 20 * (cards.count - 1)) * Theme.u
            height: 40 * Theme.u
            Repeater {
                id: cards
                model: root.wild ? 1 : Math.min(4, root.stake)
                Art {
                    required property int index
                    name: root.wild ? "bumpers/calm" : "bumpers/question"
                    width: (root.wild ? 34 : 28) * Theme.u
                    height: (root.wild ? 34 : 40) * Theme.u
                    x: index * 20 * Theme.u
                    y: root.wild ? 3 * Theme.u : 0
                    rotation: root.wild ? 0 : (index - (cards.count - 1) / 2) * 6
                }
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.title
                font.pixelSize: Theme.tableButton
                font.weight: Font.ExtraBold
            }
            Label {
                text: root.text
                color: Theme.second
                font.pixelSize: Theme.tableCaption
            }
        }
        Numeral {
            visible: !root.wild
            anchors.verticalCenter: parent.verticalCenter
            value: root.stake
            size: 44 * Theme.u
            color: Theme.hot
        }
    }
    SequentialAnimation {
        id: bump
        NumberAnimation {
            target: root
            property: "scale"
            from: 1.14
            to: 1
            duration: 320
            easing.type: Easing.OutBack
        }
    }
}
