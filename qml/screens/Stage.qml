// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Ghostlight.App
import Ghostlight.Kit

/// One of the screens: it fades in and out and is there only while it can be seen.
FocusScope {
    id: root

    property bool shown: false
    required property string file
    required property Session session
    /// For screens that want them.
    property Settings settings: null
    readonly property bool live: root.shown || root.opacity > 0

    function fill(): void {
        if (!root.live)
            loader.source = "";
        else if (root.settings)
            loader.setSource(root.file, {
                "session": root.session,
                "settings": root.settings
            });
        else
            loader.setSource(root.file, {
                "session": root.session
            });
    }

    anchors.fill: parent
    opacity: root.shown ? 1 : 0
    visible: root.opacity > 0
    enabled: root.shown
    focus: root.shown
    onShownChanged: {
        if (root.shown)
            root.forceActiveFocus();
    }
    onLiveChanged: root.fill()
    Component.onCompleted: root.fill()

    Behavior on opacity {
        enabled: Theme.lively
        NumberAnimation {
            duration: 220
        }
    }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
}
