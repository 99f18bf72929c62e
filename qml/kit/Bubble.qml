// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A paper bubble with a tip that points down at what it speaks of.
Item {
    id: root

    property alias text: words.text
    /// A second, smaller line.
    property string note: ""
    /// The second line warns.
    property bool noteWarning: false
    /// It says why not.
    property bool warning: false
    property bool large: false
    property real maximumWidth: 420 * Theme.u
    /// Where the tip is, from its left edge.
    property real tip: root.width / 2

    implicitWidth: Math.min(root.maximumWidth, Math.max(84 * Theme.u, measure.width + 44 * Theme.u, noteMeasure.width + 44 * Theme.u))
    implicitHeight: paperWords.implicitHeight + 10 * Theme.u

    TextMetrics {
        id: measure
        font: words.font
        text: words.text
    }
    TextMetrics {
        id: noteMeasure
        font: noted.font
        text: root.note
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 6 * Theme.u
        anchors.bottomMargin: -6 * Theme.u
        radius: Math.min(height / 2, 25 * Theme.u)
        color: Theme.shadow
        opacity: 0.4
    }
    Rectangle {
        x: root.tip - width / 2
        y: parent.height - width / 2 - 2 * Theme.u
        width: 17 * Theme.u
        height: width
        rotation: 45
        color: "#FFE3A8"
        border.color: paper.rim
        border.width: Math.max(2, paper.rimWidth)
    }
    Shade {
        id: paper
        anchors.fill: parent
        corner: 25 * Theme.u
        high: "#FFF9EA"
        low: "#FFE3A8"
        rim: root.warning ? Theme.danger : "#FFB53F"
        rimWidth: 2 * Theme.u
    }
    Rectangle {
        x: root.tip - width / 2
        y: parent.height - width / 2 - 4 * Theme.u
        width: 14 * Theme.u
        height: width
        rotation: 45
        color: "#FFE3A8"
        visible: root.height > 3 * width
    }
    Column {
        id: paperWords
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 20 * Theme.u
        anchors.rightMargin: 20 * Theme.u
        Label {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: root.warning && root.note === "" ? Theme.dangerInk : Theme.warmInk
            font.pixelSize: root.large ? Theme.promptSize : Theme.button
            font.weight: Font.ExtraBold
        }
        Label {
            id: noted
            width: parent.width
            visible: root.note !== ""
            text: root.note
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: root.noteWarning ? Theme.dangerInk : Theme.warmInk
            font.pixelSize: Theme.body
            font.weight: Font.Bold
        }
    }
}
