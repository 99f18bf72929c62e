// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The trick on the table as the seat to move sees it, and what a play of its makes of it.

#include "../move.h"
#include "../state.h"
#include "deck_values.h"

namespace ghostlight::bumpers {

struct Trick {
    int best = -1;        ///< the highest result so far; -1 when leading
    Seat winner = noSeat; ///< whose it is
    int reveals = 1;      ///< what the winner must reveal as things are, but for 0/10 cards
    bool hasWild = false;
    int after = 0; ///< seats to play after the one to move

    Trick() = default;
    explicit Trick(const Public& shared) : after(shared.seats - 1 - static_cast<int>(shared.trick.size())) {
        for (const Play& play : shared.trick) {
            add(play);
        }
    }

    void add(const Play& play) {
        const int result = play.result();
        if (result >= best) {
            best = result;
            winner = play.seat;
        }
        hasWild = hasWild || play.value == wild;
        reveals += play.value == troublemaker ? play.count : 0;
    }

    bool isLed() const { return best >= 0; }
    bool isLast() const { return after == 0; }
    static int resultOf(Move move) { return Play{noSeat, move.value, move.count, move.number}.result(); }
    bool isTakenBy(Move move) const { return resultOf(move) >= best; }
    int revealsWith(Move move) const { return reveals + (move.value == troublemaker ? move.count : 0); }
    bool hasWildWith(Move move) const { return hasWild || move.value == wild; }
};

/// The Character deck of the seat to move.
inline Deck deckOf(const Public& shared, Seat seat, const Private& own) {
    return {shared.characterSize(seat), own.scaredAt};
}

} // namespace ghostlight::bumpers
