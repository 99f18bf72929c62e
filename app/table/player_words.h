// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace ghostlight::app {

/// What a player is called on the table: its own name, or one that goes with its seat.
QString nameOf(const Player& player, int seat);

/// The name of the picture of a player's face.
QString portraitOf(const Player& player, int seat);

/// The name of the picture of that face when it is startled; empty: there is none.
QString frightOf(const Player& player, int seat);

/// A share of a hundred.
QString percentText(int share);

/// What every table says, whichever game lies on it.
class PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::PlayerWords)

public:
    QString turnOf(const QString& name) const;
    QString passTo(const QString& name) const;
    QString considering() const;
    QString held(int cards) const;
    QString onceMore(const QString& choice) const;
    QString winners(const QStringList& names) const;
    /// `percent` is the share of the win it promises; -1 where nobody counted.
    QString advice(const QString& move, const QString& reason, int percent) const;
};

} // namespace ghostlight::app
