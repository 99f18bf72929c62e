// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// What can be done besides touching pieces: the game's actions, Hint and Undo.
Column {
    id: root

    required property GameTable table
    property bool mirrored: false
    property string group: "actions"
    property alias extra: extraBox.data

    property real least: 224 * Theme.u
    readonly property real most: Math.max(root.least, 300 * Theme.u)
    readonly property real word: Math.max(help.implicitWidth, back.implicitWidth)
    /// Long words in large type stand one below the other.
    readonly property bool stacked: Theme.tableLarge && 2 * root.word + 12 * Theme.u > root.most
    readonly property real inner: root.stacked ? Math.max(root.word, root.least, 258 * Theme.u) : Math.max(2 * root.word + 12 * Theme.u, root.least)
    /// How far the buttons are below the upper edge: advice floats over them.
    readonly property real adviceHeight: advice.visible ? advice.height + root.spacing : 0
    readonly property real half: root.stacked ? root.inner : (root.inner - 12 * Theme.u) / 2

    width: root.inner
    spacing: 14 * Theme.u

    Bubble {
        id: advice
        text: root.table.advice
        visible: text !== ""
        maximumWidth: root.inner + 90 * Theme.u
        width: implicitWidth
        height: implicitHeight
        x: root.mirrored ? 0 : root.inner - width
        tip: root.mirrored ? 50 * Theme.u : width - root.inner + 50 * Theme.u
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Column {
        id: extraBox
        width: root.inner
        visible: children.length > 0
        spacing: 14 * Theme.u
    }
    Repeater {
        model: root.table.choices
        delegate: Button {
            required property int choice
            required property string label
            required property string hint
            required property string group
            required glow
            visible: group === root.group
            width: root.inner
            height: implicitHeight
            text: label
            note: hint
            fontSize: Theme.tableButton
            noteSize: Theme.tableCaption
            onClicked: root.table.choose(choice)
        }
    }
    Grid {
        columns: root.stacked ? 1 : 2
        columnSpacing: 12 * Theme.u
        rowSpacing: 14 * Theme.u
        Button {
            id: help
            width: root.half
            text: qsTr("Hint")
            enabled: root.table.canHint
            fontSize: Theme.tableName
            onClicked: root.table.hint()
        }
        Button {
            id: back
            width: root.half
            text: qsTr("Undo")
            enabled: root.table.canUndo
            fontSize: Theme.tableName
            onClicked: root.table.undo()
        }
    }
}
