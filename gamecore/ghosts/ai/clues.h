// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the table may conclude about the cards nobody has shown: how many of each are still unseen, and what a
// seat that took the pile cannot have held. Read from public play and the own hand, nothing else.

#include "../state.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ghostlight::ghosts {

/// A set of different cards: bit `card` for each.
using CardSet = std::uint32_t;

inline constexpr CardSet everyCard = 0x1eeeeee;
inline constexpr CardSet mistSet = CardSet{1} << mist;
inline constexpr CardSet onesSet = 0x222222;

constexpr CardSet familySet(std::uint8_t family) {
    return family < families ? CardSet{14} << (family * 4U) : 0;
}

/// Everything that may be laid on a pile of this level whose last ghost is of this family.
constexpr CardSet playableSet(int level, std::uint8_t family) {
    CardSet set = mistSet | familySet(family);
    for (int number = 1; number <= numbers && level + number <= highestLevel; ++number) {
        set |= onesSet << (number - 1);
    }
    return set;
}

/// How many of every card: a bit plane for each binary digit, so that a set is counted in a few operations.
class CardCounts {
public:
    constexpr CardCounts() = default;
    explicit constexpr CardCounts(const std::array<std::uint8_t, mist + 1>& counts) {
        for (unsigned card = 1; card <= mist; ++card) {
            for (unsigned digit = 0; digit < planes_.size(); ++digit) {
                planes_[digit] |= CardSet{(counts[card] >> digit) & 1U} << card;
            }
        }
    }

    constexpr int in(CardSet set) const {
        return std::popcount(planes_[0] & set) + 2 * std::popcount(planes_[1] & set) +
               4 * std::popcount(planes_[2] & set);
    }

private:
    std::array<CardSet, 3> planes_{};
};

/// What a seat's hand may be, a set for every card in it.
using Slots = std::array<CardSet, handLimit>;

class Clues {
public:
    Clues(const Public& shared, const Private& own);

    const CardCounts& unseen() const { return unseen_; }
    /// What each of the seat's cards may be; only the first handSize count.
    const Slots& slots(Seat seat) const { return slots_[seat]; }
    /// How likely the seat has nothing to lay on such a pile and must take it.
    float chanceStuck(const Public& shared, Seat seat, int level, std::uint8_t family) const;

private:
    void count(const Public& shared, const Private& own);
    void follow(const Public& shared);
    void lays(Seat seat, Card card);

    CardCounts unseen_;
    std::array<Slots, maxSeats> slots_{};
};

} // namespace ghostlight::ghosts
