// SPDX-License-Identifier: GPL-3.0-or-later

// What characters lean towards.

#include "estimate.h"
#include "policy.h"

namespace ghostlight {

using namespace hunters;
using ai::Shown;
using Do = Move::Do;

namespace {

Shown shown(bool is) {
    return is ? Shown::yes : Shown::no;
}

/// Decisions with a bust ahead that is possible, but no certainty.
bool isRisky(const View& view) {
    return view.shared.phase == Phase::decide && tallyOf(view.shared.dice).dangerous() > 0;
}

bool picksTrap(const View& view, const Move& move) {
    return move.what == Do::takeTrap && view.shared.trapCards.size(onOffer) > 1;
}

/// Whether the Trap is the one on offer that a measure likes best; does not apply where all are alike.
template <class Measure> Shown isFavourite(const View& view, const Move& move, Measure&& measure) {
    if (!picksTrap(view, move)) {
        return Shown::doesNotApply;
    }
    const auto offered = view.shared.trapCards[onOffer];
    auto least = measure(offered.front());
    auto most = least;
    for (const CardIndex trap : offered) {
        least = std::min(least, measure(trap));
        most = std::max(most, measure(trap));
    }
    return least == most ? Shown::doesNotApply : shown(measure(move.card) == most);
}

Shown staysAtRisk(const View& view, const Move& move) {
    return isRisky(view) ? shown(move.what == Do::stay) : Shown::doesNotApply;
}

/// Leaves with Fame in hand while a bust is possible.
Shown leavesWithFame(const View& view, const Move& move) {
    const Public& shared = view.shared;
    if (!isRisky(view) || haulOf(shared.trapCards[view.seat], tallyOf(shared.dice)).complete == 0) {
        return Shown::doesNotApply;
    }
    return shown(move.what == Do::pass);
}

/// Takes what would pay the others most this round.
Shown takesWhatOthersWant(const View& view, const Move& move) {
    const Public& shared = view.shared;
    const bool areOthersLeft =
        !shared.queue.empty() || std::count(shared.in.begin(), shared.in.end(), true) > 0;
    if (!areOthersLeft) {
        return Shown::doesNotApply;
    }
    const Tally tally = tallyOf(shared.dice);
    return isFavourite(view, move, [&tally](CardIndex trap) { return fameFor(trap, tally); });
}

/// Takes the Trap that pays most regularly.
Shown takesRegularFame(const View& view, const Move& move) {
    return isFavourite(view, move, [](CardIndex trap) { return trapWorth[trap]; });
}

/// Takes the Trap with the most Fame printed on it.
Shown takesBigFame(const View& view, const Move& move) {
    return isFavourite(view, move, [](CardIndex trap) { return trapOf(trap).fame; });
}

/// Takes the Trap that pays the largest part of what is printed on it.
Shown takesSureFame(const View& view, const Move& move) {
    return isFavourite(view, move, [](CardIndex trap) {
        return trapWorth[trap] / static_cast<float>(std::max<int>(1, trapOf(trap).fame));
    });
}

} // namespace

const std::array<ai::Trait<Hunters>, ai::leanings> Hunters::Policy::traits{{
    {"staysAtRisk", staysAtRisk},
    {"leavesWithFame", leavesWithFame},
    {"takesWhatPaysAll", takesWhatOthersWant},
    {"takesRegularFame", takesRegularFame},
    {"takesBigFame", takesBigFame},
    {"takesSureFame", takesSureFame},
}};

} // namespace ghostlight
