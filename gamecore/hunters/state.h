// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/drawers.h"
#include "../base/fixed_vector.h"
#include "../base/seat.h"
#include "card.h"
#include "rules.h"
#include "zones.h"

#include <array>

namespace ghostlight::hunters {

enum class Phase : std::uint8_t {
    decide,   ///< stay or pass, secretly
    roll,     ///< the last seat's number of dice
    takeAlly, ///< the only seat that passed
    takeTrap,
    score, ///< before scoring
    end,   ///< after it, while an Ally can still be used
    over,
};

enum class Decision : std::uint8_t { none, stay, pass };

/// Where open Traps and Allies lie: before each seat, on offer, or discarded.
inline constexpr int onOffer = hunterSeats;
inline constexpr int discarded = hunterSeats + 1;
inline constexpr int cardPlaces = hunterSeats + 2;

using TrapSet = std::uint64_t;
static_assert(traps <= 64);

constexpr TrapSet setOf(CardIndex trap) {
    return TrapSet{1} << trap;
}

/// The dice as the seat whose turn it is sees them, after the Allies it used.
struct Sight {
    FixedVector<Die, allDice> dice; ///< the rolled ones, by index
    std::uint16_t changed = 0;      ///< bit set of indices that were nudged or repainted
    std::uint16_t banished = 0;     ///< bit set of indices that are not seen
    FixedVector<Die, alliesWith(Effect::extraDie)> extra;
    bool brave = false;

    constexpr bool sees(std::size_t index) const { return ((banished >> index) & 1U) == 0; }
    constexpr Census census() const {
        Census census;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (sees(i)) {
                census.add(dice[i]);
            }
        }
        for (const Die die : extra) {
            census.add(die);
        }
        return census;
    }

    friend constexpr bool operator==(const Sight&, const Sight&) = default;
};

struct Public {
    [[no_unique_address]] Rules rules;
    Phase phase = Phase::decide;
    std::uint8_t seats = 0;
    std::uint8_t round = 1;
    Seat toMove = 0;
    Seat turn = noSeat; ///< whose turn it is; nobody's while deciding and rolling
    bool bust = false;
    std::array<std::uint8_t, hunterSeats> tokens{};
    std::array<std::uint8_t, colors> pouch{}; ///< dice left by colour
    std::array<bool, hunterSeats> in{};
    std::array<bool, hunterSeats> decided{}; ///< has chosen, nobody else knows what
    FixedVector<Die, allDice> dice;          ///< as rolled, in the order rolled
    FixedVector<Seat, hunterSeats> queue;    ///< seats still to take their turn after this one
    FixedVector<Seat, hunterSeats> group;    ///< the seats that left together, in token order
    Zones<traps, cardPlaces> trapCards;
    Zones<allies, cardPlaces> allyCards;
    std::uint8_t trapDeckSize = 0;
    std::uint8_t allyDeckSize = 0;
    Sight sight;        ///< empty without a turn
    TrapSet scored = 0; ///< this turn
    std::array<std::uint16_t, hunterSeats> roundFame{};
    std::array<std::uint16_t, hunterSeats> fame{}; ///< this round included

    constexpr int pouchSize() const { return pouch[0] + pouch[1] + pouch[2] + pouch[3]; }

    friend constexpr bool operator==(const Public&, const Public&) = default;
};

struct Private {
    Decision pending = Decision::none;
    friend constexpr bool operator==(const Private&, const Private&) = default;
};

struct Secret {
    std::uint64_t seed = 0;
    FixedVector<CardIndex, traps> trapDeck;  ///< bottom first, so that drawing pops
    FixedVector<CardIndex, allies> allyDeck; ///< likewise

    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

using State = Drawers<Public, Private, Secret, hunterSeats>;

} // namespace ghostlight::hunters
