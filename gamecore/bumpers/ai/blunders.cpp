// SPDX-License-Identifier: GPL-3.0-or-later
#include "blunders.h"

#include "trick.h"

namespace ghostlight::bumpers::blunder {

namespace {

/// A view and a move of it, with what every question below asks about them.
struct Case {
    const View& view;
    Move move;
    Trick trick;
    Deck deck;

    Case(const View& seen, const Move& made)
        : view(seen), move(made), trick(seen.shared), deck(deckOf(seen.shared, seen.seat, seen.own)) {}

    const Hand& hand() const { return view.own.hand; }
    bool isPlay() const { return move.what == Move::Do::play; }
    bool isScaredOnTop() const { return deck.above == 0 && deck.below() > 0; }
    bool isScared(Move play) const { // as the last to play
        return trick.isTakenBy(play) && !trick.hasWildWith(play) && trick.revealsWith(play) > deck.above &&
               !deck.isScaredLast();
    }
    bool isParanoia(Move play) const { // as the last to play
        return trick.isTakenBy(play) && !trick.hasWildWith(play) && trick.revealsWith(play) > deck.above &&
               deck.isScaredLast();
    }
    /// The seat that has the trick may end the round with ten points for itself: better to be scared then.
    bool isRivalClose() const {
        return trick.isLed() && view.shared.characterSize(trick.winner) <= trick.reveals;
    }
    /// Whether the hand offers a play like that. Of the wild cards both readings, one card only.
    template <class Wanted> bool offers(Wanted&& wanted) const {
        bool found = false;
        hand().forEach([&](Value value, int count) {
            if (value == wild) {
                found = found || wanted(Move::play(wild, 1, 0)) || wanted(Move::play(wild, 1, 10));
                return;
            }
            for (int cards = 1; cards <= count; ++cards) {
                found = found || wanted(Move::play(value, cards));
            }
        });
        return found;
    }
    bool mayDuck() const {
        return offers([this](Move play) { return !trick.isTakenBy(play); });
    }
    /// As the last to play, scares itself though another play would not have.
    bool isNeedlessScare() const {
        return isPlay() && trick.isLast() && isScared(move) && !isRivalClose() &&
               offers([this](Move play) { return !isScared(play); });
    }
    int heldFrom(Value low, Value high) const {
        int cards = 0;
        for (Value value = low; value <= high; ++value) {
            cards += hand().count(value);
        }
        return cards;
    }
};

} // namespace

/// The last to play takes the trick with the Scared card on top of its deck.
bool winsOntoScared(const View& view, const Move& move) {
    const Case now(view, move);
    return now.deck.above == 0 && now.isNeedlessScare();
}

/// The last to play takes a trick with so many 5s of others in it that its own Scared card comes up.
bool winsTooManyReveals(const View& view, const Move& move) {
    const Case now(view, move);
    return now.deck.above > 0 && now.trick.reveals > now.deck.above && now.isNeedlessScare();
}

/// The last to play takes a trick that was safe but for the 5s it adds.
bool addsFivesToOwnScare(const View& view, const Move& move) {
    const Case now(view, move);
    return now.deck.above > 0 && now.trick.reveals <= now.deck.above && now.isNeedlessScare();
}

bool leadsHighOnScared(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && !now.trick.isLed() && now.isScaredOnTop() && move.value != wild &&
           Trick::resultOf(move) >= 80 && now.offers([](Move play) { return Trick::resultOf(play) <= 40; });
}

/// Takes a trick with 5s in it that would scare its own seat, with a card that will hardly be beaten.
bool highIntoFives(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && now.trick.reveals > 1 && !now.trick.isLast() && move.value != wild &&
           Trick::resultOf(move) >= 80 && now.isScared(move) && !now.isRivalClose() && now.mayDuck();
}

bool overtakesOnScared(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && now.trick.isLed() && !now.trick.isLast() && now.trick.reveals == 1 &&
           now.isScaredOnTop() && move.value != wild && Trick::resultOf(move) >= 70 && now.isScared(move) &&
           !now.isRivalClose() && now.mayDuck();
}

/// The last to play could end the round with ten points for itself alone.
bool refusesParanoia(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && now.trick.isLast() && now.deck.isScaredLast() && !now.isParanoia(move) &&
           now.offers([&now](Move play) { return now.isParanoia(play); });
}

/// The last to play leaves the trick to a seat whose only Character card is the Scared one.
bool letsParanoiaHappen(const View& view, const Move& move) {
    const Case now(view, move);
    const auto stops = [&now](Move play) {
        return now.trick.hasWildWith(play) || (now.trick.isTakenBy(play) && !now.isScared(play));
    };
    return now.isPlay() && now.trick.isLast() && view.shared.characterSize(now.trick.winner) == 1 &&
           !stops(move) && now.offers(stops);
}

/// The round's last card, a wild one, wins as 10 and turns a card over the Scared one that lay on top.
bool tenSpoilsTheTop(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && now.trick.isLast() && view.shared.handSize[view.seat] == 1 && move.value == wild &&
           move.number == 10 && now.isScaredOnTop() && now.trick.best > 0;
}

/// With a wild card that could bring the Scared card from the bottom to the top, and no trick left in which
/// that could happen otherwise.
bool zeroLeavesScaredLast(const View& view, const Move& move) {
    const Case now(view, move);
    const int cards = view.shared.handSize[view.seat];
    return now.isPlay() && now.trick.isLast() && now.deck.isScaredLast() && now.deck.size > 1 &&
           (cards == 1 || (cards == 2 && now.deck.size > 3)) && move.value == wild && move.count == 1 &&
           !now.trick.isTakenBy(move);
}

bool hidesOnTopWithHighCards(const View& view, const Move& move) {
    const Case now(view, move);
    return move.what == Move::Do::hide && move.number == 0 && now.heldFrom(1, 3) == 0 &&
           now.hand().count(wild) == 0 && now.heldFrom(7, 9) >= 5;
}

bool hidesDeepWithLowCards(const View& view, const Move& move) {
    const Case now(view, move);
    return move.what == Move::Do::hide && move.number >= 5 && now.heldFrom(1, 3) >= 4 &&
           now.heldFrom(7, wild) <= 1;
}

/// Each wild card is one trick kept out of for sure while the Scared card lies on top.
bool throwsWildsTogether(const View& view, const Move& move) {
    const Case now(view, move);
    return now.isPlay() && move.value == wild && move.count > 1 && now.isScaredOnTop() && now.trick.best != 0;
}

} // namespace ghostlight::bumpers::blunder
