// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// One seat of the set-up: drag it by its grip, or move it with Up and Down there.
Rectangle {
    id: root

    required property SetupModel setup
    required property int seat
    required property string name
    required property bool person
    required property string level
    required property string character
    required property string portrait
    required property string style

    signal characterAsked

    /// As much of the list as this seat may fill.
    property real room: 0

    readonly property real nameWidth: Math.min(controls.width, 210 * Theme.u * Theme.textScale)
    readonly property bool inOneLine: root.nameWidth + who.width + (root.person ? 0 : levels.width + controls.spacing) + controls.spacing <= controls.width
    /// The height in which the controls of one line are centred.
    readonly property real line: root.inOneLine ? Math.max(root.person ? field.height : words.implicitHeight, who.height) : 0

    component Part: Item {
        id: part
        property real line: 0
        // Just one child is in it.
        readonly property Item control: part.children[0]
        width: part.control.width
        height: Math.max(part.control.height, part.line)
    }

    height: Math.max(78 * Theme.u, controls.implicitHeight + 22 * Theme.u, Math.min(112 * Theme.u, root.room))
    radius: Theme.radius
    color: grip.pressed ? Theme.roomNear : "#221852"
    border.color: grip.activeFocus ? Theme.focus : Theme.line
    border.width: grip.activeFocus ? Theme.ring : 1
    z: grip.pressed ? 2 : 0
    scale: grip.pressed ? 1.01 : 1

    MouseArea {
        id: grip

        property real start: 0

        anchors.left: parent.left
        width: 44 * Theme.u
        height: parent.height
        cursorShape: Qt.SizeVerCursor
        preventStealing: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Order of %1: up and down move the seat").arg(root.name)
        Keys.onUpPressed: if (root.seat > 0) root.setup.move(root.seat, root.seat - 1)
        Keys.onDownPressed: if (root.seat < root.setup.count - 1) root.setup.move(root.seat, root.seat + 1)
        onPressed: event => {
            grip.start = grip.mapToItem(null, 0, event.y).y;
            grip.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: event => {
            if (!grip.pressed)
                return;
            const step = root.height + 8 * Theme.u;
            const way = grip.mapToItem(null, 0, event.y).y - grip.start;
            if (way > step * 0.6 && root.seat < root.setup.count - 1) {
                grip.start += step;
                root.setup.move(root.seat, root.seat + 1);
            } else if (way < -step * 0.6 && root.seat > 0) {
                grip.start -= step;
                root.setup.move(root.seat, root.seat - 1);
            }
        }
        Column {
            anchors.centerIn: parent
            spacing: 5 * Theme.u
            Repeater {
                model: 3
                Rectangle {
                    width: 18 * Theme.u
                    height: Math.max(2, 2.5 * Theme.u)
                    radius: height / 2
                    color: Theme.label
                }
            }
        }
    }
    FaceButton {
        id: face
        anchors.left: grip.right
        anchors.verticalCenter: parent.verticalCenter
        width: 60 * Theme.u
        portrait: root.portrait
        enabled: !root.person
        text: root.person ? root.name : qsTr("Another character than %1").arg(root.name)
        onClicked: root.characterAsked()
    }
    Flow {
        id: controls
        anchors.left: face.right
        anchors.leftMargin: 16 * Theme.u
        anchors.right: parent.right
        anchors.rightMargin: 12 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12 * Theme.u
        Part {
            line: root.line
            visible: root.person
            Field {
                id: field
                anchors.verticalCenter: parent.verticalCenter
                width: root.nameWidth
                name: qsTr("Name")
                text: root.name
                maximumLength: 20
                onEditingFinished: root.setup.setName(root.seat, text)
            }
        }
        Part {
            line: root.line
            visible: !root.person
            Column {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: root.nameWidth
                Label {
                    width: parent.width
                    text: root.name
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.name
                    font.weight: Font.Bold
                }
                Label {
                    width: parent.width
                    text: root.style
                    wrapMode: Text.Wrap
                    color: Theme.second
                    font.pixelSize: Theme.caption
                }
            }
        }
        Part {
            line: root.line
            Switcher {
                id: who
                anchors.verticalCenter: parent.verticalCenter
                name: qsTr("Who plays seat %1").arg(root.seat + 1)
                labels: [qsTr("Person"), qsTr("Computer")]
                current: root.person ? 0 : 1
                onPicked: index => root.setup.setPerson(root.seat, index === 0)
            }
        }
        Part {
            line: root.line
            visible: !root.person
            Switcher {
                id: levels
                anchors.verticalCenter: parent.verticalCenter
                most: controls.width
                name: qsTr("Level of %1").arg(root.name)
                labels: Array.from(root.setup.levels).map(level => root.setup.levelName(level))
                current: Array.from(root.setup.levels).indexOf(root.level)
                onPicked: index => root.setup.setLevel(root.seat, root.setup.levels[index])
            }
        }
    }
}
