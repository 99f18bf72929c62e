// SPDX-License-Identifier: GPL-3.0-or-later

// How a move is explained: the most telling thing that is true of it.

#include "options.h"
#include "policy.h"
#include "stakes.h"

#include <cmath>

namespace ghostlight {

using namespace ghosts;
using ai::Reason;

namespace {

constexpr std::string_view onlyCard = "onlyCard";                 ///< nothing else may be laid
constexpr std::string_view nothingFits = "nothingFits";           ///< level: must take
constexpr std::string_view takesUnforced = "takesUnforced";       ///< cards of the pile
constexpr std::string_view endsRound = "endsRound";               ///< points returned
constexpr std::string_view keepsLead = "keepsLead";               ///< the lead a pile would cost
constexpr std::string_view keepsReturn = "keepsReturn";           ///< points to be returned, level
constexpr std::string_view forcesNextToTake = "forcesNextToTake"; ///< chance in percent, the next seat
constexpr std::string_view pressesLeader = "pressesLeader";       ///< chance in percent, the leading seat
constexpr std::string_view turnsBack = "turnsBack";               ///< level, the next seat
constexpr std::string_view mistSaves = "mistSaves";               ///< level: only Mist fits
constexpr std::string_view keepsLevel = "keepsLevel";             ///< level
constexpr std::string_view mirrorsStay = "mirrorsStay";           ///< Mirrors still in the hand, level
constexpr std::string_view shedsThree = "shedsThree";             ///< level: a three seldom fits later
constexpr std::string_view savesMist = "savesMist";               ///< Mist in the hand
constexpr std::string_view staysLow = "staysLow";                 ///< level
constexpr std::string_view raisesTo = "raisesTo";                 ///< level, chance in percent
constexpr std::string_view opensWith = "opensWith";               ///< level

constexpr float likely = 0.5F;

int percent(float chance) {
    return static_cast<int>(std::lround(100 * chance));
}

int inHand(const Private& own, std::uint8_t family) {
    int cards = 0;
    for (int i = 0; i < own.hand.size(); ++i) {
        cards += familyOf(own.hand[i]) == family ? 1 : 0;
    }
    return cards;
}

bool leads(const Public& shared, Seat seat) {
    for (Seat other = 0; other < shared.seats; ++other) {
        if (other != seat && shared.fear[other] <= shared.fear[seat]) {
            return false;
        }
    }
    return true;
}

Reason whyTake(const Options& options) {
    if (!options.canPlay()) {
        return {nothingFits, options.shared.level};
    }
    return {takesUnforced, static_cast<int>(options.shared.pileSize())};
}

/// What the table knows and the standing say, before the card itself does.
Reason whyNow(const Options& options, Move move, float stuck) {
    const Public& shared = options.shared;
    const Seat next = options.nextAfter(move);
    if (options.endsRound(move)) {
        return {endsRound, options.returns()};
    }
    if (stuck >= likely) {
        return {leads(shared, next) ? pressesLeader : forcesNextToTake, percent(stuck), next};
    }
    const bool high = shared.phase == Phase::play && shared.level >= highestLevel - 2;
    if (high && shared.round == rounds && options.lead() >= 0 && options.lead() <= 1) {
        return {keepsLead, options.lead()};
    }
    if (high && options.returns() > 0) {
        return {keepsReturn, options.returns(), shared.level};
    }
    return {};
}

Reason whyRaise(const Options& options, Move move, float stuck) {
    const int level = options.levelAfter(move);
    const int mirrors = inHand(options.own, familyOf(move.card)) - 1;
    if (level >= highestLevel - 1 && mirrors > 0) {
        return {mirrorsStay, mirrors, level};
    }
    if (options.shared.phase == Phase::start) {
        return {opensWith, level};
    }
    if (options.anyMist() && options.shared.level > 3) {
        return {savesMist, inHand(options.own, familyOf(mist))};
    }
    if (numberOf(move.card) == numbers) {
        return {shedsThree, level};
    }
    return level <= 3 ? Reason{staysLow, level} : Reason{raisesTo, level, percent(stuck)};
}

} // namespace

const std::array<std::string_view, 17> Ghosts::Policy::reasonKeys{
    onlyCard,         nothingFits,   takesUnforced, endsRound, keepsLead,  keepsReturn,
    forcesNextToTake, pressesLeader, turnsBack,     mistSaves, keepsLevel, mirrorsStay,
    shedsThree,       savesMist,     staysLow,      raisesTo,  opensWith};

ai::Reason Ghosts::Policy::reason(const View& view, const Move& move) const {
    const Options options(view);
    if (Options::takes(move)) {
        return whyTake(options);
    }
    const float stuck = Clues(view.shared, view.own)
                            .chanceStuck(view.shared, options.nextAfter(move), options.levelAfter(move),
                                         options.familyAfter(move));
    const Reason now = whyNow(options, move, stuck);
    if (!now.key.empty()) {
        return now;
    }
    if (Options::isMist(move) && !options.anyGhost()) {
        return {mistSaves, view.shared.level};
    }
    if (options.legal.size() <= (view.shared.phase == Phase::play ? 2U : 1U)) {
        return {onlyCard, options.levelAfter(move)};
    }
    if (options.mirrors(move)) {
        return {turnsBack, view.shared.level, options.nextAfter(move)};
    }
    return Options::isMist(move) ? Reason{keepsLevel, view.shared.level} : whyRaise(options, move, stuck);
}

} // namespace ghostlight
