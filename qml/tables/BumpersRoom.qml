// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The fairground: tricks bump into each other, and whoever wins turns over riders until one is Scared.
Room {
    id: root

    readonly property BumpersFacts facts: root.table.facts as BumpersFacts
    readonly property bool hiding: root.facts.hiding
    readonly property point deckAt: root.portrait ? root.mirrorPoint(0.13, 0.585) : root.mirrorPoint(0.2, root.places.crowded ? 0.65 : 0.607)
    readonly property real deckWidth: 62 * Theme.u
    readonly property BumpersPlaces places: BumpersPlaces {
        ring: root.ring
        lamp: root.lamp
        ownRide: rideBox.area
        slot: root.hiding ? slider.slot : -1
    }

    // In a tall window between what is discarded and the own ride.
    promptStart: root.portrait && !root.hiding ? (root.mirrored ? root.width - root.deckAt.x : root.deckAt.x) + 112 * Theme.u : 6
    promptEnd: !root.portrait || root.hiding ? 6 : 12 * Theme.u + (root.mirrored ? root.actionsArea.x + root.actionsArea.width : root.width - root.actionsArea.x)
    // Beside the deck, and what is discarded there.
    promptWidth: Math.min(root.portrait ? (root.hiding ? 0.62 : 0.42) * root.width : root.hiding ? 0.56 * root.width : 0.6 * root.width - 220 * Theme.u, 620 * Theme.u * Theme.textScale)
    promptTight: root.hiding && Theme.tableScale > 1
    promptMost: root.height - 180 * Theme.u - root.promptTop
    // Below the ends of the ride that is spread out.
    promptTop: root.hiding ? root.places.hidingAt.y + 150 * Theme.u + 1.4 * Theme.tableCaption : 0
    promptAt: Qt.point(root.width / 2, root.height * (root.portrait ? 0.65 : root.hiding ? 0.655 : 0.602))
    title: qsTr("Ghostbumpers")
    backdrop: "bumpers/room"
    tableArt: "bumpers/table"
    scoreIcon: "bumpers/point"
    preload: ["bumpers/1", "bumpers/2", "bumpers/3", "bumpers/4", "bumpers/5", "bumpers/6", "bumpers/7", "bumpers/8", "bumpers/9", "bumpers/X", "bumpers/back"]

    /// A place in parts of the window, on the reading side.
    function mirrorPoint(x: real, y: real): point {
        return Qt.point(root.width * (root.mirrored ? 1 - x : x), root.height * y);
    }

    function spot(zone: string, seat: int, place: int, near: int, kind: string): vector4d {
        const own = seat === root.table.bottomSeat;
        switch (zone) {
        case "hand":
            return own ? root.ring.ownHand(place, near, root.handWidth) : root.ring.fan(seat, place, near, 52 * Theme.u);
        case "trick":
            return root.places.trick(seat, place, near);
        case "ride":
            return root.riding(seat, place, own);
        case "shown":
            return own ? root.places.ownRider(place, false) : root.places.shown(seat, place, near, root.plateArea(seat));
        case "scare":
            return own ? root.places.hidingScared() : root.places.shown(seat, 0, 1, root.plateArea(seat));
        case "discard":
            return Qt.vector4d(root.deckAt.x + root.places.side * 70 * Theme.u + (place * 31 % 13 - 6) * Theme.u, root.deckAt.y + (18 + place * 17 % 9) * Theme.u, (place * 47 % 31) - 15, root.deckWidth);
        default:
            return Qt.vector4d(root.deckAt.x, root.deckAt.y - 6 * Theme.u, -4, root.deckWidth);
        }
    }

    /// A card of a Character deck; the top one rises before it turns over.
    function riding(seat: int, place: int, own: bool): vector4d {
        const out = root.facts.rides.length > seat ? 7 - root.facts.rides[seat] : 0;
        const breath = place === 0 && root.facts.breath === seat;
        if (own && root.hiding)
            return root.places.hidingRider(place);
        if (own)
            return root.places.ownRider(Math.max(0, out) + place, breath);
        const deck = root.places.ride(seat, root.plateArea(seat));
        const thick = (6 - place) * 1.1 * Theme.u;
        return Qt.vector4d(deck.x - thick * 0.4, deck.y - thick - (breath ? 10 * Theme.u : 0), breath ? -5 : 0, breath ? deck.w * 1.25 : deck.w);
    }

    function level(zone: string, seat: int, place: int, kind: string): real {
        switch (zone) {
        case "hand":
            return seat === root.table.bottomSeat ? root.ring.ownLevel(place) : 100 + place;
        case "trick":
            return 200 + place;
        case "ride":
            return seat === root.table.bottomSeat ? 60 + place : 60 - place;
        case "shown":
            return (seat === root.table.bottomSeat ? 40 : 70) + place;
        case "scare":
            return 600;
        default:
            return place;
        }
    }

    delegate: RoomPiece {
        id: piece

        readonly property bool rider: piece.kind === "rider"
        readonly property bool scared: piece.rider && piece.face === "S"
        readonly property bool trouble: piece.zone === "trick" && piece.face === "5"
        readonly property bool leads: piece.zone === "trick" && root.facts.leading === piece.seat

        // A card that is picked already is played; where that can be in two ways, the buttons ask which.
        function enter(): void {
            if (piece.picked && root.facts.drafts > 1)
                rideBox.ask();
            else if (piece.picked)
                root.table.drop(piece.ticket, -1);
            else
                piece.choose();
        }

        room: root
        veiled: false
        pairs: true
        onTwice: root.table.drop(piece.ticket, -1)
        Card {
            anchors.fill: parent
            z: -1
            basis: piece.rider ? 90 * Theme.u : root.handWidth
            front: piece.face === "" ? "" : piece.rider ? "bumpers/" + (piece.scared ? "scared" : "unfazed") + piece.seat : "bumpers/" + piece.face
            back: piece.rider ? "bumpers/character_back" + piece.seat : "bumpers/back"
            calm: !piece.travelling
            fine: !piece.own
            // Deep in a deck only every third card shows, by its edge.
            visible: piece.zone !== "ride" || piece.place % 3 === 0 || piece.travelling || piece.seat === root.table.bottomSeat
            buried: (piece.zone === "ride" && piece.place < piece.near - 1 && piece.seat !== root.table.bottomSeat) || (piece.zone === "discard" && piece.place < piece.near - 2)
            rise: piece.up || piece.travelling ? 3 : piece.own ? 1.2 : 0.6
            cast: root.cast(piece.pose)
            glow: piece.glow || piece.leads ? "house/light/card_amber" : piece.trouble ? "house/light/card_red" : piece.scared && piece.zone === "shown" ? "house/light/card_red" : piece.scared ? "house/light/card_cyan" : ""
        }
        BumpersPulse {
            anchors.fill: parent
            running: piece.trouble && Theme.lively
        }
    }

    BumpersRail {
        anchors.fill: parent
        running: root.facts.winner >= 0
        scared: root.facts.scared >= 0
    }
    Deck {
        scale: root.deckWidth / width
        count: root.facts.deckSize
        back: "bumpers/back"
        x: root.deckAt.x - width / 2
        y: root.deckAt.y - height / 2
    }
    Pill {
        visible: root.facts.deckSize > 0
        text: root.facts.deckText
        x: root.deckAt.x - width / 2
        y: root.deckAt.y + root.deckWidth * 0.7 + 4 * Theme.u
        Accessible.name: qsTr("%n card(s) in the deck", "", root.facts.deckSize)
    }
    BumpersSign {
        visible: root.facts.phase === "play"
        stake: root.facts.stake
        wild: root.facts.wild
        title: root.facts.stakeTitle
        text: root.facts.stakeText
        x: root.places.sign.x - width / 2
        y: root.places.sign.y - height / 2
    }
    Repeater {
        model: root.table.seats
        BumpersOwnPlace {
            required property int seat
            required portrait
            readonly property vector4d at: root.places.played(seat)
            visible: seat === root.table.bottomSeat && root.facts.phase === "play" && root.facts.played[seat] === 0
            waiting: root.asking
            width: at.w
            x: at.x - width / 2
            y: at.y - height / 2
        }
    }
    above: [
        Repeater {
            model: root.table.seats
            BumpersSeat {
                required property int seat
                required property int marks
                readonly property rect plate: root.plateArea(seat)
                readonly property bool own: seat === root.table.bottomSeat
                readonly property vector4d deck: own ? root.places.ownRider(6, false) : root.places.ride(seat, plate)
                riders: own || root.facts.rides.length <= seat ? -1 : root.facts.rides[seat]
                deckAt: Qt.point(deck.x, deck.y)
                deckWidth: deck.w
                starts: root.facts.starter === seat
                plateAt: plate
                faceAt: root.ring.face(seat)
                toRight: root.ring.side(seat) === SeatRing.Side.Right
                gain: root.facts.gains.length > seat ? root.facts.gains[seat] : ""
                scared: root.facts.scared === seat
                paranoia: root.facts.paranoia
            }
        },
        Repeater {
            model: root.table.seats
            BumpersResult {
                required property int seat
                readonly property int side: root.ring.side(seat)
                readonly property vector4d at: root.places.trickEnd(seat, cards)
                readonly property bool beside: side === SeatRing.Side.Near || (side === SeatRing.Side.Top ? !root.portrait : root.places.crowded)
                readonly property real towards: side === SeatRing.Side.Right || (side === SeatRing.Side.Top && at.x < root.width * 0.45) ? -1 : 1
                text: root.facts.results.length > seat ? root.facts.results[seat] : ""
                cards: root.facts.played.length > seat ? root.facts.played[seat] : 0
                leads: root.facts.leading === seat
                won: root.facts.winner === seat
                cardHeight: at.w * 1.4
                crownAt: Qt.point(root.places.played(seat).x, at.y)
                x: (beside ? (towards > 0 ? at.x : 2 * root.places.played(seat).x - at.x) + towards * (at.w / 2 + width / 2 + 6 * Theme.u) : root.places.played(seat).x) - width / 2
                y: at.y + (beside ? 0 : at.w * 0.7 + height * 0.42) - height / 2
            }
        },
        BumpersHiding {
            id: slider
            anchors.fill: parent
            visible: root.hiding
            table: root.table
            places: root.places
        },
        Bubble {
            readonly property vector4d at: root.ring.ownHandRaised(root.ring.ownHand(root.facts.draftPlace, root.facts.handSize, root.handWidth), root.handWidth * 1.06)
            visible: text !== "" && root.pointed === null && root.refusing === null
            text: root.facts.preview
            note: root.facts.verdict
            noteWarning: root.facts.losing
            width: implicitWidth
            height: implicitHeight
            x: Math.max(8, Math.min(root.width - width - 8, at.x - width / 2))
            y: at.y - at.w * 0.7 - height - 8 * Theme.u
            tip: Math.max(24 * Theme.u, Math.min(width - 24 * Theme.u, at.x - x))
        }
    ]
    controls: BumpersRide {
        id: rideBox
        width: parent ? parent.width : 0
        table: root.table
        facts: root.facts
        hiding: root.hiding
        mirrored: root.mirrored
    }
}
