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

/// What a Trap pays in a round on average: self-play shows that its Fame after the second, third and fourth
/// roll tells it, all three alike.
inline constexpr auto trapWorth = [] {
    std::array<float, traps> worths{};
    for (std::size_t trap = 0; trap < worths.size(); ++trap) {
        const auto& paid = trapOdds[trap].paid;
        worths[trap] = (paid[1] + paid[2] + paid[3]) / 3;
    }
    return worths;
}();

/// How many rounds' worth a Trap and an Ally are when so many are to come: fitted by least squares on what
/// 9 000 games of this policy against itself brought. Less than the rounds themselves, because a hand that
/// grows leaves later Traps less to add.
inline constexpr std::array<float, rounds + 1> trapRounds{0, 0.68F, 1.16F, 1.52F, 1.8F, 2};
inline constexpr std::array<float, rounds + 1> allyMoments{0, 0.5F, 0.75F, 0.9F, 1, 1};

constexpr float trapLater(const Weights& weights, int roundsToCome, CardIndex trap) {
    return weights.trapPerRound * trapRounds[static_cast<std::size_t>(roundsToCome)] * trapWorth[trap];
}

/// How far Fame still wanders: log-odds of the win per Fame are 1 over this.
float spreadOf(const Weights& weights, int seats, float roundsToCome);

/// What an Ally is worth after this round; nothing after the last.
float allyLater(const Weights& weights, int roundsToCome, CardIndex ally);

/// The Fame of a seat and what its cards and its token will bring in rounds to come.
float carriedOver(const Weights& weights, const Public& shared, Seat seat, int roundsToCome);

/// What a seat would score by leaving now, without its Allies, and what two more dice would do to that.
struct Prospect {
    int now = 0;     ///< Fame of a turn now
    int onlyOne = 0; ///< the best single Trap, which is what a bust leaves
    float gain = 0;  ///< Fame two more dice are expected to add when they do not bust
    float risk = 0;  ///< that they bust

    float cost() const { return static_cast<float>(now - onlyOne); }
    float net() const { return (1 - risk) * gain - risk * cost(); }
};
Prospect prospectOf(const Weights& weights, const Public& shared, Seat seat, const Tally& tally, int rolls);

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
    float asFame(float shares) const { return shares * 4 * spreadIn_; }

private:
    static constexpr float mostLead = 60; ///< beyond it nothing can be won, and numbers stay finite

    // Seats that are out of the round have what they have: nobody needs more than to pass them.
    float rivalsIn_ = 0; ///< the odds against the seat if it gains nothing
    float rivalsOut_ = 0;
    float spreadIn_ = 1;
    float spreadOut_ = 1;
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
