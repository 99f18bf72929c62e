// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../json.h"
#include "failure.h"
#include "seat_kind.h"

#include <string>
#include <vector>

namespace ghostlight::arena {

/// What a command line says about a game to play.
struct GameRequest {
    std::string game;
    int players = 0; ///< 0: as many as seats are named
    std::uint64_t seed = 1;
    std::vector<SeatKind> seats;
    Json options = Json::object(); ///< from --set key=value
    double botTimeout = 10;        ///< seconds
    double think = 0;              ///< milliseconds a searching seat may take; 0: its level's own budget
};

/// The rules of a request, and its seats filled up and counted; complains about what does not fit the game.
template <class G> struct CheckedRequest {
    typename G::Rules rules{};
    std::vector<SeatKind> seats;

    explicit CheckedRequest(const GameRequest& request) : seats(request.seats) {
        try {
            rules = G::Codec::readRules(JsonField(request.options, "--set"));
        } catch (const InputError& error) {
            throw BadArguments(error.what());
        }
        if (seats.empty()) {
            if (request.players == 0) {
                throw BadArguments("--players or --seats must say who plays");
            }
            seats.resize(static_cast<std::size_t>(request.players));
        }
        if (request.players != 0 && request.players != static_cast<int>(seats.size())) {
            throw BadArguments("--players " + std::to_string(request.players) +
                               " does not fit --seats, which names " + std::to_string(seats.size()));
        }
        const auto count = static_cast<int>(seats.size());
        if (count < G::minSeats || count > G::maxSeats) {
            throw BadArguments(std::string(G::id) + " is for " + std::to_string(G::minSeats) + " to " +
                               std::to_string(G::maxSeats) + " players, not " + std::to_string(count));
        }
    }
};

} // namespace ghostlight::arena
