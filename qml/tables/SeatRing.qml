// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Where the seats are round the table: clockwise from the one at the near side.
QtObject {
    id: root

    property real width: 0
    property real height: 0
    property int count: 2
    /// Who sits at the near side.
    property int bottomSeat: 0
    /// Own seat to the right: the language reads that way.
    property bool mirrored: false
    /// A game's own places after the near one; empty: the usual ones.
    property list<point> places
    /// The near seat's open hand lies from here to there: what stands beside it stays free.
    property real handFrom: 0
    property real handTo: root.width

    enum Side {
        Near,
        Left,
        Top,
        Right
    }

    readonly property bool portrait: root.width < root.height
    // For 2 to 6 seats, the places after the near one, in parts of the window.
    readonly property list<point> wide2: [Qt.point(0.5, 0.07)]
    readonly property list<point> wide3: [Qt.point(0.0766, 0.33), Qt.point(0.9234, 0.33)]
    readonly property list<point> wide4: [Qt.point(0.0766, 0.4), Qt.point(0.5, 0.07), Qt.point(0.9234, 0.4)]
    readonly property list<point> wide5: [Qt.point(0.0766, 0.44), Qt.point(0.3, 0.09), Qt.point(0.68, 0.09), Qt.point(0.9234, 0.44)]
    readonly property list<point> wide6: [Qt.point(0.0766, 0.46), Qt.point(0.245, 0.12), Qt.point(0.5, 0.07), Qt.point(0.745, 0.12), Qt.point(0.9234, 0.46)]
    readonly property list<point> tall2: [Qt.point(0.5, 0.09)]
    readonly property list<point> tall3: [Qt.point(0.1, 0.22), Qt.point(0.9, 0.22)]
    readonly property list<point> tall4: [Qt.point(0.1, 0.28), Qt.point(0.5, 0.09), Qt.point(0.9, 0.28)]
    readonly property list<point> tall5: [Qt.point(0.1, 0.34), Qt.point(0.28, 0.115), Qt.point(0.66, 0.115), Qt.point(0.9, 0.34)]
    readonly property list<point> tall6: [Qt.point(0.1, 0.35), Qt.point(0.1, 0.16), Qt.point(0.5, 0.085), Qt.point(0.9, 0.16), Qt.point(0.9, 0.35)]
    readonly property list<point> wideSpots: root.count <= 2 ? root.wide2 : root.count === 3 ? root.wide3 : root.count === 4 ? root.wide4 : root.count === 5 ? root.wide5 : root.wide6
    readonly property list<point> tallSpots: root.count <= 2 ? root.tall2 : root.count === 3 ? root.tall3 : root.count === 4 ? root.tall4 : root.count === 5 ? root.tall5 : root.tall6

    readonly property list<point> spots: root.places.length > 0 ? root.places : root.portrait ? root.tallSpots : root.wideSpots

    // Its plate is below the face, and all in the window.
    readonly property real nearLift: Math.max((root.portrait ? 312 : 124) * Theme.u, 64 * Theme.u + 1.55 * (Theme.tableName + Theme.tableCaption) + 10)

    /// How many places clockwise from the near side.
    function step(seat: int): int {
        return (seat - root.bottomSeat + root.count) % root.count;
    }

    function side(seat: int): int {
        const step = root.step(seat);
        if (step === 0)
            return SeatRing.Side.Near;
        const at = root.spots[Math.min(step, root.spots.length) - 1];
        return at.x < 0.2 ? SeatRing.Side.Left : at.x > 0.8 ? SeatRing.Side.Right : SeatRing.Side.Top;
    }

    /// The middle of the seat's face.
    function face(seat: int): point {
        const step = root.step(seat);
        if (step === 0) {
            const x = 104 * Theme.u;
            return Qt.point(root.mirrored ? root.width - x : x, root.height - root.nearLift);
        }
        const at = root.spots[Math.min(step, root.spots.length) - 1];
        // Large buttons reach up to the seats at the sides.
        const beside = Theme.tableLarge && !root.portrait && root.places.length === 0 && root.side(seat) !== SeatRing.Side.Top;
        return Qt.point(at.x * root.width, (at.y - (beside ? 0.07 : 0)) * root.height);
    }

    /// The middle of what a seat keeps beside its face, towards the table: a hand, a deck. Middle x, y, turn and 0.
    function hand(seat: int, distance: real): vector4d {
        const at = root.face(seat);
        const away = distance * Theme.u;
        switch (root.side(seat)) {
        case SeatRing.Side.Left:
            return Qt.vector4d(at.x + away, at.y + 8 * Theme.u, 90, 0);
        case SeatRing.Side.Right:
            return Qt.vector4d(at.x - away, at.y + 8 * Theme.u, -90, 0);
        case SeatRing.Side.Top:
            return Qt.vector4d(at.x, at.y + away * 0.53, 180, 0);
        default:
            return Qt.vector4d(root.width / 2, root.height, 0, 0);
        }
    }

    /// One card of a fanned hand of small backs: pose of the n-th of so many, as wide as that.
    function fan(seat: int, place: int, near: int, width: real): vector4d {
        const middle = root.hand(seat, 98);
        const step = Math.min(15, 75 / Math.max(1, near - 1));
        const t = place - (near - 1) / 2;
        const along = t * step * Theme.u;
        const down = Math.min(t * t * 1.6, 12) * Theme.u;
        const turn = middle.z * Math.PI / 180;
        return Qt.vector4d(middle.x + along * Math.cos(turn) - down * Math.sin(turn), middle.y + along * Math.sin(turn) + down * Math.cos(turn),
                           middle.z + t * Math.min(9.5, 48 / Math.max(1, near - 1)), width);
    }

    /// One card of the near seat's open hand: the first is where reading starts.
    function ownHand(place: int, near: int, width: real): vector4d {
        // A card at the end of the fan is turned: so far does its corner reach.
        const from = root.handFrom + width * 0.66;
        const to = root.handTo - width * 0.66;
        const room = Math.max(0, Math.min((root.portrait ? 0.86 : 0.54) * root.width - width, to - from));
        const gap = Math.min(width * 0.73, room / Math.max(1, near - 1));
        const half = gap * (near - 1) / 2;
        const middle = Math.max(from + half, Math.min(root.width / 2, to - half));
        const t = (place - (near - 1) / 2) * (root.mirrored ? -1 : 1);
        const turn = Math.max(-14, Math.min(14, t * gap / width * 9));
        const x = middle + t * gap;
        return Qt.vector4d(x, root.height - 68 * Theme.u + turn * turn * 0.22 * Theme.u, turn, width);
    }

    /// How high it lies: what is printed at the left of a card is seen in every language.
    function ownLevel(place: int): real {
        return 500 + (root.mirrored ? -place : place);
    }

    /// Where an own card is shown in full.
    function ownHandRaised(pose: vector4d, width: real): vector4d {
        return Qt.vector4d(pose.x, root.height - width * 0.7 - 4 * Theme.u, pose.z * 0.2, width);
    }
}
