// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ghostlight::ghosts {

/// Two printed editions of one game; see rulesOf() for where they differ.
enum class Edition : std::uint8_t { mirror, fright };

struct Rules {
    Edition edition = Edition::mirror;

    /// Points everybody has before the first round.
    constexpr std::uint8_t firstPoints() const { return edition == Edition::mirror ? 1 : 3; }
    /// A dealt hand of five Mist goes back and is drawn anew.
    constexpr bool redealsMist() const { return edition == Edition::mirror; }
    /// A pile begins with a ghost if the hand holds one.
    constexpr bool ghostBeginsPile() const { return edition == Edition::mirror; }
    /// The seat that could not play begins the next round; otherwise the seat left of the last starter.
    constexpr bool enderStarts() const { return edition == Edition::fright; }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int rounds = 3;
inline constexpr int highestLevel = 7;
inline constexpr int handLimit = 5;
inline constexpr int mostReturned = 3; ///< points a seat gives back after a round without a pile

} // namespace ghostlight::ghosts
