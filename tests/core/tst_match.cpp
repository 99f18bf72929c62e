// SPDX-License-Identifier: GPL-3.0-or-later

// The referee: the checked door for moves, the log, and what may be taken back by whom.

#include "random_match.h"

#include <functional>

using namespace ghostlight;

namespace {

const Player computer{"random", ""};

/// Calls visit(match) after the set-up and after every move of a random game of every kind; where that would
/// be slow, after every fifth.
template <Game G, class Visit> void followGames(std::uint64_t seed, const Player& player, Visit&& visit) {
    for (const Kind<G>& kind : everyKind<G>()) {
        Match<G> match = newMatch<G>(kind, seed, player);
        Rng rng(seed);
        visit(match);
        while (!match.isOver() && !QTest::currentTestFailed()) {
            playOne(match, rng);
            if (slowness == 1 || match.isOver() || match.plies() % 5 == 0) {
                visit(match);
            }
        }
    }
}

/// Different moves that were legal at some time in some games.
template <Game G> std::vector<typename G::Move> manyMoves() {
    std::vector<typename G::Move> all;
    followGames<G>(77, {}, [&all](const Match<G>& match) {
        for (const auto& move : legalNow(match)) {
            if (all.size() < 300 && std::find(all.begin(), all.end(), move) == all.end()) {
                all.push_back(move);
            }
        }
    });
    return all;
}

// --- Play and log ---------------------------------------------------------------------------------

template <Game G> void illegalMovesAreRefused() {
    const auto candidates = manyMoves<G>();
    std::size_t refused = 0;
    followGames<G>(1, {}, [&](const Match<G>& match) {
        const auto legal = legalNow(match);
        Match<G> tried = match;
        for (const auto& move : candidates) {
            if (!legal.contains(move)) {
                QVERIFY2(!tried.play(move), G::Codec::move(move).dump().c_str());
                ++refused;
            }
        }
        QVERIFY(tried == match);
        QVERIFY(tried.lastEvents() == match.lastEvents());
    });
    QVERIFY(refused > 1000);
}

template <Game G> void nothingIsPlayedAfterTheEnd() {
    const auto candidates = manyMoves<G>();
    for (const Kind<G>& kind : everyKind<G>()) {
        Match<G> match = playedMatch<G>(kind, 2);
        QVERIFY(match.isOver());
        const Match<G> before = match;
        for (const auto& move : candidates) {
            QVERIFY(!match.play(move));
        }
        QVERIFY(match == before);
    }
}

template <Game G> void logTellsTheGame() {
    for (const Kind<G>& kind : everyKind<G>()) {
        const Match<G> match = playedMatch<G>(kind, 3);
        QVERIFY(match.plies() == match.log().size());
        QVERIFY(match.stateAt(0) == newGame<G>(kind.rules, kind.seats, 3));
        QVERIFY(match.stateAt(match.plies()) == match.state());
        typename G::State state = match.stateAt(0);
        for (std::size_t ply = 0; ply < match.plies(); ++ply) {
            const auto& entry = match.log()[ply];
            QCOMPARE(entry.seat, state.shared.toMove);
            EventLog<typename G::Event> events;
            G::apply(state, entry.move, events);
            QVERIFY(state == match.stateAt(ply + 1));
            QCOMPARE(entry.disclosed, std::any_of(events.events.begin(), events.events.end(), G::discloses));
        }
    }
}

template <Game G> void lastEventsAreOfTheLastMove() {
    followGames<G>(4, {}, [](const Match<G>& match) {
        EventLog<typename G::Event> events;
        if (match.plies() == 0) {
            G::setUp(match.header().rules, match.state().shared.seats, match.header().seed, events);
        } else {
            typename G::State state = match.stateAt(match.plies() - 1);
            G::apply(state, match.log().back().move, events);
        }
        QVERIFY(!events.events.empty());
        QVERIFY(events.events == match.lastEvents());
    });
}

// --- Undo, in every game --------------------------------------------------------------------------

/// Every seat's right to the last move: the one that made it, while it disclosed nothing.
template <Game G> void checkOwnChoice(const Match<G>& match) {
    for (Seat seat = 0; seat < match.state().shared.seats; ++seat) {
        const bool may =
            match.plies() > 0 && match.log().back().seat == seat && !match.log().back().disclosed;
        Match<G> tried = match;
        QCOMPARE(match.undoDepth(seat, UndoRule::ownChoice), std::size_t{may ? 1U : 0U});
        QCOMPARE(tried.undo(seat, UndoRule::ownChoice), may);
        if (may) {
            QVERIFY(tried.state() == match.stateAt(match.plies() - 1));
            QVERIFY(tried.lastEvents().empty());
            QCOMPARE(tried.header().takenBack, 0);
            QVERIFY(tried.play(match.log().back().move));
        }
        QVERIFY2(tried == match, "undo and the same move again, or no undo, must change nothing");
        QVERIFY(tried.lastEvents() == match.lastEvents());
    }
}

template <Game G> void ownChoiceIsTakenBack() {
    std::size_t disclosing = 0;
    std::size_t all = 0;
    followGames<G>(5, {}, [&](const Match<G>& match) {
        checkOwnChoice(match);
        disclosing += match.plies() > 0 && match.log().back().disclosed ? 1 : 0;
        ++all;
    });
    QVERIFY(disclosing > 0 && disclosing < all);
}

template <Game G> void nobodyTakesBackForAComputer() {
    followGames<G>(6, computer, [](Match<G>& match) {
        for (Seat seat = 0; seat < match.state().shared.seats; ++seat) {
            QVERIFY(!match.undo(seat, UndoRule::ownChoice));
            QVERIFY(!match.undo(seat, UndoRule::backToDecision));
        }
    });
}

/// How many moves back the seat's last decision is, if no other person acted since; 0 without one.
template <Game G> std::size_t movesSinceOwn(const Match<G>& match, Seat asker) {
    for (std::size_t depth = 1; depth <= match.plies(); ++depth) {
        const Seat seat = match.log()[match.plies() - depth].seat;
        if (seat == asker) {
            return depth;
        }
        if (match.header().players[seat].isPerson()) {
            return 0;
        }
    }
    return 0;
}

/// Takes back to a person's last decision and plays the same again.
template <Game G> void checkBackToDecision(const Match<G>& match, Seat asker) {
    const std::size_t depth = movesSinceOwn(match, asker);
    Match<G> tried = match;
    QCOMPARE(match.undoDepth(asker, UndoRule::backToDecision), depth);
    QCOMPARE(tried.undo(asker, UndoRule::backToDecision), depth > 0);
    QVERIFY(tried.state() == match.stateAt(match.plies() - depth));
    QVERIFY(depth == 0 || tried.state().shared.toMove == asker);
    const bool looksBack = depth > 1 || (depth == 1 && match.log().back().disclosed);
    QCOMPARE(tried.header().takenBack, match.header().takenBack + (looksBack ? 1 : 0));
    for (std::size_t ply = match.plies() - depth; ply < match.plies(); ++ply) {
        QVERIFY(tried.play(match.log()[ply].move));
    }
    QVERIFY(tried.log() == match.log());
    QVERIFY(tried.state() == match.state());
}

/// Seats 0 and, if `two`, 1 are persons, all others computers.
template <Game G> void followMixedTable(std::uint64_t seed, bool two) {
    std::size_t crossed = 0;
    followGames<G>(seed, computer, [&](Match<G>& match) {
        match.setPlayer(0, {});
        match.setPlayer(1, two ? Player{} : computer);
        for (Seat seat = 0; seat < match.state().shared.seats; ++seat) {
            if (match.header().players[seat].isPerson()) {
                checkBackToDecision(match, seat);
                crossed += movesSinceOwn(match, seat) > 1 ? 1 : 0;
            } else {
                QCOMPARE(match.undoDepth(seat, UndoRule::backToDecision), std::size_t{0});
            }
        }
    });
    QVERIFY(crossed > 0);
}

template <Game G> void houseRuleGoesBackToADecision() {
    followMixedTable<G>(8, false);
    followMixedTable<G>(9, true);
}

/// Everything undone by ownChoice, one after the other, and played again is the same match.
template <Game G> void undoAndPlayAgain() {
    for (const Kind<G>& kind : everyKind<G>()) {
        const Match<G> match = playedMatch<G>(kind, 10, 40);
        Match<G> tried = match;
        while (tried.plies() > 0 && tried.undo(tried.log().back().seat, UndoRule::ownChoice)) {
        }
        for (std::size_t ply = tried.plies(); ply < match.plies(); ++ply) {
            QVERIFY(tried.play(match.log()[ply].move));
        }
        QVERIFY(tried == match);
    }
}

template <Game G> void seatsChangeHands() {
    Match<G> match = playedMatch<G>(everyKind<G>().front(), 11, 5);
    const Match<G> before = match;
    const Player named{"random", "Ada"};
    match.setPlayer(1, named);
    QVERIFY(match.header().players[1] == named);
    QVERIFY(!match.header().players[1].isPerson());
    QVERIFY(match.header().players[0] == Player{});
    QVERIFY(!(match == before));
    QVERIFY(match.state() == before.state());
    QVERIFY(match.log() == before.log());
    match.setPlayer(1, {});
    QVERIFY(match == before);
}

// --- Undo, move by move ---------------------------------------------------------------------------

/// The kind of game with so many seats, under the first set of options.
template <Game G> Kind<G> tableFor(int seats) {
    return everyKind<G>()[static_cast<std::size_t>(seats - G::minSeats)];
}

/// A random match of persons whose last move is the first one ever of which `found` is true.
template <Game G> Match<G> findMatch(int seats, const std::function<bool(const Match<G>&)>& found) {
    for (std::uint64_t seed = 1; seed < 1000; ++seed) {
        Match<G> match = newMatch<G>(tableFor<G>(seats), seed);
        for (Rng rng(seed); !match.isOver();) {
            playOne(match, rng);
            if (found(match)) {
                return match;
            }
        }
    }
    qFatal("no random game has what the test looks for");
}

template <Game G> bool mayTakeBack(const Match<G>& match, Seat seat) {
    return match.undoDepth(seat, UndoRule::ownChoice) > 0;
}

template <Game G> const typename G::State& stateBefore(const Match<G>& match) {
    return match.stateAt(match.plies() - 1);
}

bool isGhostsPlay(const Match<Ghosts>& match) {
    return match.log().back().move.what == Ghosts::Move::Do::play;
}

/// A random match whose last move is a use of an Ally with this effect.
Match<Hunters> findUse(hunters::Effect effect) {
    return findMatch<Hunters>(3, [effect](const Match<Hunters>& match) {
        const Hunters::Move move = match.log().back().move;
        return move.what == Hunters::Move::Do::use && hunters::allyOf(move.card).effect == effect;
    });
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(illegalMovesAreRefused)
    FOR_EVERY_GAME(nothingIsPlayedAfterTheEnd)
    FOR_EVERY_GAME(logTellsTheGame)
    FOR_EVERY_GAME(lastEventsAreOfTheLastMove)
    FOR_EVERY_GAME(ownChoiceIsTakenBack)
    FOR_EVERY_GAME(nobodyTakesBackForAComputer)
    FOR_EVERY_GAME(houseRuleGoesBackToADecision)
    FOR_EVERY_GAME(undoAndPlayAgain)
    FOR_EVERY_GAME(seatsChangeHands)

    void ghostsTakingThePileCanBeTakenBack() {
        Match<Ghosts> match = findMatch<Ghosts>(3, [](const auto& m) { return !isGhostsPlay(m); });
        const Seat taker = match.log().back().seat;
        QVERIFY(mayTakeBack(match, taker));
        QVERIFY(!mayTakeBack(match, leftOf(taker, 3)));
        QVERIFY(!mayTakeBack(match, rightOf(taker, 3)));
        QVERIFY(match.undo(taker, UndoRule::ownChoice));
        QVERIFY(legalNow(match).contains(Ghosts::Move::take()));
    }
    void ghostsPlayThatDrewStands() {
        const auto match = findMatch<Ghosts>(3, isGhostsPlay);
        QVERIFY(stateBefore(match).shared.deckSize > 0);
        QVERIFY(!mayTakeBack(match, match.log().back().seat));
    }
    void ghostsPlayWithoutADrawCanBeTakenBack() {
        Match<Ghosts> match = findMatch<Ghosts>(
            4, [](const auto& m) { return isGhostsPlay(m) && stateBefore(m).shared.deckSize == 0; });
        const Seat player = match.log().back().seat;
        QVERIFY(mayTakeBack(match, player));
        QVERIFY(match.state().shared.toMove != player);
        Rng rng(1);
        playOne(match, rng);
        QVERIFY2(!mayTakeBack(match, player), "another has acted");
    }
    void ghostsTakeAndPlayAreTakenBackOneByOne() {
        Match<Ghosts> match = findMatch<Ghosts>(4, [](const auto& m) {
            return isGhostsPlay(m) && stateBefore(m).shared.deckSize == 0 && !m.log().back().disclosed &&
                   m.log()[m.plies() - 2].move.what == Ghosts::Move::Do::take;
        });
        const std::size_t plies = match.plies();
        const Seat player = match.log().back().seat;
        QVERIFY(match.undo(player, UndoRule::ownChoice));
        QVERIFY(match.undo(player, UndoRule::ownChoice));
        QCOMPARE(match.plies(), plies - 2);
        QVERIFY(match.state().shared.pileSize() > 0);
    }

    void bumpersHidingCanBeTakenBack() {
        Match<Bumpers> match = newMatch<Bumpers>(tableFor<Bumpers>(4), 1);
        for (Seat seat = 0; seat < 4; ++seat) {
            QVERIFY(match.play(Bumpers::Move::hide(6 - seat)));
            for (Seat asker = 0; asker < 4; ++asker) {
                QCOMPARE(mayTakeBack(match, asker), asker == seat);
            }
        }
        QVERIFY(match.undo(3, UndoRule::ownChoice));
        QVERIFY(!match.state().shared.hidden[3]);
        QVERIFY2(!mayTakeBack(match, 3), "it has no choice left to take back");
        QVERIFY2(mayTakeBack(match, 2), "nobody has acted after it any more");
        QVERIFY(match.play(Bumpers::Move::hide(0)));
        QVERIFY(match.play(legalNow(match)[0])); // the starter leads
        QVERIFY(!mayTakeBack(match, 3));
    }
    void bumpersRevealStands() {
        using Kind = bumpers::Event::Kind;
        const auto match = findMatch<Bumpers>(3, [](const auto& m) {
            return std::any_of(m.lastEvents().begin(), m.lastEvents().end(),
                               [](const auto& event) { return event.kind == Kind::characterRevealed; });
        });
        QVERIFY(!mayTakeBack(match, match.log().back().seat));
    }

    void huntersDecisionCanBeTakenBackUntilTheNext() {
        using Do = Hunters::Move::Do;
        Match<Hunters> match = newMatch<Hunters>(tableFor<Hunters>(3), 1);
        QVERIFY(match.play(Hunters::Move::of(Do::stay)));
        QVERIFY(mayTakeBack(match, 0));
        QVERIFY(match.undo(0, UndoRule::ownChoice));
        QVERIFY(match.play(Hunters::Move::of(Do::pass)));
        QVERIFY(match.play(Hunters::Move::of(Do::stay)));
        QVERIFY(!mayTakeBack(match, 0));
        QVERIFY(mayTakeBack(match, 1));
        QVERIFY(match.play(Hunters::Move::of(Do::stay)));
        for (Seat seat = 0; seat < 3; ++seat) {
            QVERIFY2(!mayTakeBack(match, seat), "the last decision reveals them all");
        }
    }
    void huntersAllyThatDisclosesNothingCanBeTakenBack_data() {
        using hunters::Effect;
        QTest::addColumn<int>("effect");
        QTest::newRow("extraDie") << static_cast<int>(Effect::extraDie);
        QTest::newRow("nudge") << static_cast<int>(Effect::nudge);
        QTest::newRow("repaint") << static_cast<int>(Effect::repaint);
        QTest::newRow("banish") << static_cast<int>(Effect::banish);
        QTest::newRow("brave") << static_cast<int>(Effect::brave);
    }
    void huntersAllyThatDisclosesNothingCanBeTakenBack() {
        QFETCH(int, effect);
        Match<Hunters> match = findUse(static_cast<hunters::Effect>(effect));
        const auto used = match.log().back();
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(mayTakeBack(match, seat), seat == used.seat);
        }
        QVERIFY(match.undo(used.seat, UndoRule::ownChoice));
        QVERIFY(legalNow(match).contains(used.move));
    }
    void huntersScoutStands() {
        const auto match = findUse(hunters::Effect::scout);
        QVERIFY(!mayTakeBack(match, match.log().back().seat));
    }
    void huntersRollStands() {
        const auto match = findMatch<Hunters>(
            2, [](const auto& m) { return m.log().back().move.what == Hunters::Move::Do::roll; });
        QVERIFY(!mayTakeBack(match, match.log().back().seat));
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
