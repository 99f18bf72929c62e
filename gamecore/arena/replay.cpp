// SPDX-License-Identifier: GPL-3.0-or-later
#include "../match/save.h"
#include "commands.h"
#include "lines.h"
#include "messages.h"
#include "requested_game.h"

namespace ghostlight::arena {

namespace {

template <Game G> void replay(const std::filesystem::path& file, const std::string& text, Output& out) {
    const Loaded<Match<G>> loaded = loadMatch<G>(text);
    if (const auto* const error = std::get_if<LoadError>(&loaded)) {
        throw GameFailed(describe(file, *error));
    }
    const auto& match = std::get<Match<G>>(loaded);
    const auto& header = match.header();
    out.line(Lines<G>::start(header.rules, static_cast<int>(header.players.size()), header.seed).dump());
    out.line(Lines<G>::state(match.stateAt(0), 0).dump());
    for (std::size_t ply = 0; ply < match.plies(); ++ply) {
        const auto& entry = match.log()[ply];
        typename G::State state = match.stateAt(ply);
        EventLog<typename G::Event> log;
        G::apply(state, entry.move, log);
        out.line(Lines<G>::move(ply, entry.seat, entry.move, log.events).dump());
        out.line(Lines<G>::state(state, ply + 1).dump());
    }
    if (match.isOver()) {
        out.line(Lines<G>::result(match.state().shared).dump());
    }
    out.flush();
}

} // namespace

void runReplay(const std::filesystem::path& file, Output& out) {
    const Loaded<std::string> text = readSaveFile(file);
    if (const auto* const error = std::get_if<LoadError>(&text)) {
        throw GameFailed(describe(file, *error));
    }
    const Loaded<std::string> game = savedGame(std::get<std::string>(text));
    if (const auto* const error = std::get_if<LoadError>(&game)) {
        throw GameFailed(describe(file, *error));
    }
    visitRequested(std::get<std::string>(game), [&]<class G>(std::type_identity<G>) {
        replay<G>(file, std::get<std::string>(text), out);
    });
}

} // namespace ghostlight::arena
