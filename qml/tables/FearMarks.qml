// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// A seat's Fear, threes first, and how many cards it has taken. Tokens fly here from the middle of the table, and back.
Item {
    id: root

    property int fear: 0
    property string takenText: ""
    property real takenX: 0
    property real takenY: 0
    /// Where tokens come from and go to, in the coordinates of the parent.
    property point supply
    /// What flying tokens are drawn in, over all the cards; as large as the parent.
    required property Item sky
    /// What lies here already.
    property int lying: 0

    readonly property int threes: Math.floor(root.lying / 3)
    readonly property real tokensWidth: tokens.width
    readonly property real tokensHeight: 34 * Theme.u

    onFearChanged: {
        const gain = root.fear - root.lying;
        flight.stop();
        if (gain < 0)
            root.lying = root.fear;
        if (gain !== 0 && Theme.lively)
            root.fly(gain);
        else
            root.lying = root.fear;
    }
    Component.onCompleted: {
        flight.stop();
        root.lying = root.fear;
    }

    function fly(gain: int): void {
        const here = Qt.point(root.x + tokens.width, root.y + root.tokensHeight / 2);
        const from = gain > 0 ? root.supply : here;
        const to = gain > 0 ? here : root.supply;
        flyer.three = Math.abs(gain) >= 3;
        alongX.from = from.x;
        alongX.to = to.x;
        alongY.from = from.y;
        alongY.to = to.y;
        flight.restart();
    }

    Row {
        id: tokens
        spacing: root.lying > 9 ? -12 * Theme.u : 1 * Theme.u
        LayoutMirroring.enabled: false
        Repeater {
            model: root.threes + root.lying % 3
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
                    from: 1.25
                    to: 1
                    duration: Theme.fade
                    easing.type: Easing.OutBack
                }
            }
        }
    }
    Token {
        id: flyer
        parent: root.sky
        property bool three: false
        property real middleX: 0
        property real middleY: 0
        name: three ? "ghosts/fear3" : "ghosts/fear1"
        width: (three ? 38 : 30) * Theme.u
        height: width
        x: middleX - width / 2
        y: middleY - height / 2
        visible: flight.running
    }
    ParallelAnimation {
        id: flight
        onFinished: root.lying = root.fear
        NumberAnimation {
            id: alongX
            target: flyer
            property: "middleX"
            duration: Math.max(1, Theme.travel * 1.3)
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            id: alongY
            target: flyer
            property: "middleY"
            duration: Math.max(1, Theme.travel * 1.3)
            easing.type: Easing.InOutCubic
        }
        SequentialAnimation {
            NumberAnimation {
                target: flyer
                property: "scale"
                from: 1
                to: 1.7
                duration: Math.max(1, Theme.travel * 0.6)
                easing.type: Easing.OutQuad
            }
            NumberAnimation {
                target: flyer
                property: "scale"
                to: 1
                duration: Math.max(1, Theme.travel * 0.7)
                easing.type: Easing.InQuad
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
