// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghosts.h"

#include <algorithm>

namespace ghostlight {

using namespace ghosts;
using Kind = Event::Kind;

static_assert(Game<Ghosts>);
static_assert(sizeof(State) <= 512);

namespace {

Card draw(State& state) {
    --state.shared.deckSize;
    return state.secret.deck.pop_back();
}

void dealHand(State& state, Seat seat) {
    Hand hand;
    for (int i = 0; i < handLimit; ++i) {
        hand.insert(draw(state));
    }
    state.own[seat].hand = hand;
    state.shared.handSize[seat] = handLimit;
}

/// Puts a hand back and shuffles.
void returnHand(State& state, Seat seat, Rng& rng) {
    const Hand hand = state.own[seat].hand;
    for (int i = 0; i < hand.size(); ++i) {
        state.secret.deck.push_back(hand[i]);
    }
    state.shared.deckSize = static_cast<std::uint8_t>(state.secret.deck.size());
    rng.shuffle(state.secret.deck.begin(), state.shared.deckSize);
}

/// Every round: shuffle all sixty, five each, an empty pile, clockwise.
template <class Sink> void beginRound(State& state, int round, Seat starter, Sink& sink) {
    Public& shared = state.shared;
    shared.round = static_cast<std::uint8_t>(round);
    shared.starter = starter;
    shared.toMove = starter;
    shared.phase = Phase::start;
    shared.direction = 1;
    shared.level = 0;
    shared.family = noFamily;
    shared.taken.fill(0);
    shared.deeds.clear();
    shared.pileBegin = 0;
    sink(Event{Kind::roundBegan, starter, noCard, static_cast<std::int16_t>(round)});

    Rng rng = roundRng(state.secret.seed, static_cast<unsigned>(round));
    state.secret.deck.assign(allCards);
    rng.shuffle(state.secret.deck.begin(), deckCards);
    shared.deckSize = deckCards;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        dealHand(state, seat);
        // Edition mirror: five Mist are shuffled back and redrawn until the hand holds a ghost.
        while (shared.rules.redealsMist() && !state.own[seat].hand.holdsGhost()) {
            sink(Event{Kind::mistRedealt, seat, noCard, 0});
            returnHand(state, seat, rng);
            dealHand(state, seat);
        }
        for (int i = 0; i < handLimit; ++i) {
            sink(Event{Kind::cardDealt, seat, state.own[seat].hand[i], 0});
        }
    }
}

/// The seat to move has no card: returns, and the next round or the end.
template <class Sink> void endRound(State& state, Seat ender, Sink& sink) {
    Public& shared = state.shared;
    sink(Event{Kind::roundEnded, ender, noCard, 0});
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        // Every seat that took no pile returns as many points as it can, up to three.
        const int returned = shared.taken[seat] > 0 ? 0 : std::min<int>(shared.fear[seat], mostReturned);
        if (returned > 0) {
            shared.fear[seat] = static_cast<std::uint8_t>(shared.fear[seat] - returned);
            sink(Event{Kind::pointsReturned, seat, noCard, static_cast<std::int16_t>(returned)});
        }
    }
    if (shared.round == rounds) {
        shared.phase = Phase::over;
        shared.toMove = noSeat;
        sink(Event{Kind::gameEnded, noSeat, noCard, 0});
        return;
    }
    const Seat starter = shared.rules.enderStarts() ? ender : leftOf(shared.starter, shared.seats);
    beginRound(state, shared.round + 1, starter, sink);
}

/// What a laid card does to the level, the family and the direction. An empty pile, and one of Mist
/// alone, has level 0 and no family, so a first ghost sets the level and mirrors nothing.
template <class Sink> void raiseLevel(Public& shared, Card card, Sink& sink) {
    const Seat seat = shared.toMove;
    const bool mirrors = familyOf(card) == shared.family; // Mist is of no ghost's family
    if (mirrors) {
        shared.direction = static_cast<std::int8_t>(-shared.direction);
    } else if (card != mist) {
        shared.level = static_cast<std::uint8_t>(shared.level + numberOf(card));
        shared.family = familyOf(card);
    }
    sink(Event{Kind::cardLaid, seat, card, shared.level});
    if (mirrors) {
        sink(Event{Kind::directionTurned, seat, noCard, shared.direction});
    }
}

template <class Sink> void layCard(State& state, Card card, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.toMove;
    Hand& hand = state.own[seat].hand;
    hand.remove(card);
    shared.deeds.push_back(Deed::laid(card, seat));
    raiseLevel(shared, card, sink);
    shared.phase = Phase::play;

    if (shared.deckSize > 0) {
        const Card drawn = draw(state);
        hand.insert(drawn);
        sink(Event{Kind::cardDrawn, seat, drawn, 0});
    } else {
        --shared.handSize[seat]; // nothing to draw: skipped
    }

    shared.toMove = shared.direction > 0 ? leftOf(seat, shared.seats) : rightOf(seat, shared.seats);
    if (shared.handSize[shared.toMove] == 0) {
        endRound(state, shared.toMove, sink);
    }
}

/// The whole pile, Mist included, and a point; the direction stays, and a first card follows.
template <class Sink> void takePile(Public& shared, Sink& sink) {
    const Seat seat = shared.toMove;
    const auto cards = static_cast<std::uint8_t>(shared.pileSize());
    shared.taken[seat] = static_cast<std::uint8_t>(shared.taken[seat] + cards);
    ++shared.fear[seat];
    shared.deeds.push_back(Deed::pileTaken(seat));
    shared.pileBegin = static_cast<std::uint8_t>(shared.deeds.size());
    shared.level = 0;
    shared.family = noFamily;
    shared.phase = Phase::start;
    sink(Event{Kind::pileTaken, seat, noCard, cards});
}

/// Every card of the hand is written down and kept if it is one of the choice: nobody could predict which
/// are.
Move* addPlays(Hand::Choice cards, Move* next) {
    for (int index = 0; index < handLimit; ++index) {
        *next = Move::play(cards.card(index));
        next += cards.has(index) ? 1 : 0;
    }
    return next;
}

} // namespace

template <class Sink> State Ghosts::setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink) {
    State state;
    state.shared.rules = rules;
    state.shared.seats = static_cast<std::uint8_t>(seats);
    state.secret.seed = seed;
    std::fill_n(state.shared.fear.begin(), seats, rules.firstPoints());
    const auto starter = static_cast<Seat>(roundRng(seed, 0).below(static_cast<std::uint32_t>(seats)));
    beginRound(state, 1, starter, sink);
    return state;
}

template State Ghosts::setUp(const Rules&, int, std::uint64_t, NoEvents&);
template State Ghosts::setUp(const Rules&, int, std::uint64_t, EventLog<Event>&);

void Ghosts::legalMoves(const Public& shared, const Private& own, MoveList& moves) {
    Move* end = moves.begin();
    if (shared.phase == Phase::play) {
        end = addPlays(own.hand.playable(shared.level, shared.family), end);
        *end = Move::take(); // always, forced or not
        ++end;
    } else if (shared.phase == Phase::start) {
        const bool ghostsOnly = shared.rules.ghostBeginsPile() && own.hand.holdsGhost();
        end = addPlays(ghostsOnly ? own.hand.ghosts() : own.hand.distinct(), end);
    }
    moves.setEnd(end);
}

template <class Sink> void Ghosts::apply(State& state, Move move, Sink& sink) {
    if (move.what == Move::Do::play) {
        layCard(state, move.card, sink);
    } else {
        takePile(state.shared, sink);
    }
}

template void Ghosts::apply(State&, Move, NoEvents&);
template void Ghosts::apply(State&, Move, EventLog<Event>&);

} // namespace ghostlight
