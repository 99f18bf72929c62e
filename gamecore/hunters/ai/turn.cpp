// SPDX-License-Identifier: GPL-3.0-or-later

// How good the moves of a seat's own turn look: what to take, what to score, and whom to ask for help.

#include "../../ai/policy.h"
#include "../allies.h"
#include "estimate.h"
#include "judge.h"

namespace ghostlight::hunters {

namespace {

using Do = Move::Do;

Hand handOf(const Public& shared, Seat seat) {
    Hand hand;
    hand.assign(shared.trapCards[seat]);
    return hand;
}

void replace(Hand& hand, CardIndex give, CardIndex get) {
    *std::find(hand.begin(), hand.end(), give) = get;
}

/// The Traps nobody can see, one of which is on top of the deck.
TrapSet unseenTraps(const Public& shared) {
    TrapSet unseen = (TrapSet{1} << traps) - 1;
    const int lastPlace = shared.trapDeckSize > 0 ? discarded : onOffer; // else the discards are reshuffled
    for (int place = 0; place <= lastPlace; ++place) {
        for (const CardIndex trap : shared.trapCards[place]) {
            unseen &= ~setOf(trap);
        }
    }
    return unseen;
}

/// A Trap from the deck: what it pays now on average, and later.
float scoutWorth(const Weights& weights, const Public& shared) {
    const TrapSet unseen = unseenTraps(shared);
    const Tally tally = tallyOf(shared.sight);
    const Haul own = haulOf(shared.trapCards[shared.turn], tally);
    float sum = 0;
    int count = 0;
    for (CardIndex trap = 0; trap < traps; ++trap) {
        if ((unseen & setOf(trap)) != 0) {
            const int fame = fameFor(trap, tally);
            const bool onlyOne = shared.bust && !shared.sight.brave;
            sum += static_cast<float>(onlyOne ? std::max(0, fame - own.best) : fame);
            sum += trapLater(weights, roundsLeft(shared), trap);
            ++count;
        }
    }
    return count == 0 ? 0 : sum / static_cast<float>(count);
}

/// A Trap given for one on offer.
float tradeWorth(const Weights& weights, const Public& shared, Move use) {
    Hand hand = handOf(shared, shared.turn);
    const int paid = shared.phase == Phase::end ? 0 : turnPays(shared, hand, shared.sight);
    replace(hand, use.a, use.b);
    const int pays = shared.phase == Phase::end ? 0 : turnPays(shared, hand, shared.sight);
    const int left = roundsLeft(shared);
    return static_cast<float>(pays - paid) + trapLater(weights, left, use.b) -
           trapLater(weights, left, use.a);
}

/// What using this Ally adds, before what it would be worth later is taken off.
float useGain(const Weights& weights, const Public& shared, Move use) {
    switch (allyOf(use.card).effect) {
    case Effect::scout: return scoutWorth(weights, shared);
    case Effect::trade: return tradeWorth(weights, shared, use);
    case Effect::encore: return static_cast<float>(fameFor(use.a, tallyOf(shared.sight)));
    default: {
        Sight sight = shared.sight;
        changeSight(sight, use);
        const auto hand = shared.trapCards[shared.turn];
        return static_cast<float>(turnPays(shared, hand, sight) - turnPays(shared, hand, shared.sight));
    }
    }
}

float judgeUse(const Weights& weights, const Public& shared, Move use) {
    // Nothing is lost by waiting until all cards are taken, so earlier is never better.
    if (shared.phase == Phase::takeAlly || shared.phase == Phase::takeTrap) {
        return ai::hopeless;
    }
    const float gain = useGain(weights, shared, use);
    if (gain <= 0) {
        return ai::hopeless;
    }
    // A scout finds the same later, for fewer rounds.
    const bool keeps = allyOf(use.card).effect != Effect::scout;
    return gain - (keeps ? allyLater(weights, roundsLeft(shared), use.card) : 0);
}

float judgeTrap(const Weights& weights, const Public& shared, CardIndex trap) {
    Hand hand = handOf(shared, shared.turn);
    const float later = trapLater(weights, roundsLeft(shared), trap);
    hand.push_back(trap);
    const auto helpers = shared.allyCards[shared.turn];
    return static_cast<float>(turnPays(shared, hand, shared.sight)) + later +
           bestUse(weights, shared, hand, helpers, shared.sight);
}

/// An Ally helps in this turn, with the best Trap to go with it, or later.
float judgeAlly(const Weights& weights, const Public& shared, CardIndex ally) {
    const float later = allyLater(weights, roundsLeft(shared), ally);
    if (allyOf(ally).effect == Effect::scout) {
        return std::max(later, scoutWorth(weights, shared));
    }
    const std::array<CardIndex, 1> helpers{ally};
    float best = 0;
    float without = 0;
    for (const CardIndex trap : shared.trapCards[onOffer]) {
        Hand hand = handOf(shared, shared.turn);
        const float worth = trapLater(weights, roundsLeft(shared), trap);
        hand.push_back(trap);
        const float pays = worth + static_cast<float>(turnPays(shared, hand, shared.sight));
        without = std::max(without, pays);
        best = std::max(best, pays + bestUse(weights, shared, hand, helpers, shared.sight));
    }
    return later + best - without;
}

} // namespace

float judgeTurn(const Weights& weights, const Public& shared, Move move) {
    switch (move.what) {
    case Do::takeAlly: return judgeAlly(weights, shared, move.card);
    case Do::takeTrap: return judgeTrap(weights, shared, move.card);
    case Do::use: return judgeUse(weights, shared, move);
    case Do::score:
        if (move.card < traps) { // bust: the best one; 0 is what a use is measured against
            const Haul haul = haulOf(shared.trapCards[shared.turn], tallyOf(shared.sight));
            return static_cast<float>(fameFor(move.card, tallyOf(shared.sight)) - haul.best);
        }
        return 0;
    default: return 0;
    }
}

} // namespace ghostlight::hunters
