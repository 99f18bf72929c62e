// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.Kit

/// A die of Ghost Hunters as its beholder sees it; how it was rolled stands small beside it.
Item {
    id: root

    property string face: ""
    property string rolled: ""
    property bool hidden: false
    property real basis: root.width

    readonly property string colour: root.face.split("_")[0]
    readonly property bool dangerous: root.face.endsWith("5") || root.face.endsWith("6")

    /// Rolls, and ends as it is.
    function tumble(): void {
        die.tumble();
    }

    function inTheAir(frame: int): string {
        return "hunters/die_" + root.colour + "_roll" + frame;
    }

    opacity: root.hidden ? 0.35 : 1

    Die {
        id: die
        anchors.fill: parent
        basis: root.basis
        face: root.face === "" ? "" : "hunters/die_" + root.face
        frames: root.face === "" ? [] : [root.inTheAir(1), root.inTheAir(2), root.inTheAir(3), root.inTheAir(4)]
        glow: root.dangerous && !root.hidden && !die.rolling ? "house/light/pool_red" : ""
    }
    Art {
        name: root.rolled === "" ? "" : "hunters/die_" + root.rolled
        visible: name !== ""
        width: root.width * 0.42
        height: width
        basis: 40
        x: root.width * 0.66
        y: -root.height * 0.06
        opacity: 0.8
    }
}
