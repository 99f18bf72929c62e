// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// What hangs on a hunter's portrait: the turn order token, and a fist, a thumb or dots. Its middle is the portrait's.
Item {
    id: root

    property int token: 0
    /// "in", "deciding", "decided", "up", "down", "leaving", "bust", "turn" or "out".
    property string standing: "in"
    property string text: ""
    /// The token hangs on the right.
    property bool flipped: false
    property bool near: false

    readonly property string picture: {
        switch (root.standing) {
        case "deciding":
            return "hunters/thinking";
        case "decided":
            return "hunters/fist";
        case "up":
            return "hunters/thumb_up";
        case "down":
        case "leaving":
            return "hunters/thumb_down";
        case "bust":
            return "hunters/skull_lit";
        default:
            return "";
        }
    }
    readonly property bool thumb: root.standing === "up" || root.standing === "down"
    readonly property int way: root.flipped ? -1 : 1

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Rectangle {
        // Out of the round: the portrait is in the dark.
        width: (root.near ? 98 : 86) * Theme.u
        height: width
        radius: width / 2
        x: -width / 2
        y: -height / 2
        color: Theme.shadow
        opacity: root.standing === "out" ? 0.5 : 0
        visible: opacity > 0
        Behavior on opacity {
            enabled: Theme.lively
            NumberAnimation {
                duration: Theme.slow
            }
        }
    }
    Token {
        name: root.token > 0 ? "hunters/token" + root.token : ""
        width: 46 * Theme.u
        height: width
        x: -root.way * 42 * Theme.u - width / 2
        y: -34 * Theme.u - height / 2
    }
    Item {
        id: badge
        width: (root.thumb ? 66 : 48) * Theme.u
        height: width
        x: root.way * 46 * Theme.u - width / 2
        y: -28 * Theme.u - height / 2
        visible: root.picture !== ""
        Art {
            name: "house/light/pool_amber"
            visible: root.thumb
            anchors.centerIn: parent
            width: parent.width * 1.7
            height: width
            basis: 96
        }
        Art {
            name: root.picture
            anchors.fill: parent
        }
        Art {
            name: "hunters/tick"
            visible: root.standing === "decided"
            width: 22 * Theme.u
            height: width
            x: parent.width * 0.62
            y: parent.height * 0.62
        }
    }
    onPictureChanged: if (Theme.lively && root.picture !== "") pop.restart()
    NumberAnimation {
        id: pop
        target: badge
        property: "scale"
        from: 0.3
        to: 1
        duration: 340
        easing.type: Easing.OutBack
        easing.overshoot: 2.4
    }
}
