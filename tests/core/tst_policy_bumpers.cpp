// SPDX-License-Identifier: GPL-3.0-or-later

// What Ghostbumpers' computer players know: hand-made views for every blunder and reason, and what must hold
// of the policy in any game.

#include "ai/thinker.h"
#include "bumpers/ai/policy.h"
#include "bumpers/ai/trick.h"

#include <QTest>

#include <numeric>

using namespace ghostlight;
using namespace ghostlight::bumpers;

namespace {

/// A view in the middle of a round at a table of four, seat 0 to move.
struct Table {
    View view;

    Table(std::initializer_list<Value> hand, Deck deck) {
        Public& shared = view.shared;
        shared.phase = Phase::play;
        shared.seats = 4;
        shared.round = 2;
        shared.hidden.fill(true);
        view.seat = 0;
        for (const Value value : hand) {
            view.own.hand.add(value);
        }
        shared.handSize.fill(static_cast<std::uint8_t>(hand.size()));
        shared.revealed[0] = static_cast<std::uint8_t>(characterCards - deck.size);
        view.own.scaredAt = static_cast<std::uint8_t>(deck.above);
    }
    /// The others played this; as many as there are, so that seat 0 comes next.
    Table& after(std::initializer_list<Move> plays) {
        Public& shared = view.shared;
        auto seat = static_cast<Seat>(4 - plays.size());
        shared.leader = plays.size() == 0 ? Seat{0} : seat;
        for (const Move move : plays) {
            shared.trick.push_back({seat, move.value, move.count, move.number});
            shared.deeds.push_back(Deed::played(shared.trick.back()));
            --shared.handSize[seat];
            ++seat;
        }
        return *this;
    }
    Table& deckOf(Seat seat, int size) {
        view.shared.revealed[seat] = static_cast<std::uint8_t>(characterCards - size);
        return *this;
    }
};

bool isMade(std::string_view name, const View& view, Move move) {
    for (const auto& blunder : Bumpers::Policy::blunders) {
        if (blunder.name == name) {
            return blunder.isMade(view, move);
        }
    }
    qFatal("no such blunder");
}

/// Random games of every table size, half by random moves and half by playouts with some; asks about each
/// view.
template <class Ask> void watchGames(int games, Ask&& ask) {
    const Bumpers::Policy policy;
    MoveList legal;
    NoEvents noEvents;
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = newGame<Bumpers>({}, 3 + game % 4, rng.next());
        while (state.shared.toMove != noSeat) {
            const View view = Bumpers::view(state, state.shared.toMove);
            legalMovesNow<Bumpers>(state, legal);
            Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            ask(view, legal, move, state);
            if (game % 8 >= 4 && rng.below(4) > 0) {
                MoveList scratch;
                move = policy.playout(state.shared, view.own, scratch, rng);
                QVERIFY(legal.contains(move));
            }
            Bumpers::apply(state, move, noEvents);
        }
    }
}

constexpr Move one(int value) {
    return Move::play(static_cast<Value>(value), 1);
}

} // namespace

class TestPolicyBumpers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blundersOfTheLastSeat() {
        Table onTop({9, 2}, {5, 0});
        onTop.after({one(3), one(4), one(6)});
        QVERIFY(isMade("winsOntoScared", onTop.view, one(9)));
        QVERIFY(!isMade("winsOntoScared", onTop.view, one(2)));
        // No better play, no blunder.
        Table highOnly({9, 8}, {5, 0});
        highOnly.after({one(3), one(4), one(6)});
        QVERIFY(!isMade("winsOntoScared", highOnly.view, one(9)));

        Table fives({9, 2}, {6, 2});
        fives.after({one(5), one(5), one(6)});
        QVERIFY(isMade("winsTooManyReveals", fives.view, one(9)));
        QVERIFY(!isMade("winsTooManyReveals", fives.view, one(2)));

        Table ownFive({5, 7}, {6, 1});
        ownFive.after({one(3), one(4), one(2)});
        QVERIFY(isMade("addsFivesToOwnScare", ownFive.view, one(5)));
        QVERIFY(!isMade("addsFivesToOwnScare", ownFive.view, one(7)));
    }

    void blundersBeforeTheLastSeat() {
        const Table lead({9, 2, 2}, {7, 0});
        QVERIFY(isMade("leadsHighOnScared", lead.view, one(9)));
        QVERIFY(!isMade("leadsHighOnScared", lead.view, one(2)));

        // A 9 into three 5s with the Scared card on top.
        Table fives({9, 2}, {7, 0});
        fives.after({Move::play(5, 2), one(5)});
        QVERIFY(isMade("highIntoFives", fives.view, one(9)));
        QVERIFY(!isMade("highIntoFives", fives.view, one(2)));

        Table plain({8, 2}, {7, 0});
        plain.after({one(4), one(3)});
        QVERIFY(isMade("overtakesOnScared", plain.view, one(8)));
        QVERIFY(!isMade("overtakesOnScared", plain.view, one(2)));

        const Table wilds({wild, wild, 9}, {7, 0});
        QVERIFY(isMade("throwsWildsTogether", wilds.view, Move::play(wild, 2, 0)));
        QVERIFY(!isMade("throwsWildsTogether", wilds.view, Move::play(wild, 1, 0)));
    }

    void blundersAboutParanoia() {
        Table own({9, 2}, {1, 0});
        own.after({one(3), one(4), one(6)});
        QVERIFY(isMade("refusesParanoia", own.view, one(2)));
        QVERIFY(!isMade("refusesParanoia", own.view, one(9)));

        Table rival({9, 2}, {5, 2});
        rival.after({one(3), one(4), one(6)}).deckOf(3, 1);
        QVERIFY(isMade("letsParanoiaHappen", rival.view, one(2)));
        QVERIFY(!isMade("letsParanoiaHappen", rival.view, one(9)));
    }

    void blundersWithWilds() {
        Table top({wild}, {5, 0});
        top.after({one(3), one(4), one(6)});
        QVERIFY(isMade("tenSpoilsTheTop", top.view, Move::play(wild, 1, 10)));
        QVERIFY(!isMade("tenSpoilsTheTop", top.view, Move::play(wild, 1, 0)));

        Table last({wild}, {5, 4});
        last.after({one(3), one(4), one(6)});
        QVERIFY(isMade("zeroLeavesScaredLast", last.view, Move::play(wild, 1, 0)));
        QVERIFY(!isMade("zeroLeavesScaredLast", last.view, Move::play(wild, 1, 10)));
    }

    void blundersOfHiding() {
        const Table high({9, 9, 8, 8, 7, 7, 6, 5, 4}, {7, 6});
        QVERIFY(isMade("hidesOnTopWithHighCards", high.view, Move::hide(0)));
        QVERIFY(!isMade("hidesOnTopWithHighCards", high.view, Move::hide(3)));
        const Table low({1, 1, 2, 2, 3, 3, 4, 5, 6}, {7, 6});
        QVERIFY(isMade("hidesDeepWithLowCards", low.view, Move::hide(6)));
        QVERIFY(!isMade("hidesDeepWithLowCards", low.view, Move::hide(1)));
    }

    /// Something that is no blunder is always left, and random play makes each of them.
    void blundersInGames() {
        std::array<int, Bumpers::Policy::blunders.size()> made{};
        watchGames(8000, [&](const View& view, const MoveList& legal, Move move, const State& /*state*/) {
            QVERIFY(std::any_of(legal.begin(), legal.end(),
                                [&](Move other) { return !ai::isBlunder<Bumpers>(view, other); }));
            for (std::size_t i = 0; i < made.size(); ++i) {
                made[i] += Bumpers::Policy::blunders[i].isMade(view, move) ? 1 : 0;
            }
        });
        for (std::size_t i = 0; i < made.size(); ++i) {
            QVERIFY2(made[i] > 0, Bumpers::Policy::blunders[i].name.data());
        }
    }

    void samplesCannotBeToldApart() {
        const Bumpers::Policy policy;
        Rng rng(5);
        watchGames(80, [&](const View& view, const MoveList& /*legal*/, Move /*move*/, const State& state) {
            const Belief belief(policy, view);
            for (int i = 0; i < 3; ++i) {
                const State sample = belief.sample(rng);
                QVERIFY(Bumpers::view(sample, view.seat) == view);
                QCOMPARE(sample.secret.deck.size(), state.secret.deck.size());
                for (Seat seat = 0; seat < view.shared.seats; ++seat) {
                    QCOMPARE(sample.own[seat].hand.size(), int{view.shared.handSize[seat]});
                    QVERIFY(!view.shared.hidden[seat] ||
                            sample.own[seat].scaredAt < view.shared.characterSize(seat));
                }
            }
            // The truth is never ruled out.
            for (Seat seat = 0; seat < view.shared.seats; ++seat) {
                const bool possible =
                    !view.shared.hidden[seat] || belief.allows(seat, state.own[seat].scaredAt);
                QVERIFY(possible);
            }
        });
    }

    /// Who goes for tricks is not sitting on its Scared card; who keeps out of them may be.
    void placesAreReadOutOfPlays() {
        const Bumpers::Policy policy;
        Table eager({4, 4, 4}, {7, 3});
        eager.after({one(2), one(3), one(9)});
        const ByPlace high = Belief(policy, eager.view).likelihood(3);
        QVERIFY(high[0] < high[3]);
        Table ducking({4, 4, 4}, {7, 3});
        ducking.after({one(8), one(7), one(1)});
        const ByPlace low = Belief(policy, ducking.view).likelihood(3);
        QVERIFY(low[0] > low[3]);
    }

    /// In the last round the same hand goes for small sure points in the lead, and for the ten points of
    /// Paranoia when nothing less would win.
    void standingDecides() {
        Table table({9, 8, 7, 6, 5, 4, 3, 2, 1}, {7, 6});
        table.view.shared.phase = Phase::hide;
        table.view.shared.hidden.fill(false);
        table.view.shared.round = 8;
        const auto choice = [&](std::uint16_t own) {
            table.view.shared.scores = {own, 20, 24, 20};
            ai::Thinker<Bumpers> thinker({ai::Level::hard, {}}, {.iterations = 6000});
            Rng rng(1);
            return thinker.choose(table.view, rng, std::atomic<bool>{false});
        };
        QCOMPARE(choice(28), Move::hide(0));
        QCOMPARE(choice(15), Move::hide(6));
    }

    void reasonsAreTrue() {
        const Bumpers::Policy policy;
        Table table({9, 5, 2, wild}, {5, 1});
        table.after({one(3), one(4), one(6)});
        QCOMPARE(policy.reason(table.view, one(9)), (ai::Reason{"topsScared", 6}));
        QCOMPARE(policy.reason(table.view, one(2)), (ai::Reason{"ducks", 2, 3}));
        QCOMPARE(policy.reason(table.view, one(5)), (ai::Reason{"feedsFives", 1, 3}));
        QCOMPARE(policy.reason(table.view, Move::play(wild, 1, 10)), (ai::Reason{"turnsDeck", 2}));
        table.view.own.scaredAt = 0;
        QCOMPARE(policy.reason(table.view, one(9)), (ai::Reason{"scaresItself", 4}));
        table.view.own.scaredAt = 4;
        QCOMPARE(policy.reason(table.view, Move::play(wild, 1, 10)), (ai::Reason{"turnsScaredUp", 8}));
        QCOMPARE(policy.reason(table.view, one(9)), (ai::Reason{"winsReveals", 1, 3}));
        table.deckOf(3, 1);
        QCOMPARE(policy.reason(table.view, one(9)), (ai::Reason{"stopsParanoia", 3}));
        QCOMPARE(policy.reason(table.view, Move::hide(2)), (ai::Reason{"hidesForReveals", 2, 8}));
    }

    void reasonsHaveKnownKeys() {
        const Bumpers::Policy policy;
        constexpr auto& keys = Bumpers::Policy::reasonKeys;
        watchGames(40, [&](const View& view, const MoveList& legal, Move /*move*/, const State& /*state*/) {
            for (const Move move : legal) {
                const ai::Reason reason = policy.reason(view, move);
                QVERIFY(std::find(keys.begin(), keys.end(), reason.key) != keys.end());
            }
        });
    }

    void outlookAddsUp() {
        const Bumpers::Policy policy;
        for (const int target : {0, 25}) {
            Public shared;
            shared.rules.target = static_cast<std::uint16_t>(target);
            shared.seats = 4;
            shared.round = 4;
            shared.scores = {12, 20, 7, 12};
            ai::Shares shares{};
            policy.outlook(shared, shares);
            QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0F) - 1) < 1e-5F);
            QVERIFY(shares[1] > shares[0] && shares[0] == shares[3] && shares[0] > shares[2]);
            shared.phase = Phase::over;
            shared.toMove = noSeat;
            shared.scores = {20, 20, 7, 12};
            policy.outlook(shared, shares);
            QCOMPARE(shares, (ai::Shares{0.5F, 0.5F, 0, 0, 0, 0}));
        }
    }
};

QTEST_APPLESS_MAIN(TestPolicyBumpers)
#include "tst_policy_bumpers.moc"
