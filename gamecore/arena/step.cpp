// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "lines.h"

#include <istream>

namespace ghostlight::arena {

namespace {

constexpr std::size_t longestLine = 1U << 20U;

template <Game G> Json step(const JsonField& line) {
    const auto seats = static_cast<int>(line["players"].integer(G::minSeats, G::maxSeats));
    typename G::State state = G::Codec::readState({G::Codec::readRules(line["options"]), seats, line["phase"],
                                                   line["toMove"], line["state"], line["seed"].seed()});
    const JsonField moveField = line["move"];
    if (state.shared.toMove == noSeat) {
        moveField.fail("is not legal: the game is over");
    }
    const typename G::Move move = G::Codec::readMove(moveField);
    typename G::MoveList legal;
    legalMovesNow<G>(state, legal);
    if (!legal.contains(move)) {
        moveField.fail(moveField.json().dump() + " is not legal here");
    }
    NoEvents noEvents;
    G::apply(state, move, noEvents);
    const auto n = line.has("n") ? static_cast<std::size_t>(line["n"].integer(0, 1'000'000'000)) : 0;
    return Lines<G>::state(state, n + 1);
}

/// The fields of a step line; those of a trace's state line may stay, so that one needs only a game and a
/// move.
void checkFields(const Json& line) {
    constexpr std::array<std::string_view, 11> known{"game", "players", "options", "phase", "toMove", "state",
                                                     "move", "seed",    "type",    "n",     "legal"};
    for (const auto& member : line.items()) {
        if (std::find(known.begin(), known.end(), member.key()) == known.end()) {
            throw InputError(member.key() + ": is not a field of a step");
        }
    }
}

Json answer(const std::string& text) {
    if (text.size() > longestLine) {
        throw InputError("line: is longer than " + std::to_string(longestLine) + " bytes");
    }
    if (text.find_first_not_of(" \t\r") == std::string::npos) {
        throw InputError("line: is blank");
    }
    const Json line = Json::parse(text);
    if (!line.is_object()) {
        throw InputError("line: must be a JSON object");
    }
    checkFields(line);
    const JsonField field(line, "");
    const std::string& game = field["game"].string();
    Json result;
    if (!visitGame(game, [&]<class G>(std::type_identity<G>) { result = step<G>(field); })) {
        field["game"].fail("there is no game \"" + game + "\"");
    }
    return result;
}

/// Whatever bytes were in the input, what goes out is valid JSON.
std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string stepLine(const std::string& line) {
    try {
        return dump(answer(line));
    } catch (const InputError& error) {
        return dump({{"error", error.what()}});
    } catch (const Json::exception& error) {
        return dump({{"error", std::string("line: is not JSON: ") + error.what()}});
    }
}

void runStep(std::istream& in, Output& out) {
    std::string line;
    while (std::getline(in, line)) {
        out.line(stepLine(line));
        out.flush(); // whoever drives us waits for each answer
    }
}

} // namespace ghostlight::arena
