// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// Stay or pass, how many dice, and what becomes of a die.
Column {
    id: root

    required property GameTable table
    required property HuntersFacts facts

    spacing: 12 * Theme.u

    Row {
        spacing: 10 * Theme.u
        Repeater {
            model: root.table.choices
            delegate: ThumbButton {
                required property int choice
                required property string label
                required property string hint
                required property string group
                required glow
                visible: group === "decide"
                width: (root.width - 10 * Theme.u) / 2
                text: label
                note: hint
                stays: choice === 0
                onClicked: root.table.choose(choice)
            }
        }
    }
    Row {
        spacing: 10 * Theme.u
        Repeater {
            model: root.table.choices
            delegate: ThumbButton {
                required property int choice
                required property string label
                required property string hint
                required property string group
                required glow
                readonly property string dieFace: root.facts.targetFaces[choice] || ""
                visible: group === "target" || group === "roll"
                width: (root.width - 10 * Theme.u * (root.table.choices.count - 1)) / Math.max(1, root.table.choices.count)
                text: label
                note: hint
                picture: group === "roll" ? "hunters/pouch" : dieFace === "" ? "" : "hunters/die_" + dieFace
                onClicked: root.table.choose(choice)
            }
        }
    }
    Button {
        visible: root.facts.drafting && root.table.asking
        width: root.width
        fontSize: Theme.tableButton
        text: qsTr("Back", "one step back in the use of an Ally")
        onClicked: root.table.stepBack()
    }
}
