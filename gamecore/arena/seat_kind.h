// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ghostlight::arena {

/// Who plays a seat in the arena.
struct SeatKind {
    std::string name = "random"; ///< as on the command line
    std::string command;         ///< of a bot: what to start

    bool isBot() const { return !command.empty(); }
};

/// "random,bot:./mine,random". A comma within a bot's command is part of it unless a kind of seat follows.
std::vector<SeatKind> parseSeats(std::string_view text);

} // namespace ghostlight::arena
