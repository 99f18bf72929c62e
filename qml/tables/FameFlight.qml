// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A medal that flies from a Trap to the hunter it pays.
Item {
    id: root

    property int fame: 0

    width: 56 * Theme.u
    height: width
    visible: flight.running

    function fly(fromX: real, fromY: real, toX: real, toY: real): void {
        if (!Theme.lively)
            return;
        alongX.from = fromX - root.width / 2;
        alongX.to = toX - root.width / 2;
        alongY.from = fromY - root.height / 2;
        alongY.to = toY - root.height / 2;
        flight.restart();
    }

    Art {
        name: "house/light/pool_amber"
        anchors.centerIn: parent
        width: parent.width * 1.9
        height: width
        basis: 96
    }
    Art {
        name: "hunters/fame"
        anchors.fill: parent
    }
    Label {
        anchors.top: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        text: "+" + root.fame
        color: "#9BF5B8"
        font.pixelSize: Theme.tablePrompt
        font.weight: Font.ExtraBold
        style: Text.Outline
        styleColor: Theme.shadow
    }
    ParallelAnimation {
        id: flight
        NumberAnimation {
            id: alongX
            target: root
            property: "x"
            duration: Math.max(1, Theme.travel * 1.4)
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            id: alongY
            target: root
            property: "y"
            duration: Math.max(1, Theme.travel * 1.4)
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            target: root
            property: "scale"
            from: 1.3
            to: 0.6
            duration: Math.max(1, Theme.travel * 1.4)
        }
    }
}
