// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The rules books of all games, to take one.
FocusScope {
    id: root

    required property RulesReader rules
    /// Room for a button at the end of the heading.
    property real headEnd: 0

    readonly property int boxes: Math.max(1, root.rules.games.length)
    readonly property bool portrait: root.height > root.width * 1.1
    readonly property int columns: root.portrait && root.boxes > 1 ? 2 : root.boxes
    readonly property real gap: 34 * Theme.u
    readonly property int lines: Math.ceil(root.boxes / root.columns)
    readonly property real boxWidth: Math.min(340 * Theme.u, (root.width - (root.columns - 1) * root.gap) / root.columns, ((root.height - heading.height - 60 * Theme.u) / root.lines - root.gap - 60 * Theme.u * Theme.textScale) * 296 / 338)

    Keys.onPressed: event => event.accepted = compass.press(event)
    onVisibleChanged: if (root.visible) root.enter()

    function enter(): void {
        const first = books.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    Compass {
        id: compass
        area: root
    }
    Column {
        id: heading
        width: parent.width - root.headEnd
        spacing: 2 * Theme.u
        Label {
            width: parent.width
            text: qsTr("Rules")
            display: true
            color: Theme.hot
            font.pixelSize: Theme.heading
            font.weight: Font.Black
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Which game do you want to read about?")
            color: Theme.second
            font.pixelSize: Theme.button
        }
    }
    Repeater {
        id: books
        model: root.rules.games
        RulesShelfBox {
            id: box
            required property int index
            required property string modelData
            readonly property int line: Math.floor(box.index / root.columns)
            /// How many stand beside it: the last line is centred, too.
            readonly property int beside: Math.min(root.columns, root.boxes - box.line * root.columns)
            readonly property real fromStart: (root.width - box.beside * root.boxWidth - (box.beside - 1) * root.gap) / 2 + (box.index % root.columns) * (root.boxWidth + root.gap)
            width: root.boxWidth
            x: Theme.mirrored ? root.width - box.fromStart - width : box.fromStart
            y: (root.height + heading.height - root.lines * height - (root.lines - 1) * root.gap) / 2 + box.line * (height + root.gap)
            game: box.modelData
            text: root.rules.gameTitles[box.index] || ""
            onClicked: root.rules.openBook(box.modelData)
        }
    }
}
