// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "state.h"

namespace ghostlight::bumpers {

using View = SeatView<Public, Private>;

} // namespace ghostlight::bumpers
