// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The games there are. A new game is one word (and its include) here; everything generic finds it through
// this list.

#include "bumpers/ai/policy.h"
#include "bumpers/json.h"
#include "ghosts/ai/policy.h"
#include "ghosts/json.h"
#include "hunters/ai/policy.h"
#include "hunters/json.h"

#include <type_traits>

namespace ghostlight {

#define GHOSTLIGHT_FOR_EACH_GAME(X) X(Ghosts) X(Bumpers) X(Hunters)

template <class... G> struct GameList {};

namespace detail {
#define GHOSTLIGHT_LISTED(G) , G
template <class First, Game... G> GameList<G...> listed();
using Listed = decltype(listed<void GHOSTLIGHT_FOR_EACH_GAME(GHOSTLIGHT_LISTED)>());
#undef GHOSTLIGHT_LISTED
} // namespace detail

using AllGames = detail::Listed;

/// Calls visit(std::type_identity<G>{}) for every game.
template <class Visit> void forEachGame(Visit&& visit) {
    [&visit]<Game... G>(GameList<G...>) { (visit(std::type_identity<G>{}), ...); }(AllGames{});
}

/// Calls visit(std::type_identity<G>{}) for the game of that name; false if there is none.
template <class Visit> bool visitGame(std::string_view id, Visit&& visit) {
    bool found = false;
    forEachGame([&]<class G>(std::type_identity<G> game) {
        if (G::id == id) {
            found = true;
            visit(game);
        }
    });
    return found;
}

} // namespace ghostlight
