// SPDX-License-Identifier: GPL-3.0-or-later
#include "../registry.h"
#include "commands.h"

namespace ghostlight::arena {

void runGames(Output& out) {
    Json games = Json::array();
    forEachGame([&games]<class G>(std::type_identity<G>) {
        games.push_back({{"game", G::id},
                         {"minPlayers", G::minSeats},
                         {"maxPlayers", G::maxSeats},
                         {"options", G::Codec::describeOptions()}});
    });
    out.line(Json{{"games", games}}.dump());
    out.flush();
}

} // namespace ghostlight::arena
