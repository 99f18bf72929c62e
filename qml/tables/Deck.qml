// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// The draw deck: as thick as it is rich.
Item {
    id: root

    property int count: 0
    property string text: ""
    property string back: "ghosts/back"

    readonly property int layers: root.count === 0 ? 0 : Math.min(8, 1 + Math.ceil(root.count / 6))

    width: 100 * Theme.u
    height: 140 * Theme.u

    Rectangle {
        anchors.fill: parent
        rotation: -4
        radius: 8 * Theme.u
        color: "transparent"
        border.color: Theme.label
        border.width: Theme.stroke
        opacity: 0.4
        visible: root.count === 0
    }
    Repeater {
        model: root.layers
        Item {
            id: layer
            required property int index
            readonly property bool highest: index === root.layers - 1
            width: root.width
            height: root.height
            x: -0.6 * index * Theme.u
            y: -1.8 * index * Theme.u
            rotation: -4
            Card {
                anchors.fill: parent
                visible: layer.highest || layer.index === 0
                back: root.back
                cast: Qt.point(-0.8, 0.4)
                rise: layer.index === 0 ? 2 : 0
            }
            Rectangle {
                anchors.fill: parent
                visible: !layer.highest && layer.index > 0
                radius: 7 * Theme.u
                color: "#E4CFA8"
                border.color: "#8A7350"
                border.width: 1
            }
        }
    }
    Pill {
        visible: root.text !== ""
        text: root.text
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 10 * Theme.u
    }
}
