// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat may know, and what it may only guess.

#include "hunters.h"

namespace ghostlight {

using namespace hunters;
using Kind = Event::Kind;

State Hunters::determinise(const View& view, Rng& rng) {
    const Public& shared = view.shared;
    State state;
    state.shared = shared;
    state.secret.seed = rng.next();
    // What lies open nowhere is in the decks.
    TrapSet openTraps = 0;
    TrapSet openAllies = 0;
    for (int place = 0; place < cardPlaces; ++place) {
        for (const CardIndex trap : shared.trapCards[place]) {
            openTraps |= setOf(trap);
        }
        for (const CardIndex ally : shared.allyCards[place]) {
            openAllies |= setOf(ally);
        }
    }
    for (int card = 0; card < traps; ++card) {
        if ((openTraps & setOf(static_cast<CardIndex>(card))) == 0) {
            state.secret.trapDeck.push_back(static_cast<CardIndex>(card));
        }
    }
    for (int card = 0; card < allies; ++card) {
        if ((openAllies & setOf(static_cast<CardIndex>(card))) == 0) {
            state.secret.allyDeck.push_back(static_cast<CardIndex>(card));
        }
    }
    rng.shuffle(state.secret.trapDeck.begin(), shared.trapDeckSize);
    rng.shuffle(state.secret.allyDeck.begin(), shared.allyDeckSize);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (seat == view.seat) {
            state.own[seat] = view.own;
        } else if (shared.decided[seat]) {
            state.own[seat].pending = rng.below(2) == 0 ? Decision::stay : Decision::pass;
        }
    }
    return state;
}

Event Hunters::eventFor(const Event& event, Seat viewer) {
    Event seen = event;
    if (event.kind == Kind::decisionMade && event.seat != viewer) {
        seen.amount = Event::unknown;
    }
    return seen;
}

bool Hunters::discloses(const Event& event) {
    switch (event.kind) {
    case Kind::dieRolled:
    case Kind::decisionRevealed:
    case Kind::trapRevealed:
    case Kind::allyRevealed:
    case Kind::trapScouted:
    case Kind::allyDrawn: return true;
    default: return false;
    }
}

} // namespace ghostlight
