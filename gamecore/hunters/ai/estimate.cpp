// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate.h"

#include "../allies.h"

#include <cmath>

namespace ghostlight::hunters {

namespace {

float keepWorth(const Weights& weights, Effect effect) {
    switch (effect) {
    case Effect::extraDie: return weights.keepExtraDie;
    case Effect::nudge: return weights.keepNudge;
    case Effect::repaint: return weights.keepRepaint;
    case Effect::banish: return weights.keepBanish;
    case Effect::scout: return weights.keepScout;
    case Effect::brave: return weights.keepBrave;
    case Effect::trade: return weights.keepTrade;
    case Effect::encore: return weights.keepEncore;
    }
    return 0;
}

/// Whether the seat still has its turn of this round, or part of it, before it.
bool isToScore(const Public& shared, Seat seat) {
    return shared.in[seat] || shared.queue.contains(seat) ||
           (shared.turn == seat && shared.phase != Phase::end);
}

} // namespace

float allyLater(const Weights& weights, int roundsToCome, CardIndex ally) {
    return keepWorth(weights, allyOf(ally).effect) * allyMoments[static_cast<std::size_t>(roundsToCome)];
}

float spreadOf(const Weights& weights, int seats, float roundsToCome) {
    constexpr float twoSeats = 1.17F;
    if (roundsToCome <= 0) {
        return weights.spreadEnd;
    }
    return weights.spreadRound * std::pow(roundsToCome, weights.spreadGrowth) * (seats == 2 ? twoSeats : 1);
}

float carriedOver(const Weights& weights, const Public& shared, Seat seat, int roundsToCome) {
    float fame = shared.fame[seat];
    if (roundsToCome == 0) {
        return fame;
    }
    for (const CardIndex trap : shared.trapCards[seat]) {
        fame += trapLater(weights, roundsToCome, trap);
    }
    for (const CardIndex ally : shared.allyCards[seat]) {
        fame += allyLater(weights, roundsToCome, ally);
    }
    return fame - weights.token * static_cast<float>(shared.tokens[seat]);
}

Prospect prospectOf(const Weights& weights, const Public& shared, Seat seat, const Tally& tally, int rolls) {
    const auto stage = static_cast<std::size_t>(rolls - 1);
    const auto danger = static_cast<std::size_t>(std::min(tally.dangerous(), bustDice - 1));
    Prospect prospect;
    prospect.risk = bustChances[danger];
    for (const CardIndex trap : shared.trapCards[seat]) {
        const int fame = fameFor(trap, tally);
        prospect.now += fame;
        prospect.onlyOne = std::max(prospect.onlyOne, fame);
        prospect.gain += trapOdds[trap].gain[stage][fame > 0 ? 1 : 0][danger];
    }
    const int left = roundsLeft(shared);
    float favourite = -1;
    int favouriteFame = 0;
    float favouriteGain = 0;
    for (const CardIndex trap : shared.trapCards[onOffer]) {
        const int fame = fameFor(trap, tally);
        const float worth = static_cast<float>(fame) + trapLater(weights, left, trap);
        if (worth > favourite) {
            favourite = worth;
            favouriteFame = fame;
            favouriteGain = trapOdds[trap].gain[stage][fame > 0 ? 1 : 0][danger];
        }
    }
    prospect.now += favouriteFame;
    prospect.onlyOne = std::max(prospect.onlyOne, favouriteFame);
    prospect.gain += favouriteGain;
    return prospect;
}

float quickLean(const Weights& weights, const Prospect& prospect) {
    return weights.quickBias + weights.quickScale * ((1 - prospect.risk) * prospect.gain * weights.quickGain -
                                                     prospect.risk * prospect.cost() * weights.quickLoss);
}

float expectedFame(const Weights& weights, const Public& shared, Seat seat) {
    float fame = carriedOver(weights, shared, seat, roundsLeft(shared));
    if (isToScore(shared, seat) && !shared.dice.empty()) {
        const Prospect prospect = prospectOf(weights, shared, seat, tallyOf(shared.dice), rollsMade(shared));
        if (shared.bust && !shared.in[seat]) {
            return fame + static_cast<float>(prospect.onlyOne);
        }
        fame += static_cast<float>(prospect.now);
        fame += shared.in[seat] ? std::max(0.0F, prospect.net()) : 0.0F;
    }
    return fame;
}

Standing::Standing(const Weights& weights, const Public& shared, Seat seat) {
    constexpr float restOfRound = 0.6F;
    const auto left = static_cast<float>(roundsLeft(shared));
    spreadIn_ = spreadOf(weights, shared.seats, left + restOfRound);
    spreadOut_ = spreadOf(weights, shared.seats, left);
    // What the seat itself is still to score this round is what it decides about: it is left out.
    const float own = carriedOver(weights, shared, seat, roundsLeft(shared));
    for (Seat other = 0; other < shared.seats; ++other) {
        if (other == seat) {
            continue;
        }
        const float lead = expectedFame(weights, shared, other) - own;
        if (shared.in[other]) {
            rivalsIn_ += std::exp(lead / spreadIn_);
        } else {
            rivalsOut_ += std::exp(std::min(mostLead, lead / spreadOut_));
        }
    }
}

float Standing::share(float fame) const {
    const float rivals = rivalsIn_ == 0 ? 0 : rivalsIn_ * std::exp(-fame / spreadIn_);
    return 1 / (1 + rivals + (rivalsOut_ == 0 ? 0 : rivalsOut_ * std::exp(-fame / spreadOut_)));
}

int turnPays(const Public& shared, std::span<const CardIndex> hand, const Sight& sight) {
    return haulOf(hand, tallyOf(sight)).paid(shared.bust && !sight.brave);
}

namespace {

/// The most Fame this Ally can make the turn pay.
int mostWith(const Public& shared, std::span<const CardIndex> hand, CardIndex ally, const Sight& sight) {
    int most = 0;
    const auto consider = [&](int a, int b) {
        Sight changed = sight;
        changeSight(changed, Move::use(ally, a, b));
        most = std::max(most, turnPays(shared, hand, changed));
    };
    const Effect effect = allyOf(ally).effect;
    if (effect == Effect::extraDie || (effect == Effect::brave && shared.bust)) {
        consider(0, 0);
    } else if (effect == Effect::encore) {
        const Haul haul = haulOf(hand, tallyOf(sight));
        return haul.paid(shared.bust && !sight.brave) + haul.best;
    }
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        const Die die = sight.dice[i];
        const auto index = static_cast<int>(i);
        if (!sight.sees(i)) {
            continue;
        }
        if (effect == Effect::nudge && die.value < faces) {
            consider(index, Move::up);
        }
        if (effect == Effect::nudge && die.value > 1) {
            consider(index, Move::down);
        }
        if (effect == Effect::banish && die.isDangerous()) {
            consider(index, 0);
        }
        for (int color = 0; effect == Effect::repaint && color < colors; ++color) {
            consider(index, color);
        }
    }
    return most;
}

} // namespace

float bestUse(const Weights& weights, const Public& shared, std::span<const CardIndex> hand,
              std::span<const CardIndex> helpers, const Sight& sight) {
    const int before = turnPays(shared, hand, sight);
    float best = 0;
    for (const CardIndex ally : helpers) {
        const auto gain = static_cast<float>(mostWith(shared, hand, ally, sight) - before);
        best = std::max(best, gain - allyLater(weights, roundsLeft(shared), ally));
    }
    return best;
}

} // namespace ghostlight::hunters
