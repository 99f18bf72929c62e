// SPDX-License-Identifier: GPL-3.0-or-later

// What may be decided in Ghost Hunters, and how the use of an Ally is put together: the Ally, then its
// target, then what becomes of it.

#include "hunters/ai/odds.h"
#include "hunters/allies.h"
#include "hunters_card_words.h"
#include "hunters_course.h"
#include "hunters_table.h"

#include <algorithm>
#include <cmath>

namespace ghostlight::app {

using namespace hunters;

namespace {

int percent(float chance) {
    constexpr float hundred = 100;
    return static_cast<int>(std::lround(chance * hundred));
}

/// Whether the Ally's use has a second target: what the die becomes, or the Trap that is got.
bool hasSecond(Effect effect) {
    return effect == Effect::nudge || effect == Effect::repaint || effect == Effect::trade;
}

bool hasTarget(Effect effect) {
    return hasSecond(effect) || effect == Effect::banish || effect == Effect::encore;
}

bool targetsDie(Effect effect) {
    return effect == Effect::nudge || effect == Effect::repaint || effect == Effect::banish;
}

/// The die as the use would make it.
Die dieAfter(const Sight& sight, const Move& use) {
    Sight changed = sight;
    changeSight(changed, use);
    return changed.dice[use.a];
}

int fameOf(std::span<const CardIndex> traps, const Census& census, bool onlyOne) {
    int sum = 0;
    int best = 0;
    for (const CardIndex trap : traps) {
        const int fame = trapOf(trap).fameFor(census);
        sum += fame;
        best = std::max(best, fame);
    }
    return onlyOne ? best : sum;
}

QStringList completeNames(std::span<const CardIndex> traps, const Census& census) {
    QStringList names;
    for (const CardIndex trap : traps) {
        if (trapOf(trap).fameFor(census) > 0) {
            names.append(trapName(trap));
        }
    }
    return names;
}

Census rolledCensus(const Public& shared) {
    Sight rolled;
    rolled.dice = shared.dice;
    return rolled.census();
}

} // namespace

// --- What is asked ----------------------------------------------------------------------------------------

QString HuntersTable::promptFor(const Public& shared, Seat seat) const {
    const QString who = isYou(seat) ? QString() : name(seat);
    if (draft_) {
        return say_.askTarget(allyOf(draft_->ally).effect, draft_->target.has_value());
    }
    switch (shared.phase) {
    case Phase::decide: return say_.askDecide(who);
    case Phase::roll: return say_.askRoll(who);
    case Phase::takeAlly: return say_.askAlly(who);
    case Phase::takeTrap: return say_.askTrap(who);
    case Phase::score:
        return shared.bust && !shared.sight.brave ? say_.askWhichTrap(who) : say_.askScore(who);
    default: return say_.askEnd(who);
    }
}

void HuntersTable::offer(const View& view, const MoveList& legal) {
    question_ = {};
    refuseAll(view);
    if (draft_) {
        question_.drafting = true;
        offerTargets(view, legal);
    } else {
        for (const Move& move : legal) {
            if (move.what != Do::use) {
                offerStep(view, move);
            }
        }
        offerAllies(view, legal);
    }
    const Public& shared = view.shared;
    if (shared.phase == Phase::decide || shared.phase == Phase::roll) {
        question_.note = say_.dangerNote(dangersOf(shared));
    } else if (shared.bust && !shared.sight.brave) {
        question_.note = say_.bustNote();
    }
    facts_.ask(question_);
    prompt_ = promptFor(shared, view.seat);
}

void HuntersTable::offerButton(const Move& move, const QString& label, const QString& hint, const char* group,
                               const QString& face) {
    addChoice(move, {label, hint, QString::fromLatin1(group), -1, suggestion_ == move});
    question_.targetFaces.append(face);
}

void HuntersTable::offerPiece(int ticket, const Move& move, const QString& label, const QString& hint) {
    const bool glow = suggestion_ == move;
    Offer offer{addChoice(move, {label, hint, {}, ticket, glow}), false, glow, hint};
    question_.targetFaces.append(QString());
    pieces_.setOffer(ticket, offer);
}

void HuntersTable::offerPart(int ticket, const QString& hint, bool picked, bool glow) {
    pieces_.setOffer(ticket, {Offer::part, picked, glow, hint});
}

/// A move that is not the use of an Ally.
void HuntersTable::offerStep(const View& view, const Move& move) {
    const Public& shared = view.shared;
    const auto own = shared.trapCards[view.seat];
    const Census census = shared.turn == noSeat ? rolledCensus(shared) : shared.sight.census();
    switch (move.what) {
    case Do::stay: {
        const int risk = percent(bustChance(dangersOf(shared), dicePerRoll));
        offerButton(move, say_.stay(), say_.stayBrings(dicePerRoll, risk), "decide");
        break;
    }
    case Do::pass:
        offerButton(move, say_.pass(),
                    say_.passBrings(fameOf(own, census, false), !shared.trapCards.empty(onOffer)), "decide");
        break;
    case Do::roll:
        offerButton(move, say_.roll(move.a), say_.bustRisk(percent(bustChance(dangersOf(shared), move.a))),
                    "roll");
        break;
    case Do::takeAlly:
        offerPiece(allyTickets_[move.card], move, say_.takeAlly(move.card), allyEffect(move.card));
        break;
    case Do::takeTrap: {
        const int fame = trapOf(move.card).fameFor(census);
        offerPiece(trapTickets_[move.card], move, say_.takeTrap(move.card),
                   fame > 0 ? say_.paysNow(fame) : say_.notComplete());
        break;
    }
    case Do::score:
        if (move.card == Move::everyTrap) {
            offerButton(move, say_.scoreAll(fameOf(own, census, false)),
                        say_.completeTraps(completeNames(own, census)), "actions");
        } else if (move.card == noCard) {
            offerButton(move, say_.scoreNothing(), say_.completeTraps({}), "actions");
        } else {
            offerPiece(trapTickets_[move.card], move, say_.scoreTrap(move.card),
                       say_.paysNow(trapOf(move.card).fameFor(census)));
        }
        break;
    case Do::done:
        offerButton(move, say_.endTurn(), say_.keepsAllies(shared.allyCards.size(view.seat)), "actions");
        break;
    case Do::use: break;
    }
}

// --- The use of an Ally -----------------------------------------------------------------------------------

void HuntersTable::offerAllies(const View& view, const MoveList& legal) {
    for (const CardIndex ally : view.shared.allyCards[view.seat]) {
        const auto* const use = std::find_if(legal.begin(), legal.end(), [ally](const Move& move) {
            return move.what == Do::use && move.card == ally;
        });
        if (use == legal.end()) {
            continue;
        }
        const int ticket = allyTickets_[ally];
        if (hasTarget(allyOf(ally).effect)) {
            offerPart(ticket, allyEffect(ally), false,
                      suggestion_ && suggestion_->what == Do::use && suggestion_->card == ally);
        } else {
            offerPiece(ticket, *use, say_.useAlly(ally), preview(view, *use));
        }
    }
}

/// The thing on the table that is the first or second target of a use; 0: it is none.
int HuntersTable::targetTicket(const Move& use, bool second) const {
    const Effect effect = allyOf(use.card).effect;
    if (targetsDie(effect)) {
        return second ? 0 : dieTickets_[use.a];
    }
    return trapTickets_[second ? use.b : use.a];
}

void HuntersTable::offerTargets(const View& view, const MoveList& legal) {
    const Draft draft = draft_.value_or(Draft{});
    const Effect effect = allyOf(draft.ally).effect;
    offerPart(allyTickets_[draft.ally], allyEffect(draft.ally), true, false);
    for (const Move& move : legal) {
        if (move.what != Do::use || move.card != draft.ally) {
            continue;
        }
        if (!draft.target) {
            offerTarget(view, move, !hasSecond(effect));
        } else if (move.a == *draft.target) {
            offerTarget(view, move, true);
        }
    }
    if (draft.target) {
        const Move chosen = Move::use(draft.ally, *draft.target);
        offerPart(targetTicket(chosen, false), {}, true, false);
    }
}

void HuntersTable::offerTarget(const View& view, const Move& move, bool isLast) {
    const bool isSecond = draft_ && draft_->target.has_value();
    const int ticket = targetTicket(move, isSecond);
    if (!isLast) {
        const bool glows = suggestion_ && suggestion_->card == move.card && suggestion_->a == move.a;
        offerPart(ticket,
                  targetsDie(allyOf(move.card).effect) ? dieName(view.shared.sight.dice[move.a])
                                                       : trapName(move.a),
                  false, glows);
    } else if (ticket == 0) {
        const Die die = dieAfter(view.shared.sight, move);
        offerButton(move, dieName(die), preview(view, move), "target", dieFace(die));
    } else {
        offerPiece(ticket, move, moveText(view, move), preview(view, move));
    }
}

QString HuntersTable::targetText(const View& view, const Move& use) const {
    const Sight& sight = view.shared.sight;
    switch (allyOf(use.card).effect) {
    case Effect::nudge:
    case Effect::repaint: return say_.dieTurns(sight.dice[use.a], dieAfter(sight, use));
    case Effect::banish: return dieName(sight.dice[use.a]);
    case Effect::trade: return say_.getsFor(use.b, use.a);
    case Effect::encore: return trapName(use.a);
    default: return {};
    }
}

QString HuntersTable::preview(const View& view, const Move& use) const {
    const Public& shared = view.shared;
    const Effect effect = allyOf(use.card).effect;
    const Census census = shared.sight.census();
    if (effect == Effect::scout) {
        return allyEffect(use.card);
    }
    if (effect == Effect::encore) {
        return say_.changesFame(trapOf(use.a).fameFor(census));
    }
    Public after = shared;
    if (effect == Effect::trade) {
        after.trapCards.move(view.seat, use.a, onOffer);
        after.trapCards.move(onOffer, use.b, view.seat);
        if (shared.phase == Phase::end) {
            return say_.getsFor(use.b, use.a); // too late to score it
        }
    } else {
        changeSight(after.sight, use);
    }
    const auto own = shared.trapCards[view.seat];
    const auto ownAfter = after.trapCards[view.seat];
    const Census censusAfter = after.sight.census();
    const int gain = fameOf(ownAfter, censusAfter, after.bust && !after.sight.brave) -
                     fameOf(own, census, shared.bust && !shared.sight.brave);
    QStringList completed;
    for (const CardIndex trap : ownAfter) {
        const bool wasComplete = shared.trapCards.holds(view.seat, trap) && trapOf(trap).fameFor(census) > 0;
        if (!wasComplete && trapOf(trap).fameFor(censusAfter) > 0) {
            completed.append(trapName(trap));
        }
    }
    return gain == 0                        ? say_.changesNothing()
           : gain > 0 && !completed.empty() ? say_.completes(completed, gain)
                                            : say_.changesFame(gain);
}

void HuntersTable::pick(int ticket) {
    if (!isAsking() || !pieces_.holds(ticket) || pieces_.offer(ticket).choice != Offer::part) {
        GameTable::pick(ticket);
        return;
    }
    const auto* const ally = std::find(allyTickets_.begin(), allyTickets_.end(), ticket);
    if (ally != allyTickets_.end()) {
        const auto card = static_cast<CardIndex>(ally - allyTickets_.begin());
        draft_ = draft_ && draft_->ally == card ? std::nullopt : std::optional<Draft>({card, {}});
    } else if (draft_ && draft_->target && pieces_.offer(ticket).picked) {
        draft_->target.reset();
    } else if (draft_) {
        const auto die = std::find(dieTickets_.begin(), dieTickets_.end(), ticket);
        const auto* const trap = std::find(trapTickets_.begin(), trapTickets_.end(), ticket);
        draft_->target = static_cast<std::uint8_t>(die != dieTickets_.end() ? die - dieTickets_.begin()
                                                                            : trap - trapTickets_.begin());
    }
    reoffer();
}

void HuntersTable::drop(int ticket, int onto) {
    const bool isPart = isAsking() && pieces_.holds(ticket) && pieces_.offer(ticket).choice == Offer::part &&
                        !pieces_.offer(ticket).picked;
    pick(ticket);
    if (isPart && draft_ && onto >= 0) {
        pick(onto);
    }
}

bool HuntersTable::stepBack() {
    if (MatchTable::stepBack()) {
        return true;
    }
    if (!draft_) {
        return false;
    }
    if (draft_->target) {
        draft_->target.reset();
    } else {
        draft_.reset();
    }
    reoffer();
    return true;
}

void HuntersTable::suggest(const Move& move) {
    suggestion_ = move;
    draft_.reset();
    reoffer();
}

void HuntersTable::forgetDraft() {
    draft_.reset();
    suggestion_.reset();
    facts_.ask({});
}

// --- Why something cannot be ------------------------------------------------------------------------------

void HuntersTable::refuseAll(const View& view) {
    const Public& shared = view.shared;
    for (int at = 0; at <= onOffer; ++at) {
        for (const CardIndex trap : shared.trapCards[at]) {
            pieces_.setOffer(trapTickets_[trap], {-1, false, false, whyNotTrap(view, at, trap)});
        }
        for (const CardIndex ally : shared.allyCards[at]) {
            pieces_.setOffer(allyTickets_[ally], {-1, false, false, whyNotAlly(view, at, ally)});
        }
    }
    for (const int ticket : dieTickets_) {
        pieces_.setOffer(ticket, {-1, false, false, whyNotDie(view)});
    }
}

QString HuntersTable::whyNotTrap(const View& view, int at, CardIndex trap) const {
    const Public& shared = view.shared;
    if (at < onOffer && at != view.seat) {
        return say_.notYours(name(at));
    }
    const bool wasScored = (shared.scored & setOf(trap)) != 0;
    if (draft_) {
        const Effect effect = allyOf(draft_->ally).effect;
        return effect == Effect::encore                                  ? say_.onlyScored()
               : effect == Effect::trade && at == view.seat && wasScored ? say_.wasScored()
                                                                         : say_.notATarget();
    }
    switch (shared.phase) {
    case Phase::decide: return say_.decideFirst();
    case Phase::roll: return say_.rollFirst();
    case Phase::takeAlly: return say_.allyFirst();
    case Phase::takeTrap: return say_.keepTraps();
    default: return at == onOffer ? say_.oneTrapOnly() : wasScored ? say_.wasScored() : say_.notThisTrap();
    }
}

QString HuntersTable::whyNotAlly(const View& view, int at, CardIndex ally) const {
    const Public& shared = view.shared;
    if (at == onOffer) {
        return shared.phase == Phase::decide ? say_.decideFirst() : say_.allyAlone();
    }
    if (at != view.seat) {
        return say_.notYours(name(at));
    }
    if (shared.phase == Phase::decide || shared.phase == Phase::roll) {
        return say_.alliesInTurn();
    }
    const Effect effect = allyOf(ally).effect;
    if (effect == Effect::encore && shared.phase != Phase::end) {
        return say_.onlyAfterScoring();
    }
    if (shared.phase == Phase::end && effect != Effect::encore && effect != Effect::trade) {
        return say_.onlyBeforeScoring();
    }
    return effect == Effect::brave ? say_.onlyWhenBust() : say_.noTarget();
}

QString HuntersTable::whyNotDie(const View& view) const {
    if (draft_) {
        return allyOf(draft_->ally).effect == Effect::banish ? say_.onlyDangerous() : say_.notATarget();
    }
    return view.shared.phase == Phase::decide ? say_.decideFirst() : say_.needsAlly();
}

} // namespace ghostlight::app
