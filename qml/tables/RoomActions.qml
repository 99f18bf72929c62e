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
    readonly property real inner: Math.max(root.least, help.implicitWidth + back.implicitWidth + Theme.gap)

    width: root.inner
    spacing: 14 * Theme.u

    Bubble {
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
            onClicked: root.table.choose(choice)
        }
    }
    Row {
        spacing: root.inner - help.width - back.width
        Button {
            id: help
            width: Math.max(implicitWidth, (root.inner - 12 * Theme.u) / 2)
            text: qsTr("Hint")
            enabled: root.table.canHint
            fontSize: Theme.name
            onClicked: root.table.hint()
        }
        Button {
            id: back
            width: Math.max(implicitWidth, (root.inner - 12 * Theme.u) / 2)
            text: qsTr("Undo")
            enabled: root.table.canUndo
            fontSize: Theme.name
            onClicked: root.table.undo()
        }
    }
}
