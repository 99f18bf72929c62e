// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace ghostlight::ghosts {

/// A card is family * 4 + number: A1 = 1 .. F3 = 23, and Mist = 24 (a family of its own, number 0), so
/// that cards sort as they are written and Mist adds nothing to a level.
using Card = std::uint8_t;

inline constexpr int families = 6;
inline constexpr int numbers = 3;
inline constexpr int copies = 3; ///< of every ghost
inline constexpr Card mist = 24;
inline constexpr int mistCopies = 6;
inline constexpr int deckCards = families * numbers * copies + mistCopies;
inline constexpr Card noCard = 0xff;
inline constexpr std::uint8_t noFamily = 7; ///< before the first ghost on a pile

constexpr Card ghost(int family, int number) {
    return static_cast<Card>(family * 4 + number);
}
constexpr std::uint8_t familyOf(Card card) {
    return static_cast<std::uint8_t>(card >> 2U);
}
constexpr std::uint8_t numberOf(Card card) {
    return static_cast<std::uint8_t>(card & 3U);
}
constexpr bool isCard(int value) {
    return value == mist || (value > 0 && value < mist && value % 4 != 0);
}
constexpr int copiesOf(Card card) {
    return card == mist ? mistCopies : copies;
}

/// All sixty cards, sorted.
inline constexpr std::array<Card, deckCards> allCards = [] {
    std::array<Card, deckCards> cards{};
    std::size_t next = 0;
    for (int value = 0; value <= mist; ++value) {
        for (int copy = 0; isCard(value) && copy < copiesOf(static_cast<Card>(value)); ++copy) {
            cards[next] = static_cast<Card>(value);
            ++next;
        }
    }
    return cards;
}();

} // namespace ghostlight::ghosts
