// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The keyboard at the table: arrows go to the nearest thing that way, digits choose, letters do what buttons do.
QtObject {
    id: root

    required property Item area
    required property GameTable table
    required property Repeater pieces

    /// A key of the table was used.
    signal pressed
    signal soundToggled
    signal logToggled

    /// Keys of ours, before any shortcut of the window gets them.
    function wants(event: KeyEvent): bool {
        if (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return false;
        return (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) || event.key === Qt.Key_Space || event.key === Qt.Key_Escape
            || [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_M, Qt.Key_L, Qt.Key_H, Qt.Key_U].includes(event.key);
    }

    function press(event: KeyEvent): void {
        if (!root.wants(event))
            return;
        root.pressed();
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            return root.go(-1, 0);
        case Qt.Key_Right:
            return root.go(1, 0);
        case Qt.Key_Up:
            return root.go(0, -1);
        case Qt.Key_Down:
            return root.go(0, 1);
        case Qt.Key_Space:
            return root.table.hurry();
        case Qt.Key_Escape:
            event.accepted = root.table.stepBack();
            return;
        case Qt.Key_M:
            return root.soundToggled();
        case Qt.Key_L:
            return root.logToggled();
        case Qt.Key_H:
            return root.table.canHint ? root.table.hint() : undefined;
        case Qt.Key_U:
            return root.table.canUndo ? root.table.undo() : undefined;
        default:
            return root.digit(event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0);
        }
    }

    /// The n-th card of the own hand, or the n-th choice if the hand is not asked for.
    function digit(number: int): void {
        if (!root.table.asking)
            return;
        let hand = null;
        let open = false;
        for (let i = 0; i < root.pieces.count; ++i) {
            const piece = root.pieces.itemAt(i) as Piece;
            if (!piece.own)
                continue;
            open = open || piece.offered;
            if (piece.place === number - 1)
                hand = piece;
        }
        if (open && hand)
            root.table.pick(hand.ticket);
        else if (!open && number <= root.table.choices.count)
            root.table.choose(number - 1);
    }

    /// Everything below an item that the keyboard may stop at.
    function stops(item: Item): list<Item> {
        let found = [];
        for (const child of item.children) {
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                found.push(child);
            else
                found = found.concat(Array.from(root.stops(child)));
        }
        return found;
    }

    function middle(item: Item): point {
        return item.mapToItem(root.area, item.width / 2, item.height / 2);
    }

    function go(dx: int, dy: int): void {
        const all = root.stops(root.area);
        const now = all.find(item => item.activeFocus);
        let best = null;
        let least = Infinity;
        // With nothing chosen yet, the first of the hand; failing that, whatever there is.
        const from = now ? root.middle(now) : Qt.point(root.area.width / 2, root.area.height);
        for (const item of all) {
            if (item === now)
                continue;
            const at = root.middle(item);
            const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
            const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
            const far = now ? ahead + 2.2 * aside : Math.hypot(at.x - from.x, at.y - from.y) + (item instanceof Piece ? 0 : 1e4);
            if ((!now || ahead > 2) && far < least) {
                least = far;
                best = item;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
}
