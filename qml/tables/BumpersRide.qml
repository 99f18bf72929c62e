// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The viewer's own ride, and below it the play that is being put together. The cards themselves are pieces of the table: this keeps
/// their place.
Column {
    id: root

    required property GameTable table
    required property BumpersFacts facts
    property bool hiding: false
    property bool mirrored: false

    /// Where the cards go, in the room.
    readonly property rect area: Qt.rect(root.x + root.up.x + root.upper.x, root.y + place.y + root.up.y + root.upper.y, root.width, place.height)
    readonly property Item up: root.parent ? root.parent : root
    readonly property Item upper: root.up.parent ? root.up.parent : root
    readonly property bool playing: root.facts.phase === "play" && root.table.asking

    spacing: 8 * Theme.u

    /// Takes the keyboard to the first way to play what is picked.
    function ask(): void {
        const first = ways.itemAt(root.table.choices.button(1));
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    Item {
        id: words
        width: root.width
        // Side by side if there is room; otherwise what matters stands alone, clear of the seat beside it.
        readonly property bool tight: Theme.tableScale > 1 || mine.implicitWidth + where.implicitWidth + 8 * Theme.u > root.width
        height: Math.max(mine.height, where.height)
        visible: root.table.viewSeat >= 0
        LayoutMirroring.enabled: root.mirrored
        LayoutMirroring.childrenInherit: true
        Rectangle {
            // The rail runs below it.
            anchors.verticalCenter: parent.verticalCenter
            x: (words.tight ? where.x : 0) - 8 * Theme.u
            width: (words.tight ? where.width : words.width) + 16 * Theme.u
            height: parent.height + 4 * Theme.u
            radius: Math.min(height / 2, Theme.radius)
            color: Qt.alpha(Theme.panel, 0.86)
            // Large type comes too near to the seat above it.
            visible: root.facts.rideText !== "" && Theme.tableScale <= 1
        }
        Label {
            id: mine
            anchors.left: parent.left
            text: qsTr("Your ride")
            font.pixelSize: Theme.tableCaption
            visible: root.facts.rideText !== "" && !words.tight
        }
        Label {
            id: where
            readonly property real spare: parent.width - width
            x: words.tight && spare > 0 ? spare * (root.mirrored ? 1 : 0) : root.mirrored ? 0 : spare
            width: Math.min(implicitWidth, Math.max(parent.width, Theme.tableLarge ? 320 * Theme.u : 0))
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: root.facts.rideText
            color: "#8FE9FF"
            font.pixelSize: Theme.tableCaption
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Item {
        id: place
        width: root.width
        height: 66 * Theme.u
    }
    Item {
        width: root.width
        height: Math.max(60 * Theme.u, buttons.height)
        Row {
            id: buttons
            anchors.right: root.mirrored ? undefined : parent.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 6 * Theme.u
            spacing: 10 * Theme.u
            Button {
                visible: root.playing && root.facts.drafts === 0
                width: root.width
                kind: Button.Kind.Primary
                enabled: false
                fontSize: Theme.tableButton
                text: qsTr("Play")
            }
            Repeater {
                id: ways
                model: root.table.choices
                Button {
                    required property int choice
                    required property string label
                    required property string hint
                    required property string group
                    required glow
                    visible: group === "play"
                    kind: Button.Kind.Primary
                    width: Math.max(implicitWidth, (root.width - (root.facts.drafts - 1) * buttons.spacing) / Math.max(1, root.facts.drafts))
                    text: label
                    fontSize: root.facts.drafts > 1 ? Theme.tableName : Theme.tableButton
                    Accessible.description: hint
                    onClicked: root.table.choose(choice)
                }
            }
        }
    }
}
