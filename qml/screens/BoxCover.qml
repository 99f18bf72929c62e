// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A game's box as it stands on the table: it leans towards whoever points at it.
Item {
    id: root

    property string game: ""
    property string title: ""
    property color frame: Theme.brass
    property color titleColor: Theme.hot
    property string flank: ""
    property int flankSide: 0
    property real size: 1
    /// How far it is lifted, from 0 to 1.
    property real lift: 0
    property bool lit: false
    property bool ringed: false

    Art {
        name: "house/light/round_shadow"
        basis: 96
        width: root.width * 1.24
        height: 76 * Theme.u
        x: (root.width - width) / 2
        y: root.height - height * 0.42
        opacity: 1 - 0.3 * root.lift
    }
    Item {
        width: root.width
        height: root.height
        y: -10 * Theme.u * root.lift
        scale: 1 + 0.03 * root.lift
        rotation: root.lift * (root.flankSide === 0 ? -0.8 : -1.2 * root.flankSide)
        transformOrigin: Item.Bottom
        Art {
            name: root.flank
            visible: root.flankSide !== 0
            width: 26 * Theme.u * root.size
            height: root.height
            x: root.flankSide > 0 ? root.width - 2 : -width + 2
        }
        Art {
            name: "house/light/card_amber"
            basis: 200
            anchors.fill: parent
            anchors.leftMargin: -root.width * 40 / 250
            anchors.rightMargin: -root.width * 40 / 250
            anchors.topMargin: -root.height * 40 / 350
            anchors.bottomMargin: -root.height * 40 / 350
            opacity: root.lift
            visible: opacity > 0
        }
        Art {
            name: root.game + "/box"
            anchors.fill: parent
            mipmap: true
            rim: true
        }
        Rectangle {
            anchors.fill: parent
            radius: 7 * Theme.u
            color: "transparent"
            border.color: root.lit ? Theme.frame : root.frame
            border.width: (root.lit ? 5 : 3) * Theme.u
        }
        Rectangle {
            // Whatever is painted there, the title must stand out.
            x: 3 * Theme.u
            y: 3 * Theme.u
            width: parent.width - 6 * Theme.u
            height: heading.height + 24 * Theme.u
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#C0100828"
                }
                GradientStop {
                    position: 1
                    color: "#00100828"
                }
            }
        }
        Label {
            id: heading
            x: 12 * Theme.u
            y: 12 * Theme.u
            width: parent.width - 24 * Theme.u
            text: root.title
            display: true
            color: root.titleColor
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            font.pixelSize: 40 * Theme.u * root.size
            font.weight: Font.Black
            height: 46 * Theme.u * root.size
        }
        FocusRing {
            visible: root.ringed
            corner: 8 * Theme.u
            gap: 6 * Theme.u
        }
    }
}
