// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games between computer players, for the tests of ai/.

#include "ai/thinker.h"
#include "every_kind.h"

namespace ghostlight {

/// Plays one game, every seat by its own thinker, and calls visit(view, move) for every decision.
template <Game G, class Visit>
typename G::State playThinking(const Kind<G>& kind, std::uint64_t seed, std::vector<ai::Thinker<G>>& thinkers,
                               Visit&& visit) {
    const std::atomic<bool> never{false};
    std::vector<Rng> rngs;
    for (unsigned seat = 0; seat < static_cast<unsigned>(kind.seats); ++seat) {
        rngs.push_back(seatRng(seed, seat));
    }
    typename G::State state = newGame<G>(kind.rules, kind.seats, seed);
    NoEvents noEvents;
    while (state.shared.toMove != noSeat) {
        const Seat seat = state.shared.toMove;
        const typename G::View view = G::view(state, seat);
        const typename G::Move move = thinkers[seat].choose(view, rngs[seat], never);
        visit(view, move);
        G::apply(state, move, noEvents);
    }
    return state;
}

/// As many thinkers of one skill as a game has seats.
template <Game G>
std::vector<ai::Thinker<G>> tableOf(const Kind<G>& kind, const ai::Skill& skill,
                                    const ai::ThinkerOptions& options = {}) {
    std::vector<ai::Thinker<G>> thinkers;
    for (int seat = 0; seat < kind.seats; ++seat) {
        thinkers.emplace_back(skill, options);
    }
    return thinkers;
}

} // namespace ghostlight
