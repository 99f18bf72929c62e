// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// Which game this is and how far it has come.
Column {
    id: root

    property string title: ""
    property string text: ""

    Accessible.role: Accessible.StaticText
    Accessible.name: root.title
    Accessible.description: root.text

    Label {
        text: root.title
        display: true
        font.pixelSize: Theme.tableTitle
    }
    Label {
        text: root.text
        color: Theme.second
        font.pixelSize: Theme.tableCaption
    }
}
