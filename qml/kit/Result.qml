// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The end of a game: who won, how everybody stands, what next.
Sheet {
    id: root

    /// Who won, in words.
    property string verdict: ""
    /// Seats with name, portrait, winner and score.
    property alias seats: standing.model

    signal again
    signal rematch
    signal home

    onTapped: paper.finish()
    onOpenedChanged: {
        // It follows the language, but stays what it was while the sheet goes.
        if (root.opened) {
            root.headlineText = Qt.binding(() => root.verdict);
            first.forceActiveFocus(Qt.TabFocusReason);
        } else {
            const last = root.headlineText;
            root.headlineText = last;
        }
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: headline.text

    Confetti {
        id: paper
        anchors.fill: parent
        running: root.opened && Theme.lively
    }
    Art {
        name: "house/light/lamp"
        basis: 256
        width: 720 * Theme.u
        height: width
        x: (root.width - width) / 2
        y: root.height * 0.34 - height / 2
        opacity: 0.9
    }
    Column {
        id: all
        anchors.centerIn: parent
        spacing: 22 * Theme.u
        width: parent.width - 2 * Theme.margin
        // What the words leave to the winners' faces.
        readonly property real room: root.height - 24 * Theme.u - headline.height - standings.height - buttons.height - 3 * spacing

        Item {
            id: winners
            anchors.horizontalCenter: parent.horizontalCenter
            readonly property real size: Math.max(0.3, Math.min(1, all.room / (190 * Theme.u)))
            width: faces.width * winners.size
            height: 190 * Theme.u * winners.size
            Row {
                id: faces
                scale: winners.size
                transformOrigin: Item.TopLeft
                spacing: 24 * Theme.u
                Repeater {
                    model: standing.model
                    Item {
                        id: hero
                        required property string portrait
                        required property bool winner
                        visible: hero.winner
                        width: 200 * Theme.u
                        height: 190 * Theme.u
                        Art {
                            name: "house/laurel"
                            width: 214 * Theme.u
                            height: width * 280 / 320
                            anchors.centerIn: parent
                            anchors.verticalCenterOffset: 10 * Theme.u
                        }
                        Roundel {
                            anchors.centerIn: parent
                            anchors.verticalCenterOffset: 4 * Theme.u
                            width: 118 * Theme.u
                            portrait: hero.portrait
                            active: true
                        }
                        Art {
                            id: crown
                            name: "house/crown"
                            width: 84 * Theme.u
                            height: width * 0.75
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: -18 * Theme.u
                            NumberAnimation on y {
                                running: root.opened && Theme.lively
                                from: -120 * Theme.u
                                to: -18 * Theme.u
                                duration: 2 * Theme.travel
                                easing.type: Easing.OutBounce
                            }
                        }
                    }
                }
            }
        }
        Label {
            id: headline
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: root.headlineText
            display: true
            color: Theme.hot
            // It is large already: beside large type it need not grow as much.
            font.pixelSize: Math.min(Theme.boxTitle, 50 * Theme.u)
            font.weight: Font.Black
        }
        Item {
            id: standings
            // The best first, from where reading starts, all of the width of the widest.
            readonly property real gap: 16 * Theme.u
            property real cell: 120 * Theme.u
            anchors.horizontalCenter: parent.horizontalCenter
            width: standing.count * (standings.cell + standings.gap) - standings.gap
            height: 132 * Theme.u * Theme.textScale
            Repeater {
                id: standing
                SeatCard {
                    width: standings.cell
                    height: standings.height
                    x: (Theme.mirrored ? standing.count - 1 - place : place) * (standings.cell + standings.gap)
                    onLeastChanged: standings.fit()
                }
            }
            function fit(): void {
                let widest = 120 * Theme.u;
                for (let i = 0; i < standing.count; ++i) {
                    const card = standing.itemAt(i) as SeatCard;
                    if (card)
                        widest = Math.max(widest, card.least);
                }
                standings.cell = Math.min(widest, (root.width - 2 * Theme.margin) / Math.max(1, standing.count) - standings.gap);
            }
        }
        Flow {
            id: buttons
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, Math.ceil(first.width + second.width + third.width + 2 * spacing) + 1)
            spacing: 18 * Theme.u
            Button {
                id: first
                kind: Button.Kind.Primary
                focus: true
                text: qsTr("Play again")
                onClicked: root.again()
            }
            Button {
                id: second
                height: first.height
                text: qsTr("Rematch with other seats")
                onClicked: root.rematch()
            }
            Button {
                id: third
                height: first.height
                text: qsTr("Home")
                onClicked: root.home()
            }
        }
    }

    /// The verdict while there is one.
    property string headlineText: ""

    Compass {
        id: compass
        area: buttons
    }
    Keys.onPressed: event => event.accepted = compass.press(event)
}
