// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// One of a few: labels side by side, the chosen one lit. Left and right go from one to the next.
FocusScope {
    id: root

    property list<string> labels
    property int current: -1
    property string name: ""
    /// One below the other.
    property bool upright: false
    /// Wider than that they stand in several rows, and are written in several lines.
    property real most: 10000
    readonly property int fitting: {
        let width = 0;
        for (let i = 0; i < options.count; ++i)
            width += options.itemAt(i) ? options.itemAt(i).width : 0;
        return width + 8 * Theme.u > root.most ? Math.ceil(options.count / 2) : Math.max(1, options.count);
    }

    signal picked(int index)

    implicitWidth: row.implicitWidth + 8 * Theme.u
    implicitHeight: row.implicitHeight + 8 * Theme.u
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: root.name
    Keys.onPressed: event => {
        const step = event.key === (root.upright ? Qt.Key_Down : Qt.Key_Right) ? 1 : event.key === (root.upright ? Qt.Key_Up : Qt.Key_Left) ? -1 : 0;
        const next = root.current + (Theme.mirrored && !root.upright ? -step : step);
        if (step !== 0 && next >= 0 && next < root.labels.length) {
            root.picked(next);
            event.accepted = true;
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: 12 * Theme.u
        color: Theme.roomEdge
        border.color: Theme.line
        border.width: Theme.stroke
        FocusRing {
            visible: root.activeFocus
            corner: parent.radius
            gap: 2 * Theme.u
        }
    }
    Grid {
        id: row
        columns: root.upright ? 1 : root.fitting
        x: 4 * Theme.u
        y: 4 * Theme.u
        Repeater {
            id: options
            model: root.labels
            Rectangle {
                id: option
                required property int index
                required property string modelData
                readonly property bool chosen: option.index === root.current
                width: Math.min(root.most - 8 * Theme.u, Math.ceil(measure.advanceWidth) + 28 * Theme.u)
                height: words.implicitHeight + 14 * Theme.u
                radius: 9 * Theme.u
                color: option.chosen ? Theme.light : tap.containsMouse ? Theme.roomNear : "transparent"
                Accessible.role: Accessible.RadioButton
                Accessible.name: option.modelData
                Accessible.checked: option.chosen
                Accessible.onPressAction: root.picked(option.index)
                TextMetrics {
                    id: measure
                    font: words.font
                    text: option.modelData
                }
                Label {
                    id: words
                    anchors.centerIn: parent
                    width: parent.width - 20 * Theme.u
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: option.modelData
                    color: option.chosen ? Theme.warmInk : Theme.second
                    font.weight: Font.Bold
                }
                MouseArea {
                    id: tap
                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: root.picked(option.index)
                }
            }
        }
    }
}
