// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A face and a plate at the table.
Item {
    id: root

    required property SeatRing ring
    /// How wide the room is.
    required property real frame
    /// What stands in the upper right corner there: a plate that gets so far keeps below it.
    required property Item corner
    property string scoreIcon: ""
    property bool showsNote: true
    required property int seat
    required property string name
    required property string portrait
    required property string fright
    required property bool startled
    required property bool active
    required property bool thinking
    required property bool winner
    required property string score
    required property string note
    required property string held

    readonly property int side: root.ring.side(root.seat)
    readonly property point at: root.ring.face(root.seat)
    readonly property bool near: root.side === SeatRing.Side.Near

    x: root.at.x
    y: root.at.y

    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.also(root.also(root.score, root.note), root.held)

    function also(said: string, more: string): string {
        return more === "" ? said : qsTr("%1, %2", "score and note of a seat").arg(said).arg(more);
    }

    Roundel {
        id: roundel
        width: (root.near ? 104 : 92) * Theme.u
        x: -width / 2
        y: -height / 2
        portrait: root.portrait
        fright: root.fright
        startled: root.startled
        active: root.active
        thinking: root.thinking
        winner: root.winner
    }
    SeatPlate {
        id: plate
        name: root.name
        score: root.score
        note: root.showsNote ? root.note : ""
        scoreIcon: root.scoreIcon
        active: root.active
        width: implicitWidth
        height: implicitHeight
        x: root.side === SeatRing.Side.Top ? roundel.width / 2 + 14 * Theme.u : Math.max(-width / 2, -root.x + 6 * Theme.u) + Math.min(0, root.frame - root.x - width / 2 - 6 * Theme.u)
        readonly property real ceiling: root.x + x + width > root.corner.x - 6 * Theme.u ? root.corner.y + root.corner.height + 6 * Theme.u - root.y : -root.y
        y: root.side === SeatRing.Side.Top ? Math.max(2 * Theme.u - height / 2, ceiling) : roundel.height / 2 + 4 * Theme.u
    }

    /// The plate in the room: where games put a seat's markers.
    readonly property rect plateArea: Qt.rect(root.x + plate.x, root.y + plate.y, plate.width, plate.height)
}
