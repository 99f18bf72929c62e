// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The game in words, at the side.
FocusScope {
    id: root

    property bool opened: false
    /// Rows of text and heading.
    property alias lines: list.model
    property real come: root.opened ? 1 : 0

    signal closed

    width: Theme.beside > 0 ? Theme.beside : Math.min(parent ? parent.width * 0.9 : 400, Theme.logWidth)
    visible: root.come > 0
    onOpenedChanged: if (root.opened) list.positionViewAtEnd()

    /// It has the keyboard.
    function take(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text
    Keys.onEscapePressed: root.closed()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_L && !event.modifiers) {
            event.accepted = true;
            root.closed();
        }
    }

    Behavior on come {
        enabled: Theme.lively
        NumberAnimation {
            duration: 220
            easing.type: Easing.OutCubic
        }
    }
    Item {
        width: root.width
        height: root.height
        x: (1 - root.come) * width * (Theme.mirrored ? -1 : 1)
        Rectangle {
            anchors.fill: parent
            color: Qt.alpha(Theme.panel, 0.97)
            MouseArea {
                anchors.fill: parent
                hoverEnabled: true
            }
        }
        Rectangle {
            width: Theme.stroke
            height: parent.height
            x: Theme.mirrored ? parent.width - width : 0
            color: Theme.line
        }
        Label {
            id: heading
            anchors.left: parent.left
            anchors.leftMargin: 22 * Theme.u
            anchors.right: shut.left
            anchors.rightMargin: 8 * Theme.u
            y: 26 * Theme.u
            wrapMode: Text.Wrap
            text: qsTr("What happened")
            display: true
            font.pixelSize: Theme.title
        }
        IconButton {
            id: shut
            anchors.right: parent.right
            anchors.rightMargin: 18 * Theme.u
            anchors.verticalCenter: heading.verticalCenter
            text: qsTr("Close")
            iconName: "house/icons/back"
            rotation: Theme.mirrored ? 0 : 180
            onClicked: root.closed()
        }
        ListView {
            id: list
            anchors.top: heading.bottom
            anchors.topMargin: 18 * Theme.u
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: 22 * Theme.u
            anchors.rightMargin: 22 * Theme.u
            clip: true
            spacing: 6 * Theme.u
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            onCountChanged: list.positionViewAtEnd()
            Keys.onUpPressed: list.contentY = Math.max(list.originY, list.contentY - 60)
            Keys.onDownPressed: list.contentY = Math.min(list.originY + Math.max(0, list.contentHeight - list.height), list.contentY + 60)
            delegate: Label {
                id: line
                required text
                required property bool heading
                width: list.width
                wrapMode: Text.Wrap
                display: line.heading
                topPadding: line.heading ? 12 * Theme.u : 0
                color: line.heading ? Theme.hot : Theme.second
                font.pixelSize: line.heading ? Theme.button : Theme.body
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
