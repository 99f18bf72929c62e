// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Ghostlight.Kit

/// A game's box: one click and it is on the table.
T.Button {
    id: root

    property string game: ""
    property string title: ""
    property string caption: ""
    property color frame: Theme.brass
    property color titleColor: Theme.hot
    property string flank: ""
    /// Which side of the box shows: -1 left, 1 right, 0 none.
    property int flankSide: 0
    property real size: 1
    readonly property real captionHeight: words.implicitHeight
    readonly property bool lit: root.hovered || root.visualFocus
    property real lift: root.lit ? (root.down ? 0.5 : 1) : 0

    signal play
    signal setUp

    width: 296 * Theme.u * root.size
    height: 338 * Theme.u * root.size
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    text: root.title
    onClicked: root.play()
    Keys.onReturnPressed: root.play()
    Keys.onEnterPressed: root.play()
    Accessible.role: Accessible.Button
    Accessible.name: root.title
    Accessible.description: root.caption
    Accessible.onPressAction: root.play()

    Behavior on lift {
        enabled: Theme.lively
        NumberAnimation {
            duration: 160
            easing.type: Easing.OutBack
        }
    }
    background: BoxCover {
        game: root.game
        title: root.title
        frame: root.frame
        titleColor: root.titleColor
        flank: root.flank
        flankSide: root.flankSide
        size: root.size
        lift: root.lift
        lit: root.lit
        ringed: root.visualFocus
    }
    Label {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height + 22 * Theme.u
        // The same however large the box is.
        width: 368 * Theme.u
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.caption
        color: "#FFE9C8"
    }
    Button {
        text: qsTr("Set up…")
        Accessible.name: qsTr("Set up %1").arg(root.title)
        fontSize: Theme.caption
        height: Math.max(36 * Theme.u, implicitHeight - 8 * Theme.u)
        x: root.width - width - 12 * Theme.u
        y: root.height - height - 14 * Theme.u - 10 * Theme.u * root.lift
        opacity: 0.94
        onClicked: root.setUp()
    }
}
