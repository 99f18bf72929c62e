// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All words that somebody can see or hear of, wherever they come from.

#include "scene.h"

#include <QQuickItem>

namespace ghostlight::app {

/// Everything that is seen on the table and in its models, in menus, status line and open dialogs: a text
/// each.
QStringList wordsOnScreen(Scene& scene);
/// The words of a dialog or a menu.
QStringList wordsOn(const QWidget& widget);

/// Items that show text and are seen.
QList<QQuickItem*> textItems(QQuickItem* root);

/// Makes the edition for tests known; false if it cannot be found.
bool registerPseudo();
inline const QString pseudo = QStringLiteral("en_XA");

} // namespace ghostlight::app
