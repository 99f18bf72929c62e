// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

namespace ghostlight::fuzz {

/// Changes a JSON document in one place. What a byte-wise mutation hardly ever does is what gets past counts
/// that must add up: a card moved from one pile to another, two values exchanged, one copied over another.
void edit(Json& document, Input& input);

} // namespace ghostlight::fuzz
