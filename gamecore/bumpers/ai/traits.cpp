// SPDX-License-Identifier: GPL-3.0-or-later
#include "traits.h"

#include "trick.h"

namespace ghostlight::bumpers::trait {

namespace {

using ai::Shown;

Shown shown(bool isShown) {
    return isShown ? Shown::yes : Shown::no;
}

/// The lowest and the highest result the hand can make, with plays of any number of cards.
struct Range {
    int lowest = 1000;
    int highest = -1;
    int results = 0;         ///< how many different ones
    bool hasSeveral = false; ///< two cards of one value

    explicit Range(const Hand& hand) {
        hand.forEach([this](Value value, int count) {
            for (int cards = 1; cards <= count; ++cards) {
                add(Trick::resultOf(Move::play(value, cards, 0)));
            }
            if (value == wild) {
                add(Trick::resultOf(Move::play(value, 1, 10)));
            }
            hasSeveral = hasSeveral || count > 1;
        });
    }
    void add(int result) {
        lowest = result < lowest ? result : lowest;
        highest = result > highest ? result : highest;
        ++results;
    }
};

} // namespace

/// Bold: makes the highest result so far, or leads with 6 or more, where it need not.
Shown goesForTricks(const View& view, const Move& move) {
    if (move.what != Move::Do::play) {
        return Shown::doesNotApply;
    }
    const Trick trick(view.shared);
    const Range range(view.own.hand);
    const int bar = trick.isLed() ? trick.best : 60;
    if (range.lowest >= bar || range.highest < bar) {
        return Shown::doesNotApply;
    }
    return shown(Trick::resultOf(move) >= bar);
}

/// Careful: makes the lowest result it can.
Shown playsLowest(const View& view, const Move& move) {
    if (move.what != Move::Do::play) {
        return Shown::doesNotApply;
    }
    const Range range(view.own.hand);
    if (range.lowest == range.highest) {
        return Shown::doesNotApply;
    }
    return shown(Trick::resultOf(move) == range.lowest);
}

/// Spiteful: adds a 5 to a trick that is another's.
Shown feedsFives(const View& view, const Move& move) {
    const int fives = view.own.hand.count(troublemaker);
    const Trick trick(view.shared);
    if (move.what != Move::Do::play || fives == 0 || fives == view.shared.handSize[view.seat] ||
        !trick.isLed() || trick.isTakenBy(Move::play(troublemaker, 1))) {
        return Shown::doesNotApply;
    }
    return shown(move.value == troublemaker && !trick.isTakenBy(move));
}

/// Steady: makes neither the lowest nor the highest result it can.
Shown playsInBetween(const View& view, const Move& move) {
    const Range range(view.own.hand);
    if (move.what != Move::Do::play || range.results < 3) {
        return Shown::doesNotApply;
    }
    const int result = Trick::resultOf(move);
    return shown(result > range.lowest && result < range.highest);
}

/// Gambler: plays several cards at once, for new ones it does not know.
Shown drawsCards(const View& view, const Move& move) {
    if (move.what != Move::Do::play || !Range(view.own.hand).hasSeveral) {
        return Shown::doesNotApply;
    }
    return shown(move.count > 1);
}

/// Scholar: saves the 0/10 cards for later.
Shown keepsWilds(const View& view, const Move& move) {
    const int wilds = view.own.hand.count(wild);
    if (move.what != Move::Do::play || wilds == 0 || wilds == view.shared.handSize[view.seat]) {
        return Shown::doesNotApply;
    }
    return shown(move.value != wild);
}

} // namespace ghostlight::bumpers::trait
