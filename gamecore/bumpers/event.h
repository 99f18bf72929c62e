// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/seat.h"
#include "card.h"

#include <cstdint>

namespace ghostlight::bumpers {

struct Event {
    enum class Kind : std::uint8_t {
        roundBegan,        ///< seat: holder of the Starting card, amount: the round
        cardDealt,         ///< seat, value (its own eyes only)
        scaredHidden,      ///< seat, amount: cards above it (its own eyes only)
        cardsPlayed,       ///< seat, value, count, amount: 0 or 10 for wild cards
        cardDrawn,         ///< seat, value (its own eyes only)
        discardReshuffled, ///< amount: cards in the new deck
        shortageBegan,     ///< seat: who is owed, amount: how many
        cardGiven,         ///< seat, value
        trickWon,          ///< seat, amount: Character cards to reveal (0 with a wild card)
        characterRevealed, ///< seat, count: 1 for the Scared card, 0 Unfazed, amount: cards left under it
        bottomToTop,       ///< seat, amount: 1 if a card moved, 0 with one card left
        trickDiscarded,    ///< amount: cards
        paranoia,          ///< seat: its Scared card was the last of its deck
        deckShown,         ///< seat, amount: Unfazed cards above the Scared one, count: below it
        pointsScored,      ///< seat, amount
        roundEnded,        ///< seat: who got scared, or noSeat with empty hands
        gameEnded,
    };

    Kind kind = Kind::gameEnded;
    Seat seat = noSeat;
    Value value = noValue; ///< noValue where the viewer may not see it
    std::uint8_t count = 0;
    std::int16_t amount = 0; ///< `unknown` where the viewer may not see it

    static constexpr std::int16_t unknown = -1;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

} // namespace ghostlight::bumpers
