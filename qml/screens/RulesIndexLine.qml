// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A line of the contents of the rules.
Rectangle {
    id: root

    required property int index
    required property int chapter
    /// With marks, and without.
    required property string title
    required property string name
    required property int hits
    required property bool here
    property bool current: false
    property bool ringed: false

    signal chosen

    height: words.height + 16 * Theme.u
    radius: 9 * Theme.u
    color: root.current ? Theme.light : pointer.containsMouse ? Theme.roomNear : "transparent"
    border.color: Theme.focus
    border.width: root.ringed ? Theme.ring : 0

    Accessible.role: Accessible.ListItem
    Accessible.name: root.name
    Accessible.description: root.here ? where.text : ""
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen()

    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 12 * Theme.u
        anchors.right: parent.right
        anchors.rightMargin: (root.hits > 0 ? 44 : 12) * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        Text {
            width: parent.width
            text: root.title
            textFormat: Text.RichText
            wrapMode: Text.Wrap
            color: root.current ? Theme.warmInk : Theme.text
            font.family: Theme.textFont
            font.pixelSize: Theme.body
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Label {
            id: where
            visible: root.here
            width: parent.width
            wrapMode: Text.Wrap
            //: In the contents of the rules: this chapter tells what is being asked in the game now.
            text: qsTr("The game is here")
            color: root.current ? "#5C2E06" : Theme.accent
            font.pixelSize: Theme.caption
        }
    }
    Label {
        id: count
        anchors.right: parent.right
        anchors.rightMargin: 12 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        visible: root.hits > 0
        text: root.hits
        color: root.current ? Theme.warmInk : Theme.label
        font.pixelSize: Theme.caption
        font.weight: Font.Bold
    }
}
