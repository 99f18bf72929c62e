// SPDX-License-Identifier: GPL-3.0-or-later

// Why somebody would make a move, in keys and numbers.

#include "../allies.h"
#include "estimate.h"
#include "policy.h"

#include <cmath>

namespace ghostlight {

using namespace hunters;
using ai::Reason;
using Do = Move::Do;

namespace {

int percent(float chance) {
    constexpr float hundred = 100;
    return static_cast<int>(std::lround(chance * hundred));
}

int tenths(float fame) {
    constexpr float ten = 10;
    return static_cast<int>(std::lround(fame * ten));
}

int mostFameOfOthers(const Public& shared, Seat seat) {
    int most = 0;
    for (Seat other = 0; other < shared.seats; ++other) {
        most = other == seat ? most : std::max<int>(most, shared.fame[other]);
    }
    return most;
}

Reason whyStay(const View& view, const Prospect& prospect) {
    const Public& shared = view.shared;
    const int missing = mostFameOfOthers(shared, view.seat) - shared.fame[view.seat] - prospect.now;
    if (prospect.risk == 0) {
        return {"cannotBust", std::max(0, static_cast<int>(std::lround(prospect.gain))), 0};
    }
    if (roundsLeft(shared) == 0 && missing > 0) {
        return {"needsMore", missing, percent(prospect.risk)};
    }
    return {"bustRisk", percent(prospect.risk), prospect.now - prospect.onlyOne};
}

Reason whyPass(const View& view, const Prospect& prospect) {
    const Public& shared = view.shared;
    const int lead = shared.fame[view.seat] + prospect.now - mostFameOfOthers(shared, view.seat);
    if (prospect.now == 0) {
        return {"leavesEarly", shared.trapCards.size(onOffer), 0};
    }
    if (roundsLeft(shared) == 0 && lead > 0) {
        return {"securesLead", lead, percent(prospect.risk)};
    }
    return {"banksFame", prospect.now, percent(prospect.risk)};
}

Reason whyTrap(const View& view, CardIndex trap) {
    const Public& shared = view.shared;
    const Tally tally = tallyOf(shared.sight);
    const int left = roundsLeft(shared);
    if (const int fame = fameFor(trap, tally); fame > 0) {
        return {"trapPaysNow", fame, left};
    }
    if (left == 0 && !shared.queue.empty()) {
        const int fame = fameFor(trap, tallyOf(shared.dice));
        if (fame > 0) {
            return {"trapDenied", fame, shared.queue.front()};
        }
    }
    return {"trapForLater", tenths(trapWorth[trap]), left};
}

Reason whyUse(const View& view, const Move& use) {
    const Public& shared = view.shared;
    const auto hand = shared.trapCards[shared.turn];
    const int pays = turnPays(shared, hand, shared.sight);
    switch (allyOf(use.card).effect) {
    case Effect::scout: return {"scoutsTrap", static_cast<int>(hand.size()), 0};
    case Effect::encore: return {"paysAgain", fameFor(use.a, tallyOf(shared.sight)), 0};
    case Effect::trade: {
        const Tally tally = tallyOf(shared.sight);
        const bool isScored = shared.phase == Phase::end;
        return {"tradesUp", isScored ? 0 : fameFor(use.b, tally) - fameFor(use.a, tally),
                tenths(trapWorth[use.b] - trapWorth[use.a])};
    }
    case Effect::brave: {
        const Haul haul = haulOf(hand, tallyOf(shared.sight));
        return {"savesBust", haul.all - haul.best, 0};
    }
    default: break;
    }
    Sight sight = shared.sight;
    changeSight(sight, use);
    const int gain = turnPays(shared, hand, sight) - pays;
    return gain > 0 ? Reason{"allyAddsFame", gain, 0} : Reason{"noEffect", 0, 0};
}

} // namespace

Reason Hunters::Policy::reason(const View& view, const Move& move) const {
    const Public& shared = view.shared;
    const Tally tally = tallyOf(shared.turn == noSeat ? Sight{} : shared.sight);
    switch (move.what) {
    case Do::stay:
        return whyStay(view,
                       prospectOf(weights_, shared, view.seat, tallyOf(shared.dice), rollsMade(shared)));
    case Do::pass:
        return whyPass(view,
                       prospectOf(weights_, shared, view.seat, tallyOf(shared.dice), rollsMade(shared)));
    case Do::roll:
        return {"rollsDice", move.a, percent(bustChance(tallyOf(shared.dice).dangerous(), move.a))};
    case Do::takeAlly: {
        const std::array<CardIndex, 1> helpers{move.card};
        Public last = shared; // where nothing is gained by keeping it
        last.round = rounds;
        const float gain = bestUse(weights_, last, shared.trapCards[shared.turn], helpers, shared.sight);
        return gain >= 1 ? Reason{"allyAddsNow", static_cast<int>(gain), 0}
                         : Reason{"allyForLater", roundsLeft(shared), 0};
    }
    case Do::takeTrap: return whyTrap(view, move.card);
    case Do::use: return whyUse(view, move);
    case Do::score: {
        const Haul haul = haulOf(shared.trapCards[shared.turn], tally);
        const int fame = move.card == Move::everyTrap ? haul.all
                         : move.card < traps          ? fameFor(move.card, tally)
                                                      : 0;
        return {"scoresFame", fame, haul.complete};
    }
    case Do::done: return {"keepsAllies", shared.allyCards.size(shared.turn), 0};
    }
    return {};
}

} // namespace ghostlight
