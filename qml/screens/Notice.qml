// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Something went wrong: what, and a way to put it aside.
Rectangle {
    id: root

    property string text: ""

    signal dismissed

    readonly property real gap: 16 * Theme.u
    /// With large type the words want the button's place, too.
    readonly property bool stacked: root.width - picture.width - button.width - 4 * root.gap < 300 * Theme.u * Theme.textScale

    visible: root.text !== ""
    height: Math.max(picture.height, root.stacked ? words.height + root.gap + button.height : Math.max(words.height, button.height)) + 28 * Theme.u
    radius: Theme.radius
    color: Qt.alpha(Theme.panel, 0.97)
    border.color: Theme.danger
    border.width: Theme.stroke
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Art {
        id: picture
        name: "house/broken"
        width: 84 * Theme.u
        height: width * 260 / 320
        anchors.left: parent.left
        anchors.leftMargin: 18 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        anchors.left: picture.right
        anchors.leftMargin: root.gap
        anchors.right: root.stacked ? parent.right : button.left
        anchors.rightMargin: root.stacked ? 18 * Theme.u : root.gap
        y: root.stacked ? 14 * Theme.u : (root.height - height) / 2
        text: root.text
        wrapMode: Text.Wrap
    }
    Button {
        id: button
        anchors.right: parent.right
        anchors.rightMargin: 18 * Theme.u
        y: root.stacked ? root.height - height - 14 * Theme.u : (root.height - height) / 2
        text: qsTr("All right")
        onClicked: root.dismissed()
    }
}
