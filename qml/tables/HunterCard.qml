// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// A Trap or an Ally with its name.
Item {
    id: root

    required property HuntersFacts facts
    property bool trap: true
    property string face: ""
    property string marks: ""
    property int pays: 0
    property bool glow: false
    property bool hung: false
    property real rise: 0.6
    property point cast: Qt.point(0, 1)
    property real basis: root.width
    /// How wide it is seen: a name too small to read is left out, and is in what is said of the card.
    property real seen: root.width

    readonly property real unit: root.width / 250

    Card {
        anchors.fill: parent
        basis: root.basis
        front: root.face === "" ? "" : (root.trap ? "hunters/trap_" : "hunters/ally_") + root.face
        back: root.trap ? "hunters/trap_back" : "hunters/ally_back"
        rise: root.rise
        cast: root.cast
        glow: root.glow ? "house/light/card_amber" : root.pays > 0 ? "house/light/card_green" : ""
    }
    Label {
        id: named
        readonly property real usual: Math.max(1, 27 * root.unit)
        /// As large as it is seen, shrunk to its plate.
        readonly property real apparent: named.fontInfo.pixelSize * root.seen / Math.max(1, root.width)
        x: 16 * root.unit
        y: 303 * root.unit
        width: 218 * root.unit
        height: 38 * root.unit
        visible: root.face !== "" && named.apparent >= 11.3
        text: root.face === "" ? "" : root.facts.cardName(root.face)
        color: Theme.warmInk
        font.pixelSize: named.usual
        // The card is scaled: hinted letters would lose a row of pixels to the software backend.
        font.hintingPreference: Font.PreferNoHinting
        minimumPixelSize: 1
        fontSizeMode: Text.HorizontalFit
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        maximumLineCount: 1
    }
    TrapMarks {
        anchors.fill: parent
        visible: root.trap
        facts: root.facts
        face: root.face
        marks: root.marks
        complete: root.pays > 0
    }
    Art {
        name: "hunters/clip"
        visible: root.hung
        width: 56 * root.unit
        height: width
        basis: 40
        x: (root.width - width) / 2
        y: -34 * root.unit
    }
}
