// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace ghostlight::bumpers {

struct Rules {
    /// 0: the printed number of rounds. Otherwise the score that ends the game at the end of a round.
    std::uint16_t target = 0;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr std::uint16_t highestTarget = 2000; ///< out of reach: a round brings 12 points at most
inline constexpr std::uint16_t proposedTarget = 25;
inline constexpr int mostRounds = 100; ///< with a target score
inline constexpr int handCards = 9;
inline constexpr int unfazedCards = 6;
inline constexpr int characterCards = unfazedCards + 1;
inline constexpr int paranoiaPoints = 10;
inline constexpr int troublemaker = 5; ///< each card of this value in a trick has one more card revealed

/// 6 / 8 / 5 / 6 rounds for 3 / 4 / 5 / 6 players.
constexpr int printedRounds(int seats) {
    constexpr std::array<int, 4> rounds{6, 8, 5, 6};
    return rounds[static_cast<std::size_t>(seats - 3)];
}

} // namespace ghostlight::bumpers
