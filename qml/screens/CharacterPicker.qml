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

    /// Large type widens the columns as far as the window goes.
    readonly property real columnWidth: Math.max(210 * Theme.u, Math.min(210 * Theme.u * Theme.textScale, (root.width - 88 * Theme.u) / grid.columns - grid.spacing))

    signal done

    function reveal(cell: Item): void {
        if (cell.y < list.contentY)
            list.contentY = cell.y;
        else if (cell.y + cell.height > list.contentY + list.height)
            list.contentY = cell.y + cell.height - list.height;
    }

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
        width: Math.max(grid.width, heading.width) + 64 * Theme.u
        height: Math.min(grid.height + heading.height + 88 * Theme.u, root.height - 24 * Theme.u)
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
        Flickable {
            id: list
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: heading.bottom
            anchors.topMargin: 32 * Theme.u
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 30 * Theme.u
            width: grid.width
            contentHeight: grid.height
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds
            Grid {
                id: grid
                columns: 3
                spacing: 18 * Theme.u
                Repeater {
                    model: root.setup.characters
                    Column {
                        id: cell
                        required property string modelData
                        required property int index
                        readonly property string name: root.names[cell.index]
                        width: root.columnWidth
                        spacing: 4 * Theme.u
                        FaceButton {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: 96 * Theme.u
                            focus: cell.index === 0
                            portrait: root.setup.characterPortrait(cell.modelData)
                            text: cell.name
                            onActiveFocusChanged: if (activeFocus) root.reveal(cell)
                            onClicked: {
                                root.setup.setCharacter(root.seat, cell.modelData);
                                root.done();
                            }
                        }
                        Label {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.Wrap
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
}
