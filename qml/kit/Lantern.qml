// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The lantern on its chain, with its light; it swings a little when ambient motion is wanted.
Item {
    id: root

    property bool running: false

    width: 200 * Theme.u
    height: width * 1.6

    Art {
        name: "house/light/lamp"
        basis: 256
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * 0.12
        width: root.width * 4.2
        height: width
        opacity: 0.8
    }
    Art {
        id: lamp
        name: "house/lantern"
        anchors.fill: parent
        transformOrigin: Item.Top
        SequentialAnimation on rotation {
            running: root.running && Theme.lively
            loops: Animation.Infinite
            NumberAnimation {
                from: -1.6
                to: 1.6
                duration: 2600
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                to: -1.6
                duration: 2600
                easing.type: Easing.InOutSine
            }
        }
    }
}
