// SPDX-License-Identifier: GPL-3.0-or-later
#include "bumpers.h"

#include <algorithm>

namespace ghostlight {

using namespace bumpers;
using Kind = Event::Kind;

static_assert(Game<Bumpers>);
static_assert(sizeof(State) <= 512);

namespace {

constexpr std::int16_t amountOf(std::size_t number) {
    return static_cast<std::int16_t>(number);
}

template <class Sink> void drawOne(State& state, Seat seat, Sink& sink) {
    --state.shared.deckSize;
    const Value value = state.secret.deck.pop_back();
    state.own[seat].hand.add(value);
    ++state.shared.handSize[seat];
    sink(Event{Kind::cardDrawn, seat, value, 0, 0});
}

void layOutDeck(FixedVector<Value, mostCards>& deck, int seats) {
    switch (seats) {
    case 3: deck.assign(allCards<3>); break;
    case 4: deck.assign(allCards<4>); break;
    case 5: deck.assign(allCards<5>); break;
    default: deck.assign(allCards<6>); break;
    }
}

template <class Sink> void dealHand(State& state, Seat seat, Sink& sink) {
    FixedVector<Value, mostCards>& deck = state.secret.deck;
    const Value* const top = deck.end();
    Hand hand;
    for (int card = 1; card <= handCards; ++card) {
        hand.add(*(top - card));
        sink(Event{Kind::cardDealt, seat, *(top - card), 0, 0});
    }
    deck.setEnd(top - handCards);
    state.own[seat].hand = hand;
    state.shared.handSize[seat] = handCards;
    state.shared.deckSize = static_cast<std::uint8_t>(state.shared.deckSize - handCards);
}

/// Every round: all Monster cards shuffled, nine each, new Character decks, and the secret choice.
template <class Sink> void beginRound(State& state, int round, Seat starter, Sink& sink) {
    Public& shared = state.shared;
    shared.phase = Phase::hide;
    shared.round = static_cast<std::uint8_t>(round);
    shared.starter = starter;
    shared.leader = starter;
    shared.toMove = 0;
    shared.scared = noSeat;
    shared.handSize.fill(0);
    shared.hidden.fill(false);
    shared.revealed.fill(0);
    shared.rotated.fill(0);
    shared.discard.clear();
    shared.deeds.clear();
    state.own.fill(Private{});
    sink(Event{Kind::roundBegan, starter, noValue, 0, static_cast<std::int16_t>(round)});

    layOutDeck(state.secret.deck, shared.seats);
    shared.deckSize = static_cast<std::uint8_t>(state.secret.deck.size());
    roundRng(state.secret.seed, static_cast<unsigned>(round))
        .shuffle(state.secret.deck.begin(), shared.deckSize);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        dealHand(state, seat, sink);
    }
}

/// The discard pile becomes the new deck. The moment is read off the table, so that a position goes on as its
/// game did.
template <class Sink> void reshuffleDiscard(State& state, Sink& sink) {
    Public& shared = state.shared;
    std::uint64_t moment = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        moment = moment * 16 + shared.handSize[seat];
    }
    moment = ((moment * 128 + shared.discard.size()) * 8 + shared.trick.size()) * 8 + shared.owed + 1U;
    FixedVector<Value, mostCards>& deck = state.secret.deck;
    deck.assign(shared.discard);
    shared.discard.clear();
    shared.deckSize = static_cast<std::uint8_t>(deck.size());
    roundRng(state.secret.seed, shared.round, moment).shuffle(deck.begin(), shared.deckSize);
    sink(Event{Kind::discardReshuffled, noSeat, noValue, 0, amountOf(deck.size())});
}

int scoreOfDeck(const Public& shared, Seat seat, const Private& own) {
    const int below = shared.characterSize(seat) - 1 - own.scaredAt;
    return own.scaredAt == 0 ? 2 * below : below; // twice with the Scared card on top
}

template <class Sink> void addPoints(Public& shared, Seat seat, int points, Sink& sink) {
    shared.scores[seat] = static_cast<std::uint16_t>(shared.scores[seat] + points);
    sink(Event{Kind::pointsScored, seat, noValue, 0, static_cast<std::int16_t>(points)});
}

template <class Sink> void scoreRound(State& state, Sink& sink) {
    Public& shared = state.shared;
    const bool paranoia = shared.scared != noSeat && shared.characterSize(shared.scared) == 0;
    if (paranoia) {
        // The Scared card was the last of its deck, however it got there: ten points, nothing for the others.
        sink(Event{Kind::paranoia, shared.scared, noValue, 0, 0});
        addPoints(shared, shared.scared, paranoiaPoints, sink);
        return;
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (seat == shared.scared) {
            addPoints(shared, seat, 0, sink);
            continue;
        }
        const Private& own = state.own[seat];
        const int below = shared.characterSize(seat) - 1 - own.scaredAt;
        sink(Event{Kind::deckShown, seat, noValue, static_cast<std::uint8_t>(below), own.scaredAt});
        addPoints(shared, seat, scoreOfDeck(shared, seat, own), sink);
    }
}

bool isLastRound(const Public& shared) {
    if (shared.rules.target == 0) {
        return shared.round == printedRounds(shared.seats);
    }
    return shared.round == mostRounds ||
           *std::max_element(shared.scores.begin(), shared.scores.end()) >= shared.rules.target;
}

template <class Sink> void endRound(State& state, Sink& sink) {
    Public& shared = state.shared;
    sink(Event{Kind::roundEnded, shared.scared, noValue, 0, 0});
    scoreRound(state, sink);
    if (isLastRound(shared)) {
        shared.phase = Phase::over;
        shared.toMove = noSeat;
        sink(Event{Kind::gameEnded, noSeat, noValue, 0, 0});
        return;
    }
    beginRound(state, shared.round + 1, leftOf(shared.starter, shared.seats), sink);
}

/// One at a time, stopping at the Scared card.
template <class Sink> void revealCharacters(State& state, Seat seat, int cards, Sink& sink) {
    Public& shared = state.shared;
    Private& own = state.own[seat];
    for (int i = 0; i < cards && shared.scared == noSeat; ++i) {
        const bool isScared = own.scaredAt == 0;
        ++shared.revealed[seat];
        if (isScared) {
            shared.scared = seat;
            own.scaredAt = Private::gone;
        } else {
            --own.scaredAt;
        }
        sink(Event{Kind::characterRevealed, seat, noValue, static_cast<std::uint8_t>(isScared ? 1 : 0),
                   static_cast<std::int16_t>(shared.characterSize(seat))});
    }
}

/// A wild card in the trick: the winner reveals nothing, the bottom card of its deck moves to the top, once.
template <class Sink> void moveBottomToTop(State& state, Seat seat, Sink& sink) {
    Public& shared = state.shared;
    const int size = shared.characterSize(seat);
    const bool moves = size > 1; // with one card left nothing moves
    if (moves) {
        std::uint8_t& at = state.own[seat].scaredAt;
        at = at == size - 1 ? std::uint8_t{0} : static_cast<std::uint8_t>(at + 1);
        ++shared.rotated[seat];
    }
    sink(Event{Kind::bottomToTop, seat, noValue, 0, static_cast<std::int16_t>(moves ? 1 : 0)});
}

/// The highest result wins, of equal ones the one played last.
const Play& winningPlay(const Public& shared) {
    const Play* best = shared.trick.begin();
    for (const Play& play : shared.trick) {
        if (play.result() >= best->result()) {
            best = &play;
        }
    }
    return *best;
}

template <class Sink> void discardTrick(Public& shared, Sink& sink) {
    Value* next = shared.discard.end();
    for (const Play& play : shared.trick) {
        next = std::fill_n(next, play.count, play.value);
    }
    sink(Event{Kind::trickDiscarded, noSeat, noValue, 0,
               static_cast<std::int16_t>(next - shared.discard.end())});
    shared.discard.setEnd(next);
    shared.trick.clear();
}

template <class Sink> void resolveTrick(State& state, Sink& sink) {
    Public& shared = state.shared;
    shared.leader = winningPlay(shared).seat;
    bool hasWild = false;
    int reveals = 1; // and one more for every card of value 5, whoever played it
    for (const Play& play : shared.trick) {
        hasWild = hasWild || play.value == wild;
        reveals += play.value == troublemaker ? play.count : 0;
    }
    sink(Event{Kind::trickWon, shared.leader, noValue, 0, static_cast<std::int16_t>(hasWild ? 0 : reveals)});
    if (hasWild) {
        moveBottomToTop(state, shared.leader, sink);
    } else {
        revealCharacters(state, shared.leader, reveals, sink);
    }
    discardTrick(shared, sink);

    const bool handsEmpty = shared.handSize[shared.leader] == 0; // all hands are equal between tricks
    if (shared.scared != noSeat || handsEmpty) {
        endRound(state, sink);
    } else {
        shared.toMove = shared.leader;
    }
}

/// After a play and all its drawing: the next seat, or the trick is complete.
template <class Sink> void goOn(State& state, Sink& sink) {
    Public& shared = state.shared;
    if (static_cast<int>(shared.trick.size()) == shared.seats) {
        resolveTrick(state, sink);
    } else {
        shared.toMove = leftOf(shared.trick.back().seat, shared.seats);
    }
}

/// Deck and discard pile are both empty while cards are owed: everybody gives one, the drawing seat first.
template <class Sink> void beginShortage(Public& shared, Sink& sink) {
    sink(Event{Kind::shortageBegan, shared.drawing, noValue, 0, shared.owed});
    shared.phase = Phase::discard;
    shared.toMove = shared.drawing;
    if (shared.handSize[shared.drawing] == 0) {
        // It has none to give, and is owed one fewer: so all hands stay equal.
        --shared.owed;
        shared.toMove = leftOf(shared.drawing, shared.seats);
    }
}

template <class Sink> void drawOwed(State& state, Sink& sink) {
    Public& shared = state.shared;
    while (shared.owed > 0) {
        if (shared.deckSize == 0) {
            if (shared.discard.empty()) {
                beginShortage(shared, sink);
                return;
            }
            reshuffleDiscard(state, sink); // never the cards of the trick being played
        }
        drawOne(state, shared.drawing, sink);
        --shared.owed;
    }
    shared.drawing = noSeat;
    goOn(state, sink);
}

template <class Sink> void hideScared(State& state, int above, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.toMove;
    state.own[seat].scaredAt = static_cast<std::uint8_t>(above);
    shared.hidden[seat] = true;
    sink(Event{Kind::scaredHidden, seat, noValue, 0, static_cast<std::int16_t>(above)});
    ++shared.toMove;
    if (shared.toMove == shared.seats) {
        shared.phase = Phase::play;
        shared.toMove = shared.starter;
    }
}

template <class Sink> void playCards(State& state, Move move, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.toMove;
    const Play play{seat, move.value, move.count, move.number};
    state.own[seat].hand.remove(move.value, move.count);
    shared.handSize[seat] = static_cast<std::uint8_t>(shared.handSize[seat] - move.count);
    shared.trick.push_back(play);
    shared.deeds.push_back(Deed::played(play));
    sink(Event{Kind::cardsPlayed, seat, move.value, move.count, move.number});
    if (move.count == 1) {
        goOn(state, sink);
        return;
    }
    shared.drawing = seat;
    shared.owed = static_cast<std::uint8_t>(move.count - 1);
    drawOwed(state, sink);
}

template <class Sink> void giveCard(State& state, Value value, Sink& sink) {
    Public& shared = state.shared;
    const Seat seat = shared.toMove;
    state.own[seat].hand.remove(value, 1);
    --shared.handSize[seat];
    shared.discard.push_back(value);
    shared.deeds.push_back(Deed::given(seat, value));
    sink(Event{Kind::cardGiven, seat, value, 1, 0});
    shared.toMove = leftOf(seat, shared.seats);
    if (shared.toMove == shared.drawing) { // all have given
        shared.phase = Phase::play;
        reshuffleDiscard(state, sink);
        drawOwed(state, sink);
    }
}

/// All plays of a value, one card first; of the wild card as 0 and as 10.
constexpr auto playsOf = [] {
    std::array<std::array<Move, 8>, wild + 1> plays{};
    for (Value value = 1; value <= wild; ++value) {
        for (std::size_t i = 0; i < 8; ++i) {
            plays[value][i] = value == wild
                                  ? Move::play(wild, static_cast<int>(i / 2 + 1), i % 2 == 0 ? 0 : 10)
                                  : Move::play(value, static_cast<int>(i + 1));
        }
    }
    return plays;
}();

/// Whole rows are copied and cut to length by the next: cheaper than a loop whose length nobody can predict.
void addPlays(const Hand& hand, MoveList& moves) {
    Move* next = moves.begin();
    hand.forEach([&next](Value value, int count) {
        std::copy_n(playsOf[value].begin(), 8, next);
        next += value == wild ? 2 * count : count;
    });
    moves.setEnd(next);
}

} // namespace

template <class Sink> State Bumpers::setUp(const Rules& rules, int seats, std::uint64_t seed, Sink& sink) {
    State state;
    state.shared.rules = rules;
    state.shared.seats = static_cast<std::uint8_t>(seats);
    state.secret.seed = seed;
    const auto starter = static_cast<Seat>(roundRng(seed, 0).below(static_cast<std::uint32_t>(seats)));
    beginRound(state, 1, starter, sink);
    return state;
}

template State Bumpers::setUp(const Rules&, int, std::uint64_t, NoEvents&);
template State Bumpers::setUp(const Rules&, int, std::uint64_t, EventLog<Event>&);

void Bumpers::legalMoves(const Public& shared, const Private& own, MoveList& moves) {
    moves.clear();
    switch (shared.phase) {
    case Phase::hide:
        for (int above = 0; above <= unfazedCards; ++above) {
            moves.push_back(Move::hide(above));
        }
        break;
    case Phase::play: addPlays(own.hand, moves); break;
    case Phase::discard:
        own.hand.forEach([&moves](Value value, int) { moves.push_back(Move::discard(value)); });
        break;
    case Phase::over: break;
    }
}

template <class Sink> void Bumpers::apply(State& state, Move move, Sink& sink) {
    switch (move.what) {
    case Move::Do::hide: hideScared(state, move.number, sink); break;
    case Move::Do::play: playCards(state, move, sink); break;
    case Move::Do::discard: giveCard(state, move.value, sink); break;
    }
}

template void Bumpers::apply(State&, Move, NoEvents&);
template void Bumpers::apply(State&, Move, EventLog<Event>&);

} // namespace ghostlight
