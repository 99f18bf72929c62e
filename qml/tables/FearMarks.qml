// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// A seat's Fear, threes first, and how many cards it has taken.
Item {
    id: root

    property int fear: 0
    property string takenText: ""
    property real takenX: 0
    property real takenY: 0

    readonly property int threes: Math.floor(root.fear / 3)
    readonly property real tokensWidth: tokens.width
    readonly property real tokensHeight: 34 * Theme.u

    Row {
        id: tokens
        spacing: root.fear > 9 ? -12 * Theme.u : 1 * Theme.u
        LayoutMirroring.enabled: false
        Repeater {
            model: root.threes + root.fear % 3
            Token {
                id: token
                required property int index
                readonly property bool three: index < root.threes
                name: three ? "ghosts/fear3" : "ghosts/fear1"
                width: (three ? 38 : 30) * Theme.u
                height: width
                anchors.verticalCenter: parent?.verticalCenter
                NumberAnimation on scale {
                    running: Theme.lively
                    from: 1.6
                    to: 1
                    duration: Theme.travel
                    easing.type: Easing.OutBack
                }
            }
        }
    }
    Pill {
        visible: root.takenText !== ""
        text: root.takenText
        x: root.takenX - root.x - width / 2
        y: root.takenY - root.y - height / 2
    }
}
