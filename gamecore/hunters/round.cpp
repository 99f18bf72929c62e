// SPDX-License-Identifier: GPL-3.0-or-later
#include "round.h"

#include "hunters.h"

#include <algorithm>

namespace ghostlight::hunters {

using Kind = Event::Kind;

namespace {

// Random moments of a round; rolls use the number of dice that lie on the table (0..12).
constexpr std::uint64_t trapShuffle = 1U << 8U;
constexpr std::uint64_t allyShuffle = 2U << 8U;
constexpr std::uint64_t setUpTokens = 3U << 8U;

int seatsIn(const Public& shared) {
    return static_cast<int>(std::count(shared.in.begin(), shared.in.end(), true));
}

FixedVector<Seat, hunterSeats> inTokenOrder(const Public& shared) {
    FixedVector<Seat, hunterSeats> seats;
    seats.setEnd(seats.begin() + shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        seats[shared.tokens[seat] - 1U] = seat;
    }
    return seats;
}

/// The top card of a deck; an empty deck is its discard pile shuffled; noCard if that is empty too.
template <class Sink, class Deck, class Piles>
CardIndex drawCard(State& state, Deck& deck, std::uint8_t& deckSize, Piles& piles, bool isTrap, Sink& sink) {
    if (deck.empty()) {
        deck.assign(piles[discarded]);
        piles.clear(discarded);
        const auto cards = static_cast<std::uint32_t>(deck.size());
        const std::uint64_t moment = (isTrap ? trapShuffle : allyShuffle) + (std::uint64_t{cards} << 16U);
        roundRng(state.secret.seed, state.shared.round, moment).shuffle(deck.begin(), cards);
        deckSize = static_cast<std::uint8_t>(cards);
        if (cards > 0) {
            sink(eventOf(isTrap ? Kind::trapsReshuffled : Kind::alliesReshuffled, noSeat, noCard,
                         static_cast<int>(cards)));
        }
    }
    if (deck.empty()) {
        return noCard;
    }
    --deckSize;
    return deck.pop_back();
}

template <class Sink> CardIndex drawAlly(State& state, Sink& sink) {
    return drawCard(state, state.secret.allyDeck, state.shared.allyDeckSize, state.shared.allyCards, false,
                    sink);
}

/// Five Traps and one Ally fewer than seats.
template <class Sink> void revealOffers(State& state, Sink& sink) {
    for (int i = 0; i < trapsOnOffer; ++i) {
        if (const CardIndex trap = drawTrap(state, sink); trap != noCard) {
            state.shared.trapCards.add(onOffer, trap);
            sink(eventOf(Kind::trapRevealed, noSeat, trap));
        }
    }
    for (int i = 0; i < state.shared.seats - 1; ++i) {
        if (const CardIndex ally = drawAlly(state, sink); ally != noCard) {
            state.shared.allyCards.add(onOffer, ally);
            sink(eventOf(Kind::allyRevealed, noSeat, ally));
        }
    }
}

template <class Sink> void discardOffers(Public& shared, Sink& sink) {
    while (!shared.trapCards.empty(onOffer)) {
        const CardIndex trap = shared.trapCards[onOffer].front();
        shared.trapCards.move(onOffer, trap, discarded);
        sink(eventOf(Kind::trapDiscarded, noSeat, trap));
    }
    while (!shared.allyCards.empty(onOffer)) {
        const CardIndex ally = shared.allyCards[onOffer].front();
        shared.allyCards.move(onOffer, ally, discarded);
        sink(eventOf(Kind::allyDiscarded, noSeat, ally));
    }
}

// --- Turns ----------------------------------------------------------------------------------------

template <class Sink> void beginTurn(Public& shared, Seat seat, Sink& sink) {
    shared.turn = seat;
    shared.toMove = seat;
    shared.scored = 0;
    shared.sight = Sight{};
    shared.sight.dice = shared.dice;
    // Only who left alone takes an Ally, and never when bust.
    if (shared.group.size() == 1 && !shared.bust && !shared.allyCards.empty(onOffer)) {
        shared.phase = Phase::takeAlly;
    } else {
        shared.phase = shared.trapCards.empty(onOffer) ? Phase::score : Phase::takeTrap;
    }
    sink(eventOf(Kind::turnBegan, seat));
}

/// These seats leave the round together and play their turns, lowest token first.
template <class Sink> void leave(Public& shared, const std::array<bool, hunterSeats>& leaving, Sink& sink) {
    shared.group.clear();
    for (const Seat seat : inTokenOrder(shared)) {
        if (leaving[seat]) {
            shared.group.push_back(seat);
            shared.in[seat] = false;
        }
    }
    shared.queue = shared.group;
    shared.queue.erase(0);
    beginTurn(shared, shared.group.front(), sink);
}

/// Lowest with highest, second lowest with second highest; an odd middle one keeps its own.
template <class Sink> void exchangeTokens(Public& shared, Sink& sink) {
    for (std::size_t low = 0, high = shared.group.size(); low + 1 < high; ++low) {
        --high;
        const Seat a = shared.group[low];
        const Seat b = shared.group[high];
        std::swap(shared.tokens[a], shared.tokens[b]);
        Event event = eventOf(Kind::tokensExchanged, a);
        event.other = b;
        sink(event);
    }
}

// --- Rolls and decisions --------------------------------------------------------------------------

Die drawDie(Public& shared, Rng& rng) {
    auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(shared.pouchSize())));
    std::size_t color = 0;
    while (pick >= shared.pouch[color]) {
        pick -= shared.pouch[color];
        ++color;
    }
    --shared.pouch[color];
    return {static_cast<Color>(color), static_cast<std::uint8_t>(rng.below(faces) + 1)};
}

void rollDice(State& state, int count) {
    Public& shared = state.shared;
    const bool isFirst = shared.dice.empty();
    Rng rng = roundRng(state.secret.seed, shared.round, shared.dice.size());
    for (int i = 0; i < count; ++i) {
        shared.dice.push_back(drawDie(shared, rng));
    }
    // First roll: while both are Dangerous, both are rolled again.
    while (isFirst &&
           std::all_of(shared.dice.begin(), shared.dice.end(), [](Die die) { return die.isDangerous(); })) {
        for (Die& die : shared.dice) {
            die.value = static_cast<std::uint8_t>(rng.below(faces) + 1);
        }
    }
}

int dangerousDice(const Public& shared) {
    return static_cast<int>(
        std::count_if(shared.dice.begin(), shared.dice.end(), [](Die die) { return die.isDangerous(); }));
}

void askAll(Public& shared) {
    shared.phase = Phase::decide;
    shared.turn = noSeat;
    shared.toMove =
        static_cast<Seat>(std::find(shared.in.begin(), shared.in.end(), true) - shared.in.begin());
}

template <class Sink> void revealDecisions(State& state, Sink& sink) {
    Public& shared = state.shared;
    std::array<bool, hunterSeats> passing{};
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (shared.in[seat]) {
            const Decision decision = state.own[seat].pending;
            passing[seat] = decision == Decision::pass;
            sink(eventOf(Kind::decisionRevealed, seat, noCard, static_cast<int>(decision)));
        }
    }
    state.own.fill(Private{});
    shared.decided.fill(false);
    if (std::count(passing.begin(), passing.end(), true) == 0) {
        rollAndJudge(state, dicePerRoll, sink);
    } else {
        leave(shared, passing, sink);
    }
}

// --- Rounds ---------------------------------------------------------------------------------------

template <class Sink> void beginRound(State& state, int round, Sink& sink) {
    Public& shared = state.shared;
    shared.round = static_cast<std::uint8_t>(round);
    sink(eventOf(Kind::roundBegan, noSeat, noCard, round));
    revealOffers(state, sink);
    shared.roundFame.fill(0);
    shared.dice.clear();
    shared.pouch.fill(dicePerColor);
    std::fill_n(shared.in.begin(), shared.seats, true);
    rollAndJudge(state, dicePerRoll, sink);
}

/// The least Fame of this round draws an Ally; tied seats all do, lowest token first.
template <class Sink> void consoleLeast(State& state, Sink& sink) {
    Public& shared = state.shared;
    const auto least = *std::min_element(shared.roundFame.begin(), shared.roundFame.begin() + shared.seats);
    for (const Seat seat : inTokenOrder(shared)) {
        if (shared.roundFame[seat] != least) {
            continue;
        }
        if (const CardIndex ally = drawAlly(state, sink); ally != noCard) {
            shared.allyCards.add(seat, ally);
            sink(eventOf(Kind::allyDrawn, seat, ally));
        }
    }
}

template <class Sink> void endRound(State& state, Sink& sink) {
    Public& shared = state.shared;
    consoleLeast(state, sink);
    if (shared.round == rounds) {
        shared.phase = Phase::over;
        shared.toMove = noSeat;
        sink(eventOf(Kind::gameEnded));
        return;
    }
    discardOffers(shared, sink);
    beginRound(state, shared.round + 1, sink);
}

} // namespace

template <class Sink> CardIndex drawTrap(State& state, Sink& sink) {
    return drawCard(state, state.secret.trapDeck, state.shared.trapDeckSize, state.shared.trapCards, true,
                    sink);
}

template <class Sink> void rollAndJudge(State& state, int count, Sink& sink) {
    Public& shared = state.shared;
    shared.group.clear();
    shared.bust = false;
    shared.scored = 0;
    const std::size_t before = shared.dice.size();
    rollDice(state, std::min(count, shared.pouchSize()));
    for (std::size_t i = before; i < shared.dice.size(); ++i) {
        sink(Event{Kind::dieRolled, noSeat, noCard, 0, shared.dice[i], static_cast<std::int16_t>(i)});
    }
    if (dangerousDice(shared) >= bustDice) {
        shared.bust = true;
        for (Seat seat = 0; seat < shared.seats; ++seat) {
            if (shared.in[seat]) {
                sink(eventOf(Kind::busted, seat));
            }
        }
        leave(shared, std::array<bool, hunterSeats>(shared.in), sink);
    } else if (seatsIn(shared) == 1) {
        leave(shared, std::array<bool, hunterSeats>(shared.in), sink); // the last roll: it passes alone
    } else if (shared.pouchSize() == 0) {
        sink(eventOf(Kind::pouchEmpty)); // nobody is asked, all pass together
        leave(shared, std::array<bool, hunterSeats>(shared.in), sink);
    } else {
        askAll(shared);
    }
}

template <class Sink> void decide(State& state, Decision decision, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.toMove;
    state.own[seat].pending = decision;
    shared.decided[seat] = true;
    sink(eventOf(Kind::decisionMade, seat, noCard, static_cast<int>(decision)));
    for (Seat next = static_cast<Seat>(seat + 1); next < shared.seats; ++next) {
        if (shared.in[next]) {
            shared.toMove = next;
            return;
        }
    }
    revealDecisions(state, sink);
}

template <class Sink> void endTurn(State& state, Sink& sink) {
    Public& shared = state.shared;
    sink(eventOf(Kind::turnEnded, shared.turn));
    shared.turn = noSeat;
    shared.sight = Sight{};
    if (!shared.queue.empty()) {
        const Seat next = shared.queue.front();
        shared.queue.erase(0);
        beginTurn(shared, next, sink);
        return;
    }
    exchangeTokens(shared, sink);
    switch (seatsIn(shared)) {
    case 0: endRound(state, sink); break;
    case 1:
        askAll(shared);
        shared.phase = Phase::roll;
        break;
    default: rollAndJudge(state, dicePerRoll, sink); break;
    }
}

template CardIndex drawTrap(State&, NoEvents&);
template void rollAndJudge(State&, int, NoEvents&);
template void decide(State&, Decision, NoEvents&);
template void endTurn(State&, NoEvents&);
template CardIndex drawTrap(State&, EventLog<Event>&);
template void rollAndJudge(State&, int, EventLog<Event>&);
template void decide(State&, Decision, EventLog<Event>&);
template void endTurn(State&, EventLog<Event>&);

} // namespace ghostlight::hunters

namespace ghostlight {

using namespace hunters;

template <class Sink> State Hunters::setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink) {
    State state;
    Public& shared = state.shared;
    shared.rules = rules;
    shared.seats = static_cast<std::uint8_t>(seats);
    state.secret.seed = seed;
    const auto first = roundRng(seed, 0, setUpTokens).below(static_cast<std::uint32_t>(seats));
    for (int i = 0; i < seats; ++i) { // token 1 at random, the others clockwise
        shared.tokens[(first + static_cast<std::uint32_t>(i)) % static_cast<std::uint32_t>(seats)] =
            static_cast<std::uint8_t>(i + 1);
    }
    for (int trap = 0; trap < traps; ++trap) {
        state.secret.trapDeck.push_back(static_cast<CardIndex>(trap));
    }
    for (int ally = 0; ally < allies; ++ally) {
        state.secret.allyDeck.push_back(static_cast<CardIndex>(ally));
    }
    shared.trapDeckSize = traps;
    shared.allyDeckSize = allies;
    roundRng(seed, 0, trapShuffle).shuffle(state.secret.trapDeck.begin(), traps);
    roundRng(seed, 0, allyShuffle).shuffle(state.secret.allyDeck.begin(), allies);
    for (Seat seat = 0; seat < seats; ++seat) {
        const CardIndex trap = drawTrap(state, sink);
        shared.trapCards.add(seat, trap);
        sink(eventOf(Kind::trapDealt, seat, trap));
    }
    beginRound(state, 1, sink);
    return state;
}

template State Hunters::setUp(const Rules&, int, std::uint64_t, NoEvents&);
template State Hunters::setUp(const Rules&, int, std::uint64_t, EventLog<Event>&);

} // namespace ghostlight
