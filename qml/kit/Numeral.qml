// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A whole number in the lining figures of the display face, which its font does not give us.
Row {
    id: root

    property int value: 0
    property real size: 24 * Theme.u
    property color color: Theme.text

    Accessible.ignored: true
    LayoutMirroring.enabled: false

    component Figure: Art {
        tint: root.color
        height: root.size
        basis: root.size
        mipmap: true
    }

    Repeater {
        // All figures wait here, so that a number that changes never waits for one.
        model: 10
        Figure {
            required property int index
            name: "house/digits/" + index
            visible: false
        }
    }
    Repeater {
        model: Math.abs(root.value).toString().split("")
        Figure {
            required property string modelData
            name: "house/digits/" + modelData
            width: implicitHeight > 0 ? root.size * implicitWidth / implicitHeight : root.size * 0.8
        }
    }
}
