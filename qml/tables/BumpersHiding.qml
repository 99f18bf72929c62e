// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The viewer's ride spread out, and the Scared card hovering over the gap it would go into: sliding, clicking, arrows and Enter, or a digit.
Item {
    id: root

    required property GameTable table
    required property BumpersPlaces places
    property int slot: 3
    readonly property BumpersGap chosen: root.visible && gaps.made > 0 ? gaps.itemAt(root.slot) as BumpersGap : null

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your ride, from top to bottom")

    onVisibleChanged: if (root.visible) root.slot = 3

    Bubble {
        readonly property vector4d at: root.places.hidingScared()
        text: root.chosen ? root.chosen.hint : ""
        width: implicitWidth
        height: implicitHeight
        x: at.x - width / 2
        y: at.y - at.w * 0.7 - height - 12 * Theme.u
    }
    Pill {
        text: qsTr("Top", "of a deck")
        x: root.places.gap(0.5) - width / 2
        y: strip.y + strip.height - 24 * Theme.u
    }
    Pill {
        text: qsTr("Bottom", "of a deck")
        x: root.places.gap(5.5) - width / 2
        y: strip.y + strip.height - 24 * Theme.u
    }
    MouseArea {
        id: strip
        x: root.places.hidingAt.x - width / 2
        y: root.places.hidingAt.y - 150 * Theme.u
        width: root.places.slotGap * 7
        height: 290 * Theme.u
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor

        function follow(x: real): void {
            const at = Math.round(root.places.side * (x - strip.width / 2) / root.places.slotGap) + 3;
            root.slot = Math.max(0, Math.min(6, at));
        }

        onPositionChanged: event => strip.follow(event.x)
        onPressed: event => strip.follow(event.x)
        onReleased: event => {
            if (strip.contains(Qt.point(event.x, event.y)) && root.chosen)
                root.table.choose(root.chosen.choice);
        }
    }
    Repeater {
        id: gaps
        /// Choices that are offered anew are as many as before.
        property int made: 0
        model: root.table.choices
        onItemAdded: gaps.made += 1
        BumpersGap {
            id: gap
            visible: gap.group === "hide"
            current: root.slot === gap.choice
            width: root.places.slotGap * 0.5
            height: 170 * Theme.u
            x: root.places.gap(gap.choice) - width / 2
            y: root.places.hidingAt.y - 46 * Theme.u
            onReached: root.slot = gap.choice
            onTaken: root.table.choose(gap.choice)
        }
    }
}
