// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_kind.h"

#include "failure.h"

namespace ghostlight::arena {

namespace {

constexpr std::string_view botPrefix = "bot:";

bool isBot(std::string_view text) {
    return text.substr(0, botPrefix.size()) == botPrefix;
}

bool isKind(std::string_view text) {
    return text == "random" || isBot(text) || ai::readSkill(text);
}

SeatKind parseSeat(const std::string& text) {
    if (!isKind(text)) {
        throw BadArguments(
            "\"" + text +
            "\" is not a kind of seat; there are random, easy, medium, hard, expert (each also with "
            "a character, as in hard:bold) and bot:COMMAND");
    }
    SeatKind kind;
    kind.name = text;
    kind.skill = ai::readSkill(text);
    if (isBot(text)) {
        kind.command = text.substr(botPrefix.size());
        if (kind.command.empty()) {
            throw BadArguments("\"bot:\" needs the command to start");
        }
    }
    return kind;
}

} // namespace

std::vector<SeatKind> parseSeats(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string part(text.substr(begin, end - begin));
        const bool continuesBot = !parts.empty() && isBot(parts.back());
        if (continuesBot && !isKind(part)) {
            parts.back() += "," + part;
        } else {
            parts.push_back(part);
        }
        begin = end + 1;
    }
    std::vector<SeatKind> seats;
    seats.reserve(parts.size());
    for (const std::string& part : parts) {
        seats.push_back(parseSeat(part));
    }
    return seats;
}

} // namespace ghostlight::arena
