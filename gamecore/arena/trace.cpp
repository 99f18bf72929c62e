// SPDX-License-Identifier: GPL-3.0-or-later
#include "../match/save.h"
#include "commands.h"
#include "referee.h"
#include "requested_game.h"

#include <fstream>

namespace ghostlight::arena {

namespace {

void writeFile(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
        throw GameFailed("cannot write " + path.string());
    }
}

template <Game G>
void trace(const GameRequest& request, const std::optional<std::filesystem::path>& save, Output& out) {
    const CheckedRequest<G> checked(request);
    const auto seats = static_cast<int>(checked.seats.size());
    const Beginning<G> beginning{checked.rules, seats, request.seed, request.seed};
    const Players<G> players = makePlayers<G>(checked.seats, request, true);
    Referee<G> referee(beginning, inOrder<G>(players));

    typename Match<G>::Header header{checked.rules, {}, request.seed, 0};
    for (const SeatKind& kind : checked.seats) {
        header.players.push_back({kind.isBot() ? "bot" : kind.name, {}}); // a command is of no use elsewhere
    }
    Match<G> match(header);

    out.line(Lines<G>::start(checked.rules, seats, request.seed).dump());
    out.line(Lines<G>::state(referee.state(), 0).dump());
    referee.play([&](std::size_t n, Seat seat, const auto& move, const auto& events, const auto& after) {
        out.line(Lines<G>::move(n, seat, move, events).dump());
        out.line(Lines<G>::state(after, n + 1).dump());
        if (save && !match.play(move)) {
            throw GameFailed("the referee and the match disagree about a move");
        }
    });
    out.line(Lines<G>::result(referee.state().shared).dump());
    out.flush();
    if (save) {
        writeFile(*save, saveMatch(match));
    }
}

} // namespace

void runTrace(const GameRequest& request, const std::optional<std::filesystem::path>& save, Output& out) {
    visitRequested(request.game, [&]<class G>(std::type_identity<G>) { trace<G>(request, save, out); });
}

} // namespace ghostlight::arena
