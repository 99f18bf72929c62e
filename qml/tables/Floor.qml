// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Ghostlight.Kit

/// What never changes under the things on a table: walls, the table itself, a little mist. Unless the mist drifts all of it is
/// drawn as one picture. Nothing else may be in that picture: without a graphics card Qt does not see when it has to be taken
/// anew, so it is taken when everything has come to rest, and given up as soon as anything changes.
Item {
    id: root

    property string backdrop: ""
    property string tableArt: ""
    property bool drifting: false

    readonly property bool settled: walls.settled && table.settled && mist.settled
    readonly property real breadth: Math.max(root.width, root.height * 1.6)
    property bool asOne: false

    function disturb(): void {
        root.asOne = false;
        rest.restart();
    }

    layer.enabled: root.asOne && !root.drifting
    layer.format: ShaderEffectSource.RGB

    onWidthChanged: root.disturb()
    onHeightChanged: root.disturb()
    onSettledChanged: root.disturb()
    onBackdropChanged: root.disturb()
    onTableArtChanged: root.disturb()
    Connections {
        target: Theme
        function onDuskChanged(): void {
            root.disturb();
        }
    }
    Timer {
        id: rest
        interval: 300
        onTriggered: root.asOne = root.settled
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.roomEdge
    }
    Art {
        id: walls
        anchors.fill: parent
        name: root.backdrop
        fillMode: Image.PreserveAspectCrop
        basis: root.breadth
    }
    Art {
        id: table
        anchors.fill: parent
        name: root.tableArt
        basis: root.breadth
        visible: name !== ""
    }
    Dusk {
        anchors.fill: parent
    }
    Mist {
        id: mist
        anchors.fill: parent
        running: root.drifting
    }
}
