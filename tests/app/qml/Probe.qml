// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App

// Stands for the whole table where only the window around it is tested: remembers the keys it gets.
Rectangle {
    id: root

    required property Session session
    required property Settings settings
    property string keys: ""

    color: "#2a1e5c"
    focus: true
    Keys.onPressed: event => root.keys += event.text

    TextInput {
        objectName: "field"
        y: 40
        width: 200
        height: 30
    }
}
