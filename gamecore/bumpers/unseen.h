// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/rng.h"
#include "view.h"

namespace ghostlight::bumpers {

using Unseen = FixedVector<Value, mostCards>;

/// The cards in the other hands and the deck: all but those that lie open now or are in this seat's hand.
inline Unseen unseenBy(const View& view) {
    std::array<std::uint8_t, wild + 1> seen{};
    for (const Value value : view.shared.discard) {
        ++seen[value];
    }
    for (const Play& play : view.shared.trick) {
        seen[play.value] = static_cast<std::uint8_t>(seen[play.value] + play.count);
    }
    Unseen unseen;
    for (Value value = 1; value <= wild; ++value) {
        const int known = seen[value] + view.own.hand.count(value);
        for (int copy = known; copy < copiesOf(value, view.shared.seats); ++copy) {
            unseen.push_back(value);
        }
    }
    return unseen;
}

/// A state that this seat cannot tell from the real one: the unseen cards dealt anew, and every hidden
/// Scared card where drawPlace(seat, its hand, rng) says.
template <class DrawPlace>
State guess(const View& view, const Unseen& unseen, Rng& rng, const DrawPlace& drawPlace) {
    const Public& shared = view.shared;
    State state;
    state.shared = shared;
    state.secret.seed = rng.next();
    state.secret.deck = unseen;
    Unseen& deck = state.secret.deck;
    rng.shuffle(deck.begin(), static_cast<std::uint32_t>(deck.size()));
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (seat == view.seat) {
            state.own[seat] = view.own;
            continue;
        }
        Private& other = state.own[seat];
        for (int card = 0; card < shared.handSize[seat]; ++card) {
            other.hand.add(deck.pop_back());
        }
        if (seat == shared.scared) {
            other.scaredAt = Private::gone;
        } else if (shared.hidden[seat]) {
            other.scaredAt = drawPlace(seat, other.hand, rng);
        }
    }
    return state;
}

} // namespace ghostlight::bumpers
