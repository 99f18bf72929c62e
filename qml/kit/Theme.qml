// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Colours, sizes and times of the whole house. The main screen tells it how large the window is and what the person prefers.
QtObject {
    id: root

    /// One pixel of a picture of 1280 x 800 in this window.
    property real u: 1
    /// What a panel at the side takes of the width of the window; 0: there is none, or it lies over the rest.
    property real beside: 0
    /// How wide the log is where it lies over the rest.
    readonly property real logWidth: 360 * root.u * Math.min(1.4, root.textScale)
    property real textScale: 1
    property bool highContrast: false
    property bool reducedMotion: false
    /// A lighter room.
    property bool dusk: false
    /// Nobody looks: what moves by itself stands still where it is.
    property bool resting: false
    /// How long a thing travels, in milliseconds; 0: it does not.
    property int travelTime: 350

    /// The language reads from right to left. (The application's type as qmllint knows it has no direction.)
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft // qmllint disable type

    readonly property int travel: root.travelTime
    readonly property int lift: root.travelTime > 0 ? 120 : 0
    readonly property int fade: root.travelTime > 0 ? 150 : 0
    readonly property int slow: root.travelTime > 0 ? 600 : 0
    /// Things may move for the pleasure of it.
    readonly property bool lively: !root.reducedMotion && root.travelTime > 0

    readonly property color roomEdge: root.dusk ? "#1D1548" : "#0B0822"
    readonly property color room: root.dusk ? "#2A1E5C" : "#150F38"
    readonly property color roomNear: root.dusk ? "#3A2C74" : "#2A1E5C"
    readonly property color panel: root.highContrast ? "#0B0822" : root.dusk ? "#2A1E5C" : "#1A1242"
    readonly property color line: root.highContrast ? "#D6CCF2" : "#6A57B0"
    readonly property color pillLine: root.highContrast ? "#FFFFFF" : "#8E78D8"
    readonly property color light: "#FFC65C"
    readonly property color hot: "#FFE3A8"
    readonly property color brass: "#D9953C"
    readonly property color text: root.highContrast ? "#FFFFFF" : "#FFEBC8"
    readonly property color second: root.highContrast ? "#FFFFFF" : "#D6CCF2"
    readonly property color label: root.highContrast ? "#EDE7FF" : "#A99BE0"
    readonly property color prompt: root.highContrast ? "#FFFFFF" : "#FFF6DF"
    readonly property color ink: "#1A1236"
    readonly property color warmInk: "#2A1405"
    readonly property color accent: "#4FE0CF"
    readonly property color focus: "#8FF3E6"
    readonly property color danger: "#FF5D6C"
    readonly property color dangerInk: "#B3122A"
    readonly property color bone: "#FFFAEC"
    readonly property color boneEdge: "#E4CFA8"
    readonly property color frame: "#FFD98A"
    readonly property color veil: "#1A1250"
    readonly property color shadow: "#04020C"
    readonly property real veilOpacity: 0.56

    /// Families with the glyphs of the language that is spoken.
    property string displayFont: "Vollkorn"
    property string textFont: "Manrope"
    readonly property real wordmark: root.size(104)
    readonly property real boxTitle: root.size(38)
    readonly property real heading: root.size(30)
    readonly property real promptSize: root.size(24)
    readonly property real title: root.size(22)
    readonly property real button: root.size(18)
    readonly property real name: root.size(17)
    readonly property real body: root.size(15)
    readonly property real caption: root.size(14)

    /// On the table there is room for so much and no more: little in a small window, all that is wished in a large one. What
    /// can scroll or grow has that everywhere.
    readonly property real tableScale: Math.min(root.textScale, Math.max(1.3, Math.min(root.tableMost, 1.3 + (root.u - 0.7) * 7 / 5)))
    /// What the table that is laid has room for at the most.
    property real tableMost: 2
    /// Type on the table is so large that things make way for it.
    readonly property bool tableLarge: root.tableScale > 1.3
    readonly property real tablePrompt: root.onTable(24)
    readonly property real tableTitle: root.onTable(22)
    readonly property real tableButton: root.onTable(18)
    readonly property real tableName: root.onTable(17)
    readonly property real tableBody: root.onTable(15)
    readonly property real tableCaption: root.onTable(14)

    readonly property real gap: 8 * root.u
    readonly property real groupGap: 24 * root.u
    readonly property real margin: 28 * root.u
    readonly property real radius: 14 * root.u
    readonly property real stroke: Math.max(1, (root.highContrast ? 2.5 : 1.5) * root.u)
    readonly property real ring: Math.max(2, 3 * root.u)
    readonly property real edge: 4 * root.u

    /// What Art makes when it is to be shown at another size.
    readonly property Component artAhead: Component {
        ArtAhead {}
    }

    function onTable(pixels: real): real {
        return Math.round(Math.max(13, pixels * root.u) * root.tableScale);
    }

    /// A size of type as large as the window and the person's eyes ask for, and never unreadable.
    function size(pixels: real): real {
        return Math.round(Math.max(13, pixels * root.u) * root.textScale);
    }
}
