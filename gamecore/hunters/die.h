// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ghostlight::hunters {

enum class Color : std::uint8_t { green, red, blue, yellow };

inline constexpr int colors = 4;
inline constexpr int dicePerColor = 3;
inline constexpr int allDice = colors * dicePerColor;
inline constexpr int faces = 6;

struct Die {
    Color color = Color::green;
    std::uint8_t value = 1;

    constexpr bool isDangerous() const { return value >= 5; }

    friend constexpr bool operator==(const Die&, const Die&) = default;
};

} // namespace ghostlight::hunters
