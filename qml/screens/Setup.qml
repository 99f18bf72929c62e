// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// Who plays, in which order, and by which rules.
FocusScope {
    id: root

    objectName: "setup"

    required property Session session
    readonly property SetupModel setup: root.session.setup
    readonly property bool portrait: root.height > root.width
    /// Where what stands below the seats begins.
    readonly property real foot: Math.min(start.y, root.portrait ? options.y : start.y, problem.visible ? problem.y : start.y)
    property int choosing: -1
    property bool advanced: root.setup.seed !== ""

    focus: true
    Keys.onPressed: event => event.accepted = compass.press(event)
    Keys.onEscapePressed: root.session.goHome()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Set up %1").arg(root.setup.title)

    Compass {
        id: compass
        area: root
    }
    Art {
        anchors.fill: parent
        name: root.setup.game === "" ? "house/home" : root.setup.game + "/room"
        fillMode: Image.PreserveAspectCrop
        basis: Math.max(root.width, root.height * 1.6)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.roomEdge
        opacity: 0.25
    }
    Rectangle {
        id: panel
        anchors.horizontalCenter: parent.horizontalCenter
        y: 20 * Theme.u
        width: Math.min(root.width - 40 * Theme.u, 1180 * Theme.u)
        height: root.height - 40 * Theme.u
        radius: 22 * Theme.u
        color: Qt.alpha(Theme.panel, 0.9)
        border.color: Theme.line
        border.width: Theme.stroke
    }
    IconButton {
        id: back
        anchors.left: panel.left
        anchors.leftMargin: 24 * Theme.u
        y: panel.y + 22 * Theme.u
        text: qsTr("Home")
        iconName: "house/icons/back"
        rotation: Theme.mirrored ? 180 : 0
        onClicked: root.session.goHome()
    }
    IconButton {
        anchors.left: gameTitle.right
        anchors.leftMargin: 16 * Theme.u
        anchors.verticalCenter: back.verticalCenter
        text: qsTr("Rules")
        iconName: "house/icons/rules"
        onClicked: root.session.openRules()
    }
    Label {
        id: gameTitle
        anchors.left: back.right
        anchors.leftMargin: 18 * Theme.u
        anchors.verticalCenter: back.verticalCenter
        text: root.setup.title
        display: true
        font.pixelSize: Theme.heading
        color: Theme.hot
    }
    Row {
        anchors.right: panel.right
        anchors.rightMargin: 24 * Theme.u
        anchors.verticalCenter: back.verticalCenter
        spacing: 12 * Theme.u
        IconButton {
            text: qsTr("One seat fewer")
            sign: "–"
            enabled: root.setup.count > root.setup.minSeats
            onClicked: root.setup.setCount(root.setup.count - 1)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%n player(s)", "", root.setup.count)
            font.pixelSize: Theme.button
        }
        IconButton {
            text: qsTr("One seat more")
            sign: "+"
            enabled: root.setup.count < root.setup.maxSeats
            onClicked: root.setup.setCount(root.setup.count + 1)
        }
    }
    Column {
        id: side
        anchors.left: panel.left
        anchors.leftMargin: 24 * Theme.u
        anchors.top: back.bottom
        anchors.topMargin: Math.max(22 * Theme.u, (gameTitle.height - back.height) / 2)
        width: root.portrait ? 0 : 248 * Theme.u * Theme.tableScale
        visible: !root.portrait
        Art {
            name: root.setup.game === "" ? "" : root.setup.game + "/box"
            // Large type below it leaves it less room.
            width: Math.min(side.width, Math.max(0, options.y - side.y - 16 * Theme.u) * 296 / 338)
            height: width * 338 / 296
            Rectangle {
                anchors.fill: parent
                radius: 7 * Theme.u
                color: "transparent"
                border.color: Theme.frame
                border.width: 3 * Theme.u
            }
        }
    }
    ListView {
        id: seats
        anchors.left: root.portrait ? panel.left : side.right
        anchors.right: panel.right
        anchors.leftMargin: 24 * Theme.u
        anchors.rightMargin: 24 * Theme.u
        anchors.top: side.top
        height: root.foot - 16 * Theme.u - seats.y
        clip: contentHeight > height
        spacing: 10 * Theme.u
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        model: root.setup
        delegate: SetupSeat {
            width: seats.width
            room: (seats.height - (root.setup.count - 1) * seats.spacing) / root.setup.count
            setup: root.setup
            onCharacterAsked: root.choosing = seat
        }
        moveDisplaced: Transition {
            enabled: Theme.lively
            NumberAnimation {
                property: "y"
                duration: 160
                easing.type: Easing.OutCubic
            }
        }
    }
    Flow {
        id: options
        anchors.left: panel.left
        anchors.leftMargin: 24 * Theme.u
        anchors.bottom: panel.bottom
        anchors.bottomMargin: 30 * Theme.u
        width: root.portrait ? panel.width - start.width - 72 * Theme.u : side.width
        spacing: 14 * Theme.u
        Column {
            visible: root.setup.editions.length > 1
            spacing: 6 * Theme.u
            Label {
                x: Theme.mirrored ? parent.width - width : 0
                text: qsTr("Edition")
                color: Theme.second
                font.pixelSize: Theme.caption
            }
            Switcher {
                name: qsTr("Edition")
                labels: Array.from(root.setup.editions).map(edition => root.setup.editionName(edition))
                current: Array.from(root.setup.editions).indexOf(root.setup.edition)
                upright: !root.portrait
                most: root.portrait ? options.width : side.width
                onPicked: index => root.setup.edition = root.setup.editions[index]
            }
        }
        Column {
            visible: root.setup.targets.length > 1
            spacing: 6 * Theme.u
            Label {
                width: length.width
                wrapMode: Text.Wrap
                text: qsTr("Length of the game")
                color: Theme.second
                font.pixelSize: Theme.caption
            }
            Stepper {
                id: length
                width: 248 * Theme.u * Theme.tableScale
                name: qsTr("Length of the game")
                labels: Array.from(root.setup.targets).map(target => root.setup.targetName(target))
                current: Array.from(root.setup.targets).indexOf(root.setup.target)
                onPicked: index => root.setup.target = root.setup.targets[index]
            }
        }
        Button {
            visible: !root.advanced
            text: qsTr("Advanced…")
            fontSize: Theme.body
            onClicked: root.advanced = true
        }
        Field {
            visible: root.advanced
            width: 220 * Theme.u
            name: qsTr("Seed")
            placeholderText: qsTr("Seed: by chance")
            text: root.setup.seed
            onTextEdited: root.setup.seed = text
        }
    }
    Label {
        id: problem
        anchors.left: seats.left
        anchors.right: root.portrait ? seats.right : start.left
        anchors.rightMargin: root.portrait ? 0 : 20 * Theme.u
        y: root.portrait ? Math.min(options.y, start.y) - height - 14 * Theme.u : start.y + Math.min((start.height - height) / 2, start.height - height)
        visible: text !== ""
        text: root.setup.problem
        color: Theme.danger
        wrapMode: Text.Wrap
        Accessible.ignored: false
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Button {
        id: start
        anchors.right: panel.right
        anchors.rightMargin: 24 * Theme.u
        anchors.bottom: panel.bottom
        anchors.bottomMargin: 28 * Theme.u
        kind: Button.Kind.Primary
        width: Math.max(220 * Theme.u, implicitWidth)
        height: Math.max(62 * Theme.u, implicitHeight)
        displayFace: true
        fontSize: Theme.promptSize
        focus: true
        text: qsTr("Start")
        enabled: root.setup.problem === ""
        onClicked: root.session.startFromSetup()
    }
    CharacterPicker {
        anchors.fill: parent
        setup: root.setup
        seat: root.choosing
        onDone: {
            root.choosing = -1;
            root.forceActiveFocus();
        }
    }
}
