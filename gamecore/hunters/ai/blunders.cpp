// SPDX-License-Identifier: GPL-3.0-or-later

// Moves that look stupid whoever makes them. Each is one only where the rules offer something better.

#include "../allies.h"
#include "estimate.h"
#include "policy.h"

namespace ghostlight {

using namespace hunters;
using Do = Move::Do;

namespace {

bool isLastRound(const Public& shared) {
    return roundsLeft(shared) == 0;
}

bool changesSight(CardIndex ally) {
    switch (allyOf(ally).effect) {
    case Effect::extraDie:
    case Effect::nudge:
    case Effect::repaint:
    case Effect::banish: return true;
    default: return false;
    }
}

bool isUse(const Move& move, Effect effect) {
    return move.what == Do::use && allyOf(move.card).effect == effect;
}

/// Another Ally that changes sight could make sense of what this one does.
bool hasOtherSight(const Public& shared, CardIndex ally) {
    const auto held = shared.allyCards[shared.turn];
    return std::any_of(held.begin(), held.end(),
                       [ally](CardIndex other) { return other != ally && changesSight(other); });
}

Haul haulNow(const Public& shared) {
    return haulOf(shared.trapCards[shared.turn], tallyOf(shared.sight));
}

/// The most one Trap on offer would pay.
int bestOnOffer(const Public& shared) {
    return haulOf(shared.trapCards[onOffer], tallyOf(shared.sight)).best;
}

/// An Ally that changes what no Trap, held or on offer, pays.
bool usesInVain(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::use || !changesSight(move.card) || hasOtherSight(shared, move.card)) {
        return false;
    }
    Sight sight = shared.sight;
    changeSight(sight, move);
    const Tally before = tallyOf(shared.sight);
    const Tally after = tallyOf(sight);
    for (const int place : {int{shared.turn}, onOffer}) {
        for (const CardIndex trap : shared.trapCards[place]) {
            if (fameFor(trap, before) != fameFor(trap, after)) {
                return false;
            }
        }
    }
    return true;
}

/// An Ally that makes the turn pay less, and no Trap on offer more.
bool spoilsTraps(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::use || !changesSight(move.card) || hasOtherSight(shared, move.card)) {
        return false;
    }
    Sight sight = shared.sight;
    changeSight(sight, move);
    const Tally after = tallyOf(sight);
    for (const CardIndex trap : shared.trapCards[onOffer]) {
        if (fameFor(trap, after) > fameFor(trap, tallyOf(shared.sight))) {
            return false;
        }
    }
    const auto hand = shared.trapCards[shared.turn];
    return turnPays(shared, hand, sight) < turnPays(shared, hand, shared.sight);
}

/// Two Dangerous dice, three completed Traps, and a bust would cost more than a roll can bring.
bool staysOnTheBrink(const View& view, const Move& move) {
    constexpr int manyTraps = 3;
    constexpr int muchFame = 7;
    const Public& shared = view.shared;
    if (move.what != Do::stay) {
        return false;
    }
    const Tally tally = tallyOf(shared.dice);
    const Haul haul = haulOf(shared.trapCards[view.seat], tally);
    if (tally.dangerous() != bustDice - 1 || haul.complete < manyTraps || haul.all - haul.best < muchFame) {
        return false;
    }
    // In the last round who is behind anyway has nothing to lose.
    const auto* const most = std::max_element(shared.fame.begin(), shared.fame.begin() + shared.seats);
    return !isLastRound(shared) || shared.fame[view.seat] + haul.all >= *most + muchFame;
}

/// Nothing to score, nothing to fear, and still it leaves.
bool leavesForNothing(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::pass) {
        return false;
    }
    const Tally tally = tallyOf(shared.dice);
    return tally.dangerous() == 0 && haulOf(shared.trapCards[view.seat], tally).best == 0 &&
           haulOf(shared.trapCards[onOffer], tally).best == 0;
}

/// Bust, and of the completed Traps not the best.
bool scoresTheSmaller(const View& view, const Move& move) {
    constexpr int clearlyLess = 2;
    if (move.what != Do::score || move.card >= traps) {
        return false;
    }
    const Tally tally = tallyOf(view.shared.sight);
    return fameFor(move.card, tally) + clearlyLess <= haulNow(view.shared).best;
}

/// Every Trap is complete, one more Dangerous die would undo it, and it rolls more dice than it must.
bool rollsIntoRuin(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::roll || move.a == dicePerRoll) {
        return false;
    }
    const Tally tally = tallyOf(shared.dice);
    const Haul haul = haulOf(shared.trapCards[view.seat], tally);
    return tally.dangerous() == bustDice - 1 && haul.complete >= 2 &&
           haul.complete == shared.trapCards.size(view.seat);
}

/// An encore of a Trap that paid less than another.
bool repeatsTheSmaller(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (!isUse(move, Effect::encore)) {
        return false;
    }
    const Tally tally = tallyOf(shared.sight);
    const auto held = shared.trapCards[shared.turn];
    return std::any_of(held.begin(), held.end(), [&](CardIndex trap) {
        return (shared.scored & setOf(trap)) != 0 && fameFor(trap, tally) > fameFor(move.a, tally);
    });
}

/// Gives a Trap for one that pays less, now and later.
bool tradesDown(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (!isUse(move, Effect::trade)) {
        return false;
    }
    const Tally tally = tallyOf(shared.sight);
    const bool isScored = shared.phase == Phase::end;
    const int loses = isScored ? 0 : fameFor(move.a, tally) - fameFor(move.b, tally);
    const bool isWorseLater = trapWorth[move.b] < trapWorth[move.a];
    // While a Trap is still to be taken, the one that was given can be had back.
    return shared.phase != Phase::takeTrap && shared.phase != Phase::takeAlly && loses >= 0 &&
           (isLastRound(shared) ? loses > 0 : isWorseLater && trapWorth[move.a] - trapWorth[move.b] > 1);
}

/// A trade when no Trap will be scored any more.
bool tradesAfterTheEnd(const View& view, const Move& move) {
    return isUse(move, Effect::trade) && isLastRound(view.shared) && view.shared.phase == Phase::end;
}

/// Leaves a complete Trap and takes one that will never be.
bool takesDeadTrap(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::takeTrap || !isLastRound(shared) || !shared.allyCards.empty(shared.turn)) {
        return false;
    }
    const int floor = shared.bust ? haulNow(shared).best : 0;
    return fameFor(move.card, tallyOf(shared.sight)) == 0 && bestOnOffer(shared) > floor;
}

/// Ends the game with an encore in hand.
bool forgetsEncore(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::done || !isLastRound(shared) || shared.scored == 0) {
        return false;
    }
    const auto held = shared.allyCards[shared.turn];
    return std::any_of(held.begin(), held.end(),
                       [](CardIndex ally) { return allyOf(ally).effect == Effect::encore; });
}

/// Scores one Trap where somebody brave would let it score all.
bool forgetsBrave(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::score || move.card >= traps || !isLastRound(shared) ||
        haulNow(shared).complete < 2) {
        return false;
    }
    const auto held = shared.allyCards[shared.turn];
    return std::any_of(held.begin(), held.end(),
                       [](CardIndex ally) { return allyOf(ally).effect == Effect::brave; });
}

/// Brave where there is nothing more to score.
bool bravesForNothing(const View& view, const Move& move) {
    return isUse(move, Effect::brave) && view.shared.phase == Phase::score &&
           (view.shared.sight.brave || haulNow(view.shared).complete < 2) &&
           view.shared.allyCards.size(view.shared.turn) == 1;
}

/// Scores for the last time with a die in hand that would add Fame.
bool forgetsDie(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (move.what != Do::score || !isLastRound(shared)) {
        return false;
    }
    const auto hand = shared.trapCards[shared.turn];
    const int pays = turnPays(shared, hand, shared.sight);
    const auto held = shared.allyCards[shared.turn];
    return std::any_of(held.begin(), held.end(), [&](CardIndex ally) {
        if (allyOf(ally).effect != Effect::extraDie) {
            return false;
        }
        const Tally tally = tallyOf(shared.sight) + tallyOf(allyOf(ally).die);
        return haulOf(hand, tally).paid(shared.bust && !shared.sight.brave) > pays;
    });
}

} // namespace

const std::array<ai::Blunder<Hunters>, 14> Hunters::Policy::blunders{{
    {"usesInVain", usesInVain},
    {"spoilsTraps", spoilsTraps},
    {"staysOnTheBrink", staysOnTheBrink},
    {"leavesForNothing", leavesForNothing},
    {"scoresTheSmaller", scoresTheSmaller},
    {"rollsIntoRuin", rollsIntoRuin},
    {"repeatsTheSmaller", repeatsTheSmaller},
    {"tradesDown", tradesDown},
    {"tradesAfterTheEnd", tradesAfterTheEnd},
    {"takesDeadTrap", takesDeadTrap},
    {"forgetsEncore", forgetsEncore},
    {"forgetsBrave", forgetsBrave},
    {"bravesForNothing", bravesForNothing},
    {"forgetsDie", forgetsDie},
}};

} // namespace ghostlight
