// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A row of the table's pieces, placed by its room.
Piece {
    id: root

    required property Room room
    required ticket
    required kind
    required face
    required zone
    required seat
    required place
    required near
    required choice
    required picked
    required glow
    required hint
    required label

    own: root.zone === root.room.handZone && root.seat === root.room.table.bottomSeat

    pose: root.room.spot(root.zone, root.seat, root.place, root.near, root.kind)
    raised: root.own ? root.room.ring.ownHandRaised(root.pose, root.pose.w * 1.06) : Qt.vector4d(root.pose.x, root.pose.y - root.pose.w * 0.08, root.pose.z, root.pose.w * 1.05)
    level: root.room.level(root.zone, root.seat, root.place, root.kind)
    stage: root.room.stage
    keyed: root.room.keyed
    // -2: a part of a choice that is being put together
    choosable: root.room.asking && root.choice !== -1
    offered: root.room.asking && (root.choice !== -1 || root.picked || root.hint !== "")
    veiled: root.room.asking && root.own && root.choice === -1 && !root.picked

    // A piece has the keyboard only if that was led here: by Tab, too, of which the room hears nothing.
    onActiveFocusChanged: if (root.activeFocus) root.room.keyed = true
    onChosen: root.room.table.pick(root.ticket)
    onDropped: (middleX, middleY) => root.room.dropAt(root, middleX, middleY)
    onPointedAtChanged: root.room.point(root, root.pointedAt)
}
