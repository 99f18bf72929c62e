// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What `watch` needs to know of a game to tell it. Each game's commentator is in tell_<game>.cpp; a game
// without one does not link.

#include "../registry.h"
#include "stage.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <span>

namespace ghostlight::arena {

/// One decision and all that followed from it. The deal is one, too: nobody's, with the same state on both
/// sides.
template <Game G> struct Moment {
    const typename G::State& before;
    Seat seat;
    const typename G::Move& move;
    std::span<const typename G::Event> events;
    const typename G::State& after;
};

/// Tells one game. It sees everything and keeps to itself what is not yet revealed at the table.
template <Game G> class Commentator {
public:
    using State = typename G::State;
    using Public = typename G::Public;
    using Events = std::span<const typename G::Event>;

    Commentator(const Commentator&) = delete;
    Commentator& operator=(const Commentator&) = delete;
    virtual ~Commentator() = default;

    virtual std::string title() const = 0;
    /// Who made the game.
    virtual std::string makers() const = 0;
    /// What it is about and who wins, in a few sentences.
    virtual std::string rules(const State& start) const = 0;
    /// "3 Fear points".
    virtual std::string points(int count) const = 0;

    void tell(const Moment<G>& moment) {
        for (auto begin = moment.events.begin(); begin != moment.events.end();) {
            const auto end = std::find_if(begin, moment.events.end(),
                                          [begin](const auto& event) { return event.kind != begin->kind; });
            tellRun({begin, end}, moment);
            begin = end;
        }
    }

    /// The seats, whoever is winning first.
    static std::vector<Seat> ranked(const Public& shared) {
        std::vector<Seat> seats(shared.seats);
        std::iota(seats.begin(), seats.end(), Seat{0});
        std::sort(seats.begin(), seats.end(), [&shared](Seat a, Seat b) {
            const int lead = G::score(shared, a) - G::score(shared, b);
            return lead == 0 ? a < b : (lead < 0) == G::fewestWin;
        });
        return seats;
    }

protected:
    /// Events of one kind that came one after the other: what happened at once is told at once.
    virtual void tellRun(Events run, const Moment<G>& moment) = 0;

    explicit Commentator(Stage& stage) : stage_(stage) {}

    Stage& stage() { return stage_; }
    const Stage& stage() const { return stage_; }

    /// The heading of a round, after the standings so far.
    void beginRound(const Public& shared, const std::string& heading) {
        if (shared.round > 1) {
            const std::vector<std::string> all = mapped(ranked(shared), [&](Seat seat) {
                return stage_.name(seat) + " " + std::to_string(G::score(shared, seat));
            });
            const std::string round = "After round " + std::to_string(shared.round - 1) + ":";
            stage_.say(stage_.paint(ink::title, round) + " " + listed(all) + ".");
        }
        stage_.heading(heading);
    }

private:
    Stage& stage_;
};

template <Game G> using OwnedCommentator = std::unique_ptr<Commentator<G>>;
template <Game G> OwnedCommentator<G> makeCommentator(Stage& stage);

#define GHOSTLIGHT_TOLD(G) template <> OwnedCommentator<G> makeCommentator<G>(Stage & stage);
GHOSTLIGHT_FOR_EACH_GAME(GHOSTLIGHT_TOLD)
#undef GHOSTLIGHT_TOLD

} // namespace ghostlight::arena
