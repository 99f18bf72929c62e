// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The parlour: a pile whose level must not pass seven, and a current that a Mirror turns round.
Room {
    id: root

    readonly property GhostsFacts facts: root.table.facts as GhostsFacts
    readonly property real pileWidth: 122 * Theme.u
    // The deck is on the reading side.
    readonly property real way: root.mirrored ? -1 : 1
    readonly property point deckAt: root.portrait ? Qt.point(root.lamp.x - root.way * 170 * Theme.u, root.lamp.y + 136 * Theme.u) : Qt.point(root.lamp.x - root.way * 295 * Theme.u, root.lamp.y + 2 * Theme.u)
    readonly property point mirrorAt: root.portrait ? Qt.point(root.lamp.x + root.way * 170 * Theme.u, root.lamp.y + 126 * Theme.u) : Qt.point(root.lamp.x + root.way * 290 * Theme.u, root.lamp.y - 2 * Theme.u)

    title: qsTr("Ghosts")
    backdrop: "ghosts/room"
    tableArt: "ghosts/table"
    seatNotes: false
    // What the own seat took lies beside its plate.
    handStart: root.takenAt(root.table.bottomSeat).x + root.way * 46 * Theme.u
    // The pile comes to whoever sits at the near side.
    takeArea: Qt.rect(0, root.dropArea.y + root.dropArea.height, root.width, root.height - root.dropArea.y - root.dropArea.height)
    // Below what is written under deck and mirror.
    promptTop: root.portrait ? 0 : root.deckAt.y + 96 * Theme.u + 1.4 * Theme.tableCaption
    preload: ["ghosts/A1", "ghosts/A2", "ghosts/A3", "ghosts/B1", "ghosts/B2", "ghosts/B3", "ghosts/C1", "ghosts/C2", "ghosts/C3", "ghosts/D1", "ghosts/D2", "ghosts/D3", "ghosts/E1", "ghosts/E2", "ghosts/E3", "ghosts/F1", "ghosts/F2", "ghosts/F3", "ghosts/M", "ghosts/back"]

    // Cards on the pile lie as they fell: a turn and a shift that depend only on their place.
    function strewn(place: int, amount: real): vector3d {
        const turn = ((place * 47 + 13) % 37) / 18 - 1;
        const shift = ((place * 31 + 7) % 29) / 14 - 1;
        return Qt.vector3d(shift * 20 * Theme.u * amount, turn * 5 * Theme.u * amount, turn * 17 * amount);
    }

    function takenAt(seat: int): point {
        const at = root.ring.face(seat);
        switch (root.ring.side(seat)) {
        case SeatRing.Side.Left:
            return Qt.point(at.x + 136 * Theme.u, at.y + 160 * Theme.u);
        case SeatRing.Side.Right:
            return Qt.point(at.x - 136 * Theme.u, at.y + 160 * Theme.u);
        case SeatRing.Side.Top:
            return Math.abs(at.x - root.width / 2) < root.width * 0.1 ? Qt.point(at.x - 124 * Theme.u, at.y + 62 * Theme.u) : Qt.point(at.x + (at.x < root.width / 2 ? -60 : 60) * Theme.u, at.y + 108 * Theme.u);
        default:
            return Qt.point(at.x + (root.mirrored ? -1 : 1) * 126 * Theme.u, at.y + (root.portrait ? 34 : -34) * Theme.u);
        }
    }

    function spot(zone: string, seat: int, place: int, near: int, kind: string): vector4d {
        if (zone === "hand")
            return seat === root.table.bottomSeat ? root.ring.ownHand(place, near, root.handWidth) : root.ring.fan(seat, place, near, 52 * Theme.u);
        if (zone === "pile") {
            const last = place === near - 1;
            const lies = root.strewn(place, last ? 0.18 : 1);
            return Qt.vector4d(root.lamp.x + lies.x, root.lamp.y - 2 * Theme.u + lies.y, last ? 3 : lies.z, last ? root.pileWidth : root.pileWidth * 0.93);
        }
        if (zone === "taken") {
            const at = root.takenAt(seat);
            const lies = root.strewn(place, 0.4);
            return Qt.vector4d(at.x + lies.x, at.y + lies.y, lies.z * 2, 60 * Theme.u);
        }
        return Qt.vector4d(root.deckAt.x, root.deckAt.y - 12 * Theme.u, -4, 100 * Theme.u);
    }

    function level(zone: string, seat: int, place: int, kind: string): real {
        return zone === "hand" && seat === root.table.bottomSeat ? root.ring.ownLevel(place) : zone === "pile" ? 200 + place : place;
    }

    delegate: RoomPiece {
        id: piece
        room: root
        Card {
            anchors.fill: parent
            z: -1
            basis: root.handWidth
            front: piece.face === "" ? "" : "ghosts/" + piece.face
            back: "ghosts/back"
            calm: !piece.travelling
            buried: piece.zone === "pile" && piece.place < piece.near - 8
            rise: piece.up || piece.travelling ? 3 : piece.own ? 1.2 : 0.6
            cast: root.cast(piece.pose)
            glow: piece.glow ? "house/light/card_amber" : ""
        }
    }

    Current {
        direction: root.facts ? root.facts.direction : 1
        running: root.ambient
        x: root.lamp.x - width / 2
        y: root.lamp.y + 4 * Theme.u - height / 2
        width: (root.portrait ? 0.76 : 0.632) * root.width / 0.904
        height: (root.portrait ? 0.47 : 0.515) * root.height / 0.904
    }
    Deck {
        count: root.facts ? root.facts.deckSize : 0
        text: root.facts ? root.facts.deckText : ""
        x: root.deckAt.x - width / 2
        y: root.deckAt.y - height / 2
    }
    FrightGauge {
        level: root.facts ? root.facts.level : 0
        lively: root.ambient
        scale: root.portrait ? 0.74 : 1
        transformOrigin: Item.Bottom
        x: root.lamp.x - width / 2
        y: root.lamp.y - (root.portrait ? 166 : 134) * Theme.u
    }
    HandMirror {
        family: root.facts ? root.facts.family : ""
        text: root.facts ? root.facts.mirrorText : ""
        direction: root.facts ? root.facts.direction : 1
        x: root.mirrorAt.x - width / 2
        y: root.mirrorAt.y - height / 2
    }
    Repeater {
        model: root.table.seats
        FearMarks {
            required property int seat
            required property int marks
            required property string note
            readonly property rect plate: root.plateArea(seat)
            readonly property int side: root.ring.side(seat)
            readonly property point taken: root.takenAt(seat)
            fear: marks
            supply: root.lamp
            sky: root.sky
            takenText: note
            takenX: taken.x
            takenY: taken.y + 52 * Theme.u
            // At the far side there is room beside the plate, except near the icons.
            readonly property bool apart: side === SeatRing.Side.Top && plate.x > 0.7 * root.width
            x: side === SeatRing.Side.Top && !apart ? plate.x + plate.width + 10 * Theme.u : side === SeatRing.Side.Near ? (root.mirrored ? plate.x - tokensWidth - 8 * Theme.u : plate.x + plate.width + 8 * Theme.u) : plate.x + (plate.width - tokensWidth) / 2
            y: (side === SeatRing.Side.Top && !apart) || side === SeatRing.Side.Near ? plate.y + (plate.height - tokensHeight) / 2 : plate.y + plate.height + 8 * Theme.u
        }
    }
    above: LevelDisc {
        level: root.facts ? root.facts.level : 0
        visible: level > 0
        x: root.lamp.x - width / 2
        y: root.lamp.y + 98 * Theme.u - height / 2
    }
}
