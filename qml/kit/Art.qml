// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture of the house by its name, as in "ghosts/A1". It is drawn for the size at which it is shown, in steps, so that a
/// window that grows does not ask for every size there is. While the picture of another size is on its way, the present one
/// stays, scaled.
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
    /// What it is drawn for now.
    property int drawn: root.pixels
    property ArtAhead ahead: null
    /// No other picture is on its way.
    readonly property bool settled: root.ahead === null && root.status !== Image.Loading

    function drop(): void {
        if (root.ahead) {
            root.ahead.wanted = false;
            root.ahead.destroy();
            root.ahead = null;
        }
    }
    function take(): void {
        root.drawn = root.pixels;
        root.drop();
    }

    // From now on not bound any more.
    Component.onCompleted: root.drawn = root.pixels
    Component.onDestruction: root.drop()
    onPixelsChanged: {
        root.drop();
        if (root.status === Image.Ready && root.visible && root.pixels > 0) {
            root.ahead = Theme.artAhead.createObject(root, {
                source: root.source,
                pixels: root.pixels
            }) as ArtAhead;
            root.ahead.done.connect(root.take);
        } else {
            root.drawn = root.pixels;
        }
    }
    onSourceChanged: if (root.ahead) root.take()

    source: root.name !== "" && root.basis > 0 ? "image://art/" + root.name + root.wishes : ""
    sourceSize.width: root.drawn
    asynchronous: true
    smooth: true
    Accessible.ignored: true
}
