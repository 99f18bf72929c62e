// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/fixed_vector.h"
#include "card.h"
#include "rules.h"

namespace ghostlight::hunters {

struct Move {
    enum class Do : std::uint8_t { stay, pass, roll, takeAlly, takeTrap, score, done, use };

    Do what = Do::stay;
    CardIndex card = noCard; ///< the Trap or Ally taken, scored or used; everyTrap for a plain score
    std::uint8_t a = 0;      ///< roll: dice; use: the die, the Trap given, the Trap paid again
    std::uint8_t b = 0;      ///< use: steps up (1) or down, the colour, the Trap got

    static constexpr CardIndex everyTrap = 0xfe;
    static constexpr std::uint8_t up = 1;
    static constexpr std::uint8_t down = 2;

    static constexpr Move of(Do what) { return {what, noCard, 0, 0}; }
    static constexpr Move roll(int dice) { return {Do::roll, noCard, static_cast<std::uint8_t>(dice), 0}; }
    static constexpr Move takeAlly(CardIndex ally) { return {Do::takeAlly, ally, 0, 0}; }
    static constexpr Move takeTrap(CardIndex trap) { return {Do::takeTrap, trap, 0, 0}; }
    /// One Trap; noCard when bust with none complete; everyTrap when all completed ones score.
    static constexpr Move score(CardIndex trap) { return {Do::score, trap, 0, 0}; }
    static constexpr Move use(CardIndex ally, int a = 0, int b = 0) {
        return {Do::use, ally, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// The most targets one Ally of this effect can have.
constexpr int mostTargets(Effect effect) {
    switch (effect) {
    case Effect::nudge: return allDice * 2;
    case Effect::repaint: return allDice * (colors - 1);
    case Effect::banish: return allDice;
    case Effect::trade: return traps * trapsOnOffer;
    case Effect::encore: return traps;
    default: return 1;
    }
}

/// Every Ally there is in one hand with every target it could have, and a choice of Traps.
inline constexpr int mostMoves = [] {
    int moves = traps;
    for (const Ally& ally : allyCards) {
        moves += mostTargets(ally.effect);
    }
    return moves;
}();

using MoveList = FixedVector<Move, mostMoves>;

} // namespace ghostlight::hunters
