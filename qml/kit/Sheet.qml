// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A sheet over the table: what is under it is dimmed and out of reach. It comes in with a little weight.
FocusScope {
    id: root

    property bool opened: false

    /// Somebody clicked beside all that can be clicked.
    signal tapped

    default property alias content: body.data
    readonly property alias body: body
    property real come: root.opened ? 1 : 0

    visible: root.come > 0
    enabled: root.opened

    Behavior on come {
        enabled: Theme.lively
        NumberAnimation {
            duration: 260
            easing.type: Easing.OutCubic
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.shadow
        opacity: 0.66 * root.come
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: root.tapped()
        }
    }
    Item {
        id: body
        width: root.width
        height: root.height
        y: (1 - root.come) * -40 * Theme.u
        opacity: root.come
    }
}
