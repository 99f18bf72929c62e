// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/seat.h"
#include "card.h"

#include <cstdint>

namespace ghostlight::ghosts {

struct Event {
    enum class Kind : std::uint8_t {
        roundBegan,      ///< seat: the starter, amount: the round
        cardDealt,       ///< seat, card (its own eyes only)
        mistRedealt,     ///< seat: a hand of five Mist went back and was drawn anew
        cardLaid,        ///< seat, card, amount: the level now
        directionTurned, ///< seat: who mirrored, amount: the direction now
        pileTaken,       ///< seat, amount: how many cards
        cardDrawn,       ///< seat, card (its own eyes only)
        roundEnded,      ///< seat: who had no card to play
        pointsReturned,  ///< seat, amount
        gameEnded,
    };

    Kind kind = Kind::gameEnded;
    Seat seat = noSeat;
    Card card = noCard; ///< noCard where the viewer may not see it
    std::int16_t amount = 0;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

} // namespace ghostlight::ghosts
