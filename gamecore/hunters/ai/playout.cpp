// SPDX-License-Identifier: GPL-3.0-or-later

// Quick moves for playouts: what the judge would look at, at one glance.

#include "estimate.h"
#include "policy.h"

#include <cmath>

namespace ghostlight {

using namespace hunters;
using Do = Move::Do;

namespace {

constexpr std::uint32_t unit = 1U << 16U;

float uniform(Rng& rng) {
    return static_cast<float>(rng.below(unit)) / static_cast<float>(unit);
}

Move decide(const Weights& weights, const Public& shared, Rng& rng) {
    const Prospect prospect =
        prospectOf(weights, shared, shared.toMove, tallyOf(shared.dice), rollsMade(shared));
    const float odds = std::exp(quickLean(weights, prospect));
    return Move::of(uniform(rng) * (1 + odds) < odds ? Do::stay : Do::pass);
}

/// The last roll: the fewer Dangerous dice lie there, the more are rolled.
Move roll(const Public& shared, Rng& rng) {
    const int dangerous = tallyOf(shared.dice).dangerous();
    const int most = std::min(mostLastDice, shared.pouchSize());
    const int dice =
        dangerous == 0 ? mostLastDice : dicePerRoll + static_cast<int>(rng.below(dangerous == 1 ? 2 : 1));
    return Move::roll(std::min(dice, most));
}

Move takeAlly(const Weights& weights, const Public& shared, Rng& rng) {
    const auto offered = shared.allyCards[onOffer];
    CardIndex best = offered.front();
    float most = -1;
    for (const CardIndex ally : offered) {
        const float worth = allyLater(weights, rounds - 1, ally) + uniform(rng);
        if (worth > most) {
            most = worth;
            best = ally;
        }
    }
    return Move::takeAlly(best);
}

Move takeTrap(const Weights& weights, const Public& shared, Rng& rng) {
    const auto offered = shared.trapCards[onOffer];
    const Tally tally = tallyOf(shared.sight);
    const int floor = shared.bust ? haulOf(shared.trapCards[shared.turn], tally).best : 0;
    CardIndex best = offered.front();
    float most = -1;
    for (const CardIndex trap : offered) {
        const auto fame = static_cast<float>(std::max(0, fameFor(trap, tally) - floor));
        const float worth = fame + trapLater(weights, roundsLeft(shared), trap) + uniform(rng);
        if (worth > most) {
            most = worth;
            best = trap;
        }
    }
    return Move::takeTrap(best);
}

/// The die whose change to another face makes the turn pay most, if that is worth the Ally.
struct Change {
    int gain = 0;
    int die = 0;
    int to = 0;
};

template <class Try> void tryChanges(const Sight& sight, Effect effect, Try&& attempt) {
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        if (!sight.sees(i)) {
            continue;
        }
        const Die die = sight.dice[i];
        const auto with = [](int color, int value) {
            return faceTallies[static_cast<std::size_t>(color * faces + value - 1)];
        };
        const auto color = static_cast<int>(die.color);
        if (effect == Effect::nudge && die.value < faces) {
            attempt(i, int{Move::up}, with(color, die.value + 1));
        }
        if (effect == Effect::nudge && die.value > 1) {
            attempt(i, int{Move::down}, with(color, die.value - 1));
        }
        if (effect == Effect::banish && die.isDangerous()) {
            attempt(i, 0, Tally{});
        }
        for (int other = 0; effect == Effect::repaint && other < colors; ++other) {
            if (other != color) {
                attempt(i, other, with(other, die.value));
            }
        }
    }
}

Change bestChange(const Public& shared, Effect effect) {
    const Sight& sight = shared.sight;
    const auto hand = shared.trapCards[shared.turn];
    const bool onlyOne = shared.bust && !sight.brave;
    // What is seen without one die: all before it and all after it.
    std::array<Tally, allDice + 1> after{};
    for (std::size_t i = sight.dice.size(); i-- > 0;) {
        after[i] = after[i + 1] + (sight.sees(i) ? tallyOf(sight.dice[i]) : Tally{});
    }
    const Tally extra = tallyOf(sight.extra);
    const int paid = haulOf(hand, after[0] + extra).paid(onlyOne);
    Change best;
    Tally before = extra;
    std::size_t reached = 0;
    tryChanges(sight, effect, [&](std::size_t i, int to, const Tally& face) {
        for (; reached < i; ++reached) {
            before += sight.sees(reached) ? tallyOf(sight.dice[reached]) : Tally{};
        }
        const int gain = haulOf(hand, before + after[i + 1] + face).paid(onlyOne) - paid;
        if (gain > best.gain) {
            best = {gain, static_cast<int>(i), to};
        }
    });
    return best;
}

/// A use of this Ally that pays more than keeping it; score(noCard) for none.
Move helpfulUse(const Weights& weights, const Public& shared, CardIndex ally) {
    const float keep = allyLater(weights, roundsLeft(shared), ally);
    const auto hand = shared.trapCards[shared.turn];
    const Move none = Move::score(noCard);
    const auto ifWorth = [keep, none](int gain, Move use) {
        return gain > 0 && static_cast<float>(gain) >= keep ? use : none;
    };
    switch (allyOf(ally).effect) {
    case Effect::extraDie: {
        const Tally tally = tallyOf(shared.sight);
        const bool onlyOne = shared.bust && !shared.sight.brave;
        const int gain =
            haulOf(hand, tally + tallyOf(allyOf(ally).die)).paid(onlyOne) - haulOf(hand, tally).paid(onlyOne);
        return ifWorth(gain, Move::use(ally));
    }
    case Effect::nudge:
    case Effect::repaint:
    case Effect::banish: {
        const Change change = bestChange(shared, allyOf(ally).effect);
        return ifWorth(change.gain, Move::use(ally, change.die, change.to));
    }
    case Effect::brave: {
        const Haul haul = haulOf(hand, tallyOf(shared.sight));
        return shared.bust && !shared.sight.brave ? ifWorth(haul.all - haul.best, Move::use(ally)) : none;
    }
    case Effect::scout:
        return shared.trapDeckSize > 0 || !shared.trapCards.empty(discarded) ? Move::use(ally) : none;
    default: return none;
    }
}

Move helpOrScore(const Weights& weights, const Public& shared) {
    for (const CardIndex ally : shared.allyCards[shared.turn]) {
        const Move use = helpfulUse(weights, shared, ally);
        if (use.what == Do::use) {
            return use;
        }
    }
    if (!shared.bust || shared.sight.brave) {
        return Move::score(Move::everyTrap);
    }
    const Tally tally = tallyOf(shared.sight);
    CardIndex best = noCard;
    int most = 0;
    for (const CardIndex trap : shared.trapCards[shared.turn]) {
        if (const int fame = fameFor(trap, tally); fame > most) {
            most = fame;
            best = trap;
        }
    }
    return Move::score(best);
}

/// After scoring: an encore of the best Trap, if it is not worth more later.
Move finish(const Weights& weights, const Public& shared) {
    for (const CardIndex ally : shared.allyCards[shared.turn]) {
        if (allyOf(ally).effect != Effect::encore || shared.scored == 0) {
            continue;
        }
        const Tally tally = tallyOf(shared.sight);
        CardIndex best = noCard;
        int most = 0;
        for (const CardIndex trap : shared.trapCards[shared.turn]) {
            const int fame = (shared.scored & setOf(trap)) != 0 ? fameFor(trap, tally) : 0;
            if (fame > most) {
                most = fame;
                best = trap;
            }
        }
        if (static_cast<float>(most) >= allyLater(weights, roundsLeft(shared), ally)) {
            return Move::use(ally, best);
        }
    }
    return Move::of(Do::done);
}

} // namespace

Move Hunters::Policy::playout(const Public& shared, const Private& /*own*/, MoveList& /*scratch*/,
                              Rng& rng) const {
    switch (shared.phase) {
    case Phase::decide: return decide(weights_, shared, rng);
    case Phase::roll: return roll(shared, rng);
    case Phase::takeAlly: return takeAlly(weights_, shared, rng);
    case Phase::takeTrap: return takeTrap(weights_, shared, rng);
    case Phase::score: return helpOrScore(weights_, shared);
    case Phase::end:
    case Phase::over: break;
    }
    return finish(weights_, shared);
}

} // namespace ghostlight
