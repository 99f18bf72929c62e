// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "rules.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace ghostlight::ghosts {

/// At most five cards, kept sorted, a byte each in one machine word. All five are tested, found and shifted
/// at once with plain 64-bit arithmetic (no BMI needed): this is the inner loop of every random game.
class Hand {
public:
    constexpr int size() const { return static_cast<int>(countBytes(used())); }
    constexpr bool empty() const { return used() == 0; }

    constexpr Card operator[](int index) const {
        assert(index < size());
        return static_cast<Card>(cards_ >> (8U * static_cast<unsigned>(index)));
    }

    constexpr void insert(Card card) {
        assert(size() < handLimit);
        const unsigned shift = 8U * positionOf(card);
        const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
        cards_ = (cards_ & below) | (std::uint64_t{card} << shift) | (((cards_ & ~below) << 8U) & fiveBytes);
    }

    /// The card must be there.
    constexpr void remove(Card card) {
        const unsigned shift = 8U * positionOf(card);
        const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
        assert(holds(card));
        cards_ = (cards_ & below) | ((cards_ >> 8U) & ~below) | lastGap;
    }

    constexpr bool holds(Card card) const { return (zeroBytes(cards_ ^ spread(card)) & used()) != 0; }
    /// Sorted, so the first card tells.
    constexpr bool holdsGhost() const { return first() < mist; }

    /// A set of distinct cards of a hand, walked in order.
    class Choice {
    public:
        constexpr bool empty() const { return marks_ == 0; }
        /// By place in the hand, of which there are handLimit: what lies there, and whether it is of the set.
        constexpr Card card(int index) const {
            return static_cast<Card>(cards_ >> (8U * static_cast<unsigned>(index)));
        }
        constexpr bool has(int index) const {
            return ((marks_ >> (8U * static_cast<unsigned>(index) + 7U)) & 1U) != 0;
        }
        constexpr Card take() {
            const auto bit = static_cast<unsigned>(std::countr_zero(marks_));
            marks_ &= marks_ - 1;
            return static_cast<Card>(cards_ >> (bit - 7U));
        }

    private:
        friend class Hand;
        constexpr Choice(std::uint64_t cards, std::uint64_t marks) : cards_(cards), marks_(marks) {}
        std::uint64_t cards_;
        std::uint64_t marks_; ///< bit 7 of every chosen byte
    };

    /// Every different card.
    constexpr Choice distinct() const { return {cards_, used() & ~repeats()}; }

    /// Every different ghost.
    constexpr Choice ghosts() const {
        return {cards_, used() & ~repeats() & ~zeroBytes(cards_ ^ spread(mist))};
    }

    /// Every different card that may be laid on a pile of this level whose last ghost is of this family:
    /// the family itself (a Mirror), or whatever keeps the level within seven (Mist adds nothing).
    constexpr Choice playable(int level, std::uint8_t family) const {
        const std::uint64_t sums = (cards_ & spread(3)) + spread(static_cast<std::uint8_t>(level));
        const std::uint64_t tooHigh = (sums & spread(8))
                                      << 4U; // level <= 7 and number <= 3: 8 or more sets bit 3
        const std::uint64_t mirrors =
            zeroBytes((cards_ & spread(0x7c)) ^ spread(static_cast<std::uint8_t>(family << 2U)));
        return {cards_, (~tooHigh | mirrors) & used() & ~repeats()};
    }

    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    static constexpr std::uint64_t ones = 0x0101010101U;
    static constexpr std::uint64_t highBits = 0x8080808080U;
    static constexpr std::uint64_t fiveBytes = 0xffffffffffU;
    static constexpr std::uint8_t gap = 0x7f; ///< an unused byte: above every card
    static constexpr std::uint64_t lastGap = std::uint64_t{gap} << 32U;

    static constexpr std::uint64_t spread(std::uint8_t byte) { return ones * byte; }
    /// Bit 7 of each byte that is zero; exact, because no byte here exceeds 0x7f.
    static constexpr std::uint64_t zeroBytes(std::uint64_t bytes) {
        return ~(bytes + spread(0x7f)) & highBits;
    }

    static constexpr unsigned countBytes(std::uint64_t marks) {
        return static_cast<unsigned>(((marks >> 7U) * ones >> 32U) & 0xffU);
    }

    constexpr Card first() const { return static_cast<Card>(cards_ & 0xffU); }
    constexpr std::uint64_t used() const { return ~zeroBytes(cards_ ^ spread(gap)) & highBits; }
    constexpr std::uint64_t repeats() const {
        return zeroBytes(cards_ ^ ((cards_ << 8U) & fiveBytes)) & ~std::uint64_t{0xff};
    }
    /// How many cards are below `card`: where it is, or belongs.
    constexpr unsigned positionOf(Card card) const {
        const std::uint64_t notBelow = ((cards_ | highBits) - spread(card)) & highBits;
        return 5U - countBytes(notBelow);
    }

    std::uint64_t cards_ = gap * ones;
};

} // namespace ghostlight::ghosts
