// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Where things lie on the fairground's table. A pose is middle x, middle y, turn and width.
QtObject {
    id: root

    required property SeatRing ring
    /// Where the table's middle is.
    property point lamp
    /// Where the viewer's own ride lies: its upper left corner and its size.
    property rect ownRide
    /// Where the viewer's Scared card hovers while it is being hidden: 0 on top of the deck; -1: it is not.
    property int slot: -1

    readonly property real side: root.ring.mirrored ? -1 : 1
    /// Five or six seats.
    readonly property bool crowded: root.ring.count > 4
    readonly property real cardWidth: (root.crowded ? 88 : 104) * Theme.u
    readonly property real riderWidth: (root.crowded ? 52 : 62) * Theme.u
    readonly property real slotGap: Math.min(104 * Theme.u, root.ring.width * (root.ring.portrait ? 0.098 : 0.118))
    readonly property point hidingAt: Qt.point(root.lamp.x, root.lamp.y + 26 * Theme.u)
    readonly property point sign: Qt.point(root.ring.width / 2, root.ring.height * (root.ring.portrait ? 0.415 : 0.37))

    // Where each seat plays, in parts of the window, clockwise from the near one.
    readonly property list<point> wide3: [Qt.point(0.5, 0.5), Qt.point(0.32, 0.38), Qt.point(0.68, 0.38)]
    readonly property list<point> wide4: [Qt.point(0.5, 0.5), Qt.point(0.293, 0.404), Qt.point(0.5, 0.232), Qt.point(0.707, 0.404)]
    readonly property list<point> wide5: [Qt.point(0.5, 0.5), Qt.point(0.265, 0.49), Qt.point(0.34, 0.29), Qt.point(0.66, 0.29), Qt.point(0.735, 0.49)]
    readonly property list<point> wide6: [Qt.point(0.5, 0.5), Qt.point(0.25, 0.51), Qt.point(0.325, 0.32), Qt.point(0.5, 0.232), Qt.point(0.675, 0.32), Qt.point(0.75, 0.51)]
    readonly property list<point> tall3: [Qt.point(0.5, 0.52), Qt.point(0.31, 0.31), Qt.point(0.69, 0.31)]
    readonly property list<point> tall4: [Qt.point(0.5, 0.52), Qt.point(0.25, 0.345), Qt.point(0.5, 0.24), Qt.point(0.75, 0.345)]
    readonly property list<point> tall5: [Qt.point(0.5, 0.52), Qt.point(0.25, 0.43), Qt.point(0.35, 0.265), Qt.point(0.65, 0.265), Qt.point(0.75, 0.43)]
    readonly property list<point> tall6: [Qt.point(0.5, 0.52), Qt.point(0.26, 0.46), Qt.point(0.28, 0.29), Qt.point(0.5, 0.235), Qt.point(0.72, 0.29), Qt.point(0.74, 0.46)]
    readonly property list<point> wideSpots: root.ring.count <= 3 ? root.wide3 : root.ring.count === 4 ? root.wide4 : root.ring.count === 5 ? root.wide5 : root.wide6
    readonly property list<point> tallSpots: root.ring.count <= 3 ? root.tall3 : root.ring.count === 4 ? root.tall4 : root.ring.count === 5 ? root.tall5 : root.tall6

    /// The middle of what a seat plays, and the width of its cards as w.
    function played(seat: int): vector4d {
        const step = root.ring.step(seat);
        const spots = root.ring.portrait ? root.tallSpots : root.wideSpots;
        const at = spots[Math.min(step, spots.length - 1)];
        const x = root.ring.mirrored && root.ring.face(seat).x > root.ring.width * 0.6 !== at.x > 0.5 && step > 0 ? 1 - at.x : at.x;
        const side = root.ring.side(seat);
        const turn = side === SeatRing.Side.Left ? -5 : side === SeatRing.Side.Right ? 5 : 0;
        return Qt.vector4d(x * root.ring.width, at.y * root.ring.height, turn, side === SeatRing.Side.Near ? 72 * Theme.u : side === SeatRing.Side.Top ? 82 * Theme.u : root.cardWidth);
    }

    function trick(seat: int, place: int, near: int): vector4d {
        const at = root.played(seat);
        const step = Math.min(at.w * 0.66, at.w * 1.8 / Math.max(1, near - 1));
        const t = place - (near - 1) / 2;
        return Qt.vector4d(at.x + t * step, at.y + Math.abs(t) * 3 * Theme.u, at.z + t * 3, at.w);
    }

    /// The middle of the last card a seat has played, of so many.
    function trickEnd(seat: int, near: int): vector4d {
        return root.trick(seat, Math.max(0, near - 1), Math.max(1, near));
    }

    /// A seat's Character deck: beside or under the plate, over the face where the viewer's own things are below.
    function ride(seat: int, plate: rect): vector4d {
        const at = root.ring.face(seat);
        const side = root.ring.side(seat);
        if (side === SeatRing.Side.Top) {
            // In a tall window there is no room between the plate and what stands in the corner.
            if (root.crowded || root.ring.portrait)
                return Qt.vector4d(plate.x + 42 * Theme.u, plate.y + plate.height + 38 * Theme.u, 0, 44 * Theme.u);
            return Qt.vector4d(plate.x + plate.width + 48 * Theme.u, at.y + 8 * Theme.u, 0, root.riderWidth);
        }
        const y = (root.crowded || Theme.tableLarge) && !root.ring.portrait ? at.y - 56 * Theme.u - root.riderWidth * 0.7 : plate.y + plate.height + root.riderWidth * 0.7 + (root.crowded ? 6 : 16) * Theme.u;
        return Qt.vector4d(at.x + (side === SeatRing.Side.Left ? -32 : 32) * Theme.u, y, 0, root.riderWidth);
    }

    /// A Character card that is out, of so many.
    function shown(seat: int, place: int, near: int, plate: rect): vector4d {
        const deck = root.ride(seat, plate);
        const towards = root.ring.side(seat) === SeatRing.Side.Right ? -1 : 1;
        const step = Math.min(deck.w * 0.45, deck.w * 0.9 / Math.max(1, near - 1));
        return Qt.vector4d(deck.x + towards * (deck.w * 1.16 + place * step), deck.y - 2 * Theme.u, towards * (2 + place), deck.w);
    }

    /// The viewer's own ride in a row, its top at the reading side; `row` counts the cards that are out too.
    function ownRider(row: int, raised: bool): vector4d {
        const width = root.ownRide.height / 1.4;
        const step = (root.ownRide.width - width) / 6;
        const start = root.ring.mirrored ? root.ownRide.x + root.ownRide.width - width / 2 : root.ownRide.x + width / 2;
        return Qt.vector4d(start + root.side * row * step, root.ownRide.y + root.ownRide.height / 2 - (raised ? 5 * Theme.u : 0), 0, raised ? width * 1.12 : width);
    }

    /// The middle of the gap where the Scared card would go in.
    function gap(slot: real): real {
        return root.hidingAt.x + root.side * (slot - 3) * root.slotGap;
    }

    /// A card of the own ride while the Scared one is being hidden: it makes room.
    function hidingRider(place: int): vector4d {
        const room = root.slot < 0 ? 0 : place < root.slot ? -0.17 : 0.17;
        return Qt.vector4d(root.hidingAt.x + root.side * (place - 2.5 + room) * root.slotGap, root.hidingAt.y + 38 * Theme.u, 0, Math.min(88 * Theme.u, root.slotGap * 0.9));
    }

    function hidingScared(): vector4d {
        return Qt.vector4d(root.gap(root.slot < 0 ? 3 : root.slot), root.hidingAt.y - 74 * Theme.u, 0, 100 * Theme.u);
    }
}
