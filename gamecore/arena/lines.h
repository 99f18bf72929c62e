// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The lines of a trace and of the bot protocol, as JSON objects.

#include "../registry.h"

#include <span>
#include <string>

namespace ghostlight::arena {

inline constexpr int lineFormat = 1;

template <Game G> struct Lines {
    using Events = std::span<const typename G::Event>;

    static Json start(const typename G::Rules& rules, int seats, std::uint64_t seed) {
        return {{"type", "start"},  {"format", lineFormat},     {"game", G::id},
                {"players", seats}, {"seed", seedToJson(seed)}, {"options", G::Codec::rules(rules)}};
    }

    static Json legal(const typename G::MoveList& moves) {
        Json list = Json::array();
        for (const auto& move : moves) {
            list.push_back(G::Codec::move(move));
        }
        return list;
    }

    static Json state(const typename G::State& state, std::size_t n) {
        typename G::MoveList moves;
        if (state.shared.toMove != noSeat) {
            legalMovesNow<G>(state, moves);
        }
        return {{"type", "state"},
                {"n", n},
                {"toMove", seatToJson(state.shared.toMove)},
                {"phase", G::Codec::phase(state.shared)},
                {"state", G::Codec::state(state)},
                {"legal", legal(moves)}};
    }

    /// Everything, for the omniscient trace.
    static Json move(std::size_t n, Seat seat, const typename G::Move& move, Events events) {
        return moveLine(n, seat, G::Codec::move(move), events, [](const auto& event) { return event; });
    }

    /// As one seat may see it: another's secret choice is only that a choice was made.
    static Json moveFor(Seat viewer, std::size_t n, Seat seat, const typename G::Move& move, Events events) {
        const bool hidden = G::isSecret(move) && seat != viewer;
        return moveLine(n, seat, hidden ? G::Codec::hiddenMove() : G::Codec::move(move), events,
                        [viewer](const auto& event) { return G::eventFor(event, viewer); });
    }

    static Json result(const typename G::Public& shared) {
        Json scores = Json::array();
        Json winners = Json::array();
        for (Seat seat = 0; seat < shared.seats; ++seat) {
            scores.push_back(G::score(shared, seat));
            if (isWinner<G>(shared, seat)) {
                winners.push_back(seat);
            }
        }
        return {{"type", "result"}, {"scores", scores}, {"winners", winners}};
    }

private:
    template <class Filter>
    static Json moveLine(std::size_t n, Seat seat, Json move, Events events, Filter&& filter) {
        Json list = Json::array();
        for (const auto& event : events) {
            list.push_back(G::Codec::event(filter(event)));
        }
        return {{"type", "move"},
                {"n", n},
                {"seat", seat},
                {"move", std::move(move)},
                {"events", std::move(list)}};
    }
};

} // namespace ghostlight::arena
