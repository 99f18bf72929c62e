// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A round marker with its shadow.
Item {
    id: root

    property alias name: picture.name
    property real basis: root.width

    Art {
        name: "house/light/round_shadow"
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.height * 0.1
        width: root.width * 1.28
        height: root.height * 1.28
        basis: 64
        opacity: 0.8
    }
    Art {
        id: picture
        anchors.fill: parent
        basis: root.basis
    }
}
