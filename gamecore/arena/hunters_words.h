// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../hunters/card.h"

#include <string>

namespace ghostlight::arena {

std::string_view nameOf(hunters::Color color);

/// What a Trap pays for: "4 Fame for a 2 and no Dangerous die".
std::string wordsOf(const hunters::Trap& trap);

/// What an Ally does: "adds a green 1".
std::string wordsOf(const hunters::Ally& ally);

} // namespace ghostlight::arena
