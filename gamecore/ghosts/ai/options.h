// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../ghosts.h"

#include <algorithm>

namespace ghostlight::ghosts {

/// What the seat to move may choose from, and what each choice leaves behind.
struct Options {
    explicit Options(const View& view) : shared(view.shared), own(view.own) {
        Ghosts::legalMoves(shared, own, legal);
    }

    static bool takes(Move move) { return move.what == Move::Do::take; }
    static bool isMist(Move move) { return move.card == mist; }
    static bool isGhost(Move move) { return !takes(move) && !isMist(move); }
    bool mirrors(Move move) const { return !takes(move) && familyOf(move.card) == shared.family; }
    bool raises(Move move) const { return isGhost(move) && !mirrors(move); }
    int levelAfter(Move move) const { return shared.level + (raises(move) ? numberOf(move.card) : 0); }
    std::uint8_t familyAfter(Move move) const { return raises(move) ? familyOf(move.card) : shared.family; }
    Seat nextAfter(Move move) const {
        const bool left = (shared.direction > 0) != mirrors(move);
        return left ? leftOf(shared.toMove, shared.seats) : rightOf(shared.toMove, shared.seats);
    }
    /// With this card the round is over: the next seat has none.
    bool endsRound(Move move) const { return !takes(move) && shared.handSize[nextAfter(move)] == 0; }

    template <class Wanted> bool any(Wanted&& wanted) const {
        return std::any_of(legal.begin(), legal.end(), wanted);
    }
    bool anyGhost() const {
        return any([](Move move) { return isGhost(move); });
    }
    bool anyMirror() const {
        return any([this](Move move) { return mirrors(move); });
    }
    bool anyMist() const {
        return any([](Move move) { return isMist(move); });
    }
    /// On a pile: whether the seat need not take it.
    bool canPlay() const { return legal.size() > 1; }
    bool tookNone() const { return shared.taken[shared.toMove] == 0; }
    /// What the seat would give back if the round ended now.
    int returns() const { return tookNone() ? std::min<int>(shared.fear[shared.toMove], mostReturned) : 0; }
    /// Points the seat has fewer than the best of the others.
    int lead() const {
        int lead = deckCards;
        for (Seat seat = 0; seat < shared.seats; ++seat) {
            if (seat != shared.toMove) {
                lead = std::min(lead, shared.fear[seat] - shared.fear[shared.toMove]);
            }
        }
        return lead;
    }

    const Public& shared;
    const Private& own;
    MoveList legal;
};

} // namespace ghostlight::ghosts
