// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A round button with a picture; its text is for those who cannot see that.
T.Button {
    id: root

    property string iconName: ""
    /// A character in place of a picture.
    property string sign: ""

    implicitWidth: 44 * Math.max(Theme.u, 0.85)
    implicitHeight: implicitWidth
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: width / 2
        color: root.down ? Theme.roomNear : root.hovered ? "#32256E" : Theme.panel
        border.color: root.hovered ? Theme.pillLine : Theme.line
        border.width: Theme.stroke
        FocusRing {
            visible: root.visualFocus
            corner: parent.width / 2
        }
    }
    contentItem: Item {
        Art {
            name: root.iconName
            anchors.centerIn: parent
            width: root.width * 0.54
            height: width
        }
        Label {
            anchors.centerIn: parent
            text: root.sign
            color: root.enabled ? Theme.text : Theme.line
            font.pixelSize: root.height * 0.5
            font.weight: Font.Bold
        }
    }
}
