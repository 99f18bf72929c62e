// SPDX-License-Identifier: GPL-3.0-or-later

// Random games of every kind to their end, every invariant checked after every move. A hundred thousand of
// each kind in a release build; GHOSTLIGHT_GAMES=10000000 makes it the soak that CONTRIBUTING.md describes.

#include "every_kind.h"
#include "invariants.h"

#include <QTest>

using namespace ghostlight;

namespace {

int gamesToPlay() {
    const int asked = qEnvironmentVariableIntValue("GHOSTLIGHT_GAMES");
    return asked > 0 ? asked : 100'000 / slowness;
}

template <Game G> bool hasDuplicates(const typename G::MoveList& moves) {
    for (std::size_t i = 1; i < moves.size(); ++i) {
        if (std::find(moves.begin(), moves.begin() + i, moves[i]) != moves.begin() + i) {
            return true;
        }
    }
    return false;
}

template <Game G> const char* brokenRule(const typename G::State& state, const typename G::MoveList& moves) {
    if (const char* const broken = brokenInvariant(state)) {
        return broken;
    }
    if (moves.empty()) {
        return "somebody is to move and has no legal move";
    }
    // Long lists are checked now and then only: comparing every pair of them would be all this test does.
    return moves.size() <= 16 && hasDuplicates<G>(moves) ? "a legal move is listed twice" : nullptr;
}

template <Game G> void playGame(const Kind<G>& kind, std::uint64_t seed) {
    Rng rng = seatRng(seed, 0);
    typename G::MoveList moves;
    NoEvents noEvents;
    typename G::State state = newGame<G>(kind.rules, kind.seats, seed);
    int plies = 0;
    while (state.shared.toMove != noSeat) {
        const typename G::Move move = randomMove<G>(state, moves, rng);
        if (const char* const broken = brokenRule<G>(state, moves)) {
            QFAIL(qPrintable(
                QString("%1, seed %2, ply %3: %4").arg(kind.name.c_str()).arg(seed).arg(plies).arg(broken)));
        }
        G::apply(state, move, noEvents);
        ++plies;
        QVERIFY2(plies < 100'000, "a game does not end");
    }
    QVERIFY(brokenInvariant(state) == nullptr);
    int winners = 0;
    for (Seat seat = 0; seat < kind.seats; ++seat) {
        winners += isWinner<G>(state.shared, seat) ? 1 : 0;
    }
    QVERIFY(winners >= 1);
}

template <Game G> void playAll(const Json& options) {
    const std::vector<Kind<G>> kinds = kindsWith<G>(options);
    for (int game = 0; game < gamesToPlay() && !QTest::currentTestFailed(); ++game) {
        playGame<G>(kinds[static_cast<std::size_t>(game) % kinds.size()], static_cast<std::uint64_t>(game));
    }
}

} // namespace

class RandomGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindHoldsItsInvariants_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        forEachGame([]<class G>(std::type_identity<G>) {
            for (const Json& options : everyOptions<G>()) {
                const std::string name = std::string(G::id) + " " + options.dump();
                QTest::newRow(name.c_str())
                    << QString::fromUtf8(G::id.data()) << QString::fromStdString(options.dump());
            }
        });
    }
    void everyKindHoldsItsInvariants() {
        QFETCH(QString, game);
        QFETCH(QString, options);
        const Json parsed = Json::parse(options.toStdString());
        visitGame(game.toStdString(), [&parsed]<class G>(std::type_identity<G>) { playAll<G>(parsed); });
    }
};

QTEST_APPLESS_MAIN(RandomGames)
#include "tst_random_games.moc"
