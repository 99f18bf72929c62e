// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// Which game this is and how far it has come: in words, and where rounds are few, with a flame for each that was begun.
Column {
    id: root

    property string title: ""
    property string text: ""
    property int round: 0
    /// 0: nobody knows yet, or there is no room for flames.
    property int rounds: 0

    Accessible.role: Accessible.StaticText
    Accessible.name: root.title
    Accessible.description: root.text

    Label {
        x: Theme.mirrored ? root.width - width : 0
        text: root.title
        display: true
        font.pixelSize: Theme.tableTitle
    }
    Row {
        x: Theme.mirrored ? root.width - width : 0
        spacing: 10 * Theme.u
        Label {
            text: root.text
            color: Theme.second
            font.pixelSize: Theme.tableCaption
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            visible: repeater.count > 1
            spacing: 4 * Theme.u
            Repeater {
                id: repeater
                model: root.rounds <= 5 ? root.rounds : 0
                Art {
                    required property int index
                    name: index < root.round ? "ghosts/round_lit" : "ghosts/round_dark"
                    width: 17 * Theme.u
                    height: width * 1.4
                }
            }
        }
    }
}
