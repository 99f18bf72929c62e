// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Where the viewer's cards will lie in the trick.
Item {
    id: root

    property bool waiting: false
    property string portrait: ""

    height: root.width * 1.4
    opacity: root.waiting ? 1 : 0.45

    Art {
        anchors.fill: parent
        name: "bumpers/place"
    }
    Art {
        name: root.portrait
        anchors.centerIn: parent
        width: root.width * 0.56
        height: width
        opacity: 0.8
    }
}
