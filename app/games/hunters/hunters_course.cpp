// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_course.h"

#include "hunters/allies.h"

#include <algorithm>

namespace ghostlight::app {

using namespace hunters;
using Kind = Event::Kind;

namespace {

void beginRound(Public& shown, int round) {
    shown.round = static_cast<std::uint8_t>(round);
    shown.roundFame.fill(0);
    shown.dice.clear();
    shown.pouch.fill(dicePerColor);
    shown.bust = false;
    shown.queue.clear();
    shown.group.clear();
    std::fill_n(shown.in.begin(), shown.seats, true);
}

void rollDie(Public& shown, Die die) {
    shown.dice.push_back(die);
    --shown.pouch[static_cast<std::size_t>(die.color)];
    shown.group.clear();
    shown.decided.fill(false);
}

void leave(Public& shown, Seat seat) {
    shown.in[seat] = false;
    shown.queue.push_back(seat);
    std::sort(shown.queue.begin(), shown.queue.end(),
              [&shown](Seat a, Seat b) { return shown.tokens[a] < shown.tokens[b]; });
    shown.group = shown.queue;
}

void reveal(Public& shown, Seat seat, Decision decision) {
    shown.decided[seat] = false;
    if (decision == Decision::pass) {
        leave(shown, seat);
    }
}

void beginTurn(Public& shown, Seat seat) {
    if (shown.in[seat]) { // the last one, whose roll went well
        leave(shown, seat);
    }
    const auto* const place = std::find(shown.queue.begin(), shown.queue.end(), seat);
    shown.queue.erase(static_cast<std::size_t>(place - shown.queue.begin()));
    shown.turn = seat;
    shown.scored = 0;
    shown.sight = Sight{};
    shown.sight.dice = shown.dice;
}

void endTurn(Public& shown) {
    shown.turn = noSeat;
    shown.sight = Sight{};
}

void useAlly(Public& shown, const Event& event) {
    shown.allyCards.move(event.seat, event.card, discarded);
    if (allyOf(event.card).effect == Effect::trade) {
        shown.trapCards.move(event.seat, event.other, onOffer);
        shown.trapCards.move(onOffer, static_cast<CardIndex>(event.amount), event.seat);
    } else if (allyOf(event.card).effect != Effect::encore) { // it looks at a Trap, not at dice
        changeSight(shown.sight, Move::use(event.card, event.other, event.amount));
    }
}

void score(Public& shown, const Event& event) {
    shown.scored |= setOf(event.card);
    shown.roundFame[event.seat] = static_cast<std::uint16_t>(shown.roundFame[event.seat] + event.amount);
    shown.fame[event.seat] = static_cast<std::uint16_t>(shown.fame[event.seat] + event.amount);
}

/// Cards that come or go, apart from what a turn does.
void followCards(Public& shown, const Event& event) {
    switch (event.kind) {
    case Kind::trapDealt:
    case Kind::trapScouted:
        --shown.trapDeckSize;
        shown.trapCards.add(event.seat, event.card);
        break;
    case Kind::trapRevealed:
        --shown.trapDeckSize;
        shown.trapCards.add(onOffer, event.card);
        break;
    case Kind::allyRevealed:
        --shown.allyDeckSize;
        shown.allyCards.add(onOffer, event.card);
        break;
    case Kind::allyDrawn:
        --shown.allyDeckSize;
        shown.allyCards.add(event.seat, event.card);
        break;
    case Kind::allyTaken: shown.allyCards.move(onOffer, event.card, event.seat); break;
    case Kind::trapTaken: shown.trapCards.move(onOffer, event.card, event.seat); break;
    case Kind::trapDiscarded: shown.trapCards.move(onOffer, event.card, discarded); break;
    case Kind::allyDiscarded: shown.allyCards.move(onOffer, event.card, discarded); break;
    case Kind::trapsReshuffled:
        shown.trapCards.clear(discarded);
        shown.trapDeckSize = static_cast<std::uint8_t>(event.amount);
        break;
    case Kind::alliesReshuffled:
        shown.allyCards.clear(discarded);
        shown.allyDeckSize = static_cast<std::uint8_t>(event.amount);
        break;
    default: break;
    }
}

} // namespace

void follow(Public& shown, const Event& event) {
    switch (event.kind) {
    case Kind::roundBegan: beginRound(shown, event.amount); break;
    case Kind::dieRolled: rollDie(shown, event.die); break;
    case Kind::decisionMade: shown.decided[event.seat] = true; break;
    case Kind::decisionRevealed: reveal(shown, event.seat, static_cast<Decision>(event.amount)); break;
    case Kind::pouchEmpty:
        for (Seat seat = 0; seat < shown.seats; ++seat) {
            if (shown.in[seat]) {
                leave(shown, seat);
            }
        }
        break;
    case Kind::busted:
        shown.bust = true;
        leave(shown, event.seat);
        break;
    case Kind::turnBegan: beginTurn(shown, event.seat); break;
    case Kind::allyUsed: useAlly(shown, event); break;
    case Kind::trapScored: score(shown, event); break;
    case Kind::turnEnded: endTurn(shown); break;
    case Kind::tokensExchanged: std::swap(shown.tokens[event.seat], shown.tokens[event.other]); break;
    default: followCards(shown, event); break;
    }
}

int dangersOf(const Public& shared) {
    return static_cast<int>(
        std::count_if(shared.dice.begin(), shared.dice.end(), [](Die die) { return die.isDangerous(); }));
}

} // namespace ghostlight::app
