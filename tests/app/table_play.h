// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Driving a table without a window: everything is shown at once, and computer players take no time they do
// not need.

#include "games/games.h"

#include <QAbstractItemModelTester>
#include <QDeadlineTimer>
#include <QMetaProperty>
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

/// Watches all lists of a table for what no list may do.
class ListTesters {
public:
    explicit ListTesters(GameTable& table)
        : pieces_(table.pieces()), seats_(table.seats()), choices_(table.choices()), log_(table.log()),
          pad_(table.pad()) {}

private:
    QAbstractItemModelTester pieces_;
    QAbstractItemModelTester seats_;
    QAbstractItemModelTester choices_;
    QAbstractItemModelTester log_;
    QAbstractItemModelTester pad_;
};

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

/// The game's own facts as text, with what lies there in place of tickets.
inline QString contentsOfFacts(GameTable& table) {
    QStringList lines;
    const QMetaObject& meta = *table.facts()->metaObject();
    for (int i = meta.propertyOffset(); i < meta.propertyCount(); ++i) {
        const QVariant value = meta.property(i).read(table.facts());
        QStringList parts;
        if (value.typeId() == QMetaType::QVariantMap) {
            const QVariantMap map = value.toMap();
            for (auto one = map.begin(); one != map.end(); ++one) {
                parts.append(table.pieces()->face(one.key().toInt()) + u'=' + one->toString());
            }
            parts.sort();
        } else if (value.canConvert<QVariantList>()) {
            for (const QVariant& one : value.toList()) {
                parts.append(one.toString());
            }
        } else {
            parts.append(value.toString());
        }
        lines.append(QString::fromLatin1(meta.property(i).name()) + QStringLiteral(": ") + parts.join(u", "));
    }
    return lines.join(u'\n');
}

/// All that QML can read of a table.
inline QString contentsOf(GameTable& table) {
    return QStringList{contentsOf(*table.pieces()), contentsOf(*table.seats()), contentsOf(*table.choices()),
                       contentsOf(*table.log()),    contentsOf(*table.pad()),   table.prompt(),
                       table.roundText(),           table.recap().join(u'|'),   contentsOfFacts(table)}
        .join(u"\n---\n");
}

} // namespace ghostlight::app
