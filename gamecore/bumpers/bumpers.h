// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../game.h"
#include "event.h"
#include "move.h"
#include "rules.h"
#include "state.h"
#include "view.h"

namespace ghostlight {

/// Ghostbumpers by Inka and Markus Brand, 3-6 players. A trick-taking game in which every trick won turns
/// over cards of the winner's Character deck, and the Scared card hidden in it ends the round.
struct Bumpers : SeatViews<bumpers::State, bumpers::View> {
    using Rules = bumpers::Rules;
    using Public = bumpers::Public;
    using Private = bumpers::Private;
    using State = bumpers::State;
    using Move = bumpers::Move;
    using MoveList = bumpers::MoveList;
    using View = bumpers::View;
    using Event = bumpers::Event;
    struct Codec;  ///< json.h
    struct Policy; ///< ai/policy.h

    static constexpr std::string_view id = "bumpers";
    static constexpr int minSeats = 3;
    static constexpr int maxSeats = 6;
    static constexpr int rulesRevision = 1;
    static constexpr bool fewestWin = false;

    template <class Sink> static State setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink);
    static void legalMoves(const Public& shared, const Private& own, MoveList& moves);
    template <class Sink> static void apply(State& state, Move move, Sink& sink);
    static State determinise(const View& view, Rng& rng);
    static Event eventFor(const Event& event, Seat viewer);
    static bool discloses(const Event& event);
    static bool isSecret(Move move) { return move.what == Move::Do::hide; }
    static int score(const Public& shared, Seat seat) { return shared.scores[seat]; }
};

} // namespace ghostlight
