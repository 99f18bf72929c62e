// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "state.h"

namespace ghostlight::bumpers {

/// What one seat knows.
struct View {
    Public shared;
    Private own;
    Seat seat = noSeat;

    friend constexpr bool operator==(const View&, const View&) = default;
};

} // namespace ghostlight::bumpers
