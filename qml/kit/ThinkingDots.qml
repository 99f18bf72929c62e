// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Three dots that rise in turn while somebody thinks.
Rectangle {
    id: root

    property bool running: false
    property real beat: 0

    height: root.width
    radius: root.width / 2
    color: Theme.panel
    border.color: Theme.pillLine
    border.width: Theme.stroke
    visible: root.running

    Row {
        anchors.centerIn: parent
        spacing: root.width * 0.09
        Repeater {
            model: 3
            Rectangle {
                required property int index
                width: root.width * 0.15
                height: width
                radius: width / 2
                color: Theme.text
                opacity: Theme.lively ? 0.45 + 0.55 * Math.max(0, 1 - Math.abs(root.beat - index)) : 1
            }
        }
    }
    // In steps: dots need no sixty pictures a second.
    Timer {
        running: root.running && Theme.lively
        repeat: true
        interval: 180
        onTriggered: root.beat = (root.beat + 0.5) % 4
    }
}
