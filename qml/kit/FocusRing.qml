// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring round what the keyboard would act on.
Rectangle {
    id: root

    /// How far it stands off.
    property real gap: 3 * Theme.u
    /// The corner radius of what it surrounds.
    property real corner: Theme.radius

    anchors.fill: parent
    anchors.margins: -root.gap - Theme.ring
    radius: root.corner + root.gap + Theme.ring
    color: "transparent"
    border.color: Theme.focus
    border.width: Theme.ring
}
