// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves that look stupid whoever makes them. Each is false where the rules offer nothing better.

#include "../../ai/policy.h"
#include "../bumpers.h"

#include <array>

namespace ghostlight::bumpers {

namespace blunder {

bool winsOntoScared(const View& view, const Move& move);
bool winsTooManyReveals(const View& view, const Move& move);
bool addsFivesToOwnScare(const View& view, const Move& move);
bool leadsHighOnScared(const View& view, const Move& move);
bool highIntoFives(const View& view, const Move& move);
bool overtakesOnScared(const View& view, const Move& move);
bool refusesParanoia(const View& view, const Move& move);
bool letsParanoiaHappen(const View& view, const Move& move);
bool tenSpoilsTheTop(const View& view, const Move& move);
bool zeroLeavesScaredLast(const View& view, const Move& move);
bool hidesOnTopWithHighCards(const View& view, const Move& move);
bool hidesDeepWithLowCards(const View& view, const Move& move);
bool throwsWildsTogether(const View& view, const Move& move);

} // namespace blunder

inline constexpr std::array<ai::Blunder<Bumpers>, 13> blunders{{
    {"winsOntoScared", blunder::winsOntoScared},
    {"winsTooManyReveals", blunder::winsTooManyReveals},
    {"addsFivesToOwnScare", blunder::addsFivesToOwnScare},
    {"leadsHighOnScared", blunder::leadsHighOnScared},
    {"highIntoFives", blunder::highIntoFives},
    {"overtakesOnScared", blunder::overtakesOnScared},
    {"refusesParanoia", blunder::refusesParanoia},
    {"letsParanoiaHappen", blunder::letsParanoiaHappen},
    {"tenSpoilsTheTop", blunder::tenSpoilsTheTop},
    {"zeroLeavesScaredLast", blunder::zeroLeavesScaredLast},
    {"hidesOnTopWithHighCards", blunder::hidesOnTopWithHighCards},
    {"hidesDeepWithLowCards", blunder::hidesDeepWithLowCards},
    {"throwsWildsTogether", blunder::throwsWildsTogether},
}};

} // namespace ghostlight::bumpers
