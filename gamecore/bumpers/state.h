// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../base/drawers.h"
#include "../base/fixed_vector.h"
#include "../base/seat.h"
#include "card.h"
#include "rules.h"

#include <array>

namespace ghostlight::bumpers {

enum class Phase : std::uint8_t {
    hide,    ///< every seat secretly puts its Scared card into its Character deck
    play,    ///< one or more identical cards to the trick
    discard, ///< deck and discard pile ran out in the middle of a draw: everybody gives a card
    over,
};

/// What a seat played to a trick.
struct Play {
    Seat seat = noSeat;
    Value value = noValue;
    std::uint8_t count = 0;
    std::uint8_t as = 0; ///< wild cards: 0 or 10

    /// One card counts ten times its value, n cards of value v the decimal number n.v times ten. Several
    /// wild cards as 10 make n.10, which is the number n.1.
    constexpr int result() const {
        const int face = value == wild ? as : value;
        return count == 1 ? face * 10 : count * 10 + (face == 10 ? 1 : face);
    }

    friend constexpr bool operator==(const Play&, const Play&) = default;
};

/// One line of a round's history: cards that a seat showed, played to a trick or given in a shortage.
class Deed {
public:
    static constexpr Seat somebody = 7; ///< in a position whose past is not known

    Deed() = default;
    static constexpr Deed played(const Play& play) {
        return Deed(static_cast<std::uint8_t>(play.seat | (play.as == 10 ? asTen : 0U)), play.value,
                    play.count);
    }
    static constexpr Deed given(Seat seat, Value value) {
        return Deed(static_cast<std::uint8_t>(seat | wasGiven), value, 1);
    }

    constexpr Seat seat() const { return who_ & 7U; }
    constexpr Value value() const { return what_ & 15U; }
    constexpr int count() const { return static_cast<int>(what_ >> 4U); }
    constexpr bool isGiven() const { return (who_ & wasGiven) != 0; }
    constexpr bool isTen() const { return (who_ & asTen) != 0; }

    friend constexpr bool operator==(const Deed&, const Deed&) = default;

private:
    static constexpr std::uint8_t asTen = 8;
    static constexpr std::uint8_t wasGiven = 16;
    constexpr Deed(std::uint8_t who, Value value, std::uint8_t count)
        : who_(who), what_(static_cast<std::uint8_t>(value | (count << 4U))) {}

    std::uint8_t who_;
    std::uint8_t what_;
};

struct Public {
    Rules rules;
    Phase phase = Phase::hide;
    std::uint8_t seats = 0;
    std::uint8_t round = 1;
    Seat starter = 0; ///< holds the Starting card
    Seat leader = 0;  ///< leads this trick
    Seat toMove = 0;
    Seat drawing = noSeat; ///< who is owed cards while the others give theirs
    Seat scared = noSeat;  ///< whose Scared card came up and ended the round
    std::uint8_t owed = 0; ///< cards the drawing seat still gets
    std::uint8_t deckSize = 0;
    std::array<std::uint8_t, maxSeats> handSize{};
    std::array<bool, maxSeats> hidden{};           ///< has chosen its scare level this round
    std::array<std::uint8_t, maxSeats> revealed{}; ///< Character cards turned over this round
    std::array<std::uint8_t, maxSeats> rotated{};  ///< bottom cards that moved to the top this round
    std::array<std::uint16_t, maxSeats> scores{};
    FixedVector<Play, maxSeats> trick;
    FixedVector<Value, mostCards> discard; ///< oldest first
    /// Everything shown this round, by whom. Room for all: a play and a gift each make a hand one smaller for
    /// good.
    FixedVector<Deed, mostCards> deeds;

    constexpr int characterSize(Seat seat) const { return characterCards - revealed[seat]; }

    friend constexpr bool operator==(const Public&, const Public&) = default;
};

struct Private {
    static constexpr std::uint8_t gone = 0xff;

    Hand hand;
    /// Cards above the Scared one in this seat's Character deck; gone once revealed. A deck holds nothing
    /// but Unfazed cards otherwise, so this and its size are all of it.
    std::uint8_t scaredAt = unfazedCards;

    friend constexpr bool operator==(const Private&, const Private&) = default;
};

struct Secret {
    std::uint64_t seed = 0;
    FixedVector<Value, mostCards> deck; ///< bottom first, so that drawing pops

    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};

using State = Drawers<Public, Private, Secret, maxSeats>;

} // namespace ghostlight::bumpers
