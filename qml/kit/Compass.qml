// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Moves the keyboard's focus to the nearest thing in a direction, among all below an item at which Tab would stop.
QtObject {
    id: root

    required property Item area
    /// Where the keyboard was last: things come and go under it.
    property point last: Qt.point(-1, -1)
    /// Who uses it: for somebody else it begins anew, and tells nothing of what was chosen before.
    property int user: -1

    onUserChanged: root.last = Qt.point(-1, -1)

    function press(event: KeyEvent): bool {
        if (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return false;
        switch (event.key) {
        case Qt.Key_Left:
            root.go(-1, 0);
            return true;
        case Qt.Key_Right:
            root.go(1, 0);
            return true;
        case Qt.Key_Up:
            root.go(0, -1);
            return true;
        case Qt.Key_Down:
            root.go(0, 1);
            return true;
        default:
            return false;
        }
    }

    function stops(item: Item): list<Item> {
        let found = [];
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                found.push(child);
            found = found.concat(Array.from(root.stops(child)));
        }
        return found;
    }

    function middle(item: Item): point {
        return item.mapToItem(root.area, item.width / 2, item.height / 2);
    }

    function go(dx: int, dy: int): void {
        const all = Array.from(root.stops(root.area));
        const now = all.find(item => item.activeFocus);
        // With nothing in focus: what is nearest to where it was, or else to the middle of the near side.
        const from = now ? root.middle(now) : root.last.x >= 0 ? root.last : Qt.point(root.area.width / 2, root.area.height);
        let best = null;
        let least = Infinity;
        for (const item of all) {
            const at = root.middle(item);
            const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
            const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
            const far = now ? ahead + 2.2 * aside : Math.hypot(at.x - from.x, at.y - from.y);
            if (item !== now && (!now || ahead > 2) && far < least) {
                least = far;
                best = item;
            }
        }
        if (best) {
            root.last = root.middle(best);
            best.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
