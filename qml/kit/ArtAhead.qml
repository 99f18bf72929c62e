// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Loads a picture for somebody who goes on showing another meanwhile.
Image {
    id: root

    property int pixels: 0
    /// Whoever asked may be gone before the picture comes.
    property bool wanted: true

    signal done

    visible: false
    asynchronous: true
    sourceSize.width: root.pixels
    onStatusChanged: {
        if (root.status === Image.Ready || root.status === Image.Error)
            later.start();
    }

    // Not while it is still being made: nobody listens yet.
    Timer {
        id: later
        interval: 0
        onTriggered: if (root.wanted) root.done()
    }
}
