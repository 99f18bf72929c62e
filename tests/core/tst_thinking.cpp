// SPDX-License-Identifier: GPL-3.0-or-later

// What every computer player promises, whatever the game: it is honest, its choice follows from its view, its
// seed and its budget, it can be stopped, and it says what it thought.

#include "ai/engine.h"
#include "thinking_games.h"

#include <QTest>

#include <cmath>

using namespace ghostlight;
using namespace ghostlight::ai;

namespace {

const std::atomic<bool> never{false};
const ThinkerOptions quickly{.iterations = 60};

/// Calls visit(state) at some decisions of random games of every kind: `decisions` a kind, one game each.
template <Game G, class Visit> void forSomeDecisions(int decisions, Visit&& visit) {
    for (const Kind<G>& kind : everyKind<G>()) {
        for (int game = 0; game < std::max(1, decisions / slowness); ++game) {
            Rng rng(static_cast<std::uint64_t>(game) + 31);
            typename G::MoveList moves;
            NoEvents noEvents;
            typename G::State state = newGame<G>(kind.rules, kind.seats, rng.next());
            typename G::State chosen = state;
            for (std::uint32_t seen = 1; state.shared.toMove != noSeat; ++seen) {
                if (rng.below(seen) == 0) { // every decision of the game equally likely
                    chosen = state;
                }
                G::apply(state, randomMove<G>(state, moves, rng), noEvents);
            }
            visit(chosen);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
}

template <Game G> typename G::View viewNow(const typename G::State& state) {
    return G::view(state, state.shared.toMove);
}

/// Everything hidden is dealt anew, and the choice stays the same.
template <Game G> void choosesTheSameWhateverIsHidden() {
    Rng deal(77);
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert}) {
        Thinker<G> thinker({level, Leaning::bold}, quickly);
        forSomeDecisions<G>(50, [&](const typename G::State& state) {
            const Seat seat = state.shared.toMove;
            const typename G::State other = G::determinise(viewNow<G>(state), deal);
            Rng first(state.secret.seed);
            Rng second(state.secret.seed);
            const auto move = thinker.choose(G::view(state, seat), first, never);
            QVERIFY(thinker.choose(G::view(other, seat), second, never) == move);
        });
    }
}

/// The belief imagines only what the seat cannot tell from the truth.
template <Game G> void beliefsFitTheView() {
    const typename G::Policy policy;
    Rng rng(5);
    forSomeDecisions<G>(100, [&](const typename G::State& state) {
        for (Seat seat = 0; seat < state.shared.seats; ++seat) {
            const typename G::View view = G::view(state, seat);
            typename G::Policy::Belief belief(policy, view);
            for (int i = 0; i < 4; ++i) {
                QVERIFY(G::view(belief.sample(rng), seat) == view);
            }
        }
    });
}

template <Game G> void twoThreadsThinkLikeOne() {
    Thinker<G> one({Level::expert, {}}, {.parallel = false, .iterations = 40});
    Thinker<G> two({Level::expert, {}}, {.parallel = true, .iterations = 40});
    forSomeDecisions<G>(10, [&](const typename G::State& state) {
        Rng first(9);
        Rng second(9);
        const Advice<G> a = one.advise(viewNow<G>(state), first, never);
        const Advice<G> b = two.advise(viewNow<G>(state), second, never);
        QVERIFY(a.move == b.move);
        QCOMPARE(a.iterations, b.iterations);
        for (std::size_t i = 0; i < a.candidates.size(); ++i) {
            QCOMPARE(a.candidates[i].visits, b.candidates[i].visits);
            QCOMPARE(a.candidates[i].winShare, b.candidates[i].winShare);
        }
    });
}

template <Game G> void adviceCoversEveryLegalMove() {
    Thinker<G> thinker({Level::hard, {}}, {.iterations = 200});
    forSomeDecisions<G>(20, [&](const typename G::State& state) {
        typename G::MoveList legal;
        legalMovesNow<G>(state, legal);
        Rng rng(1);
        const Advice<G> advice = thinker.advise(viewNow<G>(state), rng, never);
        QCOMPARE(advice.candidates.size(), legal.size());
        std::uint32_t visits = 0;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Candidate<G>& candidate = advice.candidates[i];
            QVERIFY(candidate.move == legal[i]);
            QVERIFY(candidate.winShare >= 0 && candidate.winShare <= 1);
            const auto& keys = G::Policy::reasonKeys;
            QVERIFY(std::find(keys.begin(), keys.end(), candidate.reason.key) != keys.end());
            visits += candidate.visits;
        }
        QCOMPARE(visits, advice.iterations); // each iteration visits one of them
        QVERIFY(legal.contains(advice.move));
        QCOMPARE(advice.iterations == 0, legal.size() == 1 || visits == 0);
    });
}

/// Told to stop before it began, it still makes a reasonable move.
template <Game G> void aStoppedPlayerStillMoves() {
    const std::atomic<bool> stopped{true};
    Thinker<G> thinker({Level::expert, {}}, quickly);
    forSomeDecisions<G>(20, [&](const typename G::State& state) {
        typename G::MoveList legal;
        legalMovesNow<G>(state, legal);
        Rng rng(1);
        const auto move = thinker.choose(viewNow<G>(state), rng, stopped);
        QVERIFY(legal.contains(move));
        QVERIFY(!isBlunder<G>(viewNow<G>(state), move));
    });
}

/// A cancelled engine never calls back; one that is waited for calls back once.
template <Game G> void enginesCancelAtOnce() {
    const typename G::State state = newGame<G>({}, 4, 3);
    std::atomic<int> calls{0};
    std::atomic<int> threads{0};
    Engine<G> engine({.parallel = true, .onThread = [&threads] { ++threads; }});
    const auto count = [&calls](const Advice<G>&) { ++calls; };
    for (int i = 0; i < 20; ++i) {
        engine.start(viewNow<G>(state), {Level::expert, {}}, 1, count);
        engine.cancel();
    }
    const int before = calls; // very early ends are possible, late calls are not
    engine.start(viewNow<G>(state), {Level::medium, {}}, 1, count);
    engine.wait();
    QCOMPARE(calls.load(), before + 1);
    QVERIFY(threads >= 21);
    engine.start(viewNow<G>(state), {Level::expert, {}}, 1, count); // left running: the destructor cancels
}

/// Secret choices are mixed: the chances of a search add up.
template <Game G> void secretChoicesAddUp() {
    Thinker<G> thinker({Level::hard, {}}, {.iterations = 300});
    forSomeDecisions<G>(20, [&](const typename G::State& state) {
        Rng rng(1);
        const Advice<G> advice = thinker.advise(viewNow<G>(state), rng, never);
        if (advice.iterations > 0 && G::isSecret(advice.move)) {
            float total = 0;
            for (const Candidate<G>& candidate : advice.candidates) {
                total += candidate.strategy;
            }
            QVERIFY2(std::abs(total - 1) < 0.01F, std::to_string(total).c_str());
        }
    });
}

/// The expected shares of the win add up at every new round, and are the truth at the end.
template <Game G> void outlooksAddUp() {
    const typename G::Policy policy;
    for (const Kind<G>& kind : everyKind<G>()) {
        std::vector<Thinker<G>> thinkers = tableOf<G>(kind, {Level::easy, {}});
        int round = 0;
        const auto isWhole = [&](const typename G::Public& shared) {
            Shares shares;
            policy.outlook(shared, shares);
            float total = 0;
            for (Seat seat = 0; seat < shared.seats; ++seat) {
                QVERIFY(shares[seat] >= 0 && shares[seat] <= 1);
                total += shares[seat];
                if (shared.toMove == noSeat) {
                    QCOMPARE(shares[seat] > 0, isWinner<G>(shared, seat));
                }
            }
            QVERIFY(std::abs(total - 1) < 1e-4F);
        };
        const typename G::State end = playThinking<G>(kind, 11, thinkers, [&](const auto& view, const auto&) {
            if (view.shared.round != round) {
                round = view.shared.round;
                isWhole(view.shared);
            }
        });
        isWhole(end.shared);
    }
}

} // namespace

class Thinking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(choosesTheSameWhateverIsHidden)
    FOR_EVERY_GAME(beliefsFitTheView)
    FOR_EVERY_GAME(twoThreadsThinkLikeOne)
    FOR_EVERY_GAME(adviceCoversEveryLegalMove)
    FOR_EVERY_GAME(aStoppedPlayerStillMoves)
    FOR_EVERY_GAME(enginesCancelAtOnce)
    FOR_EVERY_GAME(secretChoicesAddUp)
    FOR_EVERY_GAME(outlooksAddUp)

    void everyLevelAndLeaningHasItsName() {
        for (std::size_t i = 0; i < levelNames.size(); ++i) {
            QCOMPARE(named<Level>(levelNames, levelNames[i]), static_cast<Level>(i));
        }
        QVERIFY(!named<Level>(levelNames, "grandmaster"));
        for (std::size_t i = 0; i < leanings; ++i) {
            QCOMPARE(characters[i].leaning, static_cast<Leaning>(i));
        }
    }
};

QTEST_APPLESS_MAIN(Thinking)
#include "tst_thinking.moc"
