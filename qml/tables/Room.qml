// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The table of any game: seats around it, pieces that travel, what is asked and what can be done. A game's own room derives from it, says where
/// pieces lie (`spot`), what they look like (`delegate`) and fills the middle.
FocusScope {
    id: root

    required property GameTable table
    property bool soundOn: true
    property bool ambient: false
    property bool logOpen: false

    /// A RoomPiece with a card, a die, … inside.
    property Component delegate
    /// The name of the game.
    property string title: ""
    property string backdrop: ""
    property string tableArt: ""
    /// A picture beside every score.
    property string scoreIcon: ""
    /// Seat notes are on the plates; otherwise the game shows them itself.
    property bool seatNotes: true
    property string handZone: "hand"
    /// Where seats are, after the near one, in parts of the window; empty: as usual.
    property list<point> seatPlaces
    /// A third line below the prompt.
    property string promptNote: ""
    /// There is little room for the prompt.
    property bool promptTight: false
    /// And it may be so high there.
    property real promptMost: 10000
    property alias actionsWidth: actions.least
    /// Where the buttons are.
    readonly property rect actionsArea: Qt.rect(actions.x, actions.y, actions.width, actions.height)
    /// Where they begin, without the advice over them.
    readonly property real actionsTop: actions.y + actions.adviceHeight
    /// Down to where the name of the game and the round are.
    readonly property real headerFoot: header.y + header.height
    /// What stands beside the near seat's open hand, where reading starts, ends here.
    property real handStart: root.ownPlate.x + (root.mirrored ? -8 * Theme.u : root.ownPlate.width + 8 * Theme.u)
    readonly property rect ownPlate: root.plateArea(root.table.bottomSeat)
    /// How far the buttons are above the near edge.
    property real actionsBottom: (root.portrait ? 225 : 28) * Theme.u
    /// Cards that must be ready before they are needed.
    property list<string> preload
    property real preloadWidth: root.handWidth
    /// The middle of prompt and recent news, in the window.
    property point promptAt: Qt.point(root.width / 2, root.height * (root.portrait ? 0.652 : 0.617))
    /// No word of it is higher than that.
    property real promptTop: 0
    /// Nor lower than that.
    property real promptFloor: root.height - 6
    /// So much stays free of it where reading starts, and where it ends.
    property real promptStart: root.logOver > 0 ? 170 * Theme.u : 6
    property real promptEnd: 6
    /// What the log takes of the width while it lies over a tall room.
    readonly property real logOver: root.portrait && root.logOpen && Theme.beside <= 0 ? Theme.logWidth : 0
    readonly property real promptLeft: root.mirrored ? root.promptShut : root.promptStart
    readonly property real promptShut: root.logOver > 0 ? Math.max(root.promptEnd, root.logOver + 6) : root.promptEnd
    readonly property real promptRoom: root.width - root.promptStart - root.promptShut
    property real promptWidth: Math.min(root.width * (root.portrait ? 0.8 : Theme.tableLarge ? 0.56 : 0.44), 620 * Theme.u * Theme.tableScale)
    /// A piece let go in there is played.
    property rect dropArea: Qt.rect(root.width * 0.12, root.height * 0.1, root.width * 0.76, root.height * 0.58)
    /// How large type may get here.
    property real mostScale: root.portrait ? 1.3 : 2
    /// What lies on the table is taken when it is let go in there; empty: it is let go like what is held.
    property rect takeArea
    /// Where the table's middle is: light falls from there.
    readonly property point lamp: Qt.point(root.width / 2, root.height * (root.portrait ? 0.4 : 0.4125))
    readonly property real handWidth: 155 * Theme.u
    readonly property bool portrait: root.height > root.width
    readonly property bool mirrored: Theme.mirrored
    readonly property bool asking: root.table.asking
    readonly property vector3d stage: Qt.vector3d(root.width, root.height, root.table.bottomSeat)
    readonly property SeatRing ring: SeatRing {
        width: root.width
        height: root.height
        count: Math.max(2, root.table.seats.count)
        bottomSeat: root.table.bottomSeat
        mirrored: root.mirrored
        places: root.seatPlaces
        // In a tall window the buttons are above it.
        handFrom: root.portrait ? 0 : root.mirrored ? actions.x + actions.width + 8 * Theme.u : root.handStart
        handTo: root.portrait ? root.width : root.mirrored ? root.handStart : actions.x - 8 * Theme.u
    }
    /// The keyboard was used last, and not the pointer.
    property bool keyed: false
    property Piece pointed: null
    property Piece refusing: null
    property string why: ""

    /// What lies on the table, below the pieces.
    default property alias middle: middleLayer.data
    /// What lies over seats and pieces.
    property alias above: aboveLayer.data
    readonly property Item sky: aboveLayer
    /// Controls over the action buttons: a game's own.
    property alias controls: actions.extra

    signal soundToggled
    signal logToggled
    signal rulesRequested
    signal menuRequested

    /// Where a piece lies: middle x, middle y, turn, width. For games to override.
    function spot(zone: string, seat: int, place: int, near: int, kind: string): vector4d {
        return Qt.vector4d(root.lamp.x, root.lamp.y, 0, root.handWidth);
    }

    /// How high it lies.
    function level(zone: string, seat: int, place: int, kind: string): real {
        return place;
    }

    /// Away from the lamp, seen from a thing that lies like this.
    function cast(pose: vector4d): point {
        const dx = pose.x - root.lamp.x;
        const dy = pose.y - root.lamp.y;
        const far = Math.max(1, Math.hypot(dx, dy));
        const strength = Math.min(1, far / (300 * Theme.u));
        const turn = -pose.z * Math.PI / 180;
        const x = dx / far * strength;
        const y = dy / far * strength + 0.35;
        return Qt.point(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn));
    }

    /// The piece with that ticket.
    function pieceOf(ticket: int): Piece {
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as Piece;
            if (piece && piece.ticket === ticket)
                return piece;
        }
        return null;
    }

    function dropAt(piece: Piece, x: real, y: real): void {
        const taken = root.takeArea.width > 0 && !piece.own;
        let onto = -1;
        let best = 0;
        for (let i = 0; !taken && i < pieces.count; ++i) {
            const other = pieces.itemAt(i) as Piece;
            if (other === piece || other.own)
                continue;
            const reach = other.pose.w * 0.55;
            const close = 1 - Math.hypot(other.pose.x - x, other.pose.y - y) / reach;
            if (close > best) {
                best = close;
                onto = other.ticket;
            }
        }
        const area = taken ? root.takeArea : root.dropArea;
        if (onto >= 0 || (x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height))
            root.table.drop(piece.ticket, onto);
    }

    function point(piece: Piece, at: bool): void {
        if (at)
            root.pointed = piece;
        else if (root.pointed === piece)
            root.pointed = null;
    }

    /// The seat's plate, for markers beside it.
    function plateArea(seat: int): rect {
        const item = seat < seats.count ? seats.itemAt(seat) as RoomSeat : null;
        return item ? item.plateArea : Qt.rect(0, 0, 0, 0);
    }

    focus: true
    Keys.onPressed: event => keyboard.press(event)
    Keys.onShortcutOverride: event => event.accepted = keyboard.wants(event)
    Accessible.role: Accessible.Pane
    Accessible.name: root.title

    RoomKeys {
        id: keyboard
        area: root
        table: root.table
        pieces: pieces
        onPressed: root.keyed = true
        onSoundToggled: root.soundToggled()
        onLogToggled: root.logToggled()
    }
    Binding {
        target: Theme
        property: "tableMost"
        value: root.mostScale
    }
    Connections {
        target: root.table
        function onRefused(ticket: int, why: string): void {
            root.why = why;
            root.refusing = root.pieceOf(ticket);
            if (root.refusing)
                root.refusing.shake();
            forgetting.restart();
        }
    }
    Timer {
        id: forgetting
        interval: 2600
        onTriggered: {
            root.refusing = null;
            root.why = "";
        }
    }

    Floor {
        anchors.fill: parent
        backdrop: root.backdrop
        tableArt: root.tableArt
        drifting: root.ambient
    }
    Item {
        id: middleLayer
        anchors.fill: parent
    }
    HoverHandler {
        id: pointer
        // Things that move under a resting pointer say nothing about the hand that holds it.
        property point last
        onPointChanged: {
            const at = pointer.point.position;
            if (Math.hypot(at.x - pointer.last.x, at.y - pointer.last.y) > 3)
                root.keyed = false;
            pointer.last = at;
        }
    }
    TapHandler {
        // A click on the bare table hurries what is being shown.
        onTapped: {
            root.forceActiveFocus();
            if (root.table.moving)
                root.table.hurry();
        }
    }
    Prompt {
        x: Math.max(root.promptLeft, Math.min(root.promptAt.x - width / 2, root.promptLeft + root.promptRoom - width))
        y: Math.min(Math.max(root.promptTop, root.promptAt.y - height / 2), root.promptFloor - height)
        width: Math.min(root.promptWidth, root.promptRoom)
        height: implicitHeight
        // The celebration says who won.
        visible: !root.table.over
        prompt: root.table.prompt
        // The open log tells it.
        told: root.logOpen ? "" : root.table.told
        note: root.promptNote
        tight: root.promptTight
        most: root.promptMost
    }
    Item {
        id: pieceLayer
        anchors.fill: parent
        Repeater {
            id: pieces
            model: root.table.pieces
            delegate: root.delegate
        }
    }
    Item {
        anchors.fill: parent
        Repeater {
            id: seats
            model: root.table.seats
            delegate: RoomSeat {
                ring: root.ring
                frame: root.width
                corner: root.mirrored ? header : icons
                scoreIcon: root.scoreIcon
                showsNote: root.seatNotes
            }
        }
    }
    Item {
        id: aboveLayer
        anchors.fill: parent
    }
    RoomHeader {
        id: header
        title: root.title
        text: root.table.roundText
        round: root.table.round
        // More than four round the table come as near as that to the header.
        rounds: root.table.seats.count > 4 && root.seatPlaces.length === 0 ? 0 : root.table.rounds
        x: root.mirrored ? root.width - width - Theme.margin : Theme.margin
        y: 20 * Theme.u
    }
    RoomIcons {
        id: icons
        soundOn: root.soundOn
        x: root.mirrored ? 18 * Theme.u : root.width - width - 18 * Theme.u
        y: 22 * Theme.u
        onSoundToggled: root.soundToggled()
        onLogToggled: root.logToggled()
        onRulesRequested: root.rulesRequested()
        onMenuRequested: root.menuRequested()
    }
    RoomActions {
        id: actions
        table: root.table
        mirrored: root.mirrored
        x: root.mirrored ? Theme.margin : root.width - width - Theme.margin
        y: root.height - height - root.actionsBottom
    }
    Bubble {
        id: bubble
        readonly property Piece piece: root.refusing !== null ? root.refusing : root.pointed
        readonly property vector4d spot: piece ? (piece.up ? piece.raised : piece.pose) : Qt.vector4d(0, 0, 0, 0)
        readonly property string title: piece ? piece.title : ""
        readonly property string said: root.refusing ? root.why : piece && root.asking ? piece.hint : ""
        visible: piece !== null && said !== "" && !piece.dragging
        text: title === "" ? said : title
        note: title === "" || said === title ? "" : said
        noteWarning: warning
        warning: root.refusing !== null || (piece !== null && !piece.choosable && !piece.picked)
        large: !warning && note === "" && text.length < 12
        width: implicitWidth
        height: implicitHeight
        x: Math.max(8, Math.min(root.width - width - 8, spot.x - width / 2))
        y: Math.max(8, spot.y - spot.w * (piece ? piece.ratio : 1) / 2 - height - 8 * Theme.u)
        tip: Math.max(24 * Theme.u, Math.min(width - 24 * Theme.u, spot.x - x))
    }
    Repeater {
        model: root.preload
        Art {
            required property string modelData
            name: modelData
            basis: root.preloadWidth
            rim: true
            mipmap: true
            visible: false
        }
    }
}
