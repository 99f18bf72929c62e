// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../ai/level.h"

#include <string>
#include <string_view>
#include <vector>

namespace ghostlight::arena {

/// Who plays a seat in the arena.
struct SeatKind {
    std::string name = "random";    ///< as on the command line
    std::string command;            ///< of a bot: what to start
    std::optional<ai::Skill> skill; ///< of a computer player of a level

    bool isBot() const { return !command.empty(); }
};

/// "random,hard,medium:bold,bot:./mine". A comma within a bot's command is part of it unless a kind of seat
/// follows.
std::vector<SeatKind> parseSeats(std::string_view text);

} // namespace ghostlight::arena
