// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat may know, and what it may only guess.

#include "bumpers.h"

namespace ghostlight {

using namespace bumpers;
using Kind = Event::Kind;

State Bumpers::determinise(const View& view, Rng& rng) {
    const Public& shared = view.shared;
    // Cards that lie open now or in this seat's hand; all the others are in the other hands and the deck.
    std::array<std::uint8_t, wild + 1> open{};
    for (const Value value : shared.discard) {
        ++open[value];
    }
    for (const Play& play : shared.trick) {
        open[play.value] = static_cast<std::uint8_t>(open[play.value] + play.count);
    }
    State state;
    state.shared = shared;
    state.secret.seed = rng.next();
    FixedVector<Value, mostCards>& unseen = state.secret.deck;
    for (Value value = 1; value <= wild; ++value) {
        const int known = open[value] + view.own.hand.count(value);
        for (int copy = known; copy < copiesOf(value, shared.seats); ++copy) {
            unseen.push_back(value);
        }
    }
    rng.shuffle(unseen.begin(), static_cast<std::uint32_t>(unseen.size()));
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (seat == view.seat) {
            state.own[seat] = view.own;
            continue;
        }
        Private& other = state.own[seat];
        for (int card = 0; card < shared.handSize[seat]; ++card) {
            other.hand.add(unseen.pop_back());
        }
        // Reveals and moves to the top are one-to-one on hiding places, so every place left is equally
        // likely.
        if (seat == shared.scared) {
            other.scaredAt = Private::gone;
        } else if (shared.hidden[seat]) {
            other.scaredAt =
                static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(shared.characterSize(seat))));
        }
    }
    return state;
}

Event Bumpers::eventFor(const Event& event, Seat viewer) {
    Event seen = event;
    if (event.seat != viewer) {
        if (event.kind == Kind::cardDealt || event.kind == Kind::cardDrawn) {
            seen.value = noValue;
        } else if (event.kind == Kind::scaredHidden) {
            seen.amount = Event::unknown;
        }
    }
    return seen;
}

bool Bumpers::discloses(const Event& event) {
    return event.kind == Kind::cardDealt || event.kind == Kind::cardDrawn ||
           event.kind == Kind::characterRevealed || event.kind == Kind::deckShown;
}

} // namespace ghostlight
