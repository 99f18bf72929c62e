// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ghostlight::hunters {

/// No options: the printed game.
struct Rules {
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int rounds = 5;
inline constexpr int hunterSeats = 5; ///< there are five turn order tokens
inline constexpr int trapsOnOffer = 5;
inline constexpr int dicePerRoll = 2;
inline constexpr int mostLastDice = 4; ///< the last seat rolls 2, 3 or 4
inline constexpr int bustDice = 3;     ///< so many Dangerous dice and everybody still in busts

} // namespace ghostlight::hunters
