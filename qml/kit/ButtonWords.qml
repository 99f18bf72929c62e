// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What is written on a button: a line with an icon before and a picture after it, and a smaller line below.
Item {
    id: root

    property string text: ""
    property string note: ""
    property string iconName: ""
    property string badge: ""
    property color ink: Theme.text
    property color noteInk: Theme.second
    property real fontSize: Theme.button
    property real noteSize: Theme.caption
    property bool display: false
    /// How far it is pressed in.
    property real sunk: 0
    readonly property real besides: (icon.visible ? icon.width + line.spacing : 0) + (picture.visible ? picture.width + line.spacing : 0)

    implicitWidth: Math.max(root.wide + root.besides, root.note === "" ? 0 : root.wideOf(measureNote))
    implicitHeight: words.implicitHeight

    readonly property real wide: root.wideOf(measure)

    // Not the labels' own implicit widths: those change a little with the width they get, and that follows from these.
    function wideOf(metrics: TextMetrics): real {
        return Math.ceil(Math.max(metrics.width, metrics.advanceWidth)) + 4;
    }

    TextMetrics {
        id: measure
        font: main.font
        text: root.text
    }
    TextMetrics {
        id: measureNote
        font: below.font
        text: root.note
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.sunk
        Row {
            id: line
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 10 * Theme.u
            Art {
                id: icon
                name: root.iconName
                visible: root.iconName !== ""
                tint: root.ink
                width: root.fontSize * 1.35
                height: width
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: main
                text: root.text
                color: root.ink
                font.pixelSize: root.fontSize
                display: root.display
                font.weight: root.display ? Font.ExtraBold : Font.Bold
                anchors.verticalCenter: parent.verticalCenter
                width: root.width > 0 ? Math.min(root.wide, root.width - root.besides) : root.wide
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
            Art {
                id: picture
                name: root.badge
                visible: root.badge !== ""
                width: root.fontSize * 1.15
                height: width
                fillMode: Image.PreserveAspectFit
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            id: below
            width: parent.width
            visible: root.note !== ""
            text: root.note
            color: root.noteInk
            font.pixelSize: root.noteSize
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
