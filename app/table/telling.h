// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log_model.h"
#include "match/match.h"
#include "score_pad.h"

#include <optional>
#include <span>
#include <vector>

namespace ghostlight::app {

/// What an event is in words that everybody may read.
struct Telling {
    std::vector<LogModel::Line> lines;
    std::optional<ScorePad::Row> row; ///< of a round that is over: the pad opens for it

    void say(int seat, const QString& text) { lines.push_back({text, seat, false}); }
    void head(const QString& text) { lines.push_back({text, -1, true}); }
};

/// The events of a move as everybody at the table may see them.
template <Game G> std::vector<typename G::Event> openEvents(const std::vector<typename G::Event>& events) {
    std::vector<typename G::Event> open;
    open.reserve(events.size());
    for (const typename G::Event& event : events) {
        open.push_back(G::eventFor(event, noSeat));
    }
    return open;
}

/// Calls visit(events, before, after) for the set-up and for every move of a match, from the first to the
/// last.
template <Game G, class Visit> void relive(const Match<G>& match, Visit&& visit) {
    const auto& header = match.header();
    EventLog<typename G::Event> dealt;
    const typename G::State begun =
        G::setUp(header.rules, static_cast<int>(header.players.size()), header.seed, dealt);
    visit(dealt.events, begun.shared, begun.shared);
    for (std::size_t ply = 0; ply < match.plies(); ++ply) {
        EventLog<typename G::Event> log;
        typename G::State next = match.stateAt(ply);
        G::apply(next, match.log()[ply].move, log);
        visit(log.events, match.stateAt(ply).shared, next.shared);
    }
}

} // namespace ghostlight::app
