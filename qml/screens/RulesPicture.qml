// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// An illustration of the rules: a piece of the table under the lamp, with things on it, and what it shows in words.
Column {
    id: root

    /// Null: there is nothing to be seen.
    required property RulesThings things
    /// With marks, and without.
    property string caption: ""
    property string plain: ""

    readonly property real gap: 14 * Theme.u
    readonly property real room: root.width - 2 * 26 * Theme.u
    /// As large as the room allows, as long as that is not too small to read.
    readonly property real card: Math.max(54 * Theme.u, Math.min(128 * Theme.u, (root.room - things.count * root.gap) / Math.max(1, root.things ? root.things.breadth : 0)))

    readonly property real tallest: root.things ? root.things.tallest * root.card : 0
    readonly property bool noted: root.things !== null && root.things.noted

    spacing: 10 * Theme.u
    Accessible.role: Accessible.Graphic
    Accessible.name: root.plain

    Shade {
        width: root.width
        height: row.height + 40 * Theme.u
        corner: 14 * Theme.u
        high: "#3A2468"
        low: "#21154C"
        rim: "#8A5236"
        rimWidth: 2 * Theme.u
        Art {
            name: "house/light/pool_amber"
            basis: 256
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height * 3.2)
            height: parent.height
            opacity: 0.42
        }
        Flow {
            id: row
            property int made: 0
            /// All things in one line.
            readonly property real natural: {
                let sum = -root.gap;
                for (let i = 0; i < row.made; ++i) {
                    const thing = things.itemAt(i) as RulesThingItem;
                    sum += thing ? thing.width + root.gap : 0;
                }
                return sum;
            }
            anchors.centerIn: parent
            width: Math.min(root.room, Math.ceil(row.natural))
            spacing: root.gap
            Repeater {
                id: things
                model: root.things
                onItemAdded: row.made += 1
                RulesThingItem {
                    card: root.card
                    tallest: root.tallest
                    noted: root.noted
                }
            }
        }
    }
    Text {
        width: root.width
        visible: root.caption !== ""
        text: root.caption
        textFormat: Text.RichText
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: "#6B4A22"
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
