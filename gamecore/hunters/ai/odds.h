// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What chance does to the dice: exact where the next roll is meant, measured where a whole round is.

#include "tally.h"

#include <array>

namespace ghostlight::hunters {

inline constexpr int rollsPerRound = allDice / dicePerRoll;

/// How a Trap fares in rounds that are rolled on and on. The tables begin with the first roll.
struct TrapOdds {
    std::array<float, rollsPerRound> paid{}; ///< Fame after so many rolls without a bust
    float bust = 0;                          ///< Fame when bust
    /// What two more dice add to its Fame without a bust: by rolls, complete or not, Dangerous dice now.
    std::array<std::array<std::array<float, bustDice>, 2>, rollsPerRound> gain{};
};

// trapOdds, measured when the program is built.
#include "hunters_odds.inc"

/// How likely a roll of so many dice is to bust when so many Dangerous ones lie there.
constexpr float bustChance(int dangerous, int dice) {
    float chance = 0;
    for (int hits = std::max(0, bustDice - dangerous); hits <= dice; ++hits) {
        float ways = 1;
        for (int i = 0; i < hits; ++i) {
            ways *= static_cast<float>(dice - i) / static_cast<float>(i + 1);
        }
        for (int i = 0; i < dice; ++i) { // two faces of six are Dangerous
            ways *= i < hits ? 1.0F / 3 : 2.0F / 3;
        }
        chance += ways;
    }
    return chance;
}

/// The same for the two dice of a decision.
inline constexpr std::array<float, bustDice> bustChances{
    bustChance(0, dicePerRoll), bustChance(1, dicePerRoll), bustChance(2, dicePerRoll)};

/// Calls visit(tally of the two dice, probability) for everything two dice from the pouch can show.
template <class Visit> void forEachRoll(const std::array<std::uint8_t, colors>& pouch, Visit&& visit) {
    const int size = pouch[0] + pouch[1] + pouch[2] + pouch[3];
    const float unit = 1.0F / static_cast<float>(size * (size - 1) * faces * faces);
    for (std::size_t a = 0; a < faceKinds; ++a) {
        const int first = pouch[a / faces];
        if (first == 0) {
            a += faces - 1; // the other faces of this colour neither
            continue;
        }
        for (std::size_t b = a; b < faceKinds; ++b) {
            const int second = pouch[b / faces] - (b / faces == a / faces ? 1 : 0);
            if (second > 0) {
                visit(faceTallies[a] + faceTallies[b],
                      static_cast<float>(first * second * (a == b ? 1 : 2)) * unit);
            }
        }
    }
}

} // namespace ghostlight::hunters
