// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One thing on the table. It travels from where it was to where it is, and can be pointed at, clicked, dragged and chosen by
/// keyboard while `offered`. What it looks like is its children's business.
Item {
    id: root

    // A row of the table's pieces.
    property int ticket: -1
    property string kind: ""
    property string face: ""
    property string zone: ""
    property int seat: -1
    property int place: 0
    property int near: 0
    property int choice: -1
    property bool picked: false
    property bool glow: false
    property string hint: ""
    property string label: ""
    /// Its name, where that need not be written on it: said above the hint.
    property string title: ""
    /// It lies in the hand of the person at the near side.
    property bool own: false

    /// Where it belongs: middle x, middle y, turn in degrees, width.
    property vector4d pose
    /// Where it is while pointed at.
    property vector4d raised: Qt.vector4d(root.pose.x, root.pose.y - root.pose.w * 0.12, root.pose.z * 0.3, root.pose.w * 1.06)
    /// Its own width, at which it is drawn; the pose scales it.
    property real basis: 155 * Theme.u
    /// Height by width.
    property real ratio: 1.4
    property real corner: root.basis * 18 / 250
    /// Its height in the stack while at rest.
    property real level: 0
    /// What the table's size and view are: when this changes, things are put in place and do not travel.
    property vector3d stage

    /// It can be acted on, if only to learn why not.
    property bool offered: false
    property bool choosable: false
    /// Shown as out of the question.
    property bool veiled: false
    /// While it can be chosen a thin frame says so: where no veil on the others does.
    property bool beckons: false
    /// A second click at once is `twice` only, and does not choose again.
    property bool pairs: false
    /// The keyboard is being used: show where it is.
    property bool keyed: false

    readonly property bool hovered: pointer.containsMouse
    readonly property bool dragging: pointer.dragging
    readonly property bool travelling: travel.running
    readonly property bool pointedAt: root.offered && (root.keyed ? root.activeFocus : root.hovered)
    readonly property bool up: root.picked || (root.pointedAt && root.choosable)
    /// How much of the way is behind it.
    property real way: 1
    property real lift: root.up ? 1 : 0
    property vector4d from
    property vector2d pull: Qt.vector2d(0, 0)
    property real sway: 0

    signal chosen
    /// Clicked a second time at once.
    signal twice
    /// Let go with its middle at this point of its parent.
    signal dropped(real middleX, real middleY)

    width: root.basis
    height: root.basis * root.ratio
    z: root.level + (root.dragging ? 3000 : root.travelling ? 2000 : 0) + (root.pointedAt ? 1000 : 0)
    // What has the keyboard stays a stop until it has let go.
    activeFocusOnTab: root.offered || root.activeFocus

    Accessible.role: root.offered ? Accessible.Button : Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.hint
    Accessible.ignored: root.label === ""
    Accessible.focusable: root.offered
    Accessible.onPressAction: root.choose()
    Keys.onReturnPressed: root.enter()
    Keys.onEnterPressed: root.enter()
    Keys.onSpacePressed: root.choose()

    function choose(): void {
        if (root.offered)
            root.chosen();
    }

    /// The Enter key: what it does, for games in which a piece is picked first and played then.
    function enter(): void {
        root.choose();
    }

    /// It cannot be chosen: it says so.
    function shake(): void {
        if (Theme.lively)
            shaking.restart();
    }

    /// Puts it where it belongs, at once.
    function settle(): void {
        travel.stop();
        appear.stop();
        root.opacity = 1;
        root.way = 1;
        root.draw();
    }

    /// The pose as it is drawn this moment.
    function drawn(): vector4d {
        return Qt.vector4d(root.x + root.width / 2, root.y + root.height / 2, root.rotation, root.scale * root.width);
    }

    function setOut(): void {
        if (Theme.travel <= 0) {
            root.settle();
        } else if (Theme.reducedMotion) {
            root.settle();
            appear.restart();
        } else {
            root.from = root.drawn();
            root.way = 0;
            travel.restart();
        }
    }

    function draw(): void {
        const t = root.way;
        const l = root.lift;
        let at = root.pose;
        if (l > 0)
            at = at.plus(root.raised.minus(at).times(l));
        let bow = 0;
        if (t !== 1) {
            const dx = at.x - root.from.x;
            const dy = at.y - root.from.y;
            const arc = t < 1 ? 4 * t * (1 - t) : 0;
            const sign = dx < 0 ? -1 : 1;
            at = root.from.plus(at.minus(root.from).times(t));
            at.x += arc * 0.07 * dy * sign;
            at.y -= arc * 0.07 * dx * sign;
            bow = 4 * arc * sign;
        }
        root.x = at.x + root.pull.x + root.sway - root.width / 2;
        root.y = at.y + root.pull.y - root.height / 2;
        root.rotation = at.z + bow;
        root.scale = root.width > 0 ? at.w / root.width : 1;
    }

    onOfferedChanged: {
        if (!root.offered)
            root.focus = false;
    }
    onPoseChanged: root.setOut()
    onStageChanged: root.settle()
    onWayChanged: root.draw()
    onLiftChanged: root.draw()
    onPullChanged: root.draw()
    onSwayChanged: root.draw()
    onWidthChanged: root.draw()
    onHeightChanged: root.draw()
    onRaisedChanged: root.draw()
    Component.onCompleted: root.settle()

    Behavior on lift {
        enabled: Theme.lively
        NumberAnimation {
            duration: Theme.lift
            easing.type: Easing.OutCubic
        }
    }
    NumberAnimation {
        id: travel
        target: root
        property: "way"
        from: 0
        to: 1
        duration: Theme.travel
        // Out-cubic with one overshoot of two percent.
        easing.type: Easing.OutBack
        easing.overshoot: 0.75
    }
    NumberAnimation {
        id: appear
        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: 150
    }
    SequentialAnimation {
        id: shaking
        loops: 2
        NumberAnimation {
            target: root
            property: "sway"
            to: 7 * Theme.u
            duration: 50
        }
        NumberAnimation {
            target: root
            property: "sway"
            to: -7 * Theme.u
            duration: 90
        }
        NumberAnimation {
            target: root
            property: "sway"
            to: 0
            duration: 50
        }
    }

    Rectangle {
        // The frame of light, or the veil.
        readonly property bool framed: root.picked || root.glow || (root.pointedAt && root.choosable)
        readonly property bool beckoning: root.beckons && root.choosable && !root.travelling
        readonly property real thickness: root.basis * (framed ? 6 : beckoning ? 4 : 0) / 250
        anchors.fill: parent
        anchors.margins: -thickness
        z: 1
        visible: framed || beckoning || root.veiled
        radius: root.corner + thickness
        color: framed || beckoning ? "transparent" : Qt.alpha(Theme.veil, Theme.veilOpacity)
        border.width: thickness
        border.color: root.glow ? Theme.light : Theme.frame
    }
    FocusRing {
        visible: root.activeFocus && root.keyed && root.offered
        z: 1
        gap: 3 * Theme.u + root.basis * 6 / 250
        corner: root.corner
    }
    PiecePointer {
        id: pointer
        table: root.parent
        enabled: root.offered
        visible: root.offered
        choosable: root.choosable
        pairs: root.pairs
        width: root.width
        // While the piece is up, the place it left still counts: it must not flicker under the pointer.
        height: root.height * (1 + 0.5 * root.lift)
        onTapped: root.chosen()
        onDoubleClicked: root.twice()
        onPulled: by => root.pull = by
        onLetGo: dropped => {
            const at = root.drawn();
            root.setOut();
            root.pull = Qt.vector2d(0, 0);
            if (dropped)
                root.dropped(at.x, at.y);
        }
    }
}
