// SPDX-License-Identifier: GPL-3.0-or-later

// Why a move, for the app to put into words: the most telling thing that is true of it.

#include "play_values.h"
#include "policy.h"

#include <cmath>

namespace ghostlight {

using namespace bumpers;

namespace {

using ai::Reason;

Reason reasonToHide(int above) {
    switch (above) {
    case 0: return {"hidesOnTop", 2 * unfazedCards};
    case unfazedCards: return {"hidesLast", paranoiaPoints};
    default: return {"hidesForReveals", above, 2 * (unfazedCards - above)};
    }
}

/// The trick is ours for sure.
Reason reasonToWin(const Trick& trick, Deck deck, Move move) {
    if (trick.hasWildWith(move)) {
        const Deck turned = deck.turned();
        if (deck.size > 1 && turned.above == 0) {
            return {"turnsScaredUp", turned.points()};
        }
        return deck.above == 0 && deck.size > 1 ? Reason{"leavesTop", turned.below()}
                                                : Reason{"turnsDeck", turned.above};
    }
    const int reveals = trick.revealsWith(move);
    if (reveals > deck.above) {
        return deck.isScaredLast() ? Reason{"completesParanoia", paranoiaPoints}
                                   : Reason{"scaresItself", deck.below()};
    }
    if (reveals == deck.above && deck.below() > 0) {
        return {"topsScared", 2 * deck.below()};
    }
    return {"winsReveals", reveals, deck.above - reveals};
}

/// The trick is another's for sure.
Reason reasonToDuck(const View& view, const Trick& trick, Move move) {
    if (trick.isLast() && view.shared.characterSize(trick.winner) == 1 && !trick.hasWild &&
        move.value == wild) {
        return {"stopsParanoia", trick.winner};
    }
    if (move.value == troublemaker && !trick.hasWild) {
        return {"feedsFives", move.count, trick.winner};
    }
    if (move.count > 1) {
        return {"drawsCards", move.count - 1};
    }
    return {move.value != wild && move.value >= 7 ? "ducksHigh" : "ducks", Trick::resultOf(move) / 10,
            trick.winner};
}

} // namespace

Reason Bumpers::Policy::reason(const View& view, const Move& move) const {
    if (move.what == Move::Do::hide) {
        return reasonToHide(move.number);
    }
    if (move.what == Move::Do::discard) {
        return {move.value >= 6 ? "givesHigh" : "givesLow", move.value};
    }
    const Trick trick(view.shared);
    const Deck deck = deckOf(view.shared, view.seat, view.own);
    if (!trick.isTakenBy(move)) {
        return reasonToDuck(view, trick, move);
    }
    if (trick.isLast()) {
        const Reason why = reasonToWin(trick, deck, move);
        const bool stops = view.shared.characterSize(trick.winner) == 1 && !trick.hasWild;
        return stops && why.key != "completesParanoia" ? Reason{"stopsParanoia", trick.winner} : why;
    }
    const PlayValues values(*values_, weights_, aimOf(view.shared, view.seat), view.shared, view.own);
    const int percent = static_cast<int>(std::lround(100 * values.winChance(move)));
    if (trick.isLed()) {
        return {"mayWin", percent, trick.revealsWith(move)};
    }
    return {Trick::resultOf(move) >= 60 ? "leadsHigh" : "leadsLow", Trick::resultOf(move) / 10, percent};
}

} // namespace ghostlight
