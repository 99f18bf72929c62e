// SPDX-License-Identifier: GPL-3.0-or-later

// What the computer players know of Ghosts: blunders, belief, judging, reasons and the outlook.

#include "ai/thinker.h"
#include "every_kind.h"
#include "ghosts/ai/policy.h"
#include "invariants.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace ghostlight;
using namespace ghosts;

namespace {

using Policy = Ghosts::Policy;

constexpr Card a1 = ghost(0, 1);
constexpr Card a2 = ghost(0, 2);
constexpr Card a3 = ghost(0, 3);
constexpr Card b1 = ghost(1, 1);
constexpr Card b3 = ghost(1, 3);
constexpr Card c1 = ghost(2, 1);
constexpr Card c2 = ghost(2, 2);
constexpr Card c3 = ghost(2, 3);
constexpr Card d3 = ghost(3, 3);

/// Seat 0 of four, to move in the middle of round 2; everybody has three points and took no pile.
View viewWith(std::initializer_list<Card> hand, std::initializer_list<Card> pile) {
    View view;
    view.seat = 0;
    Public& shared = view.shared;
    shared.rules.edition = Edition::fright;
    shared.seats = 4;
    shared.round = 2;
    shared.deckSize = 20;
    shared.handSize = {5, 5, 5, 5};
    shared.handSize[0] = static_cast<std::uint8_t>(hand.size());
    shared.fear = {3, 3, 3, 3};
    shared.phase = pile.size() == 0 ? Phase::start : Phase::play;
    for (const Card card : hand) {
        view.own.hand.insert(card);
    }
    for (const Card card : pile) {
        shared.deeds.push_back(Deed::laid(card, Deed::somebody));
        if (card != mist && familyOf(card) != shared.family) {
            shared.level = static_cast<std::uint8_t>(shared.level + numberOf(card));
            shared.family = familyOf(card);
        }
    }
    return view;
}

/// The deck is out, and everybody holds so many cards.
View atTheEnd(View view, int round, std::array<std::uint8_t, maxSeats> handSizes) {
    view.shared.round = static_cast<std::uint8_t>(round);
    view.shared.deckSize = 0;
    view.shared.handSize = handSizes;
    return view;
}

bool makes(std::string_view name, const View& view, Move move) {
    for (const auto& blunder : Policy::blunders) {
        if (blunder.name == name) {
            return blunder.isMade(view, move);
        }
    }
    qFatal("no such blunder");
}

/// That the move is this blunder, and the better move no blunder at all.
void trips(const char* name, const View& view, Move move, Move better) {
    QVERIFY2(makes(name, view, move), name);
    QVERIFY2(!ai::isBlunder<Ghosts>(view, better), name);
}

template <class Visit> void forEachDecision(int games, Visit&& visit) {
    for (const Kind<Ghosts>& kind : everyKind<Ghosts>()) {
        for (int game = 0; game < games; ++game) {
            Rng rng(static_cast<std::uint64_t>(game) + 3);
            MoveList moves;
            NoEvents noEvents;
            State state = newGame<Ghosts>(kind.rules, kind.seats, rng.next());
            while (state.shared.toMove != noSeat && !QTest::currentTestFailed()) {
                const Move move = randomMove<Ghosts>(state, moves, rng);
                visit(Ghosts::view(state, state.shared.toMove), moves, move, rng);
                Ghosts::apply(state, move, noEvents);
            }
        }
    }
}

float worthOf(const View& view, Move move) {
    MoveList moves;
    Ghosts::legalMoves(view.shared, view.own, moves);
    std::array<float, MoveList::capacity()> worth{};
    Policy().judge(view.shared, view.own, moves, std::span<float>(worth.data(), moves.size()));
    return worth[static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin())];
}

} // namespace

class TestPolicyGhosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blundersAreTripped() {
        const Move take = Move::take();
        trips("takesMistPile", viewWith({a1, mist}, {mist}), take, Move::play(a1));
        trips("takesOneCard", viewWith({a1, c3}, {b3}), take, Move::play(c3));
        trips("takesLowPile", viewWith({a1, c3}, {b1, c2}), take, Move::play(a1));
        trips("takesBesideMirror", viewWith({a1, c3}, {b3, c3, a1}), take, Move::play(a1));
        trips("takesBesideMist", viewWith({c3, mist}, {b3, a3, b1}), take, Move::play(mist));
        trips("throwsReturnAway", viewWith({c1, d3}, {b3, a3}), take, Move::play(c1));
        trips("takesWithOneCard", atTheEnd(viewWith({c1}, {b3, a3}), 2, {1, 1, 1, 2}), take, Move::play(c1));
        trips("takesAtLastCard", atTheEnd(viewWith({c1}, {b3, a3}), 2, {1, 0, 0, 1}), take, Move::play(c1));
        trips("throwsLeadAway", atTheEnd(viewWith({c1, d3}, {b3, a3}), 3, {2, 2, 2, 2}), take,
              Move::play(c1));
        trips("wastesMistAtStart", viewWith({a1, mist}, {}), Move::play(mist), Move::play(a1));
        trips("wastesMistOnMist", viewWith({a1, mist}, {mist}), Move::play(mist), Move::play(a1));
        trips("wastesMistOnLowPile", viewWith({a1, mist}, {b1}), Move::play(mist), Move::play(a1));
    }

    void forcedMovesAreNoBlunders() {
        QVERIFY(!ai::isBlunder<Ghosts>(viewWith({c3, d3}, {b3, a3}), Move::take()));
        QVERIFY(!ai::isBlunder<Ghosts>(viewWith({mist}, {mist}), Move::play(mist)));
    }

    void somethingSensibleRemainsAndChanceBlunders() {
        std::array<int, Policy::blunders.size()> made{};
        forEachDecision(60, [&](const View& view, const MoveList& moves, Move chosen, Rng&) {
            QVERIFY(!std::all_of(moves.begin(), moves.end(),
                                 [&](Move move) { return ai::isBlunder<Ghosts>(view, move); }));
            for (std::size_t i = 0; i < made.size(); ++i) {
                made[i] += Policy::blunders[i].isMade(view, chosen) ? 1 : 0;
            }
        });
        for (std::size_t i = 0; i < made.size(); ++i) {
            QVERIFY2(made[i] > 0, Policy::blunders[i].name.data());
        }
    }

    void beliefKeepsTheView() {
        const Policy policy;
        forEachDecision(4, [&](const View& view, const MoveList&, Move, Rng& rng) {
            Policy::Belief belief(policy, view);
            for (int i = 0; i < 3; ++i) {
                const State state = belief.sample(rng);
                QVERIFY(Ghosts::view(state, view.seat) == view);
                QVERIFY2(brokenInvariant(state) == nullptr, brokenInvariant(state));
            }
        });
    }

    /// Whoever took a pile of level 7 held no Mist and no Mirror then; one card was drawn since.
    void beliefRemembersATake() {
        View view = viewWith({a1, c1, c2, c3, d3}, {});
        view.shared.handSize = {5, 5, 0, 0};
        view.shared.seats = 2;
        view.shared.deckSize = 45;
        view.shared.phase = Phase::play;
        for (const Card card : {b3, a3, b1}) {
            view.shared.deeds.push_back(Deed::laid(card, Deed::somebody));
        }
        view.shared.deeds.push_back(Deed::pileTaken(1));
        view.shared.deeds.push_back(Deed::laid(d3, 1));
        view.shared.pileBegin = 4;
        Policy::Belief belief({}, view);
        Rng rng(1);
        int mists = 0;
        for (int i = 0; i < 2000; ++i) {
            const State state = belief.sample(rng);
            for (int card = 0; card < 5; ++card) {
                mists += state.own[1].hand[card] == mist ? 1 : 0;
            }
        }
        // 0.6 a hand if nothing were known; one unknown card in fifteen sixteenths of the samples leaves
        // 0.15.
        QVERIFY2(mists > 150 && mists < 450, qPrintable(QString::number(mists)));
    }

    /// The lead of a point is worth more than three points that change nothing.
    void judgesByTheStanding() {
        View view = atTheEnd(viewWith({c1, d3}, {b3, a3}), 3, {2, 2, 2, 2});
        view.shared.taken = {3, 3, 3, 3};
        view.shared.fear = {4, 5, 5, 5};
        const float leading = worthOf(view, Move::play(c1)) - worthOf(view, Move::take());
        view.shared.fear = {14, 2, 5, 5};
        const float lost = worthOf(view, Move::play(c1)) - worthOf(view, Move::take());
        QVERIFY(leading > 1);
        QVERIFY(std::abs(lost) < 0.1F);
    }

    /// The last cards of the last round, a pile of 7: whoever is next must take it. It goes to the neighbour
    /// who would win, with Mist to the left or with a Mirror to the right.
    void standingDecides() {
        View view = atTheEnd(viewWith({mist, b1}, {a3, c3, b1}), 3, {2, 1, 1, 1});
        view.shared.taken = {3, 3, 3, 3};
        const auto choice = [&](std::array<std::uint8_t, maxSeats> fear) {
            view.shared.fear = fear;
            ai::Thinker<Ghosts> thinker({ai::Level::hard, {}}, {.iterations = 2000});
            Rng rng(1);
            return thinker.choose(view, rng, std::atomic<bool>{false});
        };
        QCOMPARE(choice({5, 5, 9, 9}), Move::play(mist));
        QCOMPARE(choice({5, 9, 9, 5}), Move::play(b1));
    }

    void reasonsAreTrue() {
        const Policy policy;
        const auto why = [&](const View& view, Move move) { return policy.reason(view, move); };
        QCOMPARE(why(viewWith({c3, d3}, {b3, a3}), Move::take()), (ai::Reason{"nothingFits", 6, 0}));
        QCOMPARE(why(viewWith({c1, d3}, {b3, a3}), Move::take()), (ai::Reason{"takesUnforced", 2, 0}));
        QCOMPARE(why(viewWith({c1, d3}, {b3, a2}), Move::play(c1)), (ai::Reason{"keepsReturn", 3, 5}));
        QCOMPARE(why(viewWith({b1, d3}, {b3}), Move::play(b1)), (ai::Reason{"turnsBack", 3, 3}));
        QCOMPARE(why(viewWith({mist, b1}, {b3}), Move::play(mist)), (ai::Reason{"keepsLevel", 3, 0}));
        QCOMPARE(why(atTheEnd(viewWith({c1}, {b3, a3}), 2, {1, 0, 0, 1}), Move::play(c1)),
                 (ai::Reason{"endsRound", 3, 0}));
        forEachDecision(4, [&](const View& view, const MoveList&, Move move, Rng&) {
            const auto key = policy.reason(view, move).key;
            QVERIFY(std::find(Policy::reasonKeys.begin(), Policy::reasonKeys.end(), key) !=
                    Policy::reasonKeys.end());
        });
    }

    void outlookAddsUp() {
        const Policy policy;
        ai::Shares shares;
        View view = viewWith({a1, a2}, {});
        view.shared.fear = {1, 3, 3, 9};
        policy.outlook(view.shared, shares);
        QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0F) - 1) < 1e-5F);
        QVERIFY(shares[0] > shares[1] && shares[2] > shares[3]);
        view.shared.phase = Phase::over;
        view.shared.fear = {1, 1, 3, 9};
        policy.outlook(view.shared, shares);
        QCOMPARE(shares, (ai::Shares{0.5F, 0.5F}));
    }
};

QTEST_GUILESS_MAIN(TestPolicyGhosts)
#include "tst_policy_ghosts.moc"
