// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat may know, and what it may only guess.

#include "bumpers.h"
#include "unseen.h"

namespace ghostlight {

using namespace bumpers;
using Kind = Event::Kind;

State Bumpers::determinise(const View& view, Rng& rng) {
    // Reveals and moves to the top are one-to-one on hiding places, so every place left is equally likely.
    return guess(view, unseenBy(view), rng, [&view](Seat seat, Hand /*hand*/, Rng& dice) {
        return static_cast<std::uint8_t>(
            dice.below(static_cast<std::uint32_t>(view.shared.characterSize(seat))));
    });
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
