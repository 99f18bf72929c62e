// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a computer player knows of Ghosts besides its rules; ../../ai/policy.h says what each part is for.

#include "../../ai/policy.h"
#include "../ghosts.h"
#include "clues.h"

namespace ghostlight {

struct Ghosts::Policy {
    /// All risks and gains are in points: a pile taken is one point (more if a return is lost with it).
    struct Weights {
        /// How dear it is to leave a pile of this level, since it may come back to us.
        float level1 = 0, level2 = 0.02F, level3 = 0.05F, level4 = 0.08F, level5 = 0.1F, level6 = 0.12F,
              level7 = 0.15F;
        /// What is lost by laying this card instead of keeping it, compared with a three.
        float keepMist = 0.35F, keepOne = 0.12F, keepTwo = 0.04F;
        float lastMist = 0.1F;    ///< besides: the last Mist in the hand
        float keptMirror = 0.05F; ///< another card of the pile's family stays in the hand
        float mirror = 0;         ///< turning the direction
        float nextStuck = 1;      ///< the next seat has to take the pile
        float take = 1.5F;        ///< taking unforced, for every point it costs
        float cleanRound = 0.13F; ///< the chance for each of a seat's turns that it takes a pile
        float luckOfRound = 1.8F; ///< how far apart a whole round moves two scores
        float luckOfEnd = 0.35F;  ///< the same when there is hardly anything left to play
        float sharpness = 12;     ///< log-odds for a point of advantage at even chances
        float playoutSharpness = 8;

        friend bool operator==(const Weights&, const Weights&) = default;
    };

    /// A hand at a time from the cards not seen, the well-known places first.
    class Belief {
    public:
        Belief(const Policy& policy, const View& view);
        State sample(Rng& rng);

    private:
        struct Place {
            ghosts::CardSet cards;
            Seat seat;
        };
        ghosts::Card draw(std::uint32_t index);
        ghosts::Card drawOf(ghosts::CardSet cards, Rng& rng);

        State base_;
        FixedVector<Place, maxSeats * ghosts::handLimit> places_; ///< those we know something about first
        std::uint32_t known_ = 0;                                 ///< how many those are
        FixedVector<ghosts::Card, ghosts::deckCards> pool_;       ///< unseen, in the order of the last sample
        std::uint32_t left_ = 0;                                  ///< of the pool, in this sample
    };

    Policy() : Policy(Weights{}) {}
    explicit Policy(const Weights& weights);
    const Weights& weights() const { return weights_; }

    void judge(const Public& shared, const Private& own, const MoveList& legal, std::span<float> worth) const;
    Move playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const;
    void outlook(const Public& shared, ai::Shares& shares) const;
    ai::Reason reason(const View& view, const Move& move) const;
    /// Nothing is ever shown but the cards that are laid.
    static std::uint64_t chanceKey(const Public& /*shared*/) { return 0; }

    static constexpr float exploration = 0.3F;
    static constexpr std::uint32_t hardIterations = 4000;
    static constexpr std::uint32_t expertIterations = 15000;
    static const std::array<ai::Tunable<Weights>, 18> tunables;
    static const std::array<std::string_view, 17> reasonKeys;
    static const std::array<ai::Blunder<Ghosts>, 12> blunders;
    static const std::array<ai::Trait<Ghosts>, ai::leanings> traits;

private:
    /// By the level before and what a card does: Mist, a ghost of another family by its number, a Mirror.
    using PlayoutOdds = std::array<std::array<std::uint16_t, 8>, ghosts::highestLevel + 1>;

    Weights weights_;
    std::array<float, ghosts::highestLevel + 1> levelRisk_{};
    std::array<float, ghosts::numbers + 1> keep_{}; ///< by number; Mist is 0
    PlayoutOdds odds_{};
};

} // namespace ghostlight
