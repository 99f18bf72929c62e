// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the characters lean towards, in the order of ai::Leaning.

#include "../../ai/policy.h"
#include "../bumpers.h"

#include <array>

namespace ghostlight::bumpers {

namespace trait {

ai::Shown goesForTricks(const View& view, const Move& move);
ai::Shown playsLowest(const View& view, const Move& move);
ai::Shown feedsFives(const View& view, const Move& move);
ai::Shown playsInBetween(const View& view, const Move& move);
ai::Shown drawsCards(const View& view, const Move& move);
ai::Shown keepsWilds(const View& view, const Move& move);

} // namespace trait

inline constexpr std::array<ai::Trait<Bumpers>, ai::leanings> traits{{
    {"goesForTricks", trait::goesForTricks, 1.6F},
    {"playsLowest", trait::playsLowest, 0.6F},
    {"feedsFives", trait::feedsFives},
    {"playsInBetween", trait::playsInBetween},
    {"drawsCards", trait::drawsCards, 0.8F},
    {"keepsWilds", trait::keepsWilds},
}};

} // namespace ghostlight::bumpers
