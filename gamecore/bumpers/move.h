// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/fixed_vector.h"
#include "card.h"
#include "rules.h"

namespace ghostlight::bumpers {

struct Move {
    enum class Do : std::uint8_t { hide, play, discard };

    Do what = Do::hide;
    Value value = noValue;   ///< played or given
    std::uint8_t count = 0;  ///< how many are played
    std::uint8_t number = 0; ///< hide: Unfazed cards above the Scared one; playing wild cards: 0 or 10

    static constexpr Move hide(int above) { return {Do::hide, noValue, 0, static_cast<std::uint8_t>(above)}; }
    static constexpr Move play(Value value, int count, int as = 0) {
        return {Do::play, value, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(as)};
    }
    static constexpr Move discard(Value value) { return {Do::discard, value, 0, 0}; }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// At most nine cards, four of them wild with two readings each, or seven hiding places; and room for the
/// rest of one row of the table that legalMoves() copies from.
using MoveList = FixedVector<Move, handCards + 4 + 8>;

} // namespace ghostlight::bumpers
