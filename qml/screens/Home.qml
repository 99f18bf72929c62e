// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The front room: three games under one lantern.
FocusScope {
    id: root

    required property Session session
    required property Settings settings
    readonly property bool ambient: root.settings.ambient

    readonly property bool portrait: root.height > root.width
    readonly property real middleX: root.width / 2
    // Boxes, captions and buttons share what is below the name: larger captions take from the boxes.
    readonly property real captions: Math.max(ghosts.captionHeight, bumpers.captionHeight, hunters.captionHeight)
    readonly property real foot: root.portrait ? root.height * 0.5 - 46 * Theme.u * (Theme.textScale - 1) : Math.min(root.height * 0.755, actions.y - root.captions - 32 * Theme.u)
    readonly property real boxScale: root.portrait ? 0.9 : Math.min(1, (root.foot - 204 * Theme.u) / (352 * Theme.u))

    focus: true
    Keys.onPressed: event => event.accepted = compass.press(event)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Ghostlight, home")

    Compass {
        id: compass
        area: root
    }
    Art {
        anchors.fill: parent
        name: "house/home"
        fillMode: root.portrait ? Image.PreserveAspectCrop : Image.Stretch
        basis: Math.max(root.width, root.height * 1.6)
    }
    Dusk {
        anchors.fill: parent
    }
    HomeNight {
        anchors.fill: parent
        ambient: root.ambient
    }
    Art {
        // The lantern's light follows whoever looks around.
        name: "house/light/lamp"
        basis: 256
        width: 620 * Theme.u
        height: width
        x: pointer.point.position.x - width / 2
        y: pointer.point.position.y - height / 2
        visible: pointer.hovered
        opacity: 0.34
    }
    HoverHandler {
        id: pointer
    }
    Wordmark {
        x: root.middleX - width / 2
        y: 0
        running: root.ambient
        towards: pointer.hovered ? (pointer.point.position.x - root.middleX) / (root.width / 2) : 0
    }
    HomeBox {
        id: ghosts
        game: "ghosts"
        title: qsTr("Ghosts")
        caption: qsTr("2–6 players · sly and quick")
        frame: "#FFE3A8"
        flank: "house/side_ghosts"
        flankSide: 1
        focus: true
        size: root.boxScale
        x: root.middleX - (root.portrait ? 195 : 374) * Theme.u - width / 2
        y: root.foot - height
        onPlay: root.session.quickStart(game)
        onSetUp: root.session.openSetup(game)
    }
    HomeBox {
        id: bumpers
        game: "bumpers"
        title: qsTr("Ghostbumpers")
        caption: qsTr("3–6 players · loud and daring")
        frame: "#FF5DB0"
        titleColor: "#FFE08A"
        size: root.boxScale
        x: root.portrait ? root.middleX + 195 * Theme.u - width / 2 : root.middleX - width / 2
        y: root.foot - height - (root.portrait ? 0 : 14 * Theme.u)
        onPlay: root.session.quickStart(game)
        onSetUp: root.session.openSetup(game)
    }
    HomeBox {
        id: hunters
        game: "hunters"
        title: qsTr("Ghost Hunters")
        caption: qsTr("2–5 players · dice and nerve")
        frame: "#C98A36"
        titleColor: "#C6F58A"
        flank: "house/side_hunters"
        flankSide: -1
        size: root.boxScale
        x: root.portrait ? root.middleX - width / 2 : root.middleX + 374 * Theme.u - width / 2
        y: root.foot - height + (root.portrait ? 375 * Theme.u : 0)
        onPlay: root.session.quickStart(game)
        onSetUp: root.session.openSetup(game)
    }

    Art {
        // It holds on to the edge, and is lifted with the box.
        name: "house/peek"
        width: 118 * Theme.u
        height: width * 86 / 140
        x: hunters.x + hunters.width * 0.1
        y: hunters.y - 10 * Theme.u * hunters.lift - height * 74 / 86
        visible: !root.portrait
    }

    Row {
        id: actions
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - 73 * Theme.u - height / 2
        spacing: (root.portrait ? 16 : root.session.waiting ? 32 : 64) * Theme.u
        readonly property real least: (root.portrait ? 120 : 176) * Theme.u
        Button {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.max(52 * Theme.u, implicitHeight)
            width: Math.max(actions.least, implicitWidth)
            text: qsTr("Settings")
            iconName: "house/icons/settings"
            onClicked: root.session.requestPreferences()
        }
        Button {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.max(52 * Theme.u, implicitHeight)
            width: Math.max(actions.least, implicitWidth)
            text: qsTr("Rules")
            iconName: "house/icons/rules"
            onClicked: root.session.openRules()
        }
        Button {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session.waiting
            kind: Button.Kind.Primary
            height: Math.max(70 * Theme.u, implicitHeight)
            width: Math.max((root.portrait ? 250 : 372) * Theme.u, implicitWidth)
            text: qsTr("Continue")
            displayFace: true
            fontSize: Theme.promptSize
            note: root.session.waitingText
            onClicked: root.session.continueGame()
        }
        Button {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.max(52 * Theme.u, implicitHeight)
            width: Math.max(actions.least, implicitWidth)
            text: root.session.languageName
            iconName: "house/icons/globe"
            badge: "house/icons/down"
            onClicked: root.session.requestLanguages()
        }
    }
    Notice {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 20 * Theme.u
        width: Math.min(root.width - 2 * Theme.margin, 640 * Theme.u * Theme.textScale)
        text: root.session.notice
        onDismissed: root.session.dismissNotice()
    }
}
