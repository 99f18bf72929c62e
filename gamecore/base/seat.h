// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ghostlight {

/// A place at the table, 0..N-1 in clockwise order ("left of" is seat + 1, wrapping).
using Seat = std::uint8_t;

inline constexpr Seat noSeat = 0xff;

/// The most seats any of the games has; per-seat arrays are this long.
inline constexpr int maxSeats = 6;

/// The seat to the left of `seat` at a table of `seats`.
constexpr Seat leftOf(Seat seat, int seats) {
    return static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1);
}

/// The seat to the right of `seat` at a table of `seats`.
constexpr Seat rightOf(Seat seat, int seats) {
    return static_cast<Seat>(seat == 0 ? seats - 1 : seat - 1);
}

} // namespace ghostlight
