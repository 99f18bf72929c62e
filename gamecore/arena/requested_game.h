// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../registry.h"
#include "failure.h"

namespace ghostlight::arena {

/// Calls visit(std::type_identity<G>{}) for a game named on the command line, or says which there are.
template <class Visit> void visitRequested(const std::string& game, Visit&& visit) {
    if (visitGame(game, visit)) {
        return;
    }
    std::string all;
    forEachGame(
        [&all]<class G>(std::type_identity<G>) { all += (all.empty() ? "" : ", ") + std::string(G::id); });
    throw BadArguments("there is no game \"" + game + "\"; there are " + all);
}

} // namespace ghostlight::arena
