// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Something went wrong: what, and a way to put it aside.
Rectangle {
    id: root

    property string text: ""

    signal dismissed

    visible: root.text !== ""
    height: row.implicitHeight + 28 * Theme.u
    radius: Theme.radius
    color: Qt.alpha(Theme.panel, 0.97)
    border.color: Theme.danger
    border.width: Theme.stroke
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Row {
        id: row
        anchors.centerIn: parent
        width: parent.width - 36 * Theme.u
        spacing: 16 * Theme.u
        Art {
            id: picture
            name: "house/broken"
            width: 84 * Theme.u
            height: width * 260 / 320
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: row.width - picture.width - button.width - 2 * row.spacing
            text: root.text
            wrapMode: Text.Wrap
        }
        Button {
            id: button
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("All right")
            onClicked: root.dismissed()
        }
    }
}
