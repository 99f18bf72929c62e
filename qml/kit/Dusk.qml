// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The last light of the day, over the drawn walls of a room.
Rectangle {
    visible: Theme.dusk
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#4D8E7BE0"
        }
        GradientStop {
            position: 1
            color: "#33C08AB0"
        }
    }
}
