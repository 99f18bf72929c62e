// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games. The first byte says what the rest is:
//   s   lines whose check sums are set right before loading, so that what lies behind them is reached;
//   p   choices: some moves of some game are saved, the lines edited, and the sums set right;
//   anything else is itself the first byte of a text to load as it is.

#include "../core/save_sums.h"
#include "edit.h"
#include "match/save.h"

#include <algorithm>

using namespace ghostlight;
using namespace ghostlight::fuzz;

namespace {

constexpr std::size_t mostLines = 400;

template <Game G> void checkMatch(const Match<G>& match) {
    const std::string again = saveMatch(match);
    const Loaded<Match<G>> loaded = loadMatch<G>(again);
    const auto* const failed = std::get_if<LoadError>(&loaded);
    require(failed == nullptr, "what was loaded can be saved and loaded",
            failed != nullptr ? failed->detail : "");
    require(std::get<Match<G>>(loaded) == match, "saving and loading changes nothing", again);
    require(saveMatch(std::get<Match<G>>(loaded)) == again, "the same game is the same text", again);
}

void checkError(const LoadError& error, std::string_view text) {
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    require(error.line >= 0 && error.line <= lines, "an error is of a line there is", error.detail);
    require(!error.detail.empty(), "an error says what was found");
}

void checkLoading(std::string_view text) {
    const Loaded<std::string> game = savedGame(text);
    forEachGame([&]<class G>(std::type_identity<G>) {
        const Loaded<Match<G>> loaded = loadMatch<G>(text);
        if (const auto* const match = std::get_if<Match<G>>(&loaded)) {
            require(game == Loaded<std::string>(std::string(G::id)), "a game loads as what it says it is");
            checkMatch(*match);
        } else {
            checkError(std::get<LoadError>(loaded), text);
        }
    });
}

template <Game G> Match<G> playSome(Input& input) {
    const Table<G> table(input);
    typename Match<G>::Header header{table.rules, {}, table.seed, input.byte() % 2};
    for (int seat = 0; seat < table.seats; ++seat) {
        header.players.push_back({seat % 2 == 0 ? std::string(Player::person) : "random", ""});
    }
    Match<G> match(header);
    typename G::MoveList moves;
    for (int count = input.byte() % 32; count > 0 && !match.isOver(); --count) {
        legalMovesNow<G>(match.state(), moves);
        require(match.play(moves[input.below(moves.size())]), "a legal move can be played");
    }
    return match;
}

/// One line changed, doubled or left out.
void editLines(std::vector<std::string>& lines, Input& input) {
    if (lines.empty()) {
        return;
    }
    const auto line = lines.begin() + static_cast<std::ptrdiff_t>(input.below(lines.size()));
    switch (input.below(8)) {
    case 0: lines.erase(line); break;
    case 1: lines.insert(line, std::string(*line)); break;
    case 2: std::swap(*line, lines.front()); break;
    default:
        Json json = Json::parse(std::string(withoutSum(*line)) + "}", nullptr, false);
        edit(json, input);
        *line = json.dump();
        break;
    }
}

void checkPlayed(Input& input) {
    std::vector<std::string> lines;
    visitAnyGame(input, [&]<class G>(std::type_identity<G>) {
        lines = splitLines(saveMatch(playSome<G>(input)), mostLines);
    });
    for (int edits = input.byte() % 4; edits > 0; --edits) {
        editLines(lines, input);
    }
    checkLoading(withSums(lines));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::string_view whole = input.rest();
    switch (input.byte()) {
    case 's': checkLoading(withSums(splitLines(input.rest(), mostLines))); break;
    case 'p': checkPlayed(input); break;
    default: checkLoading(whole); break;
    }
    return 0;
}
