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

    Repeater {
        model: Math.abs(root.value).toString().split("")
        Art {
            required property string modelData
            name: "house/digits/" + modelData
            tint: root.color
            height: root.size
            width: implicitHeight > 0 ? root.size * implicitWidth / implicitHeight : root.size * 0.8
            basis: root.size
            mipmap: true
        }
    }
}
