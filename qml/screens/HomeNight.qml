// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// What else is awake in the front room: portraits, eyes, moths.
Item {
    id: root

    property bool ambient: false
    readonly property bool portrait: root.height > root.width

    component Watcher: Item {
        id: watcher
        property string eyes: ""
        width: 94 * Theme.u
        height: width * 1.3
        Art {
            name: "house/portrait"
            anchors.fill: parent
            opacity: 0.75
        }
        Art {
            name: watcher.eyes
            width: watcher.width * 0.4
            height: width * 2 / 3
            x: (watcher.width - width) / 2
            y: watcher.height * 58 / 130 - height / 2
        }
    }

    Watcher {
        x: 52 * Theme.u - width / 2
        y: root.height * 0.3825 - height / 2
        eyes: "house/eyes_amber"
        visible: !root.portrait
    }
    Watcher {
        x: root.width - 52 * Theme.u - width / 2
        y: root.height * 0.3825 - height / 2
        eyes: "house/eyes_teal"
        visible: !root.portrait
    }
    Art {
        name: "house/eyes_violet"
        width: 46 * Theme.u
        height: width * 2 / 3
        x: root.width * 0.1
        y: root.height * 0.205
    }
    Art {
        name: "house/eyes_rose"
        width: 46 * Theme.u
        height: width * 2 / 3
        x: root.width * 0.915 - width
        y: root.height * 0.17
    }
    Repeater {
        model: [Qt.vector4d(102, 186, 20, 38), Qt.vector4d(-80, 206, -30, 31), Qt.vector4d(60, 40, 10, 24)]
        Art {
            id: moth
            required property int index
            required property vector4d modelData
            name: index % 2 ? "house/night_moth2" : "house/night_moth1"
            width: modelData.w * Theme.u
            height: width
            x: root.width / 2 + modelData.x * Theme.u - width / 2
            y: modelData.y * Theme.u - height / 2
            rotation: modelData.z
            SequentialAnimation on rotation {
                running: root.ambient && Theme.lively && root.visible
                paused: running && Theme.resting
                loops: Animation.Infinite
                NumberAnimation {
                    to: moth.modelData.z + 14
                    duration: 700 + 200 * moth.index
                    easing.type: Easing.InOutSine
                }
                NumberAnimation {
                    to: moth.modelData.z - 14
                    duration: 700 + 200 * moth.index
                    easing.type: Easing.InOutSine
                }
            }
        }
    }
}
