// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Ghostlight.Kit

/// A face one can press.
T.Button {
    id: root

    property string portrait: ""

    height: root.width
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Roundel {
        width: root.width
        portrait: root.portrait
        active: root.hovered && root.enabled
        FocusRing {
            visible: root.visualFocus
            corner: root.width / 2
        }
    }
}
