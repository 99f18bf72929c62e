// SPDX-License-Identifier: GPL-3.0-or-later

// Who will probably win, and what is probably hidden.

#include "estimate.h"
#include "policy.h"

#include <cmath>

namespace ghostlight {

using namespace hunters;

void Hunters::Policy::outlook(const Public& shared, ai::Shares& shares) const {
    if (shared.phase == Phase::over) {
        ai::finalShares<Hunters>(shared, shares);
        return;
    }
    // The round that begins is still to be played: it counts as one of those to come.
    const int toCome = roundsLeft(shared) + 1;
    const float spread = spreadOf(weights_, shared.seats, static_cast<float>(toCome));
    std::array<float, hunterSeats> fames{};
    float most = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        fames[seat] = carriedOver(weights_, shared, seat, toCome);
        most = std::max(most, fames[seat]);
    }
    shares.fill(0);
    float sum = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] = std::exp((fames[seat] - most) / spread);
        sum += shares[seat];
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] /= sum;
    }
}

std::uint64_t Hunters::Policy::chanceKey(const Public& shared) {
    std::uint64_t key = shared.round;
    for (const Die die : shared.dice) {
        key = (key << 5U) + Census::of(die.color, die.value) + 1U;
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) { // who left when decisions were revealed
        key += (shared.in[seat] ? 1U : 0U) * Rng::mix(seat + 1U);
    }
    if (shared.turn != noSeat) { // what a scout found
        TrapSet held = 0;
        for (const CardIndex trap : shared.trapCards[shared.turn]) {
            held |= setOf(trap);
        }
        key += Rng::mix(held);
    }
    return Rng::mix(key);
}

namespace {

constexpr float unit = 65536;

/// A playout ends with the round: no more than these are drawn before that.
constexpr std::uint32_t trapsDrawn = trapsOnOffer + alliesWith(Effect::scout);
constexpr std::uint32_t alliesDrawn = 2 * hunterSeats;

/// Shuffles the top of a deck, which is its end.
template <class Deck> void shuffleTop(Deck& deck, std::uint32_t drawn, Rng& rng) {
    const auto size = static_cast<std::uint32_t>(deck.size());
    const std::uint32_t rest = size > drawn ? size - drawn : 1;
    for (std::uint32_t i = size; i > rest; --i) {
        std::swap(deck[i - 1], deck[rng.below(i)]);
    }
}

} // namespace

Hunters::Policy::Belief::Belief(const Policy& policy, const View& view) {
    Rng unused(0);
    base_ = determinise(view, unused);
    const Public& shared = view.shared;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (seat != view.seat && shared.decided[seat]) {
            const Prospect prospect =
                prospectOf(policy.weights_, shared, seat, tallyOf(shared.dice), rollsMade(shared));
            const float odds = std::exp(quickLean(policy.weights_, prospect));
            stays_[seat] = 1 + static_cast<std::uint32_t>(unit * odds / (1 + odds));
        }
    }
}

State Hunters::Policy::Belief::sample(Rng& rng) const {
    State state = base_;
    state.secret.seed = rng.next();
    shuffleTop(state.secret.trapDeck, trapsDrawn, rng);
    shuffleTop(state.secret.allyDeck, alliesDrawn, rng);
    for (Seat seat = 0; seat < state.shared.seats; ++seat) {
        // The view's own decision stays as it is: there is no chance noted for it.
        if (stays_[seat] > 0) {
            const bool stays = rng.below(static_cast<std::uint32_t>(unit)) < stays_[seat];
            state.own[seat].pending = stays ? Decision::stay : Decision::pass;
        }
    }
    return state;
}

} // namespace ghostlight
