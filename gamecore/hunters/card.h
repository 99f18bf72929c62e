// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census.h"
#include "die.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ghostlight::hunters {

/// So many dice of one kind: at least and at most.
struct Need {
    Census::Kind kind = Census::all;
    std::uint8_t atLeast = 0;
    std::uint8_t atMost = 255;

    constexpr bool holds(const Census& census) const {
        const int count = census.count(kind);
        return (static_cast<unsigned>(count >= atLeast) & static_cast<unsigned>(count <= atMost)) != 0;
    }
};

struct Trap {
    enum class Goal : std::uint8_t {
        all,       ///< every need holds
        any,       ///< some need holds
        per,       ///< fame for each die of the first need's kind, up to `number` dice
        sameValue, ///< `number` dice of one value
        run,       ///< `number` consecutive values
    };

    std::string_view id;
    std::string_view name; ///< in the source language
    std::uint8_t fame = 0;
    Goal goal = Goal::all;
    std::uint8_t number = 0;
    std::array<Need, 4>
        needs{}; ///< filled up with needs that change nothing: always held, or never for `any`

    /// The Fame it gives for dice in sight; 0 when it is not complete.
    constexpr int fameFor(const Census& census) const {
        // All four needs are looked at without a branch: nobody could predict which of them hold.
        const auto held = [&census, this](std::size_t i) {
            return static_cast<unsigned>(needs[i].holds(census));
        };
        switch (goal) {
        case Goal::all: return (held(0) & held(1) & held(2) & held(3)) != 0 ? fame : 0;
        case Goal::any: return (held(0) | held(1) | held(2) | held(3)) != 0 ? fame : 0;
        case Goal::per: return fame * std::min<int>(census.count(needs[0].kind), number);
        case Goal::sameValue: return census.mostOfOneValue() >= number ? fame : 0;
        case Goal::run: return census.longestRun() >= number ? fame : 0;
        }
        return 0;
    }
};

enum class Effect : std::uint8_t { extraDie, nudge, repaint, banish, scout, brave, trade, encore };

struct Ally {
    std::string_view id;
    std::string_view name; ///< in the source language
    Effect effect = Effect::extraDie;
    Die die{}; ///< extraDie: what is seen
};

/// A Trap or an Ally by its place in the tables below.
using CardIndex = std::uint8_t;
inline constexpr CardIndex noCard = 0xff;

// trapCards and allyCards, made from cards.json when the program is built: a card is added in one place.
#include "hunters_cards.inc"

inline constexpr auto traps = static_cast<int>(trapCards.size());
inline constexpr auto allies = static_cast<int>(allyCards.size());

constexpr const Trap& trapOf(CardIndex card) {
    return trapCards[card];
}
constexpr const Ally& allyOf(CardIndex card) {
    return allyCards[card];
}

/// How many Allies have this effect.
constexpr int alliesWith(Effect effect) {
    return static_cast<int>(std::count_if(allyCards.begin(), allyCards.end(),
                                          [effect](const Ally& ally) { return ally.effect == effect; }));
}

} // namespace ghostlight::hunters
