// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_play.h"

#include <QStringList>

namespace ghostlight::app {

/// Everything that reaches the screen, the loudspeaker or a screen reader of a table, in order: what all
/// models and properties hold after each change.
class Trace : public QObject {
public:
    explicit Trace(GameTable& table) : table_(table) {
        for (const QAbstractItemModel* const model : std::initializer_list<QAbstractItemModel*>{
                 table.pieces(), table.seats(), table.choices(), table.log(), table.pad()}) {
            connect(model, &QAbstractItemModel::rowsInserted, this, [this] { note(); });
            connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { note(); });
            connect(model, &QAbstractItemModel::rowsMoved, this, [this] { note(); });
            connect(model, &QAbstractItemModel::dataChanged, this, [this] { note(); });
            connect(model, &QAbstractItemModel::modelReset, this, [this] { note(); });
        }
        connect(&table, &GameTable::changed, this, [this] { note(); });
        connect(&table, &GameTable::announced, this, [this](const QString& text) { add("says " + text); });
        connect(&table, &GameTable::sounded, this, [this](const QString& sound) { add("sounds " + sound); });
        connect(&table, &GameTable::refused, this,
                [this](int, const QString& why) { add("refuses " + why); });
        note();
    }

    const QStringList& entries() const { return entries_; }

private:
    void note() {
        add(contentsOf(table_) +
            QString("\n---\nactive %1 view %2 bottom %3 curtain %4 asking %5 told %6 advice %7")
                .arg(table_.activeSeat())
                .arg(table_.viewSeat())
                .arg(table_.bottomSeat())
                .arg(table_.curtainSeat())
                .arg(table_.isAsking())
                .arg(table_.told(), table_.advice()));
    }
    void add(const QString& entry) {
        if (entries_.isEmpty() || entries_.constLast() != entry) {
            entries_.append(entry);
        }
    }

    GameTable& table_;
    QStringList entries_;
};

/// The first difference of two traces, for a message; empty: there is none.
inline QByteArray difference(const QStringList& one, const QStringList& other) {
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one.at(i) != other.at(i)) {
            const QStringList left = one.at(i).split('\n');
            const QStringList right = other.at(i).split('\n');
            for (qsizetype line = 0; line < std::min(left.size(), right.size()); ++line) {
                if (left.at(line) != right.at(line)) {
                    return QString("entry %1: %2 | %3").arg(i).arg(left.at(line), right.at(line)).toUtf8();
                }
            }
            return QString("entry %1 is longer in one of them").arg(i).toUtf8();
        }
    }
    return one.size() == other.size()
               ? QByteArray()
               : QString("%1 changes against %2").arg(one.size()).arg(other.size()).toUtf8();
}

/// The true state behind a table, to put other hidden cards into it. Nothing in the program can do that.
template <Game G> typename G::State& stateOf(GameTable& table) {
    return const_cast<typename G::State&>(dynamic_cast<MatchTable<G>&>(table).match().state());
}

} // namespace ghostlight::app
