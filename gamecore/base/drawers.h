// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat.h"

#include <array>
#include <cstddef>

namespace ghostlight {

/// A true state: what everybody may know, what each seat alone may know, and what nobody may know.
template <class PublicDrawer, class PrivateDrawer, class SecretDrawer, std::size_t seats> struct Drawers {
    PublicDrawer shared;
    std::array<PrivateDrawer, seats> own{};
    SecretDrawer secret;

    friend constexpr bool operator==(const Drawers&, const Drawers&) = default;
};

/// What one seat knows. There is no field in which another seat's secret could be.
template <class PublicDrawer, class PrivateDrawer> struct SeatView {
    PublicDrawer shared;
    PrivateDrawer own;
    Seat seat = noSeat;

    friend constexpr bool operator==(const SeatView&, const SeatView&) = default;
};

} // namespace ghostlight
