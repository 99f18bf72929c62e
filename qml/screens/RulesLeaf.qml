// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// A page of the rules: one chapter on paper. Arrows scroll it and turn it.
FocusScope {
    id: root

    required property RulesReader rules
    /// Room for a button at its start and one at its end.
    property real headStart: 0
    property real headEnd: 0
    property int foundBlock: -1

    readonly property real step: 3 * Theme.button
    readonly property real margin: Math.min(64 * Theme.u, root.width * 0.06) + 8 * Theme.u

    function scrollTo(y: real): void {
        list.contentY = Math.max(0, Math.min(y, list.contentHeight - list.height));
    }

    function showFound(): void {
        if (root.foundBlock < 0 || root.foundBlock >= blocks.count) {
            root.scrollTo(0);
            return;
        }
        const paragraph = blocks.itemAt(root.foundBlock) as RulesParagraph;
        if (paragraph !== null && (paragraph.y < list.contentY || paragraph.y + paragraph.height > list.contentY + list.height))
            root.scrollTo(paragraph.y - list.height * 0.25);
    }

    function turnBy(step: int): void {
        root.rules.turnTo(root.rules.chapter + step);
    }

    function press(event: KeyEvent): void {
        const ahead = Theme.mirrored ? -1 : 1;
        switch (event.key) {
        case Qt.Key_Up:
            root.scrollTo(list.contentY - root.step);
            break;
        case Qt.Key_Down:
            root.scrollTo(list.contentY + root.step);
            break;
        case Qt.Key_PageUp:
            root.scrollTo(list.contentY - list.height * 0.9);
            break;
        case Qt.Key_PageDown:
        case Qt.Key_Space:
            root.scrollTo(list.contentY + list.height * 0.9);
            break;
        case Qt.Key_Home:
            root.scrollTo(0);
            break;
        case Qt.Key_End:
            root.scrollTo(list.contentHeight);
            break;
        case Qt.Key_Left:
            root.turnBy(-ahead);
            break;
        case Qt.Key_Right:
            root.turnBy(ahead);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Connections {
        target: root.rules
        function onTurned(): void {
            root.foundBlock = -1;
            list.contentY = 0;
        }
        function onQueryChanged(): void {
            root.foundBlock = -1;
        }
        function onFound(block: int): void {
            root.foundBlock = block;
            scrolling.restart();
        }
    }

    Timer {
        // Paragraphs that have just been written have no height yet.
        id: scrolling
        interval: 0
        onTriggered: root.showFound()
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 6 * Theme.u
        anchors.bottomMargin: -8 * Theme.u
        radius: 16 * Theme.u
        color: Theme.shadow
        opacity: 0.5
    }
    Shade {
        anchors.fill: parent
        corner: 14 * Theme.u
        high: Theme.bone
        low: "#F1DFBB"
        FocusRing {
            visible: list.activeFocus && root.keyed
            corner: parent.radius
            gap: 2 * Theme.u
        }
    }
    /// The keyboard came here by Tab.
    property bool keyed: false

    Text {
        id: heading
        anchors.left: parent.left
        anchors.leftMargin: Math.max(column.x, root.headStart)
        anchors.right: parent.right
        anchors.rightMargin: Math.max(column.x, root.headEnd)
        y: 24 * Theme.u
        text: root.rules.chapterTitle
        textFormat: Text.RichText
        wrapMode: Text.Wrap
        color: "#5B1A8A"
        font.family: Theme.displayFont
        font.pixelSize: Theme.heading
        font.weight: Font.Black
        Accessible.role: Accessible.Heading
        Accessible.name: root.rules.chapterName
    }
    Rectangle {
        id: rule
        anchors.top: heading.bottom
        anchors.topMargin: 12 * Theme.u
        x: column.x
        width: column.width
        height: Math.max(1, 2 * Theme.u)
        color: "#B08A5A"
    }
    Flickable {
        id: list
        anchors.top: rule.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottomMargin: 10 * Theme.u
        contentHeight: column.height + 2 * column.y
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        onActiveFocusChanged: root.keyed = list.activeFocus
        Accessible.role: Accessible.Pane
        Accessible.name: root.rules.chapterName
        Keys.onPressed: event => root.press(event)

        Behavior on contentY {
            enabled: Theme.lively && !list.moving
            NumberAnimation {
                duration: 140
                easing.type: Easing.OutCubic
            }
        }
        TapHandler {
            onTapped: {
                list.forceActiveFocus();
                root.keyed = false;
            }
        }
        Column {
            id: column
            readonly property real most: 760 * Theme.u * Math.max(1, Theme.textScale * 0.9)
            y: 20 * Theme.u
            width: Math.min(list.width - 2 * root.margin, column.most)
            x: (list.width - width) / 2
            spacing: 14 * Theme.u
            Repeater {
                id: blocks
                model: root.rules.page
                RulesParagraph {
                    width: column.width
                    found: index === root.foundBlock
                }
            }
            Item {
                width: 1
                height: 4 * Theme.u
            }
            Flow {
                id: turning
                width: column.width
                spacing: 12 * Theme.u
                readonly property real high: Math.max(back.implicitHeight, on.implicitHeight)
                Button {
                    id: back
                    height: turning.high
                    visible: root.rules.previousTitle !== ""
                    text: root.rules.previousTitle
                    width: Math.min(implicitWidth, turning.width)
                    fontSize: Theme.body
                    //: Turns a page back; %1 is the title of the chapter there.
                    Accessible.name: qsTr("Back to %1").arg(text)
                    iconName: Theme.mirrored ? "house/icons/forward" : "house/icons/back"
                    onClicked: root.turnBy(-1)
                }
                Button {
                    id: on
                    height: turning.high
                    visible: root.rules.nextTitle !== ""
                    text: root.rules.nextTitle
                    width: Math.min(implicitWidth, turning.width)
                    fontSize: Theme.body
                    kind: Button.Kind.Primary
                    //: Turns a page; %1 is the title of the chapter there.
                    Accessible.name: qsTr("On to %1").arg(text)
                    onClicked: root.turnBy(1)
                }
            }
        }
    }
    Rectangle {
        // How far one has read.
        anchors.right: parent.right
        anchors.rightMargin: 6 * Theme.u
        width: 5 * Theme.u
        radius: width / 2
        color: "#B08A5A"
        visible: list.contentHeight > list.height
        height: Math.max(30 * Theme.u, list.height * list.height / Math.max(1, list.contentHeight))
        y: list.y + (list.height - height) * list.contentY / Math.max(1, list.contentHeight - list.height)
    }
}
