// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QQuickWindow>
#include <QStringList>
#include <QWidget>

namespace ghostlight::app {

/// The smallest type in each kind of thing ("Prompt", "SeatPlate", ...), in pixels as they are seen; as "most
/// Prompt" the largest.
QHash<QString, double> smallestType(QQuickWindow& window);

/// What a reader would find wrong with the texts in a window: cut off, shortened, one over the other,
/// outside. A line each.
QStringList badlyPlaced(QQuickWindow& window);

/// The same for a dialog of widgets.
QStringList badlyPlaced(const QWidget& dialog);

} // namespace ghostlight::app
