// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Census of the rules again, packed into two words: a computer player asks what a Trap pays many
// thousand times for one decision, and so it costs a few instructions without a branch.

#include "../state.h"

#include <span>
#include <stdexcept>

namespace ghostlight::hunters {

/// How many dice of each value and colour, Dangerous and in all; and which faces are there at all.
struct Tally {
    std::uint64_t counts = 0; ///< fields of five bits, the highest of which stays free; see shiftOf()
    std::uint32_t seen = 0;   ///< a bit for each colour and value, by Census::of(color, value)

    static constexpr int bitsPerField = 5;
    static constexpr std::uint64_t most = 15; ///< what a field holds beside its free bit
    static constexpr int fields = faces + colors + 2;
    static constexpr int lastField = fields - 1; ///< all dice: it has all the bits that are left

    /// Where the count of a kind is; negative for kinds that have none.
    static constexpr int shiftOf(Census::Kind kind) {
        constexpr int single = colors * faces;
        if (kind == Census::all) {
            return lastField * bitsPerField;
        }
        return kind >= single && kind <= Census::dangerous ? (kind - single) * bitsPerField : -1;
    }

    static constexpr Tally of(Die die) {
        Tally tally;
        tally.counts = std::uint64_t{1} << shiftOf(Census::of(int{die.value}));
        tally.counts += std::uint64_t{1} << shiftOf(Census::of(die.color));
        tally.counts += std::uint64_t{die.isDangerous() ? 1U : 0U} << shiftOf(Census::dangerous);
        tally.counts += std::uint64_t{1} << shiftOf(Census::all);
        tally.seen = 1U << Census::of(die.color, die.value);
        return tally;
    }

    constexpr Tally& operator+=(const Tally& other) {
        counts += other.counts;
        seen |= other.seen;
        return *this;
    }
    friend constexpr Tally operator+(Tally a, const Tally& b) { return a += b; }

    constexpr int count(Census::Kind kind) const {
        return static_cast<int>((counts >> shiftOf(kind)) & most);
    }
    constexpr int dangerous() const { return count(Census::dangerous); }

    /// The free bit of every field.
    static constexpr std::uint64_t guards = [] {
        std::uint64_t bits = std::uint64_t{1} << 63U;
        for (int field = 0; field < lastField; ++field) {
            bits |= (most + 1) << (field * bitsPerField);
        }
        return bits;
    }();
};

/// Faces by Census::of(color, value).
inline constexpr int faceKinds = colors * faces;
inline constexpr auto faceTallies = [] {
    std::array<Tally, faceKinds> tallies{};
    for (int face = 0; face < faceKinds; ++face) {
        const Die die{static_cast<Color>(face / faces), static_cast<std::uint8_t>(face % faces + 1)};
        tallies[static_cast<std::size_t>(face)] = Tally::of(die);
    }
    return tallies;
}();

constexpr const Tally& tallyOf(Die die) {
    return faceTallies[Census::of(die.color, die.value)];
}

template <class Dice> constexpr Tally tallyOf(const Dice& dice) {
    Tally tally;
    for (const Die die : dice) {
        tally += tallyOf(die);
    }
    return tally;
}

constexpr Tally tallyOf(const Sight& sight) {
    Tally tally = tallyOf(sight.extra);
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        if (sight.sees(i)) {
            tally += tallyOf(sight.dice[i]);
        }
    }
    return tally;
}

/// A Trap as a Tally can answer it. "At least" and "at most" are one subtraction each for all fields: where
/// they hold, the free bit survives.
struct QuickTrap {
    std::uint64_t atLeast = 0;
    std::uint64_t atMost = 0;
    std::uint64_t allOf = 0; ///< guards that must survive both
    std::uint64_t anyOf = 0; ///< or one of these the first
    std::uint32_t anySeen = 0;
    std::uint8_t run = 0;
    std::uint8_t fame = 0;
    std::uint8_t perShift = 0;
    std::uint8_t perMost = 1;

    constexpr bool hasRun(const Tally& tally) const {
        std::uint64_t values = 0;
        for (int value = 1; value <= faces; ++value) {
            const std::uint64_t isThere = tally.count(Census::of(value)) > 0 ? 1 : 0;
            values |= isThere << value;
        }
        std::uint64_t runs = values;
        for (int length = 1; length < run; ++length) {
            runs &= values >> length;
        }
        return runs != 0;
    }

    constexpr int fameFor(const Tally& tally) const {
        if (run != 0) [[unlikely]] {
            return hasRun(tally) ? fame : 0;
        }
        const std::uint64_t low = (tally.counts | Tally::guards) - atLeast;
        const std::uint64_t high = (atMost | Tally::guards) - tally.counts;
        const auto all = static_cast<unsigned>((low & high & allOf) == allOf);
        const auto any = static_cast<unsigned>(((low & anyOf) | (tally.seen & anySeen)) != 0);
        const auto dice = static_cast<int>((tally.counts >> perShift) & Tally::most);
        return (all | any) != 0 ? fame * std::max(1, std::min<int>(dice, perMost)) : 0;
    }
};

constexpr std::uint64_t fieldOf(Census::Kind kind, std::uint64_t count) {
    const int shift = Tally::shiftOf(kind);
    if (shift < 0 || (kind != Census::all && count > Tally::most)) {
        throw std::logic_error("a Trap that a Tally cannot answer");
    }
    return count << shift;
}

constexpr std::uint64_t guardOf(Census::Kind kind) {
    return kind == Census::all ? std::uint64_t{1} << 63U : fieldOf(kind, Tally::most) + fieldOf(kind, 1);
}

constexpr QuickTrap quickTrapOf(const Trap& trap) {
    constexpr int unlimited = 255;
    QuickTrap quick;
    quick.fame = trap.fame;
    if (trap.goal != Trap::Goal::all) { // at least one die and at most none: never
        quick.atLeast = fieldOf(Census::all, 1);
        quick.allOf = guardOf(Census::all);
    }
    quick.run = trap.goal == Trap::Goal::run ? trap.number : std::uint8_t{0};
    if (trap.goal == Trap::Goal::per) {
        quick.atLeast += fieldOf(trap.needs[0].kind, 1);
        quick.anyOf = guardOf(trap.needs[0].kind);
        quick.perShift = static_cast<std::uint8_t>(Tally::shiftOf(trap.needs[0].kind));
        quick.perMost = trap.number;
    } else if (trap.goal == Trap::Goal::sameValue) {
        for (int value = 1; value <= faces; ++value) {
            quick.atLeast += fieldOf(Census::of(value), trap.number);
            quick.anyOf |= guardOf(Census::of(value));
        }
    } else if (trap.goal == Trap::Goal::any) {
        for (const Need& need : trap.needs) {
            if (need.kind < faceKinds && need.atLeast == 1 && need.atMost == unlimited) {
                quick.anySeen |= 1U << need.kind;
            } else if (need.atLeast != unlimited) {
                throw std::logic_error("a Trap that a Tally cannot answer");
            }
        }
    } else if (trap.goal == Trap::Goal::all) {
        for (const Need& need : trap.needs) {
            const bool isFloor = need.atLeast > 0;
            quick.atLeast += isFloor ? fieldOf(need.kind, need.atLeast) : 0;
            quick.atMost += need.atMost < unlimited ? fieldOf(need.kind, need.atMost) : 0;
            quick.allOf |= isFloor || need.atMost < unlimited ? guardOf(need.kind) : 0;
        }
        // A field that only "at least" asks for may hold anything, and the other way round.
        for (const Need& need : trap.needs) {
            const bool hasCeiling =
                std::any_of(trap.needs.begin(), trap.needs.end(), [&need](const Need& other) {
                    return other.kind == need.kind && other.atMost < unlimited;
                });
            if (need.atLeast > 0 && !hasCeiling) {
                quick.atMost += fieldOf(need.kind, need.kind == Census::all ? unlimited : Tally::most);
            }
        }
    }
    return quick;
}

inline constexpr auto quickTraps = [] {
    std::array<QuickTrap, traps> quick{};
    for (std::size_t trap = 0; trap < quick.size(); ++trap) {
        quick[trap] = quickTrapOf(trapCards[trap]);
    }
    return quick;
}();

constexpr int fameFor(CardIndex trap, const Tally& tally) {
    return quickTraps[trap].fameFor(tally);
}

/// What a set of Traps pays: all that are complete, the best of them, and how many they are.
struct Haul {
    int all = 0;
    int best = 0;
    int complete = 0;

    /// What a turn pays: one Trap only when bust.
    constexpr int paid(bool onlyOne) const { return onlyOne ? best : all; }
};

constexpr Haul haulOf(std::span<const CardIndex> cards, const Tally& tally) {
    Haul haul;
    for (const CardIndex trap : cards) {
        const int fame = fameFor(trap, tally);
        haul.all += fame;
        haul.best = std::max(haul.best, fame);
        haul.complete += fame > 0 ? 1 : 0;
    }
    return haul;
}

} // namespace ghostlight::hunters
