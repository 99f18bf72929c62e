// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking.h"

#include <QTimer>

#include <optional>

namespace ghostlight::app {

/// A computer player's move, thought about while what happened before is still being shown, and made no
/// sooner than a person can follow.
template <Game G> class ComputerTurn {
public:
    using Move = typename G::Move;

    /// `ready` is called when there may be something new to take.
    ComputerTurn(QObject* listener, std::function<void()> ready)
        : ready_(std::move(ready)), thinking_(listener) {
        breath_.setSingleShot(true);
        QObject::connect(&breath_, &QTimer::timeout, listener, ready_);
    }

    /// Begins to think about the decision at that ply, unless it did.
    void think(int ply, const typename G::View& view, const ai::Skill& skill, std::uint64_t seed) {
        if (thoughtPly_ == ply) {
            return;
        }
        thoughtPly_ = ply;
        answer_.reset();
        thinking_.start(view, skill, seed, [this](const ai::Advice<G>& advice) {
            answer_ = advice.move;
            ready_();
        });
    }

    /// The move, once it was thought of and the least time since the first call at this ply is over.
    std::optional<Move> take(int ply, int leastTime) {
        if (breathPly_ != ply) {
            breathPly_ = ply;
            breath_.start(leastTime);
        }
        return breath_.isActive() ? std::nullopt : std::exchange(answer_, std::nullopt);
    }

    void forget() {
        thinking_.forget();
        thoughtPly_ = -1;
        breathPly_ = -1;
        answer_.reset();
        breath_.stop();
    }

private:
    std::function<void()> ready_;
    Thinking<G> thinking_;
    std::optional<Move> answer_;
    int thoughtPly_ = -1; ///< the decision that is or was thought about
    int breathPly_ = -1;  ///< the decision whose least time runs or ran
    QTimer breath_;
};

} // namespace ghostlight::app
