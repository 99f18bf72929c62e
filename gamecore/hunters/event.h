// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/seat.h"
#include "card.h"
#include "die.h"

#include <cstdint>

namespace ghostlight::hunters {

struct Event {
    enum class Kind : std::uint8_t {
        roundBegan,       ///< amount: the round
        trapDealt,        ///< seat, card: the Trap everybody begins with
        trapRevealed,     ///< card: now on offer
        allyRevealed,     ///< card: now on offer
        dieRolled,        ///< die, amount: its index
        decisionMade,     ///< seat, amount: Decision (its own eyes only)
        decisionRevealed, ///< seat, amount: Decision
        pouchEmpty,       ///< the pouch is empty: all pass together
        busted,           ///< seat
        turnBegan,        ///< seat
        allyTaken,        ///< seat, card
        trapTaken,        ///< seat, card
        allyUsed,         ///< seat, card, other and amount: its targets as in the move
        trapScouted,      ///< seat, card
        trapScored,       ///< seat, card, amount: Fame
        nothingScored,    ///< seat
        turnEnded,        ///< seat
        tokensExchanged,  ///< seat, other: the two seats
        allyDrawn,        ///< seat, card: for the least Fame of the round
        trapDiscarded,    ///< card: left over at the end of a round
        allyDiscarded,    ///< card: likewise
        trapsReshuffled,  ///< amount: cards in the new deck
        alliesReshuffled, ///< amount: cards in the new deck
        gameEnded,
    };

    Kind kind = Kind::gameEnded;
    Seat seat = noSeat;
    CardIndex card = noCard;
    std::uint8_t other = 0;
    Die die{};
    std::int16_t amount = 0;

    static constexpr std::int16_t unknown = -1;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

} // namespace ghostlight::hunters
