// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The one file to read first: what a game is to the rest of the program.
//
// A game is a type with five kinds of value (Rules, State, Move, View, Event) and a handful of static
// functions. The referee (match/), the arena, the search and the table are written against this concept and
// know no game by name; registry.h lists the games there are.
//
// A State has three drawers:
//   Public    what everybody at the table may know, counts of hidden things included;
//   Private   one per seat: what only that seat may know;
//   Secret    what nobody may know: the order of decks, and the seed all chance follows from.
// A View is the Public drawer and one seat's own Private drawer. It has no field in which another seat's
// secret could be, and determinise() takes a View: a computer player that cheats does not compile.

#include "base/rng.h"
#include "base/seat.h"

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ghostlight {

/// A sink that compiles away: what the search passes to apply().
struct NoEvents {
    template <class Event> constexpr void operator()(const Event& /*event*/) const {}
};

/// A sink that remembers: what the referee passes to apply().
template <class Event> struct EventLog {
    std::vector<Event> events;
    void operator()(const Event& event) { events.push_back(event); }
};

/// Copying is the clone, the undo and the hand-over to a thread.
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

/// The base of every game: what a seat sees is the same in all, the Public drawer and its own Private one.
template <class State, class View> struct SeatViews {
    static View view(const State& state, Seat seat) { return {state.shared, state.own[seat], seat}; }
};

template <class G>
concept Game =
    PlainValue<typename G::State> && PlainValue<typename G::Move> && PlainValue<typename G::View> &&
    PlainValue<typename G::Event> && PlainValue<typename G::Rules> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& mutableState,
             const typename G::Public& shared, const typename G::Private& own, const typename G::View& view,
             const typename G::Event& event, typename G::Move move, typename G::MoveList& moves,
             EventLog<typename G::Event>& log, NoEvents& noEvents, Rng& rng, Seat seat) {
        // Its name in files and on the command line, and how many may play.
        { G::id } -> std::convertible_to<std::string_view>;
        { G::minSeats } -> std::convertible_to<int>;
        { G::maxSeats } -> std::convertible_to<int>;
        // Raised whenever a rule changes so that an old save would play differently.
        { G::rulesRevision } -> std::convertible_to<int>;
        // Points are fear: the fewest win.
        { G::fewestWin } -> std::convertible_to<bool>;
        // What every Public drawer names the same way.
        { shared.rules } -> std::convertible_to<typename G::Rules>;
        { shared.seats } -> std::convertible_to<int>;
        { shared.round } -> std::convertible_to<int>;
        { shared.toMove } -> std::convertible_to<Seat>; // noSeat when the game is over
        requires std::same_as<std::remove_cvref_t<decltype(state.shared)>, typename G::Public>;
        { state.own[0] } -> std::convertible_to<typename G::Private>;
        // A new game, dealt and ready for its first decision.
        { G::setUp(rules, 4, std::uint64_t{}, log) } -> std::same_as<typename G::State>;
        { G::setUp(rules, 4, std::uint64_t{}, noEvents) } -> std::same_as<typename G::State>;
        // All moves of the seat to move, equal ones once. Reads no more than a View holds.
        G::legalMoves(shared, own, moves);
        // One decision and all that follows from it by itself. Precondition: the move is legal.
        G::apply(mutableState, move, log);
        G::apply(mutableState, move, noEvents);
        { G::view(state, seat) } -> std::same_as<typename G::View>;
        // Some true state that this seat cannot tell from the real one.
        { G::determinise(view, rng) } -> std::same_as<typename G::State>;
        // What a viewer may see of an event: the only way an event leaves the referee.
        { G::eventFor(event, seat) } -> std::same_as<typename G::Event>;
        // Whether an event made something hidden or random known: undo never crosses it.
        { G::discloses(event) } -> std::same_as<bool>;
        // Whether this kind of decision stays hidden from the other seats when it is made.
        { G::isSecret(move) } -> std::same_as<bool>;
        { G::score(shared, seat) } -> std::same_as<int>;
    };

/// A new game where nobody watches the deal.
template <Game G> typename G::State newGame(const typename G::Rules& rules, int seats, std::uint64_t seed) {
    NoEvents noEvents;
    return G::setUp(rules, seats, seed, noEvents);
}

/// How many seats have a better score, by whichever end the game counts from.
template <Game G> int seatsAhead(const typename G::Public& shared, Seat seat) {
    int ahead = 0;
    for (Seat other = 0; other < shared.seats; ++other) {
        const int lead = G::score(shared, other) - G::score(shared, seat);
        ahead += (G::fewestWin ? lead < 0 : lead > 0) ? 1 : 0;
    }
    return ahead;
}

/// The seats that share the win.
template <Game G> bool isWinner(const typename G::Public& shared, Seat seat) {
    return seatsAhead<G>(shared, seat) == 0;
}

/// legalMoves() for whoever is to move in a true state.
template <Game G> void legalMovesNow(const typename G::State& state, typename G::MoveList& moves) {
    G::legalMoves(state.shared, state.own[state.shared.toMove], moves);
}

/// A uniformly random legal move; `moves` is scratch space the caller keeps between calls.
template <Game G>
typename G::Move randomMove(const typename G::State& state, typename G::MoveList& moves, Rng& rng) {
    legalMovesNow<G>(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

} // namespace ghostlight
