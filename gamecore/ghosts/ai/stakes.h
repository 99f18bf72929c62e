// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy.h"

namespace ghostlight::ghosts {

/// What a pile taken means for the win: the same point is worth nothing to a seat that has lost already, and
/// the game to one that leads by it near the end.
class Stakes {
public:
    Stakes(const Ghosts::Policy::Weights& weights, const Public& shared, Seat seat);

    /// What the seat loses by taking a pile, as if in points at even chances.
    float cost() const { return cost_; }
    /// What it gains when another takes one.
    float gain(Seat other) const;
    float share(Seat seat) const { return shares_[seat]; }

private:
    /// How many points a pile costs a seat: one, and the return that it would likely have had.
    float points(Seat seat) const { return 1 + returns_[seat]; }

    ai::Shares shares_{};
    std::array<float, maxSeats> returns_{};
    Seat seat_;
    float luck_; ///< by how much the scores may still move apart
    float cost_;
};

/// About how many cards a seat will still lay in this round.
inline float turnsLeft(const Public& shared) {
    int cards = shared.deckSize;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        cards += shared.handSize[seat];
    }
    return static_cast<float>(cards) / static_cast<float>(shared.seats);
}

} // namespace ghostlight::ghosts
