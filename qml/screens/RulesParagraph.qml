// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// A paragraph of the rules, or an illustration.
Item {
    id: root

    required property int index
    required property string kind
    required property string text
    required property string plain
    required property string title
    required property string plainTitle
    required property string number
    required property RulesThings things
    /// A word that is looked for was found here.
    property bool found: false

    readonly property bool boxed: root.kind === "example" || root.kind === "tip"
    readonly property bool listed: root.kind === "step" || root.kind === "point"
    readonly property real pad: root.boxed ? 16 * Theme.u : 0
    readonly property real indent: root.boxed ? 46 * Theme.u + root.pad : root.kind === "step" ? bead.width + 14 * Theme.u : root.kind === "point" ? 26 * Theme.u : 0
    readonly property color ink: "#2A1405"

    implicitHeight: root.kind === "picture" ? picture.height + 12 * Theme.u : words.height + 2 * root.pad
    Accessible.role: Accessible.StaticText
    Accessible.name: root.plainTitle === "" ? root.plain : root.plainTitle
    Accessible.description: root.plainTitle === "" ? "" : root.plain
    Accessible.ignored: root.kind === "picture"

    Rectangle {
        // Beside the paragraph in which the word is.
        anchors.right: parent.left
        anchors.rightMargin: 12 * Theme.u
        visible: root.found
        width: 5 * Theme.u
        height: root.height
        radius: width / 2
        color: "#C7791E"
    }
    Rectangle {
        anchors.fill: parent
        visible: root.boxed
        radius: 12 * Theme.u
        color: root.kind === "tip" ? "#D9EFE2" : "#FFE9B8"
        border.color: root.kind === "tip" ? "#5C9C86" : "#D9A24A"
        border.width: Theme.stroke
        Art {
            name: root.kind === "tip" ? "house/icons/hint" : "house/icons/eye"
            tint: root.kind === "tip" ? "#1F6650" : "#8A4E12"
            anchors.left: parent.left
            anchors.leftMargin: 14 * Theme.u
            y: 14 * Theme.u
            width: 30 * Theme.u
            height: width
        }
    }
    Rectangle {
        id: bead
        anchors.left: parent.left
        y: Math.max(0, (firstLine.height - height) / 2)
        visible: root.kind === "step"
        width: Math.max(30 * Theme.u, digit.implicitHeight + 6 * Theme.u, digit.implicitWidth + 14 * Theme.u)
        height: width
        radius: width / 2
        color: "#6E3B18"
        border.color: Theme.brass
        border.width: Math.max(1, 2 * Theme.u)
        Label {
            id: digit
            anchors.centerIn: parent
            text: root.number
            color: Theme.hot
            font.pixelSize: Theme.name
            font.weight: Font.ExtraBold
        }
    }
    FontMetrics {
        id: firstLine
        font: body.font
    }
    Rectangle {
        anchors.left: parent.left
        anchors.leftMargin: 5 * Theme.u
        y: (firstLine.height * 1.2 - height) / 2
        visible: root.kind === "point"
        width: 9 * Theme.u
        height: width
        rotation: 45
        color: "#B4651A"
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: root.indent
        anchors.right: parent.right
        anchors.rightMargin: root.pad
        y: root.pad
        visible: root.kind !== "picture"
        spacing: 2 * Theme.u
        Text {
            width: parent.width
            visible: root.title !== ""
            text: root.title
            textFormat: Text.RichText
            wrapMode: Text.Wrap
            color: "#7A2E0E"
            font.family: Theme.displayFont
            font.pixelSize: Theme.title
            font.weight: Font.ExtraBold
            Accessible.ignored: true
        }
        Text {
            id: body
            width: parent.width
            text: root.kind === "picture" ? "" : root.text
            textFormat: Text.RichText
            wrapMode: Text.Wrap
            lineHeight: 1.2
            color: root.ink
            font.family: Theme.textFont
            font.pixelSize: Theme.button
            font.weight: Font.Medium
            Accessible.ignored: true
        }
    }
    RulesPicture {
        id: picture
        width: root.width
        visible: root.kind === "picture"
        things: root.things
        caption: visible ? root.text : ""
        plain: root.plain
    }
}
