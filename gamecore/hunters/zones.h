// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <span>

namespace ghostlight::hunters {

/// Cards that lie open in several places, each place in its own order, one array for all of them: a card can
/// be in one place only, and a State stays small.
template <int cards, int places> class Zones {
public:
    constexpr std::span<const CardIndex> operator[](int place) const {
        return {cards_.data() + begin(place), static_cast<std::size_t>(end(place) - begin(place))};
    }
    constexpr int size(int place) const { return end(place) - begin(place); }
    constexpr bool empty(int place) const { return size(place) == 0; }
    constexpr int total() const { return end(places - 1); }

    constexpr bool holds(int place, CardIndex card) const {
        const auto zone = (*this)[place];
        return std::find(zone.begin(), zone.end(), card) != zone.end();
    }

    /// Lays a card at the end of a place.
    constexpr void add(int place, CardIndex card) {
        assert(total() < cards);
        std::copy_backward(at(end(place)), at(total()), at(total() + 1));
        *at(end(place)) = card;
        shift(place, 1);
    }

    /// Takes a card away from a place; it must be there.
    constexpr void remove(int place, CardIndex card) {
        auto* const found = std::find(at(begin(place)), at(end(place)), card);
        assert(found != at(end(place)));
        std::copy(found + 1, at(total()), found);
        shift(place, -1);
    }

    constexpr void move(int from, CardIndex card, int to) {
        remove(from, card);
        add(to, card);
    }

    constexpr void clear(int place) {
        const int count = size(place);
        std::copy(at(end(place)), at(total()), at(begin(place)));
        shift(place, -count);
    }

    friend constexpr bool operator==(const Zones& a, const Zones& b) {
        return a.ends_ == b.ends_ &&
               std::equal(a.cards_.begin(), a.cards_.begin() + a.total(), b.cards_.begin());
    }

private:
    constexpr CardIndex* at(int index) { return cards_.data() + index; }
    constexpr int begin(int place) const {
        return place == 0 ? 0 : ends_[static_cast<std::size_t>(place - 1)];
    }
    constexpr int end(int place) const { return ends_[static_cast<std::size_t>(place)]; }
    constexpr void shift(int place, int by) {
        for (int i = 0; i < places; ++i) { // all of them: a loop of fixed length has no branches
            auto& end = ends_[static_cast<std::size_t>(i)];
            end = static_cast<std::uint8_t>(end + (i >= place ? by : 0));
        }
    }

    std::array<CardIndex, cards> cards_{};
    std::array<std::uint8_t, places> ends_{};
};

} // namespace ghostlight::hunters
