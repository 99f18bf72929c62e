// SPDX-License-Identifier: GPL-3.0-or-later
#include "stakes.h"

#include <algorithm>
#include <cmath>

namespace ghostlight::ghosts {

namespace {

/// Points of fear as expected when the round ends, if nobody took another pile.
float expectedFear(const Public& shared, Seat seat, float back) {
    return static_cast<float>(shared.fear[seat]) - (shared.taken[seat] > 0 ? 0 : back);
}

} // namespace

Stakes::Stakes(const Ghosts::Policy::Weights& weights, const Public& shared, Seat seat) : seat_(seat) {
    const float turns = turnsLeft(shared);
    const float turnsOfRound = static_cast<float>(deckCards) / static_cast<float>(shared.seats);
    const float roundsLeft = static_cast<float>(rounds - shared.round) + turns / turnsOfRound;
    luck_ = weights.luckOfEnd + weights.luckOfRound * std::sqrt(roundsLeft);
    const float staysClean = std::exp(-weights.cleanRound * turns);
    float sum = 0;
    for (Seat other = 0; other < shared.seats; ++other) {
        const auto back = static_cast<float>(std::min<int>(shared.fear[other], mostReturned));
        returns_[other] = shared.taken[other] > 0 ? 0 : staysClean * back;
        shares_[other] = std::exp(-expectedFear(shared, other, returns_[other]) / luck_);
        sum += shares_[other];
    }
    for (Seat other = 0; other < shared.seats; ++other) {
        shares_[other] /= sum;
    }
    const float mine = shares_[seat];
    const float less = mine * std::exp(-points(seat) / luck_);
    cost_ = luck_ * (mine - less / (1 - mine + less));
}

float Stakes::gain(Seat other) const {
    const float lost = shares_[other] * (1 - std::exp(-points(other) / luck_));
    return luck_ * (shares_[seat_] / (1 - lost) - shares_[seat_]);
}

} // namespace ghostlight::ghosts
