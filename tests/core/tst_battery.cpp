// SPDX-License-Identifier: GPL-3.0-or-later

// The battery every game passes, whatever its rules: what the concept in game.h promises.

#include "arena/lines.h"
#include "every_kind.h"
#include "invariants.h"

#include <QTest>

using namespace ghostlight;

namespace {

/// Calls visit(state) for the states of some random games of every kind, ends included.
template <Game G, class Visit> void forEachState(int games, Visit&& visit) {
    for (const Kind<G>& kind : everyKind<G>()) {
        for (int game = 0; game < std::max(1, games / slowness); ++game) {
            const auto seed = static_cast<std::uint64_t>(game) * 1000 + 17;
            Rng rng(seed);
            typename G::MoveList moves;
            NoEvents noEvents;
            typename G::State state = newGame<G>(kind.rules, kind.seats, seed);
            visit(state);
            while (state.shared.toMove != noSeat) {
                G::apply(state, randomMove<G>(state, moves, rng), noEvents);
                visit(state);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }
}

template <Game G> typename G::MoveList legalList(const typename G::State& state) {
    typename G::MoveList moves;
    if (state.shared.toMove != noSeat) {
        legalMovesNow<G>(state, moves);
    }
    return moves;
}

template <Game G> void viewsSurviveDeterminising() {
    Rng rng(5);
    forEachState<G>(40, [&rng](const typename G::State& state) {
        for (Seat seat = 0; seat < state.shared.seats; ++seat) {
            const typename G::View view = G::view(state, seat);
            const typename G::State other = G::determinise(view, rng);
            QVERIFY(G::view(other, seat) == view);
            QVERIFY2(brokenInvariant(other) == nullptr, brokenInvariant(other));
            if (seat == state.shared.toMove) {
                QVERIFY(legalList<G>(other) == legalList<G>(state));
            }
        }
    });
}

/// A determinised state is a whole game: it can be played to its end.
template <Game G> void determinisedGamesEnd() {
    Rng rng(6);
    int turn = 0;
    forEachState<G>(10, [&](const typename G::State& state) {
        if (++turn % 16 != 0) {
            return;
        }
        typename G::MoveList moves;
        NoEvents noEvents;
        typename G::State other = G::determinise(G::view(state, 0), rng);
        while (other.shared.toMove != noSeat) {
            G::apply(other, randomMove<G>(other, moves, rng), noEvents);
        }
        QVERIFY(brokenInvariant(other) == nullptr);
    });
}

/// What a determinised world hides is drawn from all there is, not copied from the truth.
template <Game G> void determinisingHidesTheTruth() {
    Rng rng(7);
    int different = 0;
    int all = 0;
    forEachState<G>(4, [&](const typename G::State& state) {
        const typename G::State other = G::determinise(G::view(state, 0), rng);
        QVERIFY(!(other.secret.seed == state.secret.seed));
        different += G::Codec::state(other) == G::Codec::state(state) ? 0 : 1;
        ++all;
    });
    QVERIFY2(different > all / 2, "hardly any world differs from the true one");
}

template <Game G> void applyIsDeterministic() {
    Rng rng(8);
    forEachState<G>(20, [&rng](const typename G::State& state) {
        if (state.shared.toMove == noSeat) {
            return;
        }
        typename G::MoveList moves;
        const typename G::Move move = randomMove<G>(state, moves, rng);
        NoEvents noEvents;
        EventLog<typename G::Event> log;
        typename G::State a = state;
        typename G::State b = state;
        G::apply(a, move, noEvents);
        G::apply(b, move, log);
        QVERIFY(a == b);
        QVERIFY2(!log.events.empty(), "a move that nothing tells of");
    });
}

template <Game G> void legalListsAreClean() {
    forEachState<G>(20, [](const typename G::State& state) {
        const typename G::MoveList moves = legalList<G>(state);
        QCOMPARE(moves.empty(), state.shared.toMove == noSeat);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            QVERIFY(std::count(moves.begin(), moves.end(), moves[i]) == 1);
        }
    });
}

template <Game G> Position<typename G::Rules> positionOf(const Json& line, const typename G::State& state) {
    return {state.shared.rules,
            state.shared.seats,
            JsonField(line.at("phase"), "phase"),
            JsonField(line.at("toMove"), "toMove"),
            JsonField(line.at("state"), "state"),
            state.secret.seed};
}

/// A state written and read again is the same to every eye, and goes on the same way.
template <Game G> void statesSurviveJson() {
    Rng rng(9);
    forEachState<G>(6, [&rng](const typename G::State& state) {
        const Json line = arena::Lines<G>::state(state, 0);
        typename G::State read = G::Codec::readState(positionOf<G>(line, state));
        QCOMPARE(arena::Lines<G>::state(read, 0).dump().c_str(), line.dump().c_str());
        if (state.shared.toMove == noSeat) {
            return;
        }
        typename G::MoveList moves;
        const typename G::Move move = randomMove<G>(state, moves, rng);
        NoEvents noEvents;
        typename G::State next = state;
        G::apply(next, move, noEvents);
        G::apply(read, move, noEvents);
        QCOMPARE(G::Codec::state(read).dump().c_str(), G::Codec::state(next).dump().c_str());
    });
}

template <Game G> void movesSurviveJson() {
    forEachState<G>(10, [](const typename G::State& state) {
        for (const auto& move : legalList<G>(state)) {
            const Json json = G::Codec::move(move);
            QVERIFY2(G::Codec::readMove(JsonField(json, "move")) == move, json.dump().c_str());
        }
    });
}

/// Another seat's view, and everything it is told of a move, must not depend on what is hidden from it: the
/// same move in two worlds that a seat cannot tell apart shows it the same, but for what chance brings
/// afterwards.
template <Game G> void secretChoicesLookTheSame() {
    forEachState<G>(20, [](const typename G::State& state) {
        const typename G::MoveList moves = legalList<G>(state);
        if (moves.empty() || !G::isSecret(moves[0])) {
            return;
        }
        for (Seat viewer = 0; viewer < state.shared.seats; ++viewer) {
            if (viewer == state.shared.toMove) {
                continue;
            }
            std::string shown;
            for (const auto& move : moves) {
                typename G::State after = state;
                EventLog<typename G::Event> log;
                G::apply(after, move, log);
                if (legalList<G>(after).empty() || !G::isSecret(legalList<G>(after)[0]) ||
                    after.shared.toMove < state.shared.toMove) {
                    return; // the last of them reveals all
                }
                const Json told = arena::Lines<G>::moveFor(viewer, 0, state.shared.toMove, move, log.events);
                const std::string now = told.dump() + G::Codec::view(G::view(after, viewer)).dump();
                QVERIFY2(shown.empty() || shown == now, now.c_str());
                shown = now;
            }
        }
    });
}

/// Chance comes from the seed alone, and from nothing a player does.
template <Game G> void dealsFollowTheSeed() {
    for (const Kind<G>& kind : everyKind<G>()) {
        const auto deal = [&kind](std::uint64_t seed) { return newGame<G>(kind.rules, kind.seats, seed); };
        QVERIFY(deal(1) == deal(1));
        QVERIFY(!(G::Codec::state(deal(1)) == G::Codec::state(deal(2))));
    }
}

} // namespace

class Battery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(viewsSurviveDeterminising)
    FOR_EVERY_GAME(determinisedGamesEnd)
    FOR_EVERY_GAME(determinisingHidesTheTruth)
    FOR_EVERY_GAME(applyIsDeterministic)
    FOR_EVERY_GAME(legalListsAreClean)
    FOR_EVERY_GAME(statesSurviveJson)
    FOR_EVERY_GAME(movesSurviveJson)
    FOR_EVERY_GAME(secretChoicesLookTheSame)
    FOR_EVERY_GAME(dealsFollowTheSeed)
};

QTEST_APPLESS_MAIN(Battery)
#include "tst_battery.moc"
