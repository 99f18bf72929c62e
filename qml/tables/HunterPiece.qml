// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// A Trap, an Ally or a die of Ghost Hunters.
RoomPiece {
    id: root

    required property HuntersFacts facts
    required property HunterPlaces places

    readonly property bool isDie: root.kind === "die"
    /// It only passes through there.
    readonly property bool away: root.zone === "discard" || root.zone === "pouch" || root.zone === "extra"

    readonly property string pays: root.facts.paysTexts[root.ticket] || ""

    title: root.isDie || root.face === "" ? "" : root.facts.cardName(root.face)
    // What its ticks and its light say.
    Accessible.description: root.pays === "" || root.pays === root.hint ? root.hint : root.hint === "" ? root.pays : qsTr("%1. %2", "two short remarks on a card").arg(root.pays).arg(root.hint)
    basis: (root.isDie ? 100 : 156) * Theme.u
    ratio: root.isDie ? 1 : 1.4
    beckons: true
    raised: root.isDie ? Qt.vector4d(root.pose.x, root.pose.y - 8 * Theme.u, 0, root.pose.w * 1.08) : root.places.raised(root.pose)
    // Another hunter's small cards grow to be read.
    lift: root.up || (root.pointedAt && !root.isDie && root.pose.w < 100 * Theme.u) ? 1 : 0
    visible: !root.away || root.travelling
    onZoneChanged: {
        if (root.isDie && root.zone === "tray")
            die.tumble();
    }

    HunterDie {
        id: die
        anchors.fill: parent
        z: -1
        visible: root.isDie
        face: root.isDie ? root.face : ""
        rolled: root.facts.rolled[root.ticket] || ""
        hidden: root.zone === "hidden"
        basis: root.basis
    }
    HunterCard {
        anchors.fill: parent
        z: -1
        visible: !root.isDie
        facts: root.facts
        trap: root.kind === "trap"
        face: root.isDie ? "" : root.face
        marks: root.facts.marks[root.ticket] || ""
        pays: root.facts.pays[root.ticket] || 0
        glow: root.glow
        hung: root.zone === "offer" && !root.travelling
        basis: root.isDie ? 0 : root.basis
        seen: root.lift > 0 ? root.raised.w : root.pose.w
        rise: root.up || root.travelling ? 3 : 0.6
    }
}
