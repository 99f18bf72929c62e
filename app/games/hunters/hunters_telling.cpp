// SPDX-License-Identifier: GPL-3.0-or-later

// Ghost Hunters in words: the log, the score pad, and what a hint says.

#include "../../table/in_text.h"
#include "hunters/allies.h"
#include "hunters_card_words.h"
#include "hunters_course.h"
#include "hunters_table.h"

#include <QLocale>

namespace ghostlight::app {

using namespace hunters;
using Kind = Event::Kind;

namespace {

/// Events of one kind in a row are told together, by the first of them.
bool isFirstOfRun(std::span<const Event> events, std::size_t at) {
    return at == 0 || events[at - 1].kind != events[at].kind;
}

std::span<const Event> runFrom(std::span<const Event> events, std::size_t at) {
    std::size_t end = at;
    while (end < events.size() && events[end].kind == events[at].kind) {
        ++end;
    }
    return events.subspan(at, end - at);
}

template <class Text> QStringList texts(std::span<const Event> run, Text text) {
    QStringList all;
    for (const Event& event : run) {
        all.append(text(event));
    }
    return all;
}

/// The Ally whose use this move was.
CardIndex usedAlly(std::span<const Event> events) {
    return !events.empty() && events.front().kind == Kind::allyUsed ? events.front().card : noCard;
}

} // namespace

void HuntersTable::tell(std::span<const Event> events, std::size_t at, const Public& before,
                        const Public& after, Telling& telling) {
    const Event& event = events[at];
    const bool isFirst = isFirstOfRun(events, at);
    switch (event.kind) {
    case Kind::trapDealt: telling.say(event.seat, say_.beginsWith(name(event.seat), event.card)); break;
    case Kind::trapRevealed:
        if (isFirst) {
            telling.say(-1, say_.trapsOnOffer(texts(runFrom(events, at),
                                                    [](const Event& one) { return trapName(one.card); })));
        }
        break;
    case Kind::allyRevealed:
        if (isFirst) {
            telling.say(-1, say_.alliesOnOffer(texts(runFrom(events, at),
                                                     [](const Event& one) { return allyName(one.card); })));
        }
        break;
    case Kind::allyTaken: telling.say(event.seat, say_.tookAlly(name(event.seat), event.card)); break;
    case Kind::trapTaken: telling.say(event.seat, say_.tookTrap(name(event.seat), event.card)); break;
    case Kind::allyUsed: tellUse(event, before, telling); break;
    case Kind::trapScouted:
        telling.say(event.seat, say_.scouted(name(event.seat), usedAlly(events), event.card));
        break;
    case Kind::trapScored: tellScore(events, at, telling); break;
    case Kind::nothingScored: telling.say(event.seat, say_.scoredNothing(name(event.seat))); break;
    case Kind::trapsReshuffled: telling.say(-1, say_.trapsReshuffled()); break;
    case Kind::alliesReshuffled: telling.say(-1, say_.alliesReshuffled()); break;
    default: tellCourse(events, at, before, after, telling); break;
    }
}

void HuntersTable::tellCourse(std::span<const Event> events, std::size_t at, const Public& before,
                              const Public& after, Telling& telling) {
    const Event& event = events[at];
    const bool isFirst = isFirstOfRun(events, at);
    switch (event.kind) {
    case Kind::roundBegan:
        if (event.amount > 1) {
            telling.row = padRow(event.amount - 1, after.seats);
        }
        catches_ = {};
        caughtFame_ = {};
        caught_ = {};
        telling.head(say_.roundBegins(event.amount));
        break;
    case Kind::dieRolled:
        if (isFirst) {
            tellRoll(events, at, before, telling);
        }
        break;
    case Kind::decisionRevealed:
        if (isFirst) {
            tellDecisions(events, at, telling);
        }
        break;
    case Kind::pouchEmpty: telling.say(-1, say_.pouchEmpty()); break;
    case Kind::busted:
        caught_[event.seat] = true;
        if (isFirst) {
            const auto run = runFrom(events, at);
            telling.say(-1, say_.busted(texts(run, [this](const Event& one) { return name(one.seat); }),
                                        dangersOf(after)));
        }
        break;
    case Kind::tokensExchanged:
        telling.say(event.seat, say_.exchanged(name(event.seat), name(event.other)));
        break;
    case Kind::allyDrawn: telling.say(event.seat, say_.consoled(name(event.seat), event.card)); break;
    case Kind::gameEnded: telling.row = padRow(after.round, after.seats); break;
    default: break; // what is secret, or seen without a word
    }
}

void HuntersTable::tellRoll(std::span<const Event> events, std::size_t at, const Public& before,
                            Telling& telling) const {
    const QStringList dice = texts(runFrom(events, at), [](const Event& one) { return dieName(one.die); });
    if (events[at].amount == 0) {
        telling.say(-1, say_.firstDice(dice));
    } else if (before.phase == Phase::roll) {
        telling.say(before.toMove, say_.lastDice(name(before.toMove), dice));
    } else {
        telling.say(-1, say_.moreDice(dice));
    }
}

void HuntersTable::tellDecisions(std::span<const Event> events, std::size_t at, Telling& telling) const {
    QStringList staying;
    QStringList passing;
    for (const Event& one : runFrom(events, at)) {
        (static_cast<Decision>(one.amount) == Decision::stay ? staying : passing).append(name(one.seat));
    }
    telling.say(-1, say_.decided(staying, passing));
}

void HuntersTable::tellUse(const Event& event, const Public& before, Telling& telling) const {
    const QString who = name(event.seat);
    const CardIndex ally = event.card;
    switch (allyOf(ally).effect) {
    case Effect::extraDie: telling.say(event.seat, say_.addedDie(who, ally, allyOf(ally).die)); break;
    case Effect::nudge:
    case Effect::repaint: {
        Sight sight = before.sight;
        changeSight(sight, Move::use(ally, event.other, event.amount));
        telling.say(event.seat,
                    say_.turnedDie(who, ally, before.sight.dice[event.other], sight.dice[event.other]));
        break;
    }
    case Effect::banish:
        telling.say(event.seat, say_.hidDie(who, ally, before.sight.dice[event.other]));
        break;
    case Effect::brave: telling.say(event.seat, say_.wasBrave(who, ally)); break;
    case Effect::trade:
        telling.say(event.seat, say_.traded(who, ally, event.other, static_cast<CardIndex>(event.amount)));
        break;
    case Effect::scout:
    case Effect::encore: break; // told with what they bring
    }
}

void HuntersTable::tellScore(std::span<const Event> events, std::size_t at, Telling& telling) {
    const Event& event = events[at];
    const CardIndex ally = usedAlly(events);
    telling.say(event.seat, ally == noCard
                                ? say_.scored(name(event.seat), event.card, event.amount)
                                : say_.paidAgain(name(event.seat), ally, event.card, event.amount));
    catches_[event.seat].append(say_.padCatch(event.card, event.amount));
    caughtFame_[event.seat] += event.amount;
}

ScorePad::Row HuntersTable::padRow(int round, int seats) const {
    ScorePad::Row row{say_.roundBegins(round), {}, {}};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        row.points.append(printed(caughtFame_[seat]));
        row.reasons.append(say_.padReason(catches_[seat], caught_[seat]));
    }
    return row;
}

QString HuntersTable::moveText(const View& view, const Move& move) const {
    switch (move.what) {
    case Do::stay: return say_.stay();
    case Do::pass: return say_.pass();
    case Do::roll: return say_.roll(move.a);
    case Do::takeAlly: return say_.takeAlly(move.card);
    case Do::takeTrap: return say_.takeTrap(move.card);
    case Do::score:
        return move.card == Move::everyTrap ? say_.askScore({})
               : move.card == noCard        ? say_.scoreNothing()
                                            : say_.scoreTrap(move.card);
    case Do::done: return say_.endTurn();
    case Do::use: break;
    }
    const QString target = targetText(view, move);
    return target.isEmpty() ? say_.useAlly(move.card) : say_.useOn(move.card, target);
}

QString HuntersTable::reasonText(const ai::Reason& reason) const {
    const bool isSeat = reason.other >= 0 && reason.other < seats_.count();
    return say_.reason(reason, isSeat ? name(reason.other) : QString());
}

} // namespace ghostlight::app
