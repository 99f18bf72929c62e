// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// What is always at hand: sound, log, rules, menu.
Row {
    id: root

    property bool soundOn: true

    signal soundToggled
    signal logToggled
    signal rulesRequested
    signal menuRequested

    spacing: 10 * Theme.u

    IconButton {
        text: root.soundOn ? qsTr("Turn sound off") : qsTr("Turn sound on")
        iconName: root.soundOn ? "house/icons/sound" : "house/icons/muted"
        onClicked: root.soundToggled()
    }
    IconButton {
        text: qsTr("Log of the game")
        iconName: "house/icons/log"
        onClicked: root.logToggled()
    }
    IconButton {
        text: qsTr("Rules")
        iconName: "house/icons/rules"
        onClicked: root.rulesRequested()
    }
    IconButton {
        text: qsTr("Menu")
        iconName: "house/icons/menu"
        onClicked: root.menuRequested()
    }
}
