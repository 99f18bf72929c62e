// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// The contents of a rules book, and the field that looks for a word in it.
FocusScope {
    id: root

    required property RulesReader rules

    /// The page cannot be seen beside it.
    property bool alone: false

    readonly property real flatWidth: flat.advanceWidth + 60 * Theme.u

    /// A chapter was chosen, not just passed.
    signal chosen

    function goOn(event: KeyEvent): void {
        if (root.alone)
            root.chosen();
        else
            root.rules.goToHit(event.modifiers & Qt.ShiftModifier ? -1 : 1);
    }

    function focusSearch(typed: string): void {
        search.forceActiveFocus(Qt.TabFocusReason);
        if (typed !== "") {
            search.text = search.text + typed;
            root.rules.query = search.text;
        }
    }

    Connections {
        target: root.rules
        function onQueryChanged(): void {
            if (search.text !== root.rules.query)
                search.text = root.rules.query;
        }
    }

    IconButton {
        id: back
        text: qsTr("All games")
        iconName: "house/icons/back"
        rotation: Theme.mirrored ? 180 : 0
        anchors.left: parent.left
        onClicked: root.rules.showShelf()
    }
    Column {
        id: names
        anchors.left: back.right
        anchors.leftMargin: 14 * Theme.u
        anchors.right: parent.right
        anchors.verticalCenter: back.verticalCenter
        anchors.verticalCenterOffset: Math.max(0, (height - back.height) / 2)
        Label {
            width: parent.width
            text: qsTr("Rules")
            color: Theme.label
            font.pixelSize: Theme.caption
        }
        Label {
            width: parent.width
            text: root.rules.title
            display: true
            wrapMode: Text.Wrap
            color: Theme.hot
            font.pixelSize: Theme.title
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    Switcher {
        id: editions
        anchors.left: parent.left
        anchors.top: names.bottom
        anchors.topMargin: 14 * Theme.u
        visible: labels.length > 0
        height: visible ? implicitHeight : 0
        name: qsTr("Edition")
        labels: Array.from(root.rules.editions)
        current: root.rules.edition
        upright: root.flatWidth > root.width
        onPicked: index => root.rules.edition = index
    }
    TextMetrics {
        // Whether the editions fit side by side, before they are laid out.
        id: flat
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        text: Array.from(root.rules.editions).join("")
    }
    Field {
        id: search
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: editions.bottom
        anchors.topMargin: 14 * Theme.u
        name: qsTr("Search the rules")
        placeholderText: qsTr("Search the rules")
        rightPadding: (Theme.mirrored ? 12 : 44) * Theme.u
        leftPadding: (Theme.mirrored ? 44 : 12) * Theme.u
        focus: true
        onTextEdited: root.rules.query = search.text
        Accessible.searchEdit: true
        Keys.onReturnPressed: event => root.goOn(event)
        Keys.onEnterPressed: event => root.goOn(event)
        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
        IconButton {
            anchors.right: parent.right
            anchors.rightMargin: 4 * Theme.u
            anchors.verticalCenter: parent.verticalCenter
            visible: search.text !== ""
            width: Math.min(parent.height - 8 * Theme.u, 34 * Theme.u)
            height: width
            text: qsTr("Clear")
            iconName: "house/icons/close"
            onClicked: {
                root.rules.query = "";
                search.forceActiveFocus();
            }
        }
    }
    Row {
        id: places
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: search.bottom
        anchors.topMargin: visible ? 8 * Theme.u : 0
        height: visible ? implicitHeight : 0
        visible: root.rules.hitText !== ""
        spacing: 8 * Theme.u
        Label {
            width: places.width - (root.rules.hits > 0 ? 2 * (up.width + places.spacing) : 0)
            anchors.verticalCenter: parent.verticalCenter
            text: root.rules.hitText
            wrapMode: Text.Wrap
            color: root.rules.hits > 0 ? Theme.second : Theme.light
            font.pixelSize: Theme.caption
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            id: up
            visible: root.rules.hits > 0
            width: 34 * Theme.u
            height: width
            rotation: 180
            text: qsTr("Previous place")
            iconName: "house/icons/down"
            onClicked: root.rules.goToHit(-1)
        }
        IconButton {
            visible: root.rules.hits > 0
            width: 34 * Theme.u
            height: width
            text: qsTr("Next place")
            iconName: "house/icons/down"
            onClicked: root.rules.goToHit(1)
        }
    }
    ListView {
        id: list
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: places.bottom
        anchors.topMargin: 12 * Theme.u
        anchors.bottom: parent.bottom
        clip: true
        spacing: 3 * Theme.u
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.rules.contents
        currentIndex: root.rules.row
        highlightMoveDuration: Theme.lively ? 120 : 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Contents")
        Keys.onUpPressed: root.rules.turn(-1)
        Keys.onDownPressed: root.rules.turn(1)
        Keys.onReturnPressed: root.chosen()
        Keys.onEnterPressed: root.chosen()
        Art {
            // Nothing of the kind in this book.
            name: "house/empty"
            visible: list.count === 0
            width: Math.min(parent.width * 0.7, 200 * Theme.u)
            height: width * 260 / 320
            anchors.horizontalCenter: parent.horizontalCenter
            y: 24 * Theme.u
        }
        delegate: RulesIndexLine {
            width: list.width
            current: index === root.rules.row
            ringed: current && list.activeFocus
            onChosen: {
                root.rules.turnTo(chapter);
                root.chosen();
            }
        }
    }
}
