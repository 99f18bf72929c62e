// SPDX-License-Identifier: GPL-3.0-or-later

// What nobody should do, and what the characters like to do.

#include "clues.h"
#include "options.h"
#include "policy.h"

namespace ghostlight {

using namespace ghosts;
using ai::Shown;

namespace {

// The first nine are about a pile taken although something could be laid. The other three are Mist laid
// where a ghost would do. So a ghost that fits, or else Mist, is never a blunder.

/// Level 0: a pile of nothing but Mist, on which every card may be laid.
bool takesMistPile(const View& view, const Move& move) {
    return Options::takes(move) && view.shared.family == noFamily;
}

bool takesOneCard(const View& view, const Move& move) {
    return Options::takes(move) && view.shared.pileSize() == 1 && Options(view).canPlay();
}

bool takesLowPile(const View& view, const Move& move) {
    return Options::takes(move) && view.shared.level <= 3 && Options(view).canPlay();
}

/// The Mirror keeps the level and sends the pile back.
bool takesBesideMirror(const View& view, const Move& move) {
    return Options::takes(move) && Options(view).anyMirror();
}

bool takesBesideMist(const View& view, const Move& move) {
    return Options::takes(move) && Options(view).anyMist();
}

/// The first pile of a round costs the return besides.
bool throwsReturnAway(const View& view, const Move& move) {
    return Options::takes(move) && Options(view).returns() > 0 && Options(view).canPlay();
}

/// The next seat has no card: whatever we lay ends the round, so the point is for nothing.
bool takesAtLastCard(const View& view, const Move& move) {
    const Options options(view);
    return Options::takes(move) && options.any([&options](Move other) { return options.endsRound(other); });
}

/// Our own last card fits.
bool takesWithOneCard(const View& view, const Move& move) {
    return Options::takes(move) && view.own.hand.size() == 1 && Options(view).canPlay();
}

/// With the deck out in the last round, a point is what the lead consists of.
bool throwsLeadAway(const View& view, const Move& move) {
    const Options options(view);
    return Options::takes(move) && view.shared.round == rounds && view.shared.deckSize == 0 &&
           options.lead() >= 0 && options.lead() <= 1 && options.canPlay();
}

/// Mist saves from taking a pile; on an empty one, or on other Mist, any ghost would do.
bool wastesMistAtStart(const View& view, const Move& move) {
    return Options::isMist(move) && view.shared.phase == Phase::start && Options(view).anyGhost();
}

bool wastesMistOnMist(const View& view, const Move& move) {
    return Options::isMist(move) && view.shared.phase == Phase::play && view.shared.family == noFamily &&
           Options(view).anyGhost();
}

bool wastesMistOnLowPile(const View& view, const Move& move) {
    return Options::isMist(move) && view.shared.family != noFamily && view.shared.level <= 2 &&
           view.shared.deckSize > 0 && Options(view).anyGhost();
}

Shown shown(bool applies, bool yes) {
    return !applies ? Shown::doesNotApply : yes ? Shown::yes : Shown::no;
}

/// The levels one may leave by laying a ghost.
struct Levels {
    int lowest = highestLevel;
    int highest = 0;

    explicit Levels(const Options& options) {
        for (const Move other : options.legal) {
            if (Options::isGhost(other)) {
                lowest = std::min(lowest, options.levelAfter(other));
                highest = std::max(highest, options.levelAfter(other));
            }
        }
    }
};

Shown leaps(const View& view, const Move& move) {
    const Options options(view);
    const Levels levels(options);
    return shown(levels.lowest < levels.highest,
                 Options::isGhost(move) && options.levelAfter(move) == levels.highest);
}

Shown creeps(const View& view, const Move& move) {
    const Options options(view);
    const Levels levels(options);
    return shown(levels.lowest < levels.highest,
                 Options::isGhost(move) && options.levelAfter(move) == levels.lowest);
}

/// Leaves the next seat as little as possible.
Shown pesters(const View& view, const Move& move) {
    const Options options(view);
    const Clues clues(view.shared, view.own);
    const auto stuck = [&](Move other) {
        return Options::takes(other)
                   ? -1
                   : clues.chanceStuck(view.shared, options.nextAfter(other), options.levelAfter(other),
                                       options.familyAfter(other));
    };
    const float here = stuck(move);
    float least = 1;
    float most = 0;
    for (const Move other : options.legal) {
        if (!Options::takes(other)) {
            least = std::min(least, stuck(other));
            most = std::max(most, stuck(other));
        }
    }
    return shown(least + 0.05F < most, here == most);
}

Shown staysLevel(const View& view, const Move& move) {
    const Options options(view);
    const bool both = options.any([&](Move other) { return options.raises(other); }) && options.anyMirror();
    return shown(both, options.mirrors(move));
}

Shown spendsMist(const View& view, const Move& move) {
    const Options options(view);
    return shown(options.anyMist() && options.anyGhost(), Options::isMist(move));
}

/// Of two families, the one of which fewer cards are about.
Shown counts(const View& view, const Move& move) {
    const Options options(view);
    const Clues clues(view.shared, view.own);
    int fewest = deckCards;
    int most = 0;
    for (const Move other : options.legal) {
        if (options.raises(other)) {
            const int about = clues.unseen().in(familySet(familyOf(other.card)));
            fewest = std::min(fewest, about);
            most = std::max(most, about);
        }
    }
    return shown(fewest < most && options.raises(move),
                 options.raises(move) && clues.unseen().in(familySet(familyOf(move.card))) == fewest);
}

} // namespace

const std::array<ai::Blunder<Ghosts>, 12> Ghosts::Policy::blunders{{
    {"takesMistPile", takesMistPile},
    {"takesOneCard", takesOneCard},
    {"takesLowPile", takesLowPile},
    {"takesBesideMirror", takesBesideMirror},
    {"takesBesideMist", takesBesideMist},
    {"throwsReturnAway", throwsReturnAway},
    {"takesAtLastCard", takesAtLastCard},
    {"takesWithOneCard", takesWithOneCard},
    {"throwsLeadAway", throwsLeadAway},
    {"wastesMistAtStart", wastesMistAtStart},
    {"wastesMistOnMist", wastesMistOnMist},
    {"wastesMistOnLowPile", wastesMistOnLowPile},
}};

const std::array<ai::Trait<Ghosts>, ai::leanings> Ghosts::Policy::traits{{
    {"leaps to the highest level", leaps},
    {"keeps to the lowest level", creeps},
    {"leaves the next seat least", pesters},
    {"mirrors rather than raises", staysLevel},
    {"spends Mist", spendsMist},
    {"lays the scarcest family", counts},
}};

} // namespace ghostlight
