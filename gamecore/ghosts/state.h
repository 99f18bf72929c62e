// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/drawers.h"
#include "../base/fixed_vector.h"
#include "../base/seat.h"
#include "card.h"
#include "hand.h"
#include "rules.h"

#include <array>

namespace ghostlight::ghosts {

enum class Phase : std::uint8_t {
    start, ///< the pile is empty: lay its first card
    play,  ///< lay a card, or take the pile
    over,
};

/// One line of a round's history, in one byte: a card laid by a seat, or a pile taken by one.
class Deed {
public:
    static constexpr Seat somebody = 7; ///< in a position whose past is not known

    Deed() = default;
    static constexpr Deed laid(Card card, Seat seat) { return Deed(card, seat); }
    static constexpr Deed pileTaken(Seat seat) { return Deed(wholePile, seat); }

    constexpr bool isTake() const { return card() == wholePile; }
    constexpr Card card() const { return bits_ & 31U; }
    constexpr Seat seat() const { return static_cast<Seat>(bits_ >> 5U); }

    friend constexpr bool operator==(const Deed&, const Deed&) = default;

private:
    static constexpr Card wholePile = 31;
    constexpr Deed(Card card, Seat seat) : bits_(static_cast<std::uint8_t>(card | (seat << 5U))) {}

    std::uint8_t bits_;
};

struct Public {
    Rules rules;
    Phase phase = Phase::start;
    std::uint8_t seats = 0;
    std::uint8_t round = 1;
    Seat starter = 0;
    Seat toMove = 0;
    std::int8_t direction = 1; ///< 1 clockwise, -1 the other way
    std::uint8_t level = 0;
    std::uint8_t family = noFamily; ///< of the last ghost on the pile
    std::uint8_t deckSize = 0;
    std::uint8_t pileBegin = 0; ///< where in `deeds` the pile on the table begins
    std::array<std::uint8_t, maxSeats> handSize{};
    std::array<std::uint8_t, maxSeats> taken{}; ///< cards taken this round
    std::array<std::uint8_t, maxSeats> fear{};
    /// Everything laid and taken this round, by whom. Sixty cards, and no two takes without a card between.
    FixedVector<Deed, 2 * deckCards> deeds;

    constexpr std::size_t pileSize() const { return deeds.size() - pileBegin; }

    friend constexpr bool operator==(const Public&, const Public&) = default;
};

struct Private {
    Hand hand;
    friend constexpr bool operator==(const Private&, const Private&) = default;
};

struct Secret {
    std::uint64_t seed = 0;
    FixedVector<Card, deckCards> deck; ///< bottom first, so that drawing pops

    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

using State = Drawers<Public, Private, Secret, maxSeats>;

} // namespace ghostlight::ghosts
