// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// One round on the score pad.
Item {
    id: root

    required property int index
    required property string title
    required property list<string> points
    required property list<string> reasons
    /// Whose points they are, for those who hear them.
    property list<string> names
    property real titleWidth: 0
    property real columnWidth: 0
    /// It was just played: it writes itself.
    property bool newest: false
    property bool writing: false

    property real written: 99

    height: cells.height + 10 * Theme.u

    onWritingChanged: root.write()
    Component.onCompleted: root.write()

    function write(): void {
        if (root.writing && root.newest && Theme.lively)
            pen.restart();
    }

    function finish(): void {
        pen.complete();
    }

    NumberAnimation {
        id: pen
        target: root
        property: "written"
        from: 0
        to: root.points.length + 1
        duration: 1.2 * Theme.travel * (root.points.length + 1)
    }
    Row {
        id: cells
        y: 5 * Theme.u
        Label {
            width: root.titleWidth
            text: root.title
            color: "#5A4326"
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Repeater {
            model: root.points
            Column {
                id: cell
                required property int index
                required property string modelData
                readonly property string why: root.reasons.length > index ? root.reasons[index] : ""
                width: root.columnWidth
                opacity: Math.max(0, Math.min(1, root.written - index))
                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.modelData
                    color: Theme.warmInk
                    font.pixelSize: Theme.title
                    font.weight: Font.Bold
                }
                Label {
                    width: parent.width - 6 * Theme.u
                    horizontalAlignment: Text.AlignHCenter
                    visible: cell.why !== "" && root.newest
                    text: cell.why
                    color: "#5A4326"
                    font.pixelSize: Math.max(13, Theme.caption * 0.9)
                    wrapMode: Text.Wrap
                }
                Accessible.role: Accessible.StaticText
                //: Read out from a score pad. %1: who, %2: the points of a round
                Accessible.name: root.names.length > cell.index ? qsTr("%1: %2").arg(root.names[cell.index]).arg(cell.modelData) : cell.modelData
                Accessible.description: cell.why
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: "#D9BE92"
    }
}
