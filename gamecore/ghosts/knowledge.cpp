// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat may know, and what it may only guess.

#include "ghosts.h"

namespace ghostlight {

using namespace ghosts;
using Kind = Event::Kind;

State Ghosts::determinise(const View& view, Rng& rng) {
    // Cards not yet seen this round, in any order: they are the other hands and the deck.
    std::array<std::uint8_t, mist + 1> seen{};
    for (const Deed deed : view.shared.deeds) {
        if (!deed.isTake()) {
            ++seen[deed.card()];
        }
    }
    for (int i = 0; i < view.own.hand.size(); ++i) {
        ++seen[view.own.hand[i]];
    }
    State state;
    state.shared = view.shared;
    state.secret.seed = rng.next();
    FixedVector<Card, deckCards>& unseen = state.secret.deck;
    for (const Card card : allCards) {
        if (seen[card] > 0) {
            --seen[card];
        } else {
            unseen.push_back(card);
        }
    }
    rng.shuffle(unseen.begin(), static_cast<std::uint32_t>(unseen.size()));
    for (Seat seat = 0; seat < view.shared.seats; ++seat) {
        if (seat == view.seat) {
            state.own[seat] = view.own;
            continue;
        }
        for (int i = 0; i < view.shared.handSize[seat]; ++i) {
            state.own[seat].hand.insert(unseen.pop_back());
        }
    }
    return state;
}

Event Ghosts::eventFor(const Event& event, Seat viewer) {
    const bool ownEyesOnly = event.kind == Kind::cardDealt || event.kind == Kind::cardDrawn;
    Event seen = event;
    if (ownEyesOnly && event.seat != viewer) {
        seen.card = noCard;
    }
    return seen;
}

bool Ghosts::discloses(const Event& event) {
    return event.kind == Kind::cardDealt || event.kind == Kind::cardDrawn;
}

} // namespace ghostlight
