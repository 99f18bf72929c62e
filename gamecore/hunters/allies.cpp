// SPDX-License-Identifier: GPL-3.0-or-later
#include "allies.h"

namespace ghostlight::hunters {

namespace {

/// A rolled die that is still seen.
template <class Visit> void forEachTarget(const Sight& sight, Visit&& visit) {
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        if (sight.sees(i)) {
            visit(static_cast<int>(i), sight.dice[i]);
        }
    }
}

void addNudges(const Sight& sight, CardIndex ally, MoveList& moves) {
    forEachTarget(sight, [&](int index, Die die) { // within 1..6
        if (die.value < faces) {
            moves.push_back(Move::use(ally, index, Move::up));
        }
        if (die.value > 1) {
            moves.push_back(Move::use(ally, index, Move::down));
        }
    });
}

void addRepaints(const Sight& sight, CardIndex ally, MoveList& moves) {
    forEachTarget(sight, [&](int index, Die die) {
        for (int color = 0; color < colors; ++color) {
            if (color != static_cast<int>(die.color)) {
                moves.push_back(Move::use(ally, index, color));
            }
        }
    });
}

void addBanishes(const Sight& sight, CardIndex ally, MoveList& moves) {
    forEachTarget(sight, [&](int index, Die die) {
        if (die.isDangerous()) { // as now seen
            moves.push_back(Move::use(ally, index));
        }
    });
}

/// A Trap not scored this turn for one on offer.
void addTrades(const Public& shared, CardIndex ally, MoveList& moves) {
    for (const CardIndex give : shared.trapCards[shared.turn]) {
        if ((shared.scored & setOf(give)) != 0) {
            continue;
        }
        for (const CardIndex get : shared.trapCards[onOffer]) {
            moves.push_back(Move::use(ally, give, get));
        }
    }
}

void addEncores(const Public& shared, CardIndex ally, MoveList& moves) {
    for (const CardIndex trap : shared.trapCards[shared.turn]) {
        if ((shared.scored & setOf(trap)) != 0) {
            moves.push_back(Move::use(ally, trap));
        }
    }
}

void addUsesBeforeScoring(const Public& shared, CardIndex ally, MoveList& moves) {
    switch (allyOf(ally).effect) {
    case Effect::extraDie: moves.push_back(Move::use(ally)); break;
    case Effect::nudge: addNudges(shared.sight, ally, moves); break;
    case Effect::repaint: addRepaints(shared.sight, ally, moves); break;
    case Effect::banish: addBanishes(shared.sight, ally, moves); break;
    case Effect::scout:
        if (shared.trapDeckSize > 0 || !shared.trapCards.empty(discarded)) { // where a Trap can be drawn
            moves.push_back(Move::use(ally));
        }
        break;
    case Effect::brave:
        if (shared.bust) {
            moves.push_back(Move::use(ally));
        }
        break;
    case Effect::trade: addTrades(shared, ally, moves); break;
    case Effect::encore: break; // after scoring only
    }
}

} // namespace

void addUses(const Public& shared, MoveList& moves) {
    for (const CardIndex ally : shared.allyCards[shared.turn]) {
        if (shared.phase != Phase::end) {
            addUsesBeforeScoring(shared, ally, moves);
        } else if (allyOf(ally).effect == Effect::trade) {
            addTrades(shared, ally, moves);
        } else if (allyOf(ally).effect == Effect::encore) {
            addEncores(shared, ally, moves);
        }
    }
}

bool canUseAfterScoring(const Public& shared) {
    for (const CardIndex ally : shared.allyCards[shared.turn]) {
        if (allyOf(ally).effect == Effect::encore && shared.scored != 0) {
            return true;
        }
        if (allyOf(ally).effect == Effect::trade && !shared.trapCards.empty(onOffer)) {
            for (const CardIndex trap : shared.trapCards[shared.turn]) {
                if ((shared.scored & setOf(trap)) == 0) {
                    return true;
                }
            }
        }
    }
    return false;
}

void changeSight(Sight& sight, Move use) {
    const auto bit = static_cast<std::uint16_t>(1U << use.a);
    switch (allyOf(use.card).effect) {
    case Effect::extraDie: sight.extra.push_back(allyOf(use.card).die); break;
    case Effect::nudge: {
        std::uint8_t& value = sight.dice[use.a].value;
        value = static_cast<std::uint8_t>(use.b == Move::up ? value + 1 : value - 1);
        sight.changed = static_cast<std::uint16_t>(sight.changed | bit);
        break;
    }
    case Effect::repaint:
        sight.dice[use.a].color = static_cast<Color>(use.b);
        sight.changed = static_cast<std::uint16_t>(sight.changed | bit);
        break;
    case Effect::banish: sight.banished = static_cast<std::uint16_t>(sight.banished | bit); break;
    case Effect::brave: sight.brave = true; break;
    case Effect::scout:
    case Effect::trade:
    case Effect::encore: break;
    }
}

} // namespace ghostlight::hunters
