// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of many: the chosen one stands between two arrows. Left and right go from one to the next.
FocusScope {
    id: root

    property list<string> labels
    property int current: -1
    property string name: ""

    signal picked(int index)

    implicitHeight: Math.max(back.height + 8 * Theme.u, words.implicitHeight + 16 * Theme.u)
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.name
    Accessible.description: words.text
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    Keys.onLeftPressed: event => event.accepted = root.step(Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: event => event.accepted = root.step(Theme.mirrored ? -1 : 1)

    /// False at either end.
    function step(by: int): bool {
        const next = root.current + by;
        if (next < 0 || next >= root.labels.length)
            return false;
        root.picked(next);
        return true;
    }

    Rectangle {
        anchors.fill: parent
        radius: 12 * Theme.u
        color: Theme.roomEdge
        border.color: Theme.line
        border.width: Theme.stroke
        FocusRing {
            visible: root.activeFocus
            corner: parent.radius
            gap: 2 * Theme.u
        }
    }
    IconButton {
        id: back
        anchors.left: parent.left
        anchors.leftMargin: 4 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        width: 38 * Theme.u
        //: The choice before this one, in a short list.
        text: qsTr("Previous")
        iconName: Theme.mirrored ? "house/icons/forward" : "house/icons/back"
        focusPolicy: Qt.NoFocus
        enabled: root.current > 0
        onClicked: root.step(-1)
    }
    Label {
        id: words
        anchors.left: back.right
        anchors.right: on.left
        anchors.margins: 4 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.current >= 0 && root.current < root.labels.length ? root.labels[root.current] : ""
        font.pixelSize: Theme.caption
        font.weight: Font.Bold
    }
    IconButton {
        id: on
        anchors.right: parent.right
        anchors.rightMargin: 4 * Theme.u
        anchors.verticalCenter: parent.verticalCenter
        width: 38 * Theme.u
        //: The choice after this one, in a short list.
        text: qsTr("Next")
        iconName: Theme.mirrored ? "house/icons/back" : "house/icons/forward"
        focusPolicy: Qt.NoFocus
        enabled: root.current < root.labels.length - 1
        onClicked: root.step(1)
    }
}
