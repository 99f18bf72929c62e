// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/fixed_vector.h"
#include "card.h"

namespace ghostlight::ghosts {

struct Move {
    enum class Do : std::uint8_t { play, take };

    Do what = Do::take;
    Card card = noCard; ///< what is played

    static constexpr Move play(Card card) { return {Do::play, card}; }
    static constexpr Move take() { return {Do::take, noCard}; }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Five different cards, or the pile.
using MoveList = FixedVector<Move, 6>;

} // namespace ghostlight::ghosts
