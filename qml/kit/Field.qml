// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A line to write in.
T.TextField {
    id: root

    property string name: ""

    implicitWidth: 180 * Theme.u
    implicitHeight: Math.max(40 * Theme.u, root.contentHeight + 14 * Theme.u)
    leftPadding: 12 * Theme.u
    rightPadding: 12 * Theme.u
    verticalAlignment: Text.AlignVCenter
    color: Theme.text
    selectionColor: Theme.light
    selectedTextColor: Theme.warmInk
    placeholderTextColor: Theme.label
    font.family: Theme.textFont
    font.pixelSize: Theme.name
    font.weight: Font.DemiBold
    selectByMouse: true
    Accessible.name: root.name

    background: Rectangle {
        radius: 10 * Theme.u
        color: Theme.roomEdge
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? Theme.ring : Theme.stroke
    }
    Label {
        x: root.leftPadding
        height: root.height
        width: root.width - root.leftPadding - root.rightPadding
        elide: Text.ElideRight
        visible: root.text === "" && root.preeditText === ""
        text: root.placeholderText
        color: Theme.label
        font: root.font
    }
}
