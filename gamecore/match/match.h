// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../game.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

namespace ghostlight {

/// Who sits at a seat: a person, or a computer player of some kind.
struct Player {
    static constexpr std::string_view person = "person";

    std::string kind{person};
    std::string name{};

    bool isPerson() const { return kind == person; }
    friend bool operator==(const Player&, const Player&) = default;
};

/// How far undo may go.
enum class UndoRule : std::uint8_t {
    /// Takes back one's own last choice, if nothing hidden or random became known by it and nobody acted
    /// since.
    ownChoice,
    /// A house rule against computers: back to one's last decision, across their moves and what was learned;
    /// never
    /// across another person's. The match is marked.
    backToDecision,
};

/// One game being played: its header, the moves made, and the checked door through which moves come.
template <Game G> class Match {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;

    struct Header {
        typename G::Rules rules{};
        std::vector<Player> players; ///< one for each seat
        std::uint64_t seed = 0;
        int takenBack = 0; ///< how often the house rule was used

        friend bool operator==(const Header&, const Header&) = default;
    };

    struct Entry {
        Seat seat = noSeat;
        Move move{};
        bool disclosed = false; ///< something hidden or random became known

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    explicit Match(Header header) : header_(std::move(header)) {
        EventLog<Event> log;
        states_.push_back(
            G::setUp(header_.rules, static_cast<int>(header_.players.size()), header_.seed, log));
        lastEvents_ = std::move(log.events);
    }

    const Header& header() const { return header_; }
    const State& state() const { return states_.back(); }
    /// The state before the move of that ply; stateAt(plies()) is now.
    const State& stateAt(std::size_t ply) const { return states_[ply]; }
    const std::vector<Entry>& log() const { return log_; }
    std::size_t plies() const { return log_.size(); }
    bool isOver() const { return state().shared.toMove == noSeat; }
    /// What the last move, or the set-up, brought about; nothing after an undo. For the referee's eyes: see
    /// G::eventFor.
    const std::vector<Event>& lastEvents() const { return lastEvents_; }

    /// Plays a move of the seat to move; false, and nothing happens, if it is not legal.
    [[nodiscard]] bool play(Move move) {
        if (isOver()) {
            return false;
        }
        typename G::MoveList legal;
        legalMovesNow<G>(state(), legal);
        if (!legal.contains(move)) {
            return false;
        }
        EventLog<Event> events;
        State next = state();
        const Seat seat = next.shared.toMove;
        G::apply(next, move, events);
        const bool disclosed = std::any_of(events.events.begin(), events.events.end(), G::discloses);
        log_.push_back({seat, move, disclosed});
        states_.push_back(next);
        lastEvents_ = std::move(events.events);
        return true;
    }

    /// How many moves undo would take back for this seat; 0 when it may not.
    std::size_t undoDepth(Seat asker, UndoRule rule) const {
        for (std::size_t depth = 1; depth <= log_.size(); ++depth) {
            const Entry& entry = log_[log_.size() - depth];
            if (entry.seat == asker) {
                const bool mayLookBack = rule == UndoRule::backToDecision || !entry.disclosed;
                return mayLookBack && header_.players[asker].isPerson() ? depth : 0;
            }
            if (rule == UndoRule::ownChoice || header_.players[entry.seat].isPerson()) {
                return 0;
            }
        }
        return 0;
    }

    /// Takes back what undoDepth() says; false, and nothing happens, if that is nothing.
    bool undo(Seat asker, UndoRule rule) {
        const std::size_t depth = undoDepth(asker, rule);
        if (depth == 0) {
            return false;
        }
        const auto first = log_.end() - static_cast<std::ptrdiff_t>(depth);
        const bool marks =
            depth > 1 || std::any_of(first, log_.end(), [](const Entry& e) { return e.disclosed; });
        header_.takenBack += marks ? 1 : 0;
        log_.erase(first, log_.end());
        states_.resize(states_.size() - depth);
        lastEvents_.clear();
        return true;
    }

    /// Hands a seat to somebody else in mid-game.
    void setPlayer(Seat seat, Player player) { header_.players[seat] = std::move(player); }

    friend bool operator==(const Match& a, const Match& b) {
        return a.header_ == b.header_ && a.log_ == b.log_ && a.states_ == b.states_;
    }

private:
    Header header_;
    std::vector<Entry> log_;
    std::vector<State> states_; ///< before each move, and now: undo is a copy
    std::vector<Event> lastEvents_;
};

} // namespace ghostlight
