// SPDX-License-Identifier: GPL-3.0-or-later

// What Ghost Hunters' computer players know: hand-made views for every blunder and reason, and what must hold
// of the policy in any game.

#include "hunters/ai/estimate.h"
#include "hunters/ai/policy.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace ghostlight;
using namespace ghostlight::hunters;

namespace {

template <class Cards> CardIndex cardNamed(const Cards& cards, std::string_view id) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].id == id) {
            return static_cast<CardIndex>(i);
        }
    }
    qFatal("no such card");
}
CardIndex trap(std::string_view id) {
    return cardNamed(trapCards, id);
}
CardIndex ally(std::string_view id) {
    return cardNamed(allyCards, id);
}

constexpr Die green(int value) {
    return {Color::green, static_cast<std::uint8_t>(value)};
}
constexpr Die red(int value) {
    return {Color::red, static_cast<std::uint8_t>(value)};
}
constexpr Die blue(int value) {
    return {Color::blue, static_cast<std::uint8_t>(value)};
}
constexpr Die yellow(int value) {
    return {Color::yellow, static_cast<std::uint8_t>(value)};
}

/// A table of three, all in, seat 0 to move.
struct Table {
    View view;

    explicit Table(Phase phase, int round = 2) {
        Public& shared = view.shared;
        shared.phase = phase;
        shared.seats = 3;
        shared.round = static_cast<std::uint8_t>(round);
        shared.tokens = {1, 2, 3};
        shared.pouch.fill(dicePerColor);
        shared.trapDeckSize = traps;
        shared.allyDeckSize = allies;
        if (phase == Phase::decide || phase == Phase::roll) {
            shared.in = {true, phase == Phase::decide, phase == Phase::decide};
        } else {
            shared.turn = 0;
            shared.group.push_back(0);
        }
        view.seat = 0;
    }
    Table& dice(std::initializer_list<Die> rolled) {
        Public& shared = view.shared;
        for (const Die die : rolled) {
            shared.dice.push_back(die);
            --shared.pouch[static_cast<std::size_t>(die.color)];
        }
        shared.bust = tallyOf(shared.dice).dangerous() >= bustDice;
        if (shared.turn != noSeat) {
            shared.sight.dice = shared.dice;
        }
        return *this;
    }
    Table& holds(std::initializer_list<std::string_view> ids, int place = 0) {
        for (const std::string_view id : ids) {
            if (id.front() == 'T') {
                view.shared.trapCards.add(place, trap(id));
                --view.shared.trapDeckSize;
            } else {
                view.shared.allyCards.add(place, ally(id));
                --view.shared.allyDeckSize;
            }
        }
        return *this;
    }
    Table& offers(std::initializer_list<std::string_view> ids) { return holds(ids, onOffer); }
    Table& scored(std::initializer_list<std::string_view> ids) {
        for (const std::string_view id : ids) {
            view.shared.scored |= setOf(trap(id));
        }
        return *this;
    }
    Table& fame(std::initializer_list<std::uint16_t> fames) {
        std::copy(fames.begin(), fames.end(), view.shared.fame.begin());
        return *this;
    }
};

/// Whether the named blunder is made by one move and not by the better one.
bool tells(std::string_view name, const Table& table, Move worse, Move better) {
    for (const auto& blunder : Hunters::Policy::blunders) {
        if (blunder.name == name) {
            MoveList legal;
            Hunters::legalMoves(table.view.shared, table.view.own, legal);
            return legal.contains(worse) && legal.contains(better) && blunder.isMade(table.view, worse) &&
                   !blunder.isMade(table.view, better);
        }
    }
    qFatal("no such blunder");
}

constexpr Move stay = Move::of(Move::Do::stay);
constexpr Move pass = Move::of(Move::Do::pass);
constexpr Move done = Move::of(Move::Do::done);
constexpr Move scoreAll = Move::score(Move::everyTrap);

using Worths = std::array<float, mostMoves>;

Worths judged(const View& view, MoveList& legal) {
    Worths worth{};
    Hunters::legalMoves(view.shared, view.own, legal);
    Hunters::Policy().judge(view.shared, view.own, legal, std::span<float>(worth.data(), legal.size()));
    return worth;
}

float leadOfStay(const View& view) {
    MoveList legal;
    const Worths worth = judged(view, legal);
    return worth[0] - worth[1];
}

/// Games of every table size by random moves, every other one with quick moves of the policy in between.
template <class Ask> void watchGames(int games, Ask&& ask) {
    const Hunters::Policy policy;
    MoveList legal;
    NoEvents noEvents;
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = newGame<Hunters>({}, 2 + game % 4, rng.next());
        while (state.shared.toMove != noSeat) {
            const View view = Hunters::view(state, state.shared.toMove);
            legalMovesNow<Hunters>(state, legal);
            Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            ask(view, legal, move);
            if (game % 8 >= 4 && rng.below(4) > 0) {
                MoveList scratch;
                move = policy.playout(state.shared, view.own, scratch, rng);
                QVERIFY(legal.contains(move));
            }
            Hunters::apply(state, move, noEvents);
        }
    }
}

} // namespace

class TestPolicyHunters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The packed census pays what the rules pay.
    void tallyAgreesWithRules() {
        Rng rng(3);
        for (int i = 0; i < 20000; ++i) {
            Census census;
            Tally tally;
            for (auto dice = rng.below(allDice + 1); dice > 0; --dice) {
                const Die die{static_cast<Color>(rng.below(colors)),
                              static_cast<std::uint8_t>(rng.below(faces) + 1)};
                census.add(die);
                tally += tallyOf(die);
            }
            for (CardIndex card = 0; card < traps; ++card) {
                QCOMPARE(fameFor(card, tally), trapOf(card).fameFor(census));
            }
        }
    }

    void bustChancesAreExact() {
        QCOMPARE(bustChance(0, 2), 0.0F);
        QCOMPARE(bustChance(1, 2), 1.0F / 9);
        QCOMPARE(bustChance(2, 2), 5.0F / 9);
        QCOMPARE(bustChance(0, 4), 1.0F / 9);
        std::array<std::uint8_t, colors> pouch{0, 3, 1, 2};
        float sum = 0;
        float bothRed = 0;
        forEachRoll(pouch, [&](const Tally& roll, float chance) {
            sum += chance;
            bothRed += roll.count(Census::of(Color::red)) == 2 ? chance : 0;
        });
        QVERIFY(std::abs(sum - 1) < 1e-5F);
        QVERIFY(std::abs(bothRed - 0.2F) < 1e-5F); // 3/6 * 2/5
    }

    void blundersOfDeciding() {
        Table brink(Phase::decide);
        brink.dice({green(5), red(6), green(1), red(3), blue(1), blue(3)});
        brink.holds({"T04", "T03", "T16", "T18"}).offers({"T34"});
        QVERIFY(tells("staysOnTheBrink", brink, stay, pass));

        Table early(Phase::decide);
        early.dice({blue(2), yellow(3)}).holds({"T20"}).offers({"T21", "T16"});
        QVERIFY(tells("leavesForNothing", early, pass, stay));

        Table last(Phase::roll);
        last.dice({green(5), red(6), green(1), red(3)}).holds({"T16", "T18"});
        QVERIFY(tells("rollsIntoRuin", last, Move::roll(4), Move::roll(2)));
    }

    void blundersOfScoring() {
        Table bust(Phase::score);
        bust.dice({green(5), red(6), blue(5), green(1), red(3)}).holds({"T04", "T16", "A03"});
        QVERIFY(tells("scoresTheSmaller", bust, Move::score(trap("T16")), Move::score(trap("T04"))));

        Table brave(Phase::score, rounds);
        brave.dice({green(5), red(6), blue(5), green(1), red(3)}).holds({"T04", "T16", "A20"});
        QVERIFY(tells("forgetsBrave", brave, Move::score(trap("T04")), Move::use(ally("A20"))));

        Table single(Phase::score, rounds);
        single.dice({green(5), red(6), blue(5), green(1), red(3)}).holds({"T04", "A20"});
        QVERIFY(tells("bravesForNothing", single, Move::use(ally("A20")), Move::score(trap("T04"))));

        Table die(Phase::score, rounds);
        die.dice({red(2), blue(3)}).holds({"T16", "A03"});
        QVERIFY(tells("forgetsDie", die, scoreAll, Move::use(ally("A03"))));
    }

    void blundersAfterScoring() {
        Table encore(Phase::end, rounds);
        encore.dice({green(1), red(3)}).holds({"T04", "T16", "A22"}).scored({"T04", "T16"});
        const Move better = Move::use(ally("A22"), trap("T04"));
        QVERIFY(tells("repeatsTheSmaller", encore, Move::use(ally("A22"), trap("T16")), better));
        QVERIFY(tells("forgetsEncore", encore, done, better));

        Table trade(Phase::end, rounds);
        trade.dice({green(1), red(3)}).holds({"T34", "A09"}).offers({"T16"});
        QVERIFY(tells("tradesAfterTheEnd", trade, Move::use(ally("A09"), trap("T34"), trap("T16")), done));
    }

    void blundersWithAllies() {
        Table vain(Phase::score);
        vain.dice({green(1), red(3), blue(5)}).holds({"T16", "A12"});
        const Move pointless = Move::use(ally("A12"), 1, Move::up);
        QVERIFY(tells("usesInVain", vain, pointless, Move::use(ally("A12"), 0, Move::up)));
        QVERIFY(tells("spoilsTraps", vain, Move::use(ally("A12"), 0, Move::up), scoreAll));

        Table down(Phase::score, rounds);
        down.dice({green(1), red(3)}).holds({"T04", "A09"}).offers({"T34"});
        QVERIFY(tells("tradesDown", down, Move::use(ally("A09"), trap("T04"), trap("T34")), scoreAll));

        Table dead(Phase::takeTrap, rounds);
        dead.dice({green(1), red(3)}).holds({"T02"}).offers({"T34", "T04"});
        QVERIFY(tells("takesDeadTrap", dead, Move::takeTrap(trap("T34")), Move::takeTrap(trap("T04"))));
    }

    /// Something that is no blunder is always left, and random play makes each of them.
    void blundersInGames() {
        std::array<int, Hunters::Policy::blunders.size()> made{};
        watchGames(3000, [&](const View& view, const MoveList& legal, Move move) {
            QVERIFY(std::any_of(legal.begin(), legal.end(),
                                [&](Move other) { return !ai::isBlunder<Hunters>(view, other); }));
            for (std::size_t i = 0; i < made.size(); ++i) {
                made[i] += Hunters::Policy::blunders[i].isMade(view, move) ? 1 : 0;
            }
        });
        for (std::size_t i = 0; i < made.size(); ++i) {
            QVERIFY2(made[i] > 0, Hunters::Policy::blunders[i].name.data());
        }
    }

    /// Every decision has a move that is worth considering, and none is worth no number.
    void judgementIsUsable() {
        const Hunters::Policy policy;
        Worths worth{};
        watchGames(200, [&](const View& view, const MoveList& legal, Move /*move*/) {
            policy.judge(view.shared, view.own, legal, std::span<float>(worth.data(), legal.size()));
            const std::span<const float> values(worth.data(), legal.size());
            QVERIFY(
                std::none_of(values.begin(), values.end(), [](float value) { return std::isnan(value); }));
            QVERIFY(
                std::any_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); }));
        });
    }

    void samplesCannotBeToldApart() {
        const Hunters::Policy policy;
        Rng rng(5);
        watchGames(80, [&](const View& view, const MoveList& /*legal*/, Move /*move*/) {
            const Hunters::Policy::Belief belief(policy, view);
            for (int i = 0; i < 3; ++i) {
                const State sample = belief.sample(rng);
                QVERIFY(Hunters::view(sample, view.seat) == view);
                QCOMPARE(sample.secret.trapDeck.size(), std::size_t{view.shared.trapDeckSize});
                QCOMPARE(sample.secret.allyDeck.size(), std::size_t{view.shared.allyDeckSize});
                for (Seat seat = 0; seat < view.shared.seats; ++seat) {
                    const bool hasChosen = sample.own[seat].pending != Decision::none;
                    QCOMPARE(hasChosen, view.shared.decided[seat]);
                }
            }
        });
    }

    /// Who has much to lose has probably passed; who can lose nothing has probably stayed.
    void decisionsAreGuessed() {
        const auto stays = [](Table& table) {
            table.view.seat = 2;
            table.view.shared.toMove = 2;
            table.view.shared.decided[0] = true;
            const Hunters::Policy::Belief belief({}, table.view);
            Rng rng(7);
            int count = 0;
            for (int i = 0; i < 100; ++i) {
                count += belief.sample(rng).own[0].pending == Decision::stay ? 1 : 0;
            }
            return count;
        };
        Table rich(Phase::decide);
        rich.dice({green(5), red(6), green(1), red(3), blue(1), blue(3)});
        rich.holds({"T04", "T03", "T16", "T18"}).offers({"T34"});
        Table poor(Phase::decide);
        poor.dice({blue(2), yellow(3)}).holds({"T20"}).offers({"T21", "T16"});
        QVERIFY(stays(rich) < 25);
        QVERIFY(stays(poor) > 75);
    }

    /// In the last round the same dice are left by who leads with them, and rolled on by who trails.
    void standingDecides() {
        Table table(Phase::decide, rounds);
        table.dice({green(5), red(6), green(1), yellow(4)});
        table.holds({"T02", "T16", "T12", "T34"}).offers({"T04", "T10"});
        table.view.shared.in = {true, true, false};
        table.fame({30, 20, 34});
        const float ahead = leadOfStay(table.view);
        table.fame({30, 20, 47});
        const float behind = leadOfStay(table.view);
        QVERIFY(ahead < 0);
        QVERIFY(behind > 0);
        const Hunters::Policy policy;
        QCOMPARE(policy.reason(table.view, stay).key, std::string_view("needsMore"));
        table.fame({30, 20, 34});
        QCOMPARE(policy.reason(table.view, pass).key, std::string_view("securesLead"));
    }

    void reasonsOfDecidingAreTrue() {
        const Hunters::Policy policy;
        Table table(Phase::decide);
        table.dice({green(5), red(6), green(1), red(3)}).holds({"T04", "T16"}).offers({"T34"});
        QCOMPARE(policy.reason(table.view, stay), (ai::Reason{"bustRisk", 56, 2}));
        QCOMPARE(policy.reason(table.view, pass), (ai::Reason{"banksFame", 7, 56}));
        Table early(Phase::decide);
        early.dice({blue(2), yellow(3)}).holds({"T20"}).offers({"T21", "T16"});
        QCOMPARE(policy.reason(early.view, stay).key, std::string_view("cannotBust"));
        QCOMPARE(policy.reason(early.view, pass), (ai::Reason{"leavesEarly", 2, 0}));
        Table roll(Phase::roll);
        roll.dice({green(5), red(6), green(1), red(3)}).holds({"T16"});
        QCOMPARE(policy.reason(roll.view, Move::roll(4)), (ai::Reason{"rollsDice", 4, 80}));
    }

    void reasonsOfTurnsAreTrue() {
        const Hunters::Policy policy;
        Table take(Phase::takeAlly);
        take.dice({green(2), red(3)}).holds({"T16"}).offers({"T04", "T34", "A03", "A16"});
        QCOMPARE(policy.reason(take.view, Move::takeAlly(ally("A03"))), (ai::Reason{"allyAddsNow", 2, 0}));
        QCOMPARE(policy.reason(take.view, Move::takeAlly(ally("A16"))), (ai::Reason{"allyForLater", 3, 0}));
        Table turn(Phase::takeTrap);
        turn.dice({green(1), red(3)}).holds({"T16", "A12", "A03"}).offers({"T04", "T34"});
        QCOMPARE(policy.reason(turn.view, Move::takeTrap(trap("T04"))), (ai::Reason{"trapPaysNow", 5, 3}));
        QCOMPARE(policy.reason(turn.view, Move::takeTrap(trap("T34"))).key, std::string_view("trapForLater"));
        QCOMPARE(policy.reason(turn.view, Move::use(ally("A03"))), (ai::Reason{"allyAddsFame", 2, 0}));
        QCOMPARE(policy.reason(turn.view, Move::use(ally("A12"), 1, Move::up)),
                 (ai::Reason{"noEffect", 0, 0}));
        turn.view.shared.phase = Phase::score;
        QCOMPARE(policy.reason(turn.view, scoreAll), (ai::Reason{"scoresFame", 2, 1}));
        Table bust(Phase::score);
        bust.dice({green(5), red(6), blue(5), green(1), red(3)}).holds({"T04", "T16", "A20"});
        QCOMPARE(policy.reason(bust.view, Move::use(ally("A20"))), (ai::Reason{"savesBust", 2, 0}));
        Table end(Phase::end);
        end.dice({green(1), red(3)}).holds({"T04", "A22"}).scored({"T04"});
        QCOMPARE(policy.reason(end.view, Move::use(ally("A22"), trap("T04"))),
                 (ai::Reason{"paysAgain", 5, 0}));
        QCOMPARE(policy.reason(end.view, done), (ai::Reason{"keepsAllies", 1, 0}));
    }

    void reasonsHaveKnownKeys() {
        const Hunters::Policy policy;
        constexpr auto& keys = Hunters::Policy::reasonKeys;
        watchGames(40, [&](const View& view, const MoveList& legal, Move /*move*/) {
            for (const Move move : legal) {
                const ai::Reason reason = policy.reason(view, move);
                QVERIFY(std::find(keys.begin(), keys.end(), reason.key) != keys.end());
            }
        });
    }

    void outlookAddsUp() {
        const Hunters::Policy policy;
        Table table(Phase::decide, 4);
        table.dice({green(1), red(3)}).fame({20, 30, 20}).holds({"T16"}).holds({"T17"}, 2);
        table.view.shared.tokens = {1, 2, 1};
        ai::Shares shares{};
        policy.outlook(table.view.shared, shares);
        QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0F) - 1) < 1e-5F);
        QVERIFY(shares[1] > shares[0] && std::abs(shares[0] - shares[2]) < 0.01F);
        // What will still bring Fame counts.
        const float before = shares[0];
        table.holds({"T04", "A22"});
        policy.outlook(table.view.shared, shares);
        QVERIFY(shares[0] > before);
        table.view.shared.phase = Phase::over;
        table.fame({20, 20, 7});
        policy.outlook(table.view.shared, shares);
        QCOMPARE(shares, (ai::Shares{0.5F, 0.5F, 0, 0, 0, 0}));
    }
};

QTEST_APPLESS_MAIN(TestPolicyHunters)
#include "tst_policy_hunters.moc"
