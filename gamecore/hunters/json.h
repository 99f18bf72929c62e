// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../json.h"
#include "hunters.h"

namespace ghostlight {

/// The text interface of the game: see the list in ../json.h.
struct Hunters::Codec {
    static Json rules(const Rules& rules);
    static Rules readRules(const JsonField& options);
    static Json describeOptions();
    static std::string_view phase(const Public& shared);
    static Json state(const State& state);
    static State readState(const Position<Rules>& position);
    static Json view(const View& view);
    static Json move(const Move& move);
    static Json hiddenMove();
    static Move readMove(const JsonField& move);
    static Json event(const Event& event);
};

} // namespace ghostlight
