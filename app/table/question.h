// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choice_model.h"
#include "piece_model.h"

#include <utility>
#include <vector>

namespace ghostlight::app {

/// What a person may decide by one touch, and which of it was touched once where a second touch must follow.
template <class Move> class Question {
public:
    Question(ChoiceModel& choices, PieceModel& pieces) : choices_(choices), pieces_(pieces) {}

    /// Forgets what was offered; what add() tells from now on is offered by show().
    void clear() {
        moves_.clear();
        offered_.clear();
        armed_ = -1;
        pieces_.clearOffers();
    }
    /// A move that one touch makes; returns its number for the offers of pieces.
    int add(const Move& move, const Choice& choice) {
        moves_.push_back(move);
        offered_.push_back(choice);
        return static_cast<int>(moves_.size()) - 1;
    }
    void show() { choices_.reset(std::exchange(offered_, {})); }

    bool holds(int choice) const { return choice >= 0 && choice < static_cast<int>(moves_.size()); }
    const Move& move(int choice) const { return moves_[static_cast<std::size_t>(choice)]; }
    bool isArmed() const { return armed_ >= 0; }
    bool isArmed(int choice) const { return armed_ == choice; }

    /// The first of two touches: the choice is pointed at, and the second makes it. What it is called.
    QString arm(int choice) {
        for (const Choice& each : choices_.all()) {
            glowPiece(each.ticket, false);
        }
        armed_ = choice;
        glow(choice);
        return choices_.all()[static_cast<std::size_t>(choice)].label;
    }

    /// Points at a move, if it is offered.
    void point(const Move& move) {
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (moves_[i] == move) {
                glow(static_cast<int>(i));
            }
        }
    }

    void glowPiece(int ticket, bool glows) {
        if (pieces_.holds(ticket)) {
            PieceModel::Offer offer = pieces_.offer(ticket);
            offer.glow = glows;
            pieces_.setOffer(ticket, offer);
        }
    }

private:
    void glow(int choice) {
        choices_.glow(choice);
        glowPiece(choices_.all()[static_cast<std::size_t>(choice)].ticket, true);
    }

    ChoiceModel& choices_;
    PieceModel& pieces_;
    std::vector<Move> moves_;     ///< what each choice is
    std::vector<Choice> offered_; ///< while they are gathered
    int armed_ = -1;
};

} // namespace ghostlight::app
