// SPDX-License-Identifier: GPL-3.0-or-later

// What the tables tell, compared with what they would tell if everything hidden were different: no difference
// may reach a model, a property, a sound or an announcement.

#include "games/bumpers/bumpers_table.h"
#include "games/ghosts/ghosts_table.h"
#include "games/hunters/hunters_table.h"
#include "trace.h"

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

std::unique_ptr<GameTable> loaded(const QByteArray& saved) {
    auto made = loadedTable(saved);
    auto* const table = std::get_if<std::unique_ptr<GameTable>>(&made);
    if (!table) {
        return nullptr;
    }
    (*table)->setHouseRules({.privacy = true, .slowness = 0, .thinkingTime = 0});
    return std::move(*table);
}

/// The same match at the same point, with the person to move looking.
template <Game G>
std::unique_ptr<GameTable> lookedAt(const QByteArray& saved, const typename G::State* instead = nullptr) {
    std::unique_ptr<GameTable> table = loaded(saved);
    if (instead) {
        stateOf<G>(*table) = *instead;
    }
    table->begin();
    if (settle(*table) && table->curtainSeat() >= 0) {
        table->raiseCurtain();
    }
    settle(*table);
    return table;
}

/// Another world: everything dealt anew that the seat to move cannot know, even after that move.
template <Game G>
std::optional<typename G::State> otherWorld(const typename G::State& state, const typename G::Move& move,
                                            Rng& rng) {
    const Seat mover = state.shared.toMove;
    EventLog<typename G::Event> log;
    typename G::State after = state;
    G::apply(after, move, log);
    for (int tries = 0; tries < 200; ++tries) {
        const typename G::State other = G::determinise(G::view(state, mover), rng);
        typename G::State otherAfter = other;
        EventLog<typename G::Event> otherLog;
        G::apply(otherAfter, move, otherLog);
        if (!(other == state) && G::view(otherAfter, mover) == G::view(after, mover)) {
            return other;
        }
    }
    return {};
}

/// Plays a move on a table that asks for one.
template <Game G> QStringList traceOf(GameTable& table, int choice) {
    const Trace trace(table);
    table.choose(choice);
    settle(table);
    return trace.entries();
}

/// A move of one touch; of those that need several, one after the other.
int anyChoice(GameTable& table, Rng& rng) {
    for (int tries = 0; table.choices()->count() == 0 && tries < 100; ++tries) {
        const int row = static_cast<int>(rng.below(static_cast<std::uint32_t>(table.pieces()->count())));
        table.pick(table.pieces()->index(row).data(PieceModel::TicketRole).toInt());
    }
    return table.choices()->count() == 0
               ? -1
               : static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count())));
}

/// Makes the move in this world and in another; false if they can be told apart.
template <Game G> bool looksAlike(const QByteArray& saved, int choice, Rng& rng, int& compared) {
    const auto one = lookedAt<G>(saved);
    if (choice >= one->choices()->count()) {
        return true; // part of a choice that is put together
    }
    const typename G::State state = stateOf<G>(*one);
    const QString before = contentsOf(*one);
    const QStringList trace = traceOf<G>(*one, choice);
    const auto move = dynamic_cast<MatchTable<G>&>(*one).match().log().back().move;
    const std::optional<typename G::State> world = otherWorld<G>(state, move, rng);
    if (!world) {
        return true; // the mover learns everything there is to know
    }
    const auto other = lookedAt<G>(saved, &*world);
    const QByteArray early = difference({before}, {contentsOf(*other)});
    const QByteArray late = difference(trace, traceOf<G>(*other, choice));
    if (!early.isEmpty() || !late.isEmpty()) {
        qWarning("before: %s; after: %s", early.constData(), late.constData());
        return false;
    }
    ++compared;
    return true;
}

/// Plays a game among people; every second move is made in two worlds. The number of moves that were
/// compared; -1 if the worlds could be told apart.
template <Game G> int playInTwoWorlds(int people, quint64 seed, int moves) {
    const QString game = QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
    int compared = 0;
    Rng rng(seed);
    const auto table = tableFor(game, kindsOf(people, people), seed);
    table->begin();
    for (int move = 0; move < moves && settle(*table) && !table->isOver();) {
        if (table->isPadOpen()) {
            table->closePad();
            continue;
        }
        if (table->curtainSeat() >= 0) {
            table->raiseCurtain();
            continue;
        }
        const QByteArray saved = table->saved();
        const int choice = anyChoice(*table, rng);
        if (choice < 0 || (++move % 2 == 0 && !looksAlike<G>(saved, choice, rng, compared))) {
            return -1;
        }
        table->choose(choice);
    }
    return compared;
}

} // namespace

class TestSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ghosts();
    void bumpers();
    void hunters();
    void stayAndPassLookAlike();
};

void TestSecrets::ghosts() {
    QVERIFY(playInTwoWorlds<Ghosts>(3, 5, 60) > 15);
}

void TestSecrets::bumpers() {
    QVERIFY(playInTwoWorlds<Bumpers>(4, 6, 60) > 15);
}

void TestSecrets::hunters() {
    QVERIFY(playInTwoWorlds<Hunters>(3, 7, 60) > 10);
}

/// As long as somebody has yet to decide, nothing tells what the others did: not the screen, not the sound,
/// not the number of changes.
void TestSecrets::stayAndPassLookAlike() {
    const auto table = tableFor(QStringLiteral("hunters"), kindsOf(4, 4), 3);
    table->begin();
    Rng rng(4);
    int pairs = 0;
    for (int move = 0; move < 60 && settle(*table) && !table->isOver(); ++move) {
        if (table->isPadOpen()) {
            table->closePad();
            continue;
        }
        const hunters::Public& shared = stateOf<Hunters>(*table).shared;
        if (shared.phase == hunters::Phase::decide && table->choices()->count() == 2) {
            const QByteArray saved = table->saved();
            const auto one = lookedAt<Hunters>(saved);
            const auto other = lookedAt<Hunters>(saved);
            const QStringList stays = traceOf<Hunters>(*one, 0);
            const QStringList passes = traceOf<Hunters>(*other, 1);
            if (stateOf<Hunters>(*one).shared == stateOf<Hunters>(*other).shared) {
                QVERIFY2(stays == passes, difference(stays, passes).constData());
                ++pairs;
            }
        }
        const int choice = anyChoice(*table, rng);
        QVERIFY(choice >= 0);
        table->choose(choice);
    }
    QVERIFY(pairs >= 5);
}

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
