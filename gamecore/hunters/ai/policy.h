// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a computer player knows of Ghost Hunters besides the rules.

#include "../../ai/policy.h"
#include "../hunters.h"
#include "weights.h"

namespace ghostlight {

struct Hunters::Policy {
    using Weights = hunters::Weights;

    Policy() = default;
    explicit Policy(const Weights& weights) : weights_(weights) {}

    const Weights& weights() const { return weights_; }
    void judge(const Public& shared, const Private& own, const MoveList& legal, std::span<float> worth) const;
    Move playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const;
    void outlook(const Public& shared, ai::Shares& shares) const;
    ai::Reason reason(const View& view, const Move& move) const;
    static std::uint64_t chanceKey(const Public& shared);

    /// The decks are shuffled; what others have decided already is what they would probably choose.
    class Belief {
    public:
        Belief(const Policy& policy, const View& view);
        State sample(Rng& rng) const;

    private:
        State base_;
        std::array<std::uint32_t, hunters::hunterSeats> stays_{}; ///< chance to have stayed, of 2^16
    };

    // One iteration takes about 10 us.
    static constexpr float exploration = 0.3F;
    static constexpr std::uint32_t hardIterations = 3000;
    static constexpr std::uint32_t expertIterations = 10000;

    static constexpr std::array<ai::Tunable<Weights>, 18> tunables{{
        {"trapPerRound", &Weights::trapPerRound, 0.1F},
        {"keepExtraDie", &Weights::keepExtraDie, 0.3F},
        {"keepNudge", &Weights::keepNudge, 0.3F},
        {"keepRepaint", &Weights::keepRepaint, 0.3F},
        {"keepBanish", &Weights::keepBanish, 0.3F},
        {"keepBrave", &Weights::keepBrave, 0.3F},
        {"keepTrade", &Weights::keepTrade, 0.3F},
        {"keepEncore", &Weights::keepEncore, 0.3F},
        {"keepScout", &Weights::keepScout, 0.3F},
        {"option", &Weights::option, 0.15F},
        {"rivalPick", &Weights::rivalPick, 0.1F},
        {"spreadEnd", &Weights::spreadEnd, 0.3F},
        {"spreadRound", &Weights::spreadRound, 0.5F},
        {"spreadGrowth", &Weights::spreadGrowth, 0.05F},
        {"quickBias", &Weights::quickBias, 0.15F},
        {"quickScale", &Weights::quickScale, 0.1F},
        {"quickGain", &Weights::quickGain, 0.1F},
        {"quickLoss", &Weights::quickLoss, 0.1F},
    }};

    static constexpr std::array<std::string_view, 20> reasonKeys{
        "cannotBust",   // stay: two dice, no bust; Fame that may be gained
        "needsMore",    // stay: Fame that is missing to the lead, bust risk in percent
        "bustRisk",     // stay: bust risk in percent, Fame a bust would cost
        "banksFame",    // pass: Fame scored now, bust risk in percent
        "securesLead",  // pass: the Fame it will lead by
        "leavesEarly",  // pass with nothing to score: the number of Traps on offer
        "rollsDice",    // roll: dice, bust risk in percent
        "allyAddsNow",  // takeAlly: Fame it adds this turn
        "allyForLater", // takeAlly: rounds left
        "trapPaysNow",  // takeTrap: Fame now, rounds left
        "trapForLater", // takeTrap: Fame a round to be expected in tenths, rounds left
        "trapDenied",   // takeTrap: Fame it would have paid the seat that is next, that seat
        "allyAddsFame", // use: Fame it adds this turn
        "savesBust",    // use: Fame that brave adds
        "paysAgain",    // use: Fame of an encore
        "tradesUp",     // use: Fame a trade adds now, and in tenths a round
        "scoutsTrap",   // use: Traps held
        "noEffect",     // use
        "scoresFame",   // score: Fame, Traps that are complete
        "keepsAllies",  // done: Allies kept
    };

    static const std::array<ai::Blunder<Hunters>, 14> blunders;
    static const std::array<ai::Trait<Hunters>, ai::leanings> traits;

private:
    Weights weights_;
};

} // namespace ghostlight
