// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is asked, and what just happened, on a soft dark patch of the table.
Item {
    id: root

    property string prompt: ""
    property string told: ""
    /// What to bear in mind.
    property string note: ""
    /// There is little room: what just happened is not said, and what to bear in mind takes one line.
    property bool tight: false
    // A prompt in large type shrinks towards one line, but not so far that it is not large any more: then it takes two.
    readonly property real usual: Theme.tablePrompt / Theme.tableScale
    readonly property real least: !root.tight ? 0.78 * Theme.tablePrompt : root.usual * (2.4 * root.usual * root.lineHeight > root.free ? 1 : Math.min(Theme.tableScale, 1.2))
    /// A line's height for a pixel of type.
    readonly property real lineHeight: line.implicitHeight / Math.max(1, Theme.tablePrompt)
    /// How high it may be: what just happened is only said where that leaves room for it.
    property real most: 10000
    readonly property real free: root.most - (noted.visible ? noted.height : 0)
    readonly property bool telling: root.told !== "" && !root.tight && heard.implicitHeight + asked.height <= root.free

    implicitHeight: words.implicitHeight

    Art {
        name: "house/light/prompt_shade"
        anchors.centerIn: words
        width: Math.min(root.width * 1.15, Math.max(asked.paintedWidth, heard.visible ? heard.paintedWidth : 0) * 1.35 + 60 * Theme.u)
        height: words.height * 1.9
        basis: 256
        visible: root.prompt !== "" || root.told !== ""
    }
    Label {
        // The whole prompt in one line: its size.
        id: line
        visible: false
        text: root.prompt
        display: true
        font.pixelSize: Theme.tablePrompt
        font.weight: Font.Bold
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Label {
            id: heard
            width: parent.width
            text: root.told
            visible: root.telling
            color: Theme.second
            font.pixelSize: Theme.tableBody
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Label {
            id: asked
            width: parent.width
            text: root.prompt
            visible: text !== ""
            display: true
            color: Theme.prompt
            font.pixelSize: root.tight || Theme.tableLarge ? Math.floor(Math.max(root.least, Theme.tablePrompt * Math.min(1, (root.width - 12) / Math.max(1, line.implicitWidth), root.tight ? root.free / Math.max(1, line.implicitHeight) : 1))) : Theme.tablePrompt
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Label {
            id: noted
            width: parent.width
            text: root.note
            visible: text !== ""
            color: Theme.prompt
            font.pixelSize: Theme.tableBody
            fontSizeMode: root.tight ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 13
            horizontalAlignment: Text.AlignHCenter
            wrapMode: root.tight ? Text.NoWrap : Text.Wrap
        }
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: root.prompt
    Accessible.description: root.told
}
