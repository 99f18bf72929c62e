// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat may do, and the steps of its turn. round.cpp has the course of a game around them.

#include "hunters.h"

#include "allies.h"
#include "round.h"

#include <algorithm>

namespace ghostlight {

using namespace hunters;
using Kind = Event::Kind;

static_assert(Game<Hunters>);
static_assert(sizeof(State) <= 512);

namespace {

template <class Sink> void payTrap(Public& shared, CardIndex trap, int fame, Sink& sink) {
    const Seat seat = shared.turn;
    shared.roundFame[seat] = static_cast<std::uint16_t>(shared.roundFame[seat] + fame);
    shared.fame[seat] = static_cast<std::uint16_t>(shared.fame[seat] + fame);
    sink(eventOf(Kind::trapScored, seat, trap, fame));
}

/// After scoring a turn goes on only while an Ally can still be used; otherwise it ends by itself.
template <class Sink> void goOnOrEnd(State& state, Sink& sink) {
    if (!canUseAfterScoring(state.shared)) {
        endTurn(state, sink);
    }
}

template <class Sink> void score(State& state, CardIndex choice, Sink& sink) {
    Public& shared = state.shared;
    const Census census = shared.sight.census();
    for (const CardIndex trap : shared.trapCards[shared.turn]) {
        if (choice != Move::everyTrap && choice != trap) {
            continue;
        }
        if (const int fame = trapOf(trap).fameFor(census); fame > 0) {
            shared.scored |= setOf(trap);
            payTrap(shared, trap, fame, sink);
        }
    }
    if (shared.scored == 0) {
        sink(eventOf(Kind::nothingScored, shared.turn));
    }
    shared.phase = Phase::end;
    goOnOrEnd(state, sink);
}

template <class Sink> void useAlly(State& state, Move move, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.turn;
    shared.allyCards.move(seat, move.card, discarded); // one use each
    Event event = eventOf(Kind::allyUsed, seat, move.card, move.b);
    event.other = move.a;
    sink(event);
    switch (allyOf(move.card).effect) {
    case Effect::scout: {
        const CardIndex trap = drawTrap(state, sink);
        shared.trapCards.add(seat, trap);
        sink(eventOf(Kind::trapScouted, seat, trap));
        break;
    }
    case Effect::trade:
        shared.trapCards.move(seat, move.a, onOffer);
        shared.trapCards.move(onOffer, move.b, seat);
        break;
    case Effect::encore: // the same Fame again: sight cannot have changed since scoring
        payTrap(shared, move.a, trapOf(move.a).fameFor(shared.sight.census()), sink);
        break;
    default: changeSight(shared.sight, move); break;
    }
    if (shared.phase == Phase::end) {
        goOnOrEnd(state, sink);
    }
}

template <class Sink> void takeAlly(Public& shared, CardIndex ally, Sink& sink) {
    shared.allyCards.move(onOffer, ally, shared.turn);
    shared.phase = shared.trapCards.empty(onOffer) ? Phase::score : Phase::takeTrap;
    sink(eventOf(Kind::allyTaken, shared.turn, ally));
}

template <class Sink> void takeTrap(Public& shared, CardIndex trap, Sink& sink) {
    shared.trapCards.move(onOffer, trap, shared.turn);
    shared.phase = Phase::score;
    sink(eventOf(Kind::trapTaken, shared.turn, trap));
}

/// Bust: one completed Trap of the seat's choice, and one must be if one is complete.
void addBustScores(const Public& shared, MoveList& moves) {
    const Census census = shared.sight.census();
    const std::size_t before = moves.size();
    for (const CardIndex trap : shared.trapCards[shared.turn]) {
        if (trapOf(trap).fameFor(census) > 0) {
            moves.push_back(Move::score(trap));
        }
    }
    if (moves.size() == before) {
        moves.push_back(Move::score(noCard));
    }
}

} // namespace

void Hunters::legalMoves(const Public& shared, const Private& /*own*/, MoveList& moves) {
    moves.clear();
    switch (shared.phase) {
    case Phase::decide:
        moves.push_back(Move::of(Move::Do::stay));
        moves.push_back(Move::of(Move::Do::pass));
        return;
    case Phase::roll:
        for (int dice = dicePerRoll; dice <= std::min(mostLastDice, shared.pouchSize()); ++dice) {
            moves.push_back(Move::roll(dice));
        }
        return;
    case Phase::takeAlly:
        for (const CardIndex ally : shared.allyCards[onOffer]) {
            moves.push_back(Move::takeAlly(ally));
        }
        break;
    case Phase::takeTrap:
        for (const CardIndex trap : shared.trapCards[onOffer]) {
            moves.push_back(Move::takeTrap(trap));
        }
        break;
    case Phase::score:
        if (shared.bust && !shared.sight.brave) {
            addBustScores(shared, moves);
        } else {
            moves.push_back(Move::score(Move::everyTrap));
        }
        break;
    case Phase::end: moves.push_back(Move::of(Move::Do::done)); break;
    case Phase::over: return;
    }
    addUses(shared, moves);
}

template <class Sink> void Hunters::apply(State& state, Move move, Sink& sink) {
    switch (move.what) {
    case Move::Do::stay: decide(state, Decision::stay, sink); break;
    case Move::Do::pass: decide(state, Decision::pass, sink); break;
    case Move::Do::roll: rollAndJudge(state, move.a, sink); break;
    case Move::Do::takeAlly: takeAlly(state.shared, move.card, sink); break;
    case Move::Do::takeTrap: takeTrap(state.shared, move.card, sink); break;
    case Move::Do::score: ghostlight::score(state, move.card, sink); break;
    case Move::Do::done: endTurn(state, sink); break;
    case Move::Do::use: useAlly(state, move, sink); break;
    }
}

template void Hunters::apply(State&, Move, NoEvents&);
template void Hunters::apply(State&, Move, EventLog<Event>&);

} // namespace ghostlight
