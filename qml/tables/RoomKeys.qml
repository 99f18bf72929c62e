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
    readonly property Compass compass: Compass {
        area: root.area
        user: root.table.viewSeat
    }

    /// A key of the table was used.
    signal pressed
    signal soundToggled
    signal logToggled

    /// Keys of ours, before any shortcut of the window gets them.
    function wants(event: KeyEvent): bool {
        if (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return false;
        return (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) || [Qt.Key_Space, Qt.Key_Escape, Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_M, Qt.Key_L, Qt.Key_H, Qt.Key_U].includes(event.key);
    }

    function press(event: KeyEvent): void {
        if (!root.wants(event))
            return;
        root.pressed();
        event.accepted = true;
        if (root.compass.press(event))
            return;
        switch (event.key) {
        case Qt.Key_Space:
            root.table.hurry();
            break;
        case Qt.Key_Escape:
            event.accepted = root.table.stepBack();
            break;
        case Qt.Key_M:
            root.soundToggled();
            break;
        case Qt.Key_L:
            root.logToggled();
            break;
        case Qt.Key_H:
            if (root.table.canHint)
                root.table.hint();
            break;
        case Qt.Key_U:
            if (root.table.canUndo)
                root.table.undo();
            break;
        default:
            root.digit(event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0);
        }
    }

    /// The n-th card of the own hand, and the buttons after the last card; or the n-th choice if the hand is not asked for.
    function digit(number: int): void {
        if (!root.table.asking)
            return;
        let card = null;
        let open = false;
        let held = 0;
        for (let i = 0; i < root.pieces.count; ++i) {
            const piece = root.pieces.itemAt(i) as Piece;
            if (!piece || !piece.own)
                continue;
            open = open || piece.offered;
            held = Math.max(held, piece.place + 1);
            if (piece.place === number - 1)
                card = piece;
        }
        if (open && card) {
            root.table.pick(card.ticket);
            // What is picked and not yet played is played by Enter.
            if (card.picked)
                card.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        const choice = open ? root.table.choices.button(number - held) : number <= root.table.choices.count ? number - 1 : -1;
        if (choice >= 0)
            root.table.choose(choice);
    }
}
