// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The attic laboratory: Traps on a brass rail, dice in the tray below three skull lamps, a hunter's own things in front.
Room {
    id: root

    readonly property HuntersFacts facts: root.table.facts as HuntersFacts
    readonly property HunterPlaces places: HunterPlaces {
        width: root.width
        height: root.height
        ring: root.ring
        count: root.table.seats.count
        bottomSeat: root.table.bottomSeat
        nearPlate: root.ownPlate
        headerFoot: root.headerFoot
    }

    title: qsTr("Ghost Hunters")
    backdrop: "hunters/room"
    scoreIcon: "hunters/fame"
    handZone: ""
    seatPlaces: root.places.seats
    promptAt: root.places.prompt
    promptWidth: (root.portrait ? 470 : 560) * Theme.u
    // Five hunters and large buttons have no room beside each other.
    mostScale: root.portrait || root.table.seats.count > 4 ? 1.3 : 2
    promptTop: root.portrait && root.logOver > 0 ? root.places.pouch.y + 60 * Theme.u : allyPill.visible && allyPill.y === allyPill.below ? allyPill.y + allyPill.height + 4 : 0
    // Between the dice and the hunter's own things large type has no more room.
    promptTight: Theme.tableScale > 1
    promptMost: root.portrait ? root.promptFloor - root.places.pouch.y - 56 * Theme.u : root.height - 190 * Theme.u - root.places.tray.y - 98 * Theme.u
    // Over the buttons of a tall window, or over the own Traps; large type needs what room there is.
    promptFloor: root.portrait && root.logOver <= 0 ? root.actionsTop - 8 * Theme.u : Theme.tableScale > 1 ? root.height - 6 : root.height - 194 * Theme.u
    promptNote: root.facts && root.asking ? root.facts.note : ""
    actionsWidth: 310 * Theme.u
    actionsBottom: (root.portrait ? 196 : 28) * Theme.u

    function spot(zone: string, seat: int, place: int, near: int, kind: string): vector4d {
        return root.places.spot(zone, seat, place, near);
    }

    function level(zone: string, seat: int, place: int, kind: string): real {
        return zone === "tray" ? 200 + place : zone === "traps" || zone === "allies" ? 300 + place : place;
    }

    delegate: HunterPiece {
        room: root
        facts: root.facts
        places: root.places
    }

    Art {
        name: "hunters/rail"
        width: root.places.railWidth
        height: width / 20
        basis: width
        x: (root.width - width) / 2
        y: root.places.railY - height / 2
    }
    Item {
        id: tray
        width: root.places.trayWidth
        height: width * 340 / 640
        x: root.places.tray.x - width / 2
        y: root.places.tray.y - height / 2
        Art {
            name: "hunters/tray"
            anchors.fill: parent
            basis: parent.width
        }
        DangerGauge {
            dangers: root.facts ? root.facts.dangers : 0
            text: root.facts ? root.facts.dangerText : ""
            anchors.horizontalCenter: parent.horizontalCenter
            y: -14 * root.places.size * Theme.u
            scale: root.places.size
            transformOrigin: Item.Top
        }
        SequentialAnimation {
            id: quake
            loops: 4
            RotationAnimation {
                target: tray
                to: 1.6
                duration: 45
            }
            RotationAnimation {
                target: tray
                to: -1.6
                duration: 80
            }
            RotationAnimation {
                target: tray
                to: 0
                duration: 45
            }
        }
    }
    Connections {
        target: root.facts
        function onBustChanged(): void {
            if (root.facts.bust && Theme.lively)
                quake.restart();
        }
    }
    DicePouch {
        count: root.facts ? root.facts.pouchSize : 0
        text: root.facts ? root.facts.pouchText : ""
        labelled: !root.portrait
        x: root.places.pouch.x - width / 2
        y: root.places.pouch.y - height / 2
        scale: root.places.size
    }
    Pill {
        id: allyPill
        // Beside the buttons where they reach as high; above the cards where large type leaves no room below.
        readonly property real below: root.places.allies.y + 72 * Theme.u
        readonly property bool pressed: below + height > root.actionsArea.y
        readonly property real middle: root.places.allies.x - width / 2
        readonly property real free: root.mirrored ? Math.max(middle, root.actionsArea.x + root.actionsArea.width + 6) : Math.min(middle, root.actionsArea.x - width - 6)
        text: root.facts ? root.facts.allyText : ""
        visible: text !== "" && !root.portrait
        most: (Theme.tableLarge ? 250 : 190) * Theme.u
        x: Math.max(4, Math.min(root.width - width - 4, allyPill.pressed ? allyPill.free : allyPill.middle))
        y: Theme.tableLarge || (pressed && Theme.tableScale > 1) ? root.places.allies.y - 78 * Theme.u - height : below
    }
    controls: HunterControls {
        width: parent ? parent.width : 0
        table: root.table
        facts: root.facts
    }
    above: [
        Item {
            anchors.fill: parent
            Repeater {
                model: root.table.seats
                HunterMarks {
                    required property int seat
                    readonly property point face: root.ring.face(seat)
                    x: face.x
                    y: face.y
                    token: root.facts.tokens[seat] || 0
                    standing: root.facts.standings[seat] || "in"
                    text: root.facts.standingTexts[seat] || ""
                    flipped: root.ring.side(seat) === SeatRing.Side.Right
                    near: seat === root.table.bottomSeat
                }
            }
        },
        Numeral {
            value: root.facts ? root.facts.countdown : 0
            visible: value > 0
            size: 130 * Theme.u
            color: Theme.hot
            x: root.places.tray.x - width / 2
            y: root.places.tray.y - height / 2
        },
        FameFlight {
            id: medal
            fame: root.facts ? root.facts.scoringFame : 0
        }
    ]
    Connections {
        target: root.facts
        function onScoringChanged(): void {
            const piece = root.pieceOf(root.facts.scoring);
            if (!piece)
                return;
            const plate = root.plateArea(root.facts.turnSeat);
            medal.fly(piece.pose.x, piece.pose.y, plate.x + plate.width / 2, plate.y + plate.height / 2);
        }
    }
}
