// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../move.h"
#include "../state.h"
#include "weights.h"

namespace ghostlight::hunters {

/// How good a move of a seat's own turn looks, in Fame; to score, or to be done, is 0.
float judgeTurn(const Weights& weights, const Public& shared, Move move);

} // namespace ghostlight::hunters
