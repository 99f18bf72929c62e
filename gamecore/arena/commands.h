// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The arena's commands. Each writes to `out` and throws BadArguments or GameFailed when it cannot go on.

#include "output.h"
#include "request.h"

#include <filesystem>
#include <iosfwd>
#include <optional>

namespace ghostlight::arena {

/// One game as JSON lines; `save`, if given, gets it as a saved game.
void runTrace(const GameRequest& request, const std::optional<std::filesystem::path>& save, Output& out);

struct MatchOptions {
    std::int64_t games = 1000;
    int jobs = 1;
    bool json = false;
};
/// Many games between the same kinds of players.
void runMatch(const GameRequest& request, const MatchOptions& options, Output& out);

/// A saved game as the lines of a trace.
void runReplay(const std::filesystem::path& file, Output& out);

struct BenchOptions {
    std::string game; ///< empty: all
    double seconds = 6;
    bool json = false;
};
/// The speed of random play.
void runBench(const BenchOptions& options, Output& out);

/// Positions from a stream, each with one move.
void runStep(std::istream& in, Output& out);
/// The answer to one line of `step`.
std::string stepLine(const std::string& line);

/// The games, seats, options and defaults.
void runGames(Output& out);

struct WatchOptions {
    bool fast = false;   ///< no pauses
    bool colors = false; ///< the terminal shows colours
};
/// One game told live, in plain sentences.
void runWatch(const GameRequest& request, const WatchOptions& options, Output& out);

} // namespace ghostlight::arena
