// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Mouse and touch on a piece.
MouseArea {
    id: root

    /// The ground over which it is dragged.
    property Item table: null
    property bool choosable: false
    property bool dragging: false
    /// A second click at once means something of its own: it is no second tap.
    property bool pairs: false
    property bool paired: false
    property point start

    signal tapped
    /// Dragged so far from where it was taken.
    signal pulled(vector2d by)
    signal letGo(bool dropped)

    function end(dropped: bool): void {
        if (root.dragging) {
            root.dragging = false;
            root.letGo(dropped);
        }
    }

    hoverEnabled: true
    preventStealing: true
    cursorShape: root.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    onPressed: event => {
        root.paired = false;
        root.start = root.mapToItem(root.table, event.x, event.y);
    }
    onDoubleClicked: root.paired = root.pairs
    onPositionChanged: event => {
        if (!root.pressed || !root.choosable)
            return;
        const now = root.mapToItem(root.table, event.x, event.y);
        const by = Qt.vector2d(now.x - root.start.x, now.y - root.start.y);
        if (!root.dragging && by.length() > 12)
            root.dragging = true;
        if (root.dragging)
            root.pulled(by);
    }
    onReleased: event => {
        if (root.dragging)
            root.end(true);
        else if (!root.paired && root.contains(Qt.point(event.x, event.y)))
            root.tapped();
    }
    onCanceled: root.end(false)
    onEnabledChanged: if (!root.enabled) root.end(false)
}
