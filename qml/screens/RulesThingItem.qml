// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A thing in an illustration of the rules, as it lies on the table, and what is written under it.
Item {
    id: root

    required property string kind
    required property string art
    required property string note
    required property string plate
    required property real wide
    required property real ratio
    required property bool lit
    required property bool veiled
    /// The width of a card in this illustration.
    property real card: 90
    /// The height that all things in a row have, and whether there are words under them.
    property real tallest: 0
    property bool noted: false

    readonly property real artWidth: root.wide * root.card
    readonly property real noteHeight: root.noted || words.text !== "" ? words.implicitHeight + 6 * Theme.u : 0
    readonly property real usual: Math.max(1, 27 * root.artWidth / 250)
    /// The name is on the card where it can be read there; otherwise under it.
    readonly property bool legible: root.usual * Math.min(1, 218 * root.artWidth / 250 / Math.max(1, whole.advanceWidth)) >= 12.6

    width: Math.max(root.artWidth, words.implicitWidth)
    height: root.tallest + root.noteHeight

    Item {
        id: stand
        width: root.artWidth
        height: root.artWidth * root.ratio
        x: (root.width - width) / 2
        y: (root.tallest - height) / 2
        Card {
            anchors.fill: parent
            visible: root.kind === "card"
            front: root.kind === "card" ? root.art : ""
            basis: Math.max(1, stand.width)
            glow: root.lit ? "house/light/card_amber" : ""
            fine: true
        }
        Die {
            anchors.fill: parent
            visible: root.kind === "die"
            face: root.kind === "die" ? root.art : ""
            basis: Math.max(1, stand.width)
        }
        Art {
            name: root.kind === "object" && root.lit ? "house/light/halo_amber" : ""
            anchors.centerIn: parent
            width: parent.width * 1.7
            height: width
        }
        Art {
            anchors.fill: parent
            name: root.kind === "object" || root.kind === "arrow" ? root.art : ""
            rotation: root.kind === "arrow" && Theme.mirrored ? 180 : 0
            mipmap: true
        }
        Rectangle {
            anchors.centerIn: parent
            visible: root.kind === "plus"
            width: bar.height
            height: bar.width
            radius: bar.radius
            color: Theme.hot
        }
        Rectangle {
            id: bar
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.kind === "equals" ? -height : 0
            visible: root.kind === "plus" || root.kind === "equals"
            width: root.artWidth * 0.62
            height: Math.max(2, root.artWidth * 0.12)
            radius: height / 2
            color: Theme.hot
        }
        Rectangle {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: bar.height
            visible: root.kind === "equals"
            width: bar.width
            height: bar.height
            radius: bar.radius
            color: Theme.hot
        }
        Rectangle {
            anchors.fill: parent
            visible: root.veiled
            radius: width * 0.072
            color: Theme.veil
            opacity: Theme.veilOpacity
        }
        Label {
            // The card's own plate, on a card of 250 x 350.
            readonly property real unit: stand.width / 250
            x: 16 * unit
            y: 303 * unit
            width: 218 * unit
            height: 38 * unit
            visible: root.plate !== "" && root.legible
            text: root.plate
            color: Theme.warmInk
            font.pixelSize: root.usual
            minimumPixelSize: 1
            fontSizeMode: Text.HorizontalFit
            font.weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            maximumLineCount: 1
        }
    }
    TextMetrics {
        id: whole
        font.family: words.font.family
        font.weight: words.font.weight
        font.pixelSize: root.usual
        text: root.plate
    }
    Label {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tallest + 6 * Theme.u
        visible: text !== ""
        text: root.legible || root.plate === "" ? root.note : root.note === "" ? root.plate : root.plate + "\n" + root.note
        horizontalAlignment: Text.AlignHCenter
        color: Theme.hot
        font.pixelSize: Theme.body
        font.weight: Font.Bold
    }
}
