// SPDX-License-Identifier: GPL-3.0-or-later

// No level ever makes a move a child would laugh at. GHOSTLIGHT_BLUNDER_GAMES says how many games of each
// level are watched (`./check --all`: 10 000). The levels that search do it here with few iterations: what
// they may choose from does not depend on how long they think.

#include "thinking_games.h"

#include <QTest>

#include <thread>

using namespace ghostlight;
using namespace ghostlight::ai;

namespace {

int gamesToWatch() {
    const QByteArray games = qgetenv("GHOSTLIGHT_BLUNDER_GAMES");
    return games.isEmpty() ? std::max(6, 120 / slowness) : games.toInt();
}

template <Game G> constexpr std::size_t blunders = G::Policy::blunders.size();

/// How often each blunder was made.
template <Game G> using Counts = std::array<long, blunders<G>>;

template <Game G>
void countBlunders(const typename G::View& view, const typename G::Move& move, Counts<G>& counts) {
    for (std::size_t i = 0; i < blunders<G>; ++i) {
        counts[i] += G::Policy::blunders[i].isMade(view, move) ? 1 : 0;
    }
}

/// Games of every kind in turn, half of them on each of two threads.
template <Game G> Counts<G> blundersOf(Level level, int games) {
    std::array<Counts<G>, 2> counts{};
    const auto watch = [&](int first) {
        const std::vector<Kind<G>> kinds = everyKind<G>();
        std::vector<std::vector<Thinker<G>>> tables(kinds.size()); // they keep nothing from game to game
        for (int game = first; game < games; game += 2) {
            const std::size_t which = static_cast<std::size_t>(game) % kinds.size();
            const Kind<G>& kind = kinds[which];
            if (tables[which].empty()) {
                tables[which] = tableOf<G>(kind, {level, {}}, {.iterations = 24});
            }
            playThinking<G>(kind, static_cast<std::uint64_t>(game), tables[which],
                            [&](const auto& view, const auto& move) {
                                countBlunders<G>(view, move, counts[static_cast<std::size_t>(first)]);
                            });
        }
    };
    std::thread other(watch, 1);
    watch(0);
    other.join();
    for (std::size_t i = 0; i < blunders<G>; ++i) {
        counts[0][i] += counts[1][i];
    }
    return counts[0];
}

template <Game G> void noLevelBlunders() {
    for (std::size_t level = 0; level < levelNames.size(); ++level) {
        const Counts<G> counts = blundersOf<G>(static_cast<Level>(level), gamesToWatch());
        for (std::size_t i = 0; i < blunders<G>; ++i) {
            QVERIFY2(counts[i] == 0,
                     qPrintable(QString("%1: %2, %3 times")
                                    .arg(levelNames[level].data(), G::Policy::blunders[i].name.data())
                                    .arg(counts[i])));
        }
    }
}

/// One game of chance: what its moves offered, and that there always was another way.
template <Game G> bool offersOf(const Kind<G>& kind, std::uint64_t game, Counts<G>& counts) {
    Rng rng(game);
    typename G::MoveList legal;
    NoEvents noEvents;
    typename G::State state = newGame<G>(kind.rules, kind.seats, game);
    while (state.shared.toMove != noSeat) {
        const typename G::View view = G::view(state, state.shared.toMove);
        const typename G::Move move = randomMove<G>(state, legal, rng);
        bool isAnyFine = false;
        for (const typename G::Move& offered : legal) {
            countBlunders<G>(view, offered, counts);
            isAnyFine = isAnyFine || !isBlunder<G>(view, offered);
        }
        if (!isAnyFine) {
            return false;
        }
        G::apply(state, move, noEvents);
    }
    return true;
}

/// The questions are real ones: games of chance offer every blunder, the rare ones after many games. And
/// there is always another way.
template <Game G> void everyBlunderIsOfferedAndCanBeAvoided() {
    QVERIFY(blunders<G> >= 10);
    Counts<G> counts{};
    const std::uint64_t fewest = 200 / static_cast<std::uint64_t>(slowness);
    constexpr std::uint64_t most = 5000;
    const auto isOffered = [](long times) { return times > 0; };
    for (std::uint64_t game = 0;
         game < fewest || (game < most && !std::all_of(counts.begin(), counts.end(), isOffered)); ++game) {
        for (const Kind<G>& kind : everyKind<G>()) {
            QVERIFY(offersOf<G>(kind, game, counts));
        }
    }
    for (std::size_t i = 0; i < blunders<G>; ++i) {
        QVERIFY2(isOffered(counts[i]), G::Policy::blunders[i].name.data());
    }
}

} // namespace

class Blunders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(everyBlunderIsOfferedAndCanBeAvoided)
    FOR_EVERY_GAME(noLevelBlunders)
};

QTEST_APPLESS_MAIN(Blunders)
#include "tst_blunders.moc"
