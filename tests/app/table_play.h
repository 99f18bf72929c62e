// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Driving a table without a window: everything is shown at once, and computer players take no time they do
// not need.

#include "games/games.h"

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

namespace ghostlight::app {

inline std::unique_ptr<GameTable> tableFor(const QString& game, const QStringList& kinds, quint64 seed,
                                           const QVariantMap& options = {}) {
    GameSetup setup{game, {}, options, seed};
    for (const QString& kind : kinds) {
        setup.seats.append({QString(), kind});
    }
    auto table = newTable(setup);
    if (table) {
        table->setHouseRules({.privacy = true, .slowness = 0, .thinkingTime = 0});
    }
    return table;
}

/// A person first, or several, and easy computer players after them.
inline QStringList kindsOf(int people, int seats) {
    QStringList kinds;
    for (int seat = 0; seat < seats; ++seat) {
        kinds.append(seat < people ? QStringLiteral("person") : QStringLiteral("easy"));
    }
    return kinds;
}

/// Lets everything happen until somebody is waited for; false if that never comes.
inline bool settle(GameTable& table) {
    QTimer ticks; // so that the loop looks at the clock even if nothing ever happens
    ticks.start(100);
    const QDeadlineTimer deadline(60000);
    while (!deadline.hasExpired()) {
        if (table.isPadOpen() ||
            (!table.isMoving() && (table.isAsking() || table.curtainSeat() >= 0 || table.isOver()))) {
            return true;
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return false;
}

/// Every role of every row, as text: what a viewer could possibly find out.
inline QString contentsOf(const QAbstractItemModel& model) {
    QStringList rows;
    const QHash<int, QByteArray> roles = model.roleNames();
    QList<int> keys = roles.keys();
    std::sort(keys.begin(), keys.end());
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (const int role : keys) {
            // Tickets are given out anew whenever the table is laid out.
            if (roles[role] != "ticket") {
                const QVariant value = model.data(model.index(row, 0), role);
                cells.append(
                    QString::fromLatin1(roles[role]) + u'=' +
                    (value.canConvert<QStringList>() ? value.toStringList().join(u',') : value.toString()));
            }
        }
        rows.append(cells.join(u' '));
    }
    // Rows of pieces come in the order in which they were laid down, which no viewer sees.
    std::sort(rows.begin(), rows.end());
    return rows.join(u'\n');
}

/// All that QML can read of a table.
inline QString contentsOf(GameTable& table) {
    return QStringList{contentsOf(*table.pieces()), contentsOf(*table.seats()), contentsOf(*table.choices()),
                       contentsOf(*table.log()),    contentsOf(*table.pad()),   table.prompt(),
                       table.roundText(),           table.recap().join(u'|')}
        .join(u"\n---\n");
}

} // namespace ghostlight::app
