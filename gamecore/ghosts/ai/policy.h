// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a computer player knows of Ghosts besides its rules; ../../ai/policy.h says what each part is for.

#include "../../ai/policy.h"
#include "../ghosts.h"
#include "clues.h"

namespace ghostlight {

struct Ghosts::Policy {
    /// In log-odds, for a point at stake. Fitted by gradient on what each legal move of some ten thousand
    /// positions turned out to be worth in playouts of the round, two seats apart from more; then tuned by
    /// self-play (tests/bench/tuning).
    struct Weights {
        /// What it is worth to leave a pile of this level.
        std::array<float, ghosts::highestLevel + 1> level{0, -12, -8, 5, 17, 17, 18, 10};
        std::array<float, ghosts::highestLevel + 1> duelLevel{0, -5, 4, 11, 8, -12, 2, 22};
        float laidMist = -24; ///< laying a card instead of keeping it, compared with a three
        float laidOne = -8;
        float laidTwo = -3;
        float mistOnLow = -6;      ///< besides: Mist on a pile that most cards fit
        float pairKept = -9;       ///< a Mirror of our own is left in the hand
        float mirrorKept = 14;     ///< besides: on a high pile, which may come back
        float mirror = 6;          ///< turning the direction
        float mirrorHigh = 8;      ///< besides: of a high pile
        float familyLeft = -13;    ///< all the family's cards may turn up against us
        float twin = 7;            ///< another like it is left in the hand
        float opening = 13;        ///< opening a pile with a three
        float stuckRival = 36;     ///< the next seat has to take the pile: what that changes in the standing
        float stuckPile = 8;       ///< and this pile is gone
        float take = -51;          ///< taking a pile
        float cleanRound = 0.13F;  ///< the chance for each of a seat's turns that it takes a pile
        float luckOfRound = 1.8F;  ///< how far apart a whole round moves two scores
        float luckOfEnd = 0.35F;   ///< the same when there is hardly anything left to play
        float sharpness = 0.4F;    ///< of all of the above: how far a beginner strays, and the search
        float playoutStake = 0.2F; ///< of a playout's decision: it does not look at the standing

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
    /// How often a playout lays a card: by whether two play, the level before, what the card does (Mist, a
    /// ghost of another family by its number, a Mirror), and whether a Mirror of the pile's new family stays.
    using PlayoutOdds =
        std::array<std::array<std::array<std::array<std::uint16_t, 2>, 5>, ghosts::highestLevel + 1>, 2>;

    float worthOfCard(bool duel, int before, std::size_t deed, bool keepsMirror, float future) const;

    Weights weights_;
    PlayoutOdds odds_{};
};

} // namespace ghostlight
