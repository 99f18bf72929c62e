// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "commentator.h"
#include "referee.h"
#include "requested_game.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace ghostlight::arena {

namespace {

constexpr int usualTable = 4;
constexpr std::string_view usualSeat = "medium"; ///< sensible play without a pause for thought

/// The arguments that show the same game again.
template <Game G> std::string argumentsFor(const GameRequest& request) {
    std::string arguments = "--game " + std::string(G::id);
    std::string seats;
    for (const SeatKind& kind : request.seats) {
        seats += (seats.empty() ? "" : ",") + kind.name;
    }
    const bool hasBots = std::any_of(request.seats.begin(), request.seats.end(),
                                     [](const SeatKind& kind) { return kind.isBot(); });
    arguments += " --seats " + (hasBots ? "'" + seats + "'" : seats); // a bot's command may have spaces
    for (const auto& [key, value] : request.options.items()) {
        arguments +=
            " --set " + key + "=" + (value.is_string() ? value.template get<std::string>() : value.dump());
    }
    return arguments + " --seed " + std::to_string(request.seed);
}

std::string whoPlays(const Stage& stage, const std::vector<SeatKind>& kinds) {
    const auto count = static_cast<int>(kinds.size());
    const auto allAre = [&kinds](std::string_view name) {
        return std::all_of(kinds.begin(), kinds.end(),
                           [name](const SeatKind& kind) { return kind.name == name; });
    };
    const bool allRandom = allAre(SeatKind{}.name);
    const bool allAlike = allRandom || (kinds.front().skill && allAre(kinds.front().name));
    const std::vector<std::string> seats = mapped(kinds, [&](const SeatKind& kind) {
        const std::string name = stage.name(static_cast<Seat>(&kind - kinds.data()));
        return allAlike ? name : name + " (" + kind.name + ")";
    });
    const std::string table = "At the table, clockwise: " + listed(seats) + ".";
    if (allRandom) {
        return table + " " + capitalised(allOf(count)) + " play at random tonight, so expect surprises.";
    }
    return allAlike
               ? table + " " + capitalised(allOf(count)) + " play at the level " + kinds.front().name + "."
               : table;
}

template <Game G>
void tellOpening(Commentator<G>& commentator, Stage& stage, const GameRequest& request,
                 const CheckedRequest<G>& checked) {
    EventLog<typename G::Event> deal;
    const auto seats = static_cast<int>(checked.seats.size());
    const typename G::State start = G::setUp(checked.rules, seats, request.seed, deal);
    stage.heading(commentator.title(), Pace::none);
    stage.say(stage.paint(ink::faint, "by " + commentator.makers()), Pace::none);
    stage.gap();
    stage.say(commentator.rules(start), Pace::none);
    stage.gap();
    stage.say(whoPlays(stage, checked.seats), Pace::slow);
    stage.say(stage.paint(ink::faint, "The seed of this game is " + std::to_string(request.seed) + "."));
    commentator.tell({start, noSeat, typename G::Move{}, deal.events, start});
}

template <Game G>
void tellWinners(Commentator<G>& commentator, Stage& stage, const typename G::Public& shared) {
    const std::vector<Seat> seats = Commentator<G>::ranked(shared);
    const int best = G::score(shared, seats.front());
    std::vector<Seat> winners;
    std::copy_if(seats.begin(), seats.end(), std::back_inserter(winners),
                 [&shared](Seat seat) { return isWinner<G>(shared, seat); });
    std::string sentence = stage.names(winners);
    if (winners.size() > 1) {
        sentence += " share the win with " + commentator.points(best) + " each!";
    } else {
        const int lead = std::abs(best - G::score(shared, seats[1]));
        sentence += " wins with " + commentator.points(best) + ", " + inWords(lead) + " " +
                    (G::fewestWin ? "fewer" : "more") + " than " + stage.name(seats[1]) + "!";
    }
    stage.gap();
    stage.say("  " + stage.paint(ink::wild, "* * *") + "  ", sentence, Pace::slow);
}

template <Game G> void tellEnd(Commentator<G>& commentator, Stage& stage, const typename G::Public& shared) {
    stage.heading("The final standings");
    const std::vector<Seat> seats = Commentator<G>::ranked(shared);
    std::size_t place = 1;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int score = G::score(shared, seats[i]);
        place = i > 0 && score == G::score(shared, seats[i - 1]) ? place : i + 1; // equals share a place
        stage.say("  " + std::to_string(place) + "  " + padded(stage.name(seats[i]), 8),
                  commentator.points(score), Pace::quick);
    }
    tellWinners<G>(commentator, stage, shared);
}

template <Game G> void watch(const GameRequest& request, const WatchOptions& options, Output& out) {
    const CheckedRequest<G> checked(request);
    const Players<G> players = makePlayers<G>(checked.seats, request, true);
    const auto seats = static_cast<int>(checked.seats.size());
    Referee<G> referee({checked.rules, seats, request.seed, request.seed}, inOrder<G>(players));

    Stage stage(out, options, request.seed);
    const auto commentator = makeCommentator<G>(stage);
    tellOpening<G>(*commentator, stage, request, checked);
    typename G::State before = referee.state();
    referee.play([&](std::size_t, Seat seat, const auto& move, const auto& events, const auto& after) {
        commentator->tell({before, seat, move, events, after});
        before = after;
    });
    tellEnd<G>(*commentator, stage, before.shared);
    stage.gap();
    stage.quote("To see this game again: " + argumentsFor<G>(request));
}

/// Some game that fits the other arguments; neighbouring seeds show different ones.
std::string chooseGame(const GameRequest& request) {
    std::vector<std::string> fitting;
    std::string complaint;
    forEachGame([&]<class G>(std::type_identity<G>) {
        try {
            const CheckedRequest<G> checked(request);
            fitting.emplace_back(G::id);
        } catch (const BadArguments& error) {
            complaint = complaint.empty() ? error.what() : complaint;
        }
    });
    if (fitting.empty()) {
        throw BadArguments("no game fits: " + complaint);
    }
    return fitting[request.seed % fitting.size()];
}

} // namespace

void runWatch(const GameRequest& request, const WatchOptions& options, Output& out) {
    GameRequest complete = request;
    if (complete.players == 0 && complete.seats.empty()) {
        complete.players = usualTable;
    }
    if (complete.game.empty()) {
        complete.game = chooseGame(complete);
    }
    if (complete.seats.empty()) {
        complete.seats.assign(static_cast<std::size_t>(complete.players), parseSeats(usualSeat).front());
    }
    visitRequested(complete.game, [&]<class G>(std::type_identity<G>) { watch<G>(complete, options, out); });
}

} // namespace ghostlight::arena
