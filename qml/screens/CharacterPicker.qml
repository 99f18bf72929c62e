// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// Six characters to choose from.
Sheet {
    id: root

    required property SetupModel setup
    property int seat: -1

    readonly property list<string> names: Array.from(root.setup.characters).map(character => root.setup.characterName(character))
    readonly property list<string> styles: Array.from(root.setup.characters).map(character => root.setup.characterStyle(character))

    signal done

    opened: root.seat >= 0
    onOpenedChanged: if (root.opened) grid.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: root.done()
    Keys.onPressed: event => event.accepted = compass.press(event)
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Choose a character")

    Compass {
        id: compass
        area: root
    }
    Rectangle {
        anchors.centerIn: parent
        width: grid.width + 64 * Theme.u
        height: grid.height + heading.height + 88 * Theme.u
        radius: 22 * Theme.u
        color: Theme.panel
        border.color: Theme.line
        border.width: Theme.stroke
        Label {
            id: heading
            anchors.horizontalCenter: parent.horizontalCenter
            y: 26 * Theme.u
            text: qsTr("Choose a character")
            display: true
            font.pixelSize: Theme.title
        }
        Grid {
            id: grid
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 30 * Theme.u
            columns: 3
            spacing: 18 * Theme.u
            Repeater {
                model: root.setup.characters
                Column {
                    id: cell
                    required property string modelData
                    required property int index
                    readonly property string name: root.names[cell.index]
                    width: 210 * Theme.u
                    spacing: 4 * Theme.u
                    FaceButton {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: 96 * Theme.u
                        focus: cell.index === 0
                        portrait: root.setup.characterPortrait(cell.modelData)
                        text: cell.name
                        onClicked: {
                            root.setup.setCharacter(root.seat, cell.modelData);
                            root.done();
                        }
                    }
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: cell.name
                        font.pixelSize: Theme.name
                        font.weight: Font.Bold
                    }
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: root.styles[cell.index]
                        color: Theme.second
                        font.pixelSize: Theme.caption
                    }
                }
            }
        }
    }
}
