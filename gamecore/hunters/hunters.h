// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../game.h"
#include "event.h"
#include "move.h"
#include "rules.h"
#include "state.h"
#include "view.h"

namespace ghostlight {

/// Ghost Hunters by Alexandros Kapidakis and Konstantinos Karagiannis, 2-5 players. Push your luck with a
/// growing pool of dice, leave in time, and score the Traps they complete.
struct Hunters : SeatViews<hunters::State, hunters::View> {
    using Rules = hunters::Rules;
    using Public = hunters::Public;
    using Private = hunters::Private;
    using State = hunters::State;
    using Move = hunters::Move;
    using MoveList = hunters::MoveList;
    using View = hunters::View;
    using Event = hunters::Event;
    struct Codec;  ///< json.h
    struct Policy; ///< ai/policy.h

    static constexpr std::string_view id = "hunters";
    static constexpr int minSeats = 2;
    static constexpr int maxSeats = hunters::hunterSeats;
    static constexpr int rulesRevision = 1;
    static constexpr bool fewestWin = false;

    template <class Sink> static State setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink);
    static void legalMoves(const Public& shared, const Private& own, MoveList& moves);
    template <class Sink> static void apply(State& state, Move move, Sink& sink);
    static State determinise(const View& view, Rng& rng);
    static Event eventFor(const Event& event, Seat viewer);
    static bool discloses(const Event& event);
    static bool isSecret(Move move) { return move.what == Move::Do::stay || move.what == Move::Do::pass; }
    static int score(const Public& shared, Seat seat) { return shared.fame[seat]; }
};

} // namespace ghostlight
