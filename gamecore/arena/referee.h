// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <vector>

namespace ghostlight::arena {

/// Everybody at the seat of their place in the list.
template <Game G> std::vector<SeatPlayer<G>*> inOrder(const Players<G>& players) {
    std::vector<SeatPlayer<G>*> seated;
    for (const auto& player : players) {
        seated.push_back(player.get());
    }
    return seated;
}

/// Plays one game to its end. `onMove(n, seat, move, events, stateAfter)` is told every move.
template <Game G> class Referee {
public:
    using Seated = std::vector<SeatPlayer<G>*>; ///< by seat

    Referee(const Beginning<G>& beginning, Seated seated)
        : seated_(std::move(seated)), state_(newGame<G>(beginning.rules, beginning.seats, beginning.seed)),
          listening_(
              std::any_of(seated_.begin(), seated_.end(), [](auto* player) { return player->listens(); })),
          thinking_(seated_.size()), decisions_(seated_.size()) {
        for (Seat seat = 0; seat < beginning.seats; ++seat) {
            seated_[seat]->begin(beginning, seat);
        }
    }

    const typename G::State& state() const { return state_; }
    /// Time spent deciding, and decisions made, by seat.
    std::chrono::nanoseconds thinking(Seat seat) const { return thinking_[seat]; }
    std::int64_t decisions(Seat seat) const { return decisions_[seat]; }

    template <class OnMove> void play(OnMove&& onMove) {
        typename G::MoveList legal;
        std::size_t n = 0;
        for (; state_.shared.toMove != noSeat; ++n) {
            const Seat seat = state_.shared.toMove;
            legalMovesNow<G>(state_, legal);
            const typename G::Move move = decide(n, seat, legal);
            EventLog<typename G::Event> log;
            G::apply(state_, move, log);
            tellMove(n, seat, move, log.events);
            onMove(n, seat, move, std::span<const typename G::Event>(log.events), state_);
        }
        tellAll(Lines<G>::result(state_.shared));
    }

private:
    typename G::Move decide(std::size_t n, Seat seat, const typename G::MoveList& legal) {
        const auto begin = std::chrono::steady_clock::now();
        const typename G::Move move = seated_[seat]->choose(n, G::view(state_, seat), legal);
        thinking_[seat] += std::chrono::steady_clock::now() - begin;
        ++decisions_[seat];
        return move;
    }

    void tellMove(std::size_t n, Seat seat, const typename G::Move& move,
                  const std::vector<typename G::Event>& events) {
        if (!listening_) {
            return;
        }
        for (Seat listener = 0; listener < seated_.size(); ++listener) {
            if (seated_[listener]->listens()) {
                seated_[listener]->hear(Lines<G>::moveFor(listener, n, seat, move, events));
            }
        }
    }

    void tellAll(const Json& line) {
        for (auto* const player : seated_) {
            if (player->listens()) {
                player->hear(line);
            }
        }
    }

    Seated seated_;
    typename G::State state_;
    bool listening_;
    std::vector<std::chrono::nanoseconds> thinking_;
    std::vector<std::int64_t> decisions_;
};

} // namespace ghostlight::arena
