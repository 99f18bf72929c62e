// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "state.h"

namespace ghostlight::ghosts {

using View = SeatView<Public, Private>;

} // namespace ghostlight::ghosts
