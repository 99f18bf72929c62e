// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "event.h"
#include "state.h"

// The course of a round: offers, rolls, decisions, and whose turn it is. For the sinks that game.h has.

namespace ghostlight::hunters {

constexpr Event eventOf(Event::Kind kind, Seat seat = noSeat, CardIndex card = noCard, int amount = 0) {
    return {kind, seat, card, 0, Die{}, static_cast<std::int16_t>(amount)};
}

/// The top card of the Trap deck, which is the discarded Traps shuffled when it is empty; noCard if there are
/// none either.
template <class Sink> CardIndex drawTrap(State& state, Sink& sink);

/// A roll, and what it brings: a bust, a decision, or turns.
template <class Sink> void rollAndJudge(State& state, int count, Sink& sink);

/// What the seat to move does after this roll; the last one's choice reveals them all.
template <class Sink> void decide(State& state, Decision decision, Sink& sink);

/// The next turn, roll or round, or the end of the game.
template <class Sink> void endTurn(State& state, Sink& sink);

} // namespace ghostlight::hunters
