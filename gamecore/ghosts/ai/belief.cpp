// SPDX-License-Identifier: GPL-3.0-or-later

// Deals the unseen cards to the other hands and the deck, over and over, in a few dozen nanoseconds.

#include "policy.h"

#include <algorithm>
#include <tuple>

namespace ghostlight {

using namespace ghosts;

namespace {

/// Some take a pile that they need not, so what a taker lacked is believed but for one sample in this many.
constexpr std::uint32_t doubt = 16;

/// A quick index below a small bound; the bias is under a thousandth.
std::uint32_t indexFrom(std::uint32_t sixteenBits, std::uint32_t bound) {
    return (sixteenBits * bound) >> 16U;
}

} // namespace

Ghosts::Policy::Belief::Belief(const Policy& /*policy*/, const View& view) {
    const Clues clues(view.shared, view.own);
    base_.shared = view.shared;
    base_.own[view.seat] = view.own;
    FixedVector<Place, maxSeats * handLimit> unknown;
    for (Seat seat = 0; seat < view.shared.seats; ++seat) {
        for (int i = 0; seat != view.seat && i < view.shared.handSize[seat]; ++i) {
            const CardSet cards = clues.slots(seat)[static_cast<std::size_t>(i)];
            (cards == everyCard ? unknown : places_).push_back({cards, seat});
        }
    }
    // The fewer cards fit a place, the earlier it must be served.
    std::sort(places_.begin(), places_.end(), [&clues](const Place& a, const Place& b) {
        const int fitA = clues.unseen().in(a.cards);
        const int fitB = clues.unseen().in(b.cards);
        return std::tie(fitA, a.seat, a.cards) < std::tie(fitB, b.seat, b.cards); // the same order everywhere
    });
    known_ = static_cast<std::uint32_t>(places_.size());
    for (const Place& place : unknown) {
        places_.push_back(place);
    }
    for (Card card = 1; card <= mist; ++card) {
        for (int copy = clues.unseen().in(CardSet{1} << card); isCard(card) && copy > 0; --copy) {
            pool_.push_back(card);
        }
    }
}

Card Ghosts::Policy::Belief::draw(std::uint32_t index) {
    --left_;
    std::swap(pool_[index], pool_[left_]);
    return pool_[left_];
}

/// One of these cards; any card when there is none left.
Card Ghosts::Policy::Belief::drawOf(CardSet cards, Rng& rng) {
    const std::uint32_t first = rng.below(left_);
    std::uint32_t index = first;
    for (int tries = 0; tries < 4 && ((cards >> pool_[index]) & 1U) == 0; ++tries) {
        index = rng.below(left_);
    }
    // The order of the pool is random, so the next one that fits is as good as a random one.
    for (std::uint32_t i = 0; i < left_ && ((cards >> pool_[index]) & 1U) == 0; ++i) {
        index = index + 1 == left_ ? 0 : index + 1;
    }
    return draw(index);
}

State Ghosts::Policy::Belief::sample(Rng& rng) {
    State state = base_;
    state.secret.seed = rng.next();
    left_ = static_cast<std::uint32_t>(pool_.size());
    const bool believes = known_ > 0 && rng.below(doubt) != 0;
    for (std::uint32_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const Card card = i < known_ && believes ? drawOf(place.cards, rng) : draw(rng.below(left_));
        state.own[place.seat].hand.insert(card);
    }
    // What is left is the deck; a generator's word serves four swaps.
    std::uint64_t word = 0;
    for (std::uint32_t i = left_; i > 1; --i) {
        word = i % 4 == left_ % 4 ? rng.next() : word >> 16U;
        std::swap(pool_[i - 1], pool_[indexFrom(static_cast<std::uint32_t>(word & 0xffffU), i)]);
    }
    state.secret.deck.setEnd(std::copy_n(pool_.begin(), left_, state.secret.deck.begin()));
    return state;
}

} // namespace ghostlight
