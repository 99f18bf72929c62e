// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The computer player's knowledge of Ghostbumpers. Everything rests on one idea: a play either wins the trick
// or not, with a chance we can estimate, and each leaves a Character deck and a hand of which DeckValues
// knows the worth.

#include "../../ai/policy.h"
#include "../bumpers.h"
#include "belief.h"
#include "blunders.h"
#include "deck_values.h"
#include "traits.h"
#include "weights.h"

#include <memory>

namespace ghostlight {

struct Bumpers::Policy {
    using Weights = bumpers::Weights;
    using Belief = bumpers::Belief;

    Policy() : Policy(Weights{}) {}
    explicit Policy(const Weights& weights)
        : weights_(weights), values_(std::make_shared<const bumpers::DeckValues>(weights)) {}

    const Weights& weights() const { return weights_; }
    /// Shared by all copies, so that what is built on a policy may outlive it.
    const std::shared_ptr<const bumpers::DeckValues>& values() const { return values_; }

    void judge(const Public& shared, const Private& own, const MoveList& legal, std::span<float> worth) const;
    Move playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const;
    void outlook(const Public& shared, ai::Shares& shares) const;
    static std::uint64_t chanceKey(const Public& shared);
    ai::Reason reason(const View& view, const Move& move) const;

    static constexpr float exploration = 0.3F;
    static constexpr std::uint32_t hardIterations = 6000;
    static constexpr std::uint32_t expertIterations = 20000;

    static constexpr std::array<ai::Tunable<Weights>, 20> tunables{{
        {"strengthPower", &Weights::strengthPower, 0.1F},
        {"wildStrength", &Weights::wildStrength, 0.05F},
        {"drawnStrength", &Weights::drawnStrength, 0.05F},
        {"wantedBase", &Weights::wantedBase, 0.04F},
        {"wantedSlope", &Weights::wantedSlope, 0.08F},
        {"unwantedBase", &Weights::unwantedBase, 0.03F},
        {"unwantedSlope", &Weights::unwantedSlope, 0.06F},
        {"seatPower", &Weights::seatPower, 0.1F},
        {"freeTricks", &Weights::freeTricks, 0.05F},
        {"fiveChance", &Weights::fiveChance, 0.02F},
        {"endChance", &Weights::endChance, 0.006F},
        {"paranoiaChance", &Weights::paranoiaChance, 0.003F},
        {"beatMost", &Weights::beatMost, 0.05F},
        {"beatMiddle", &Weights::beatMiddle, 0.4F},
        {"beatSlope", &Weights::beatSlope, 0.08F},
        {"beatLeast", &Weights::beatLeast, 0.01F},
        {"othersPoints", &Weights::othersPoints, 0.4F},
        {"scareGift", &Weights::scareGift, 0.3F},
        {"lastTemperature", &Weights::lastTemperature, 0.4F},
        {"playoutNoise", &Weights::playoutNoise, 0.15F},
    }};
    static constexpr auto& blunders = bumpers::blunders;
    static constexpr auto& traits = bumpers::traits;
    static constexpr std::array<std::string_view, 20> reasonKeys{
        "completesParanoia", "stopsParanoia",   "scaresItself", "topsScared", "turnsScaredUp",
        "leavesTop",         "winsReveals",     "turnsDeck",    "ducks",      "ducksHigh",
        "feedsFives",        "leadsLow",        "leadsHigh",    "mayWin",     "drawsCards",
        "hidesOnTop",        "hidesForReveals", "hidesLast",    "givesHigh",  "givesLow"};

private:
    /// Which table the seat goes by: points, or in the last round what it still needs.
    const bumpers::AimValues& aimOf(const Public& shared, Seat seat) const;

    Weights weights_;
    std::shared_ptr<const bumpers::DeckValues> values_; ///< follows from the weights; copies share it
};

} // namespace ghostlight
