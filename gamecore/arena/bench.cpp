// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "requested_game.h"

#include <chrono>
#include <cstdio>

namespace ghostlight::arena {

namespace {

struct Measured {
    std::string_view game;
    int players;
    std::int64_t moves;
    double seconds;
    std::size_t stateBytes;
};

/// Whole games of uniformly random moves through the real legalMoves and apply, until the time is up.
template <Game G> Measured measure(int players, double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr int gamesBetweenLooks = 32;
    const auto begin = Clock::now();
    typename G::MoveList moves;
    NoEvents noEvents;
    Measured result{G::id, players, 0, 0, sizeof(typename G::State)};
    for (std::uint64_t game = 0; result.seconds < seconds;) {
        for (int i = 0; i < gamesBetweenLooks; ++i, ++game) {
            Rng rng = seatRng(game, 0);
            typename G::State state = newGame<G>({}, players, game);
            while (state.shared.toMove != noSeat) {
                G::apply(state, randomMove<G>(state, moves, rng), noEvents);
                ++result.moves;
            }
        }
        result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return result;
}

void printTable(const std::vector<Measured>& results, Output& out) {
    out.line("game      players        moves/s    state");
    for (const Measured& result : results) {
        std::array<char, 96> row{};
        std::snprintf(row.data(), row.size(), "%-9.*s %7d %14.0f %6zu B",
                      static_cast<int>(result.game.size()), result.game.data(), result.players,
                      static_cast<double>(result.moves) / result.seconds, result.stateBytes);
        out.line(row.data());
    }
}

Json toJson(const std::vector<Measured>& results) {
    Json list = Json::array();
    for (const Measured& result : results) {
        list.push_back({{"game", result.game},
                        {"players", result.players},
                        {"moves", result.moves},
                        {"seconds", result.seconds},
                        {"movesPerSecond", static_cast<double>(result.moves) / result.seconds},
                        {"stateBytes", result.stateBytes}});
    }
    return {{"bench", list}};
}

} // namespace

void runBench(const BenchOptions& options, Output& out) {
    int runs = 0;
    const auto forEachRun = [&options](auto&& visit) {
        const auto visitPlayers = [&visit]<class G>(std::type_identity<G> game) {
            for (int players = G::minSeats; players <= G::maxSeats; ++players) {
                visit(game, players);
            }
        };
        if (options.game.empty()) {
            forEachGame(visitPlayers);
        } else {
            visitRequested(options.game, visitPlayers);
        }
    };
    forEachRun([&runs](auto, int) { ++runs; });
    std::vector<Measured> results;
    forEachRun([&]<class G>(std::type_identity<G>, int players) {
        results.push_back(measure<G>(players, options.seconds / runs));
    });
    if (options.json) {
        out.line(toJson(results).dump());
    } else {
        printTable(results, out);
    }
    out.flush();
}

} // namespace ghostlight::arena
