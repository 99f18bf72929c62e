// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What cards and positions are worth, in Fame, and what Fame is worth, in shares of the win.

#include "../../base/fixed_vector.h"
#include "odds.h"
#include "weights.h"

namespace ghostlight::hunters {

constexpr int roundsLeft(const Public& shared) {
    return rounds - shared.round;
}

/// How likely nobody has bust after each roll of a round.
inline constexpr auto survival = [] {
    std::array<float, rollsPerRound> chances{};
    // By Dangerous dice: the first two are rolled again while both are Dangerous.
    std::array<float, bustDice> by{0.5F, 0.5F, 0};
    for (float& chance : chances) {
        chance = by[0] + by[1] + by[2];
        by = {by[0] * 4 / 9, (by[0] * 4 + by[1] * 4) / 9, (by[0] + by[1] * 4 + by[2] * 4) / 9};
    }
    return chances;
}();

/// The Fame a round that these Traps can expect: of the best plan when to leave.
float handWorth(std::span<const CardIndex> hand);

/// The same for one Trap alone: a table for quick looks.
inline constexpr auto loneWorth = [] {
    std::array<float, traps> worths{};
    for (std::size_t trap = 0; trap < worths.size(); ++trap) {
        for (std::size_t roll = 0; roll < rollsPerRound; ++roll) {
            const float paid = survival[roll] * trapOdds[trap].paid[roll];
            worths[trap] = std::max(worths[trap], paid + (1 - survival[roll]) * trapOdds[trap].bust / 2);
        }
    }
    return worths;
}();

/// What an Ally is worth after this round; nothing after the last.
float allyLater(const Weights& weights, int roundsLeft, CardIndex ally);

/// What a Trap adds to a hand in the rounds after this one.
float trapLater(const Weights& weights, int roundsLeft, std::span<const CardIndex> hand, CardIndex trap);

/// What a seat would score by leaving now, without its Allies, and what two more dice would do to that.
struct Prospect {
    int now = 0;     ///< Fame of a turn now
    int onlyOne = 0; ///< the best single Trap, which is what a bust leaves
    float gain = 0;  ///< Fame two more dice are expected to add when they do not bust
    float risk = 0;  ///< that they bust

    float cost() const { return static_cast<float>(now - onlyOne); }
    float net() const { return (1 - risk) * gain - risk * cost(); }
};
Prospect prospectOf(const Public& shared, Seat seat, const Tally& tally, int rolls);

/// Log-odds that a seat stays, at a quick look.
float quickLean(const Weights& weights, const Prospect& prospect);

constexpr int rollsMade(const Public& shared) {
    return static_cast<int>(shared.dice.size()) / dicePerRoll;
}

/// What more Fame means to a seat's share of the win.
class Standing {
public:
    Standing(const Weights& weights, const Public& shared, Seat seat);

    /// The share with so much more Fame than it has, rounds to come not counted.
    float share(float fame) const;
    /// A difference of shares as Fame, so that choices early and late are on one scale.
    float asFame(float shares) const { return shares * 4 * spread_; }

private:
    float rivals_ = 0; ///< the odds against the seat if it gains nothing
    float spread_ = 1;
};

/// What every seat can expect to have in the end, this round's turn still to come included.
float expectedFame(const Weights& weights, const Public& shared, Seat seat);

/// The Traps of a seat, and one more.
using Hand = FixedVector<CardIndex, traps>;

/// The most Fame one use of an Ally adds to a turn's scoring with these Traps, above what the Ally is
/// worth if it waits.
float bestUse(const Weights& weights, const Public& shared, std::span<const CardIndex> hand,
              std::span<const CardIndex> helpers, const Sight& sight);

/// What the turn pays now if these were its Traps and this is what it sees.
int turnPays(const Public& shared, std::span<const CardIndex> hand, const Sight& sight);

} // namespace ghostlight::hunters
