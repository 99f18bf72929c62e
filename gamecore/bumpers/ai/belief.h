// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../bumpers.h"
#include "../unseen.h"
#include "deck_values.h"

#include <array>
#include <memory>

namespace ghostlight::bumpers {

struct Trick;

/// By place of the Scared card, or by the choice where to hide it: so many cards above it.
using ByPlace = std::array<float, characterCards>;

/// What a seat believes of the others' hands and hiding places, from what the table saw this round.
///
/// A hiding place follows the deck through reveals and moves to the top, and each play of its seat speaks for
/// the places with which it would have wanted what the play does: a seat that goes for tricks still has
/// Unfazed cards on top, one that keeps out of them may sit on its Scared card. A hand drawn at random then
/// decides among the places left by what such a hand would have chosen.
class Belief {
public:
    Belief(const Bumpers::Policy& policy, const View& view);

    State sample(Rng& rng) const;

    /// How well each hiding place of a seat fits what it did since; not normed. Zero: it cannot be.
    const ByPlace& likelihood(Seat seat) const { return read_[seat].likelihood; }

    /// Whether a seat's Scared card may lie there now.
    bool allows(Seat seat, int place) const;

private:
    /// What was read out of one seat's plays.
    struct Reading {
        ByPlace likelihood{};                                ///< by the choice where to hide
        std::array<std::uint8_t, characterCards> placeNow{}; ///< where that choice has led
        float strength = 0;                                  ///< of the cards it has played
        int cards = 0;
        int size = characterCards; ///< of its Character deck
    };
    static constexpr std::size_t priorLevels = 17;

    void readDeeds(const Weights& weights);
    void readPlay(const Play& play, const Trick& trick, int tricksAfter, float reading);
    bool resolve(const Trick& trick);
    void forget();
    std::uint8_t drawPlace(Seat seat, Hand hand, Rng& rng) const;

    View view_;
    std::shared_ptr<const DeckValues> values_;
    Unseen unseen_;
    std::array<Reading, maxSeats> read_{};
    std::array<ByPlace, priorLevels> hides_{}; ///< how likely each choice is with a hand of that strength
};

} // namespace ghostlight::bumpers
