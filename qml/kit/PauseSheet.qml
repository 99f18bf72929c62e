// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The game stands still until somebody lets it go on.
Sheet {
    id: root

    signal closed

    onOpenedChanged: {
        if (root.opened)
            go.forceActiveFocus(Qt.TabFocusReason);
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onEscapePressed: root.closed()

    Rectangle {
        anchors.centerIn: parent
        width: Math.max(360 * Theme.u, words.implicitWidth + 96 * Theme.u)
        height: words.implicitHeight + 72 * Theme.u
        radius: 24 * Theme.u
        color: Qt.alpha(Theme.panel, 0.96)
        border.color: Theme.light
        border.width: Theme.stroke
        Column {
            id: words
            anchors.centerIn: parent
            spacing: 24 * Theme.u
            Label {
                id: title
                anchors.horizontalCenter: parent.horizontalCenter
                //: The game stands still.
                text: qsTr("Paused")
                display: true
                font.pixelSize: Theme.heading
            }
            Button {
                id: go
                anchors.horizontalCenter: parent.horizontalCenter
                kind: Button.Kind.Primary
                focus: true
                text: qsTr("Go on")
                onClicked: root.closed()
            }
        }
    }
}
