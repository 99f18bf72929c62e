// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture of the house by its name, as in "ghosts/A1". It is drawn for the size at which it is shown, in steps, so that a
/// window that grows does not ask for every size there is.
Image {
    id: root

    property string name: ""
    /// Gives every pixel this colour.
    property color tint: "transparent"
    /// It is opaque up to its edge and shown turned: the edge needs a rim to be smooth.
    property bool rim: false
    /// The width it is drawn for: fixed by those who then scale it.
    property real basis: root.width

    readonly property int step: 8
    readonly property int pixels: Math.ceil(root.basis * Screen.devicePixelRatio / root.step) * root.step
    readonly property string wishes: root.tint.a > 0 ? "?tint=" + root.tint.toString().slice(-6) : root.rim ? "?rim" : ""

    source: root.name !== "" && root.basis > 0 ? "image://art/" + root.name + root.wishes : ""
    sourceSize.width: root.pixels
    asynchronous: true
    smooth: true
    Accessible.ignored: true
}
