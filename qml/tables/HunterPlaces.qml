// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Where everything of Ghost Hunters lies, in a wide window and in a tall one.
QtObject {
    id: root

    required property SeatRing ring
    property real width: 0
    property real height: 0
    property int count: 2
    property int bottomSeat: 0
    /// The plate of the hunter at the near side.
    property rect nearPlate
    /// Down to where the name of the game and the round are.
    property real headerFoot: 0
    /// From the middle of a face to the foot of its plate.
    readonly property real plateFoot: 56 * root.u + 2.75 * Theme.tableName

    readonly property real u: Theme.u
    readonly property bool portrait: root.height > root.width
    readonly property bool mirrored: Theme.mirrored
    /// 1 where reading goes to the right.
    readonly property real way: root.mirrored ? -1 : 1
    readonly property real middle: root.width / 2
    /// How large the middle is.
    readonly property real size: root.portrait ? 0.72 : 1
    readonly property point tray: Qt.point(root.middle, root.portrait ? Math.max(0.38 * root.height, root.railY + 312 * root.u) : (Theme.tableLarge ? 0.502 : 0.52) * root.height)
    readonly property real trayWidth: 620 * root.size * root.u
    readonly property real railWidth: Math.min(root.width * 0.98, 776 * root.u)
    readonly property real railY: root.portrait ? Math.max(80 * root.u, root.headerFoot + 14 * root.u) : 34 * root.u
    readonly property point pouch: root.flip(root.portrait ? Qt.point(root.middle - 150 * root.u, root.height * 0.49) : Qt.point(root.middle - (Theme.tableLarge ? 368 : 344) * root.u, root.height * 0.5))
    readonly property point allies: root.flip(root.portrait ? Qt.point(root.middle + 150 * root.u, root.height * 0.482) : Qt.point(root.middle + 346 * root.u, root.height * 0.49))
    readonly property point prompt: Qt.point(root.middle, root.height * (root.portrait ? 0.61 : Theme.tableLarge ? 0.694 : 0.716))

    readonly property list<point> wide2: [Qt.point(0.08, 0.37)]
    readonly property list<point> wide3: [Qt.point(0.08, 0.37), Qt.point(0.92, 0.37)]
    // Where large buttons reach far up, the seat over them is higher.
    readonly property list<point> wide3Large: [Qt.point(0.08, root.mirrored ? 0.22 : 0.37), Qt.point(0.92, root.mirrored ? 0.37 : 0.22)]
    readonly property list<point> wide4Large: root.mirrored ? [Qt.point(0.08, 0.22), Qt.point(0.93, 0.195), Qt.point(0.93, 0.5)] : [Qt.point(0.07, 0.5), Qt.point(0.07, 0.195), Qt.point(0.92, 0.22)]
    readonly property list<point> wide4: [Qt.point(0.07, 0.5), Qt.point(0.07, 0.195), Qt.point(0.92, 0.37)]
    // Two on the side of the buttons: their Traps end above them.
    readonly property list<point> wide5: [Qt.point(0.07, 0.488), Qt.point(0.07, 0.195), Qt.point(0.93, 0.195), Qt.point(0.93, 0.488)]
    // Where reading starts from the right the buttons are at the left: there two would sit in their way.
    readonly property list<point> wide4Mirrored: [Qt.point(0.08, 0.37), Qt.point(0.93, 0.195), Qt.point(0.93, 0.5)]
    readonly property list<point> tall2: [Qt.point(0.11, 0.36)]
    readonly property list<point> tall3: [Qt.point(0.11, 0.36), Qt.point(0.89, 0.36)]
    readonly property list<point> tall4: [Qt.point(0.11, 0.4945), Qt.point(0.11, 0.294), Qt.point(0.89, 0.36)]
    readonly property list<point> tall4Mirrored: [Qt.point(0.11, 0.36), Qt.point(0.89, 0.294), Qt.point(0.89, 0.4945)]
    readonly property list<point> tall5: [Qt.point(0.11, 0.4945), Qt.point(0.11, 0.294), Qt.point(0.89, 0.294), Qt.point(0.89, 0.4945)]
    /// The seats after the near one, in parts of the window.
    readonly property list<point> seats: root.portrait ? [root.tall2, root.tall3, root.mirrored ? root.tall4Mirrored : root.tall4, root.tall5][Math.max(2, root.count) - 2]
                                                       : [root.wide2, Theme.tableLarge ? root.wide3Large : root.wide3, Theme.tableLarge ? root.wide4Large : root.mirrored ? root.wide4Mirrored : root.wide4, root.wide5][Math.max(2, root.count) - 2]

    function flip(at: point): point {
        return root.mirrored ? Qt.point(root.width - at.x, at.y) : at;
    }

    /// One of several things side by side from `left` on, in so much room; they overlap when they must.
    function inRow(left: real, room: real, place: int, near: int, width: real, gap: real): real {
        const step = near > 1 ? Math.min(width + gap, (room - width) / (near - 1)) : 0;
        return left + width / 2 + place * step;
    }

    function spot(zone: string, seat: int, place: int, near: int): vector4d {
        switch (zone) {
        case "offer":
            return root.offered(place, near);
        case "allyoffer":
            return root.allyOffered(place, near);
        case "traps":
            return seat === root.bottomSeat ? root.ownTrap(place, near) : root.othersTrap(seat, place, near);
        case "allies":
        case "extra":
            return seat === root.bottomSeat ? root.ownAlly(place, near) : root.othersAlly(seat, place, near);
        case "tray":
            return root.rolled(place, near);
        case "hidden":
            return Qt.vector4d(root.tray.x - (236 - 40 * place) * root.size * root.u, root.tray.y + 84 * root.size * root.u, -12, 52 * root.size * root.u);
        case "pouch":
            return Qt.vector4d(root.pouch.x, root.pouch.y - 20 * root.u, 0, 40 * root.u);
        case "trapdeck":
            return Qt.vector4d(root.middle, -130 * root.u, 0, 126 * root.u);
        case "allydeck":
            return Qt.vector4d(root.mirrored ? -90 * root.u : root.width + 90 * root.u, root.allies.y, 0, 90 * root.u);
        default:
            return Qt.vector4d(root.mirrored ? root.width + 120 * root.u : -120 * root.u, root.height * 0.7, -30, 90 * root.u);
        }
    }

    function offered(place: int, near: int): vector4d {
        const width = (root.portrait ? 116 : 126) * root.u;
        const step = Math.min(width * 1.165, (root.railWidth - width) / Math.max(1, near - 1));
        const turn = place % 2 ? 0.8 : -1.1;
        return Qt.vector4d(root.middle + root.way * (place - (near - 1) / 2) * step, root.railY + (root.portrait ? 14 : 22) * root.u + width * 0.7, turn, width);
    }

    function allyOffered(place: int, near: int): vector4d {
        const width = (root.portrait ? 74 : near > 2 ? 84 : 92) * root.u;
        const step = near > 1 ? Math.min(width * 0.88, 96 * root.u / (near - 1)) : 0;
        const t = root.way * (place - (near - 1) / 2);
        return Qt.vector4d(root.allies.x + t * step, root.allies.y + Math.abs(t) * 3 * root.u, t * 5, width);
    }

    function ownTrap(place: int, near: int): vector4d {
        const width = 130 * root.u;
        const beyond = root.mirrored ? root.width - root.nearPlate.x : root.nearPlate.x + root.nearPlate.width;
        const left = root.portrait ? 20 * root.u : Math.max(214 * root.u, beyond + 8 * root.u);
        const room = root.width - left - (root.portrait ? 20 : 615) * root.u;
        const x = root.inRow(left, room, place, near, width, 12 * root.u);
        return Qt.vector4d(root.mirrored ? root.width - x : x, root.height - 99 * root.u, 0, width);
    }

    function ownAlly(place: int, near: int): vector4d {
        const width = 108 * root.u;
        const left = root.portrait ? 184 * root.u : root.width - 600 * root.u;
        const room = (root.portrait ? 264 : 236) * root.u;
        const y = root.height - (root.portrait ? 290 : 92) * root.u;
        const x = root.inRow(left, room, place, near, width, 8 * root.u);
        return Qt.vector4d(root.mirrored ? root.width - x : x, y, place % 2 ? 1.5 : -1.5, width);
    }

    /// Whether another hunter sits on the same side.
    function crowded(seat: int): bool {
        const full = (root.ring.side(seat) === SeatRing.Side.Left) === root.mirrored ? 5 : 4;
        return root.count >= full;
    }

    function othersTrap(seat: int, place: int, near: int): vector4d {
        const small = root.crowded(seat);
        const tiny = small && (root.portrait || Theme.tableLarge);
        const width = (tiny ? 40 : small ? 52 : 62) * root.u;
        const room = (root.portrait ? 168 : 192) * root.u;
        const face = root.ring.face(seat);
        const all = Math.min(room, near * (width + 4 * root.u));
        const left = Math.max(12 * root.u, Math.min(root.width - all - 12 * root.u, face.x - all / 2));
        const x = root.inRow(left, room, place, near, width, 4 * root.u);
        return Qt.vector4d(x, face.y + Math.max((tiny ? 134 : small ? 142 : 152) * root.u, root.plateFoot + width * 0.7 + 2 * root.u), 0, width);
    }

    function othersAlly(seat: int, place: int, near: int): vector4d {
        const width = 42 * root.u;
        const face = root.ring.face(seat);
        const way = root.ring.side(seat) === SeatRing.Side.Right ? -1 : 1;
        const step = near > 1 ? Math.min(24, 62 / (near - 1)) * root.u : 0;
        const down = root.ring.side(seat) === SeatRing.Side.Top ? 70 : 26;
        return Qt.vector4d(face.x + way * (78 * root.u + place * step), face.y + down * root.u, way * 4, width);
    }

    /// A die in the tray: from the middle outwards, strewn a little.
    function rolled(place: int, near: int): vector4d {
        const few = near <= 8;
        const rows = few ? 2 : 3;
        const unit = root.size * root.u;
        const width = (few ? 98 : 80) * unit;
        const column = Math.floor(place / rows);
        const columns = Math.ceil(near / rows);
        const row = place % rows;
        const turn = ((place * 47 + 13) % 37) / 18 - 1;
        const shift = ((place * 31 + 7) % 29) / 14 - 1;
        const x = (column - (columns - 1) / 2) * width * (few ? 0.98 : 0.9) + (rows === 2 ? (row ? 10 : -10) : (row - 1) * 8) * unit;
        const y = (row - (rows - 1) / 2) * width * (few ? 0.86 : 0.76);
        return Qt.vector4d(root.tray.x + x + shift * 7 * unit, root.tray.y + 2 * unit + y + turn * 5 * unit, turn * 9, width);
    }

    /// Where a card is while pointed at: large enough to read, and wholly in the window.
    function raised(pose: vector4d): vector4d {
        const width = Math.max(pose.w * 1.06, 150 * root.u);
        const x = Math.max(width / 2 + 4, Math.min(root.width - width / 2 - 4, pose.x));
        const y = Math.max(width * 0.7 + 4, Math.min(root.height - width * 0.7 - 4, pose.y - 6 * root.u));
        return Qt.vector4d(x, y, pose.z * 0.2, width);
    }
}
