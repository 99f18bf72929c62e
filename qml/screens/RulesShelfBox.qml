// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Ghostlight.Kit

/// A game's box, to take the rules out of it.
T.Button {
    id: root

    property string game: ""
    readonly property bool lit: root.hovered || root.visualFocus
    property real lift: root.lit ? 1 : 0

    height: box.height + title.height + 14 * Theme.u
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Behavior on lift {
        enabled: Theme.lively
        NumberAnimation {
            duration: 160
            easing.type: Easing.OutBack
        }
    }
    Art {
        name: "house/light/card_amber"
        basis: 200
        anchors.fill: box
        anchors.margins: -box.width * 0.16
        opacity: root.lift
        visible: opacity > 0
    }
    Art {
        id: box
        name: root.game + "/box"
        width: root.width
        height: width * 338 / 296
        y: -8 * Theme.u * root.lift
        mipmap: true
        Rectangle {
            anchors.fill: parent
            radius: 7 * Theme.u
            color: "transparent"
            border.color: root.lit ? Theme.frame : Theme.brass
            border.width: (root.lit ? 5 : 3) * Theme.u
        }
        FocusRing {
            visible: root.visualFocus
            corner: 8 * Theme.u
            gap: 6 * Theme.u
        }
    }
    Label {
        id: title
        width: root.width
        y: box.height + 14 * Theme.u
        text: root.text
        display: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: root.lit ? Theme.hot : Theme.text
        font.pixelSize: Theme.title
    }
}
