// SPDX-License-Identifier: GPL-3.0-or-later
#include "clues.h"

#include <algorithm>

namespace ghostlight::ghosts {

namespace {

constexpr auto playableSets = [] {
    std::array<std::array<CardSet, 8>, highestLevel + 1> sets{};
    for (int level = 0; level <= highestLevel; ++level) {
        for (std::uint8_t family = 0; family < 8; ++family) {
            sets[static_cast<std::size_t>(level)][family] = playableSet(level, family);
        }
    }
    return sets;
}();

constexpr bool holds(CardSet set, Card card) {
    return ((set >> card) & 1U) != 0;
}

} // namespace

Clues::Clues(const Public& shared, const Private& own) {
    count(shared, own);
    follow(shared);
}

void Clues::count(const Public& shared, const Private& own) {
    std::array<std::uint8_t, 32> seen{}; // a place for every bit pattern of a Deed's card
    for (const Deed deed : shared.deeds) {
        ++seen[deed.card()];
    }
    for (int i = 0; i < own.hand.size(); ++i) {
        ++seen[own.hand[i]];
    }
    std::array<std::uint8_t, mist + 1> left{};
    for (Card card = 1; card <= mist; ++card) {
        if (holds(everyCard, card)) {
            left[card] = static_cast<std::uint8_t>(copiesOf(card) - seen[card]);
        }
    }
    unseen_ = CardCounts(left);
}

/// A seat that took a pile could not lay any card it held then: hardly anybody takes a pile unforced. What it
/// has drawn since may be anything.
void Clues::follow(const Public& shared) {
    for (Slots& slots : slots_) {
        slots.fill(everyCard);
    }
    int level = 0;
    std::uint8_t family = noFamily;
    for (const Deed deed : shared.deeds) {
        const bool known = deed.seat() < shared.seats;
        if (deed.isTake()) {
            for (CardSet& slot : slots_[known ? deed.seat() : 0]) {
                slot &= known ? ~playableSets[static_cast<std::size_t>(level)][family] : everyCard;
            }
            level = 0;
            family = noFamily;
            continue;
        }
        const Card card = deed.card();
        if (card != mist && familyOf(card) != family) {
            level = std::min(level + numberOf(card), highestLevel);
            family = familyOf(card);
        }
        if (known) {
            lays(deed.seat(), card);
        }
    }
    // With the deck out, cards laid are not replaced: the places we know least of are the empty ones.
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (shared.handSize[seat] < handLimit) {
            std::sort(slots_[seat].begin(), slots_[seat].end(),
                      [](CardSet a, CardSet b) { return std::popcount(a) < std::popcount(b); });
        }
    }
}

/// Of the cards the laid one may have been, the one we knew most about: the fewer it could have been, the
/// likelier it was this one. In its place comes a card from the deck.
void Clues::lays(Seat seat, Card card) {
    Slots& slots = slots_[seat];
    CardSet* laid = &slots[0];
    int fewest = deckCards;
    for (CardSet& slot : slots) {
        const int choices = std::popcount(slot);
        if (holds(slot, card) && choices < fewest) {
            laid = &slot;
            fewest = choices;
        }
    }
    *laid = everyCard;
}

float Clues::chanceStuck(const Public& shared, Seat seat, int level, std::uint8_t family) const {
    const CardSet playable = playableSets[static_cast<std::size_t>(level)][family];
    float stuck = 1;
    CardSet lastSlot = 0;
    int all = 0;
    int useless = 0;
    for (int i = 0; i < shared.handSize[seat]; ++i) {
        const CardSet slot = slots_[seat][static_cast<std::size_t>(i)];
        if (slot != lastSlot) {
            all = unseen_.in(slot);
            useless = unseen_.in(slot & ~playable);
            lastSlot = slot;
        }
        // Without putting back, so that it is exact for a hand of which we know nothing.
        stuck *= useless <= 0 ? 0.0F : static_cast<float>(useless) / static_cast<float>(all);
        --all;
        --useless;
    }
    return stuck;
}

} // namespace ghostlight::ghosts
