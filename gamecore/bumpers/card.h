// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace ghostlight::bumpers {

/// A Monster card's value: 1..9, or wild for the 0/10 card (written X).
using Value = std::uint8_t;

inline constexpr Value wild = 10;
inline constexpr Value noValue = 0;
inline constexpr int mostCards = 67;

/// Seven copies of 1..9 less one for each seat under six, and always four wild cards.
constexpr int copiesOf(Value value, int seats) {
    return value == wild ? 4 : 7 - (6 - seats);
}
constexpr int deckCards(int seats) {
    return 9 * copiesOf(1, seats) + copiesOf(wild, seats);
}

/// All cards for so many seats, sorted.
template <int seats>
inline constexpr auto allCards = [] {
    std::array<Value, static_cast<std::size_t>(deckCards(seats))> cards{};
    std::size_t next = 0;
    for (Value value = 1; value <= wild; ++value) {
        for (int copy = 0; copy < copiesOf(value, seats); ++copy) {
            cards[next] = value;
            ++next;
        }
    }
    return cards;
}();

/// How many cards of each value somebody holds: four bits a value in one word.
class Hand {
public:
    constexpr int count(Value value) const { return static_cast<int>((counts_ >> shift(value)) & 15U); }
    constexpr bool empty() const { return counts_ == 0; }
    constexpr void add(Value value) { counts_ += std::uint64_t{1} << shift(value); }
    constexpr void remove(Value value, int cards) {
        assert(cards <= count(value));
        counts_ -= static_cast<std::uint64_t>(cards) << shift(value);
    }
    constexpr int size() const {
        int cards = 0;
        forEach([&cards](Value, int count) { cards += count; });
        return cards;
    }

    /// Calls visit(value, count) for every value held, lowest first.
    template <class Visit> constexpr void forEach(Visit&& visit) const {
        std::uint64_t held =
            (counts_ | (counts_ >> 1U) | (counts_ >> 2U)) & 0x1111111111U; // no count exceeds seven
        while (held != 0) {
            const auto value = static_cast<Value>(static_cast<unsigned>(std::countr_zero(held)) / 4U + 1U);
            visit(value, count(value));
            held &= held - 1;
        }
    }

    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    static constexpr unsigned shift(Value value) { return 4U * (value - 1U); }

    std::uint64_t counts_ = 0;
};

} // namespace ghostlight::bumpers
