// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Trouble beats round a card: one more rider must be turned over.
Item {
    id: root

    property bool running: false

    z: -2

    Loader {
        anchors.fill: parent
        active: root.running
        sourceComponent: Rectangle {
            id: ring
            radius: width * 18 / 250
            color: "transparent"
            border.width: width * 5 / 250
            border.color: Theme.danger
            ParallelAnimation {
                running: true
                loops: 4
                NumberAnimation {
                    target: ring
                    property: "scale"
                    from: 1
                    to: 1.16
                    duration: 900
                    easing.type: Easing.OutCubic
                }
                NumberAnimation {
                    target: ring
                    property: "opacity"
                    from: 0.9
                    to: 0
                    duration: 900
                }
            }
        }
    }
}
