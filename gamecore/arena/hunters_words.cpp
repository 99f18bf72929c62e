// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_words.h"

#include "prose.h"

#include <array>

namespace ghostlight::arena {

using namespace hunters;

namespace {

constexpr std::uint8_t noLimit = Need{}.atMost;

/// A kind of die in words, one and many: "green 1" and "green 1s".
struct KindWords {
    std::string one;
    std::string many;
};

KindWords dieWords(const std::string& adjective) {
    const std::string before = adjective.empty() ? "" : adjective + " ";
    return {before + "die", before + "dice"};
}

/// A kind is a number; the one way back is to try all that it could be.
KindWords wordsOfKind(Census::Kind kind) {
    for (int value = 1; value <= faces; ++value) {
        const std::string face = std::to_string(value);
        if (kind == Census::of(value)) {
            return {face, face + "s"};
        }
        for (int color = 0; color < colors; ++color) {
            if (kind == Census::of(static_cast<Color>(color), value)) {
                const std::string one = std::string(nameOf(static_cast<Color>(color))) + " " + face;
                return {one, one + "s"};
            }
        }
    }
    for (int color = 0; color < colors; ++color) {
        const std::string name(nameOf(static_cast<Color>(color)));
        if (kind == Census::of(static_cast<Color>(color))) {
            return dieWords(name);
        }
        if (kind == Census::dangerousOf(static_cast<Color>(color))) {
            return dieWords("Dangerous " + name);
        }
    }
    return dieWords(kind == Census::dangerous ? "Dangerous" : "");
}

/// The table of a Trap's needs is filled up with some that always or never hold.
bool isReal(const Need& need) {
    const bool always = need.atLeast == 0 && need.atMost == noLimit;
    return !always && need.atLeast <= need.atMost && need.atLeast <= allDice;
}

std::string wordsOf(const Need& need) {
    const KindWords kind = wordsOfKind(need.kind);
    if (need.atMost == 0) {
        return "no " + kind.one;
    }
    std::string limit = "at most " + inWords(need.atMost, kind.one, kind.many);
    if (need.atLeast == 0) {
        return limit;
    }
    if (need.kind == Census::all && need.atMost == noLimit) {
        return inWords(need.atLeast) + " or more " + kind.many;
    }
    const std::string least =
        need.atLeast == 1 ? "a " + kind.one : inWords(need.atLeast, kind.one, kind.many);
    return need.atMost == noLimit ? least : least + " but " + limit;
}

std::string wordsOfNeeds(const Trap& trap, std::string_view last) {
    std::vector<std::string> needs;
    std::vector<std::string> limits; // sound better at the end
    for (const Need& need : trap.needs) {
        if (isReal(need)) {
            (need.atLeast > 0 ? needs : limits).push_back(wordsOf(need));
        }
    }
    needs.insert(needs.end(), limits.begin(), limits.end());
    return listed(needs, last);
}

std::string wordsOfGoal(const Trap& trap) {
    switch (trap.goal) {
    case Trap::Goal::all: return wordsOfNeeds(trap, "and");
    case Trap::Goal::any: return wordsOfNeeds(trap, "or");
    case Trap::Goal::per:
        return "each " + wordsOfKind(trap.needs[0].kind).one +
               (trap.number < allDice ? ", at most " + inWords(trap.number) : "");
    case Trap::Goal::sameValue: return inWords(trap.number, "die", "dice") + " of one value";
    case Trap::Goal::run: return inWords(trap.number, "value") + " in a row";
    }
    return {};
}

} // namespace

std::string_view nameOf(Color color) {
    constexpr std::array<std::string_view, colors> names{"green", "red", "blue", "yellow"};
    return names[static_cast<std::size_t>(color)];
}

std::string wordsOf(const Trap& trap) {
    return std::to_string(trap.fame) + " Fame for " + wordsOfGoal(trap);
}

std::string wordsOf(const Ally& ally) {
    switch (ally.effect) {
    case Effect::extraDie:
        return "adds a " + std::string(nameOf(ally.die.color)) + " " + std::to_string(ally.die.value);
    case Effect::nudge: return "turns a die by one";
    case Effect::repaint: return "repaints a die";
    case Effect::banish: return "hides a Dangerous die";
    case Effect::scout: return "finds another Trap";
    case Effect::brave: return "makes all Traps count in a bust";
    case Effect::trade: return "swaps a Trap";
    case Effect::encore: return "has a Trap pay again";
    }
    return {};
}

} // namespace ghostlight::arena
