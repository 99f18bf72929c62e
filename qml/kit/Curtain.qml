// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The velvet curtain between two people at one device. The moment it is closed it covers everything, in its very first
/// frame; only then does it draw itself together. It opens when the person it names says so.
FocusScope {
    id: root

    property bool closed: false
    /// Seats with name and portrait, and which of them is asked for.
    property alias seats: faces.model
    property int seat: -1
    property string name: ""
    /// What happened since that person last looked, the newest last.
    property list<string> recap
    /// Something lies over it: it asks when that is gone.
    property bool waits: false
    readonly property bool asks: root.closed && !root.waits

    /// The person is there.
    signal confirmed

    property real open: root.closed ? 0 : 1

    visible: root.closed || root.open < 1
    enabled: root.asks

    onClosedChanged: {
        if (root.closed)
            sway.restart();
    }
    onAsksChanged: {
        if (root.asks) {
            list.scroll(list.end);
            button.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Keys.onUpPressed: list.scroll(-60 * Theme.u)
    Keys.onDownPressed: list.scroll(60 * Theme.u)

    Behavior on open {
        // Closing is at once: nobody may see through.
        enabled: Theme.lively && !root.closed
        NumberAnimation {
            duration: 420
            easing.type: Easing.InOutCubic
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: root.closed
        color: "#3A0A2E"
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
        }
    }
    Art {
        id: left
        name: "house/curtain_left"
        width: root.width * 0.53
        height: root.height * 1.02
        x: -width * 0.98 * root.open
        transformOrigin: Item.TopLeft
        basis: Math.max(640, root.width / 2)
    }
    Art {
        name: "house/curtain_right"
        width: left.width
        height: left.height
        x: root.width - width - left.x
        transformOrigin: Item.TopRight
        scale: left.scale
        basis: left.basis
    }
    SequentialAnimation {
        id: sway
        running: false
        NumberAnimation {
            target: left
            property: "scale"
            from: 1.05
            to: 1
            duration: Theme.lively ? 500 : 0
            easing.type: Easing.OutBack
        }
    }
    Art {
        name: "house/light/lamp"
        visible: root.asks
        anchors.centerIn: panel
        basis: 256
        width: panel.width * 2
        height: width
        opacity: 0.8
    }
    Rectangle {
        id: panel
        anchors.centerIn: parent
        visible: root.asks
        width: Math.min(root.width - 2 * Theme.margin, Math.max(460 * Theme.u, words.implicitWidth + 96 * Theme.u))
        height: words.implicitHeight + 72 * Theme.u
        radius: 24 * Theme.u
        color: Qt.alpha(Theme.panel, 0.96)
        border.color: Theme.light
        border.width: Theme.stroke
        Column {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, panel.width - 48 * Theme.u)
            spacing: 16 * Theme.u
            Repeater {
                id: faces
                Roundel {
                    id: asked
                    required property int index
                    required property string name
                    required portrait
                    visible: asked.index === root.seat
                    active: true
                    width: 116 * Theme.u
                    anchors.horizontalCenter: parent?.horizontalCenter
                    Binding {
                        target: root
                        when: asked.visible
                        property: "name"
                        value: asked.name
                        restoreMode: Binding.RestoreNone
                    }
                }
            }
            Label {
                id: heading
                anchors.horizontalCenter: parent.horizontalCenter
                //: On the curtain between two people at one device.
                text: qsTr("Pass to %1").arg(root.name)
                display: true
                font.pixelSize: Theme.heading
            }
            Item {
                id: news
                // What the other parts leave of the window.
                readonly property real room: root.height - 2 * Theme.margin - (72 + 116) * Theme.u - heading.height - button.height - 3 * words.spacing
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.recap.length > 0
                width: lines.width
                height: Math.min(lines.height, Math.max(48 * Theme.u, Math.min(news.room, 260 * Theme.u)))
                Flickable {
                    id: list
                    readonly property real end: Math.max(0, list.contentHeight - list.height)

                    function scroll(by: real): void {
                        list.contentY = Math.max(0, Math.min(list.end, list.contentY + by));
                    }

                    anchors.fill: parent
                    contentHeight: lines.height
                    clip: list.end > 0
                    interactive: list.end > 0
                    boundsBehavior: Flickable.StopAtBounds
                    onEndChanged: list.scroll(list.end)
                    Column {
                        id: lines
                        spacing: 4 * Theme.u
                        Repeater {
                            model: root.recap
                            Label {
                                required property string modelData
                                text: modelData
                                color: Theme.second
                                width: Math.min(implicitWidth, root.width - 160 * Theme.u)
                                wrapMode: Text.Wrap
                                horizontalAlignment: Text.AlignHCenter
                                anchors.horizontalCenter: parent?.horizontalCenter
                                Accessible.ignored: false
                                Accessible.role: Accessible.StaticText
                                Accessible.name: text
                            }
                        }
                    }
                }
                Rectangle {
                    // There is more of it, and where.
                    visible: list.end > 0
                    x: Theme.mirrored ? -14 * Theme.u : news.width + 10 * Theme.u
                    y: news.height * list.visibleArea.yPosition
                    width: 4 * Theme.u
                    height: news.height * list.visibleArea.heightRatio
                    radius: width / 2
                    color: Theme.light
                }
            }
            Button {
                id: button
                anchors.horizontalCenter: parent.horizontalCenter
                kind: Button.Kind.Primary
                focus: true
                //: A button: the person of that name has taken the device.
                text: qsTr("I am %1").arg(root.name)
                onClicked: root.confirmed()
            }
        }
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Pass to %1").arg(root.name)
}
