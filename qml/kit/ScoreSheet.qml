// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The score pad: a column a seat, a row a round. The newest row writes itself, with why.
Sheet {
    id: root

    /// Rows of title, points and reasons.
    property alias rows: written.model
    /// Seats with name, portrait and score.
    property alias seats: names.model
    property string title: ""

    readonly property int columns: Math.max(1, names.count)
    readonly property real paperWidth: Math.min(root.width - 2 * Theme.margin, (240 + 150 * root.columns) * Theme.u * Math.min(1.3, Theme.textScale))
    readonly property real titleWidth: root.paperWidth * (root.columns > 4 ? 0.16 : 0.2)
    readonly property real columnWidth: (root.paperWidth - root.titleWidth - 56 * Theme.u) / root.columns

    /// Whose column is which, for those who hear the pad.
    readonly property list<string> called: {
        const all = [];
        for (let i = 0; names.made > 0 && i < names.count; ++i) {
            const head = names.itemAt(i) as ScoreHead;
            all.push(head ? head.name : "");
        }
        return all;
    }

    signal closed

    onOpenedChanged: {
        if (root.opened) {
            go.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    // Who does not want to wait for the pen need not.
    onTapped: root.finish()

    function finish(): void {
        for (let i = 0; i < written.count; ++i)
            (written.itemAt(i) as ScoreRow).finish();
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: root.title

    Rectangle {
        anchors.fill: paper
        anchors.topMargin: 10 * Theme.u
        anchors.bottomMargin: -14 * Theme.u
        anchors.leftMargin: -4 * Theme.u
        anchors.rightMargin: -4 * Theme.u
        radius: 16 * Theme.u
        color: Theme.shadow
        opacity: 0.5
    }
    Shade {
        id: paper
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(20 * Theme.u, (root.height - height) / 2)
        width: root.paperWidth
        // All parts from the top to the foot, with the gaps between them; what is too much for the window scrolls.
        height: Math.min(root.height - 40 * Theme.u, band.height + heads.height + lines.height + totals.height + go.height + 76 * Theme.u)
        corner: 12 * Theme.u
        high: Theme.bone
        low: Theme.boneEdge

        Shade {
            id: band
            width: parent.width
            height: title.implicitHeight + 22 * Theme.u
            corner: paper.corner
            high: "#5A3FB8"
            low: "#2F1F78"
            rim: "#4A349C"
            // Its lower corners are square.
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: band.radius
                gradient: Gradient {
                    GradientStop {
                        position: 0
                        color: Qt.tint(band.high, Qt.alpha(band.low, 1 - band.radius / band.height))
                    }
                    GradientStop {
                        position: 1
                        color: band.low
                    }
                }
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 2 * Theme.u
                color: Theme.brass
            }
            Label {
                id: title
                anchors.centerIn: parent
                text: root.title
                display: true
                font.pixelSize: Theme.title
            }
        }
        Row {
            id: heads
            anchors.top: band.bottom
            anchors.topMargin: 16 * Theme.u
            x: 28 * Theme.u
            // Over the titles. (Padding would not change sides with the language.)
            Item {
                width: root.titleWidth
                height: 1
            }
            Repeater {
                id: names
                /// Rows that come anew are as many as before.
                property int made: 0
                onItemAdded: names.made += 1
                ScoreHead {
                    width: root.columnWidth
                }
            }
        }
        Flickable {
            id: list
            anchors.top: heads.bottom
            anchors.topMargin: 8 * Theme.u
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: 28 * Theme.u
            anchors.rightMargin: 28 * Theme.u
            anchors.bottom: totals.top
            anchors.bottomMargin: 6 * Theme.u
            contentHeight: lines.height
            // The newest row is at the end.
            contentY: Math.max(0, contentHeight - height)
            interactive: contentHeight > height
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: lines
                width: list.width
                Repeater {
                    id: written
                    ScoreRow {
                        width: lines.width
                        titleWidth: root.titleWidth
                        columnWidth: root.columnWidth
                        newest: index === written.count - 1
                        names: root.called
                        writing: root.opened
                    }
                }
            }
        }
        Row {
            id: totals
            anchors.bottom: go.top
            anchors.bottomMargin: 18 * Theme.u
            x: 28 * Theme.u
            Label {
                width: root.titleWidth
                anchors.verticalCenter: parent.verticalCenter
                //: The last line of a score pad.
                text: qsTr("Total")
                color: Theme.warmInk
                font.pixelSize: Theme.name
                font.weight: Font.Bold
            }
            Repeater {
                model: names.model
                Label {
                    required property string name
                    required property string score
                    width: root.columnWidth
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    //: Read out from the last line of a score pad. %1: who, %2: the total
                    Accessible.name: qsTr("Total of %1: %2").arg(name).arg(score)
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: score
                    color: "#5B1A8A"
                    font.pixelSize: Theme.title
                    font.weight: Font.ExtraBold
                }
            }
        }
        Rectangle {
            anchors.bottom: totals.top
            anchors.bottomMargin: 3 * Theme.u
            x: 28 * Theme.u
            width: parent.width - 56 * Theme.u
            height: Math.max(1, 2 * Theme.u)
            color: "#B08A5A"
        }
        Button {
            id: go
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 22 * Theme.u
            anchors.horizontalCenter: parent.horizontalCenter
            kind: Button.Kind.Primary
            focus: true
            text: qsTr("Go on")
            onClicked: root.closed()
        }
    }
    Keys.onEscapePressed: root.closed()
}
