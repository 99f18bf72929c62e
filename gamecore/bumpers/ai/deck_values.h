// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a Character deck is worth to its seat, before each trick of a round.
//
// One seat's round is seen as a small game against chance: before each trick the seat either goes for it or
// keeps out of it, and a hand of a given strength succeeds at that with a given chance. Its solution,
// backwards from the empty hand, is a table of worths by tricks to come, deck and strength. The rest of the
// policy looks things up here: where to hide the Scared card is the best entry for nine tricks, and a play is
// judged by the entries it may lead to.

#include "../rules.h"
#include "weights.h"

#include <array>
#include <cstddef>

namespace ghostlight::bumpers {

/// What the points of this round are for. `gains` counts points; the others are the last round, where only
/// the win counts and so many more points are needed than now.
inline constexpr std::array<int, 6> neededPoints{-6, -2, 2, 6, 10, 14};
inline constexpr std::size_t aims = 1 + neededPoints.size();
inline constexpr std::size_t gains = 0;

inline constexpr std::size_t strengthLevels = 5;

/// A Character deck with its Scared card in it: how many cards, and how many of them above that one.
struct Deck {
    int size = characterCards;
    int above = 0;

    constexpr int below() const { return size - 1 - above; }
    constexpr bool isScaredLast() const { return above == size - 1; }
    constexpr int points() const { return above == 0 ? 2 * below() : below(); }
    constexpr std::size_t index() const {
        const auto cards = static_cast<std::size_t>(size);
        return cards * (cards - 1) / 2 + static_cast<std::size_t>(above);
    }
    constexpr Deck less(int reveals) const { return {size - reveals, above - reveals}; }
    constexpr Deck turned() const { return size == 1 ? *this : Deck{size, isScaredLast() ? 0 : above + 1}; }
};
inline constexpr std::size_t decks = static_cast<std::size_t>(characterCards * (characterCards + 1) / 2);

/// All worths of one aim at a table of so many seats, in points' worth.
struct AimValues {
    using Levels = std::array<float, strengthLevels>;

    std::array<std::array<Levels, decks>, handCards + 1> worth; ///< by tricks to come and deck
    std::array<Levels, decks> now{}; ///< if the round ends here, the same at all levels
    float scare = 0;                 ///< our Scared card revealed with cards under it
    float paranoia = 0;

    /// The worth between the two nearest levels.
    float at(int tricks, Deck deck, float strength) const {
        const Levels& levels = worth[static_cast<std::size_t>(tricks)][deck.index()];
        const float place = strength * static_cast<float>(strengthLevels - 1);
        const auto low = place >= static_cast<float>(strengthLevels - 2)
                             ? strengthLevels - 2
                             : static_cast<std::size_t>(place < 0 ? 0 : place);
        const float part = place - static_cast<float>(low);
        return levels[low] + part * (levels[low + 1] - levels[low]);
    }
    /// After `reveals` of the deck's cards, with so many tricks to come.
    float revealed(int tricks, Deck deck, int reveals, float strength) const {
        if (reveals <= deck.above) {
            return at(tricks, deck.less(reveals), strength);
        }
        return deck.isScaredLast() ? paranoia : scare;
    }
};

struct DeckValues {
    explicit DeckValues(const Weights& weights);

    const AimValues& of(int seats, std::size_t aim) const {
        return tables[static_cast<std::size_t>(seats - 3)][aim];
    }

    std::array<std::array<AimValues, aims>, 4> tables;
    std::array<float, 11> strength{};                 ///< of one card, by value
    std::array<std::array<float, 6>, 101> unbeaten{}; ///< by result and seats still to play
};

} // namespace ghostlight::bumpers
