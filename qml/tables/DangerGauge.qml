// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// Three skull lamps: when all are lit, everybody still in busts.
Item {
    id: root

    property int dangers: 0
    property string text: ""

    width: 260 * Theme.u
    height: 66 * Theme.u
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Art {
        name: "hunters/gauge"
        anchors.fill: parent
    }
    Repeater {
        model: 3
        Item {
            id: lamp
            required property int index
            readonly property bool lit: index < root.dangers
            x: (44 + 86 * index) / 260 * root.width - width / 2
            y: -9 * Theme.u
            width: 84 * Theme.u
            height: width
            Art {
                name: "house/light/pool_red"
                anchors.centerIn: parent
                width: parent.width * 2.2
                height: width
                basis: 128
                opacity: lamp.lit ? 1 : 0
                visible: opacity > 0
                Behavior on opacity {
                    enabled: Theme.lively
                    NumberAnimation {
                        duration: Theme.slow
                    }
                }
            }
            // Both are there from the start: a picture that is asked for in the rush of a roll may come late, or never.
            Art {
                name: "hunters/skull_unlit"
                anchors.fill: parent
                visible: !lamp.lit
            }
            Art {
                name: "hunters/skull_lit"
                anchors.fill: parent
                visible: lamp.lit
            }
            scale: 1
            onLitChanged: if (lamp.lit && Theme.lively) flash.restart()
            SequentialAnimation {
                id: flash
                NumberAnimation {
                    target: lamp
                    property: "scale"
                    to: 1.3
                    duration: 110
                    easing.type: Easing.OutQuad
                }
                NumberAnimation {
                    target: lamp
                    property: "scale"
                    to: 1
                    duration: 320
                    easing.type: Easing.OutBounce
                }
            }
        }
    }
}
