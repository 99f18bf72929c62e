// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../game.h"
#include "event.h"
#include "move.h"
#include "rules.h"
#include "state.h"
#include "view.h"

namespace ghostlight {

/// Ghosts by Reiner Knizia, 2-6 players, in two editions. Sixty cards, three rounds; the level on the pile
/// never exceeds seven; who cannot or will not go on takes the pile and a point; fewest points win.
struct Ghosts : SeatViews<ghosts::State, ghosts::View> {
    using Rules = ghosts::Rules;
    using Public = ghosts::Public;
    using Private = ghosts::Private;
    using State = ghosts::State;
    using Move = ghosts::Move;
    using MoveList = ghosts::MoveList;
    using View = ghosts::View;
    using Event = ghosts::Event;
    struct Codec;  ///< json.h
    struct Policy; ///< ai/policy.h

    static constexpr std::string_view id = "ghosts";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = 6;
    static constexpr int rulesRevision = 1;
    static constexpr bool fewestWin = true;

    template <class Sink> static State setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink);
    static void legalMoves(const Public& shared, const Private& own, MoveList& moves);
    template <class Sink> static void apply(State& state, Move move, Sink& sink);
    static State determinise(const View& view, Rng& rng);
    static Event eventFor(const Event& event, Seat viewer);
    static bool discloses(const Event& event);
    static bool isSecret(Move) { return false; }
    static int score(const Public& shared, Seat seat) { return shared.fear[seat]; }
};

} // namespace ghostlight
