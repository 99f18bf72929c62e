// SPDX-License-Identifier: GPL-3.0-or-later

// Reading a position: what `step` is given is checked for everything that must add up.

#include "names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ghostlight {

using namespace bumpers;

namespace {

/// Counts the cards of a position against those the game has.
class CardCount {
public:
    explicit CardCount(int seats) : seats_(seats) {}

    void add(Value value, int count = 1) { counts_[value] += count; }
    void check(const JsonField& state) const {
        for (Value value = 1; value <= wild; ++value) {
            if (counts_[value] != copiesOf(value, seats_)) {
                state.fail("the cards do not add up: " + std::to_string(counts_[value]) + " of value " +
                           valueToJson(value).dump() + ", must be " +
                           std::to_string(copiesOf(value, seats_)));
            }
        }
    }

private:
    int seats_;
    std::array<int, wild + 1> counts_{};
};

std::vector<Value> readPile(const JsonField& field, CardCount& count) {
    field.arrayUpTo(mostCards);
    std::vector<Value> values;
    for (std::size_t i = 0; i < field.size(); ++i) {
        values.push_back(readValue(field[i]));
        count.add(values.back());
    }
    return values;
}

void readHands(const JsonField& field, State& result, CardCount& count) {
    field.array(result.shared.seats);
    for (Seat seat = 0; seat < result.shared.seats; ++seat) {
        const JsonField hand = field[seat];
        hand.arrayUpTo(handCards);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const Value value = readValue(hand[i]);
            if (result.own[seat].hand.count(value) == copiesOf(value, result.shared.seats)) {
                hand.fail("more cards of one value than there are");
            }
            result.own[seat].hand.add(value);
            count.add(value);
        }
        result.shared.handSize[seat] = static_cast<std::uint8_t>(hand.size());
    }
}

void readTrick(const JsonField& field, Public& shared, CardCount& count) {
    field.arrayUpTo(shared.seats);
    Seat expected = shared.leader;
    for (std::size_t i = 0; i < field.size(); ++i) {
        const JsonField entry = field[i];
        entry.object({"seat", "value", "count", "as"});
        Play play;
        play.seat = entry["seat"].seat(shared.seats);
        play.value = readValue(entry["value"]);
        play.count = static_cast<std::uint8_t>(entry["count"].integer(1, copiesOf(play.value, shared.seats)));
        play.as = readAs(entry["as"], play.value);
        if (play.seat != expected) {
            entry["seat"].fail("the trick goes clockwise from its leader: must be " +
                               std::to_string(expected));
        }
        expected = leftOf(expected, shared.seats);
        shared.trick.push_back(play);
        count.add(play.value, play.count);
    }
}

void readCharacters(const JsonField& state, State& result) {
    Public& shared = result.shared;
    state["characters"].array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const JsonField deck = state["characters"][seat];
        deck.arrayUpTo(characterCards);
        std::uint8_t& at = result.own[seat].scaredAt = Private::gone;
        for (std::size_t i = 0; i < deck.size(); ++i) {
            constexpr std::array<std::string_view, 2> names{"U", "S"};
            if (readName(deck[i], names) == 1) {
                if (at != Private::gone) {
                    deck.fail("has two Scared cards");
                }
                at = static_cast<std::uint8_t>(i);
            }
        }
        if (static_cast<int>(deck.size()) != shared.characterSize(seat)) {
            deck.fail("and the revealed cards must be seven");
        }
        if (at == Private::gone) {
            if (shared.phase != Phase::over || shared.scared != noSeat) {
                deck.fail("has no Scared card");
            }
            shared.scared = seat;
        }
    }
}

void readSeatCounts(const JsonField& state, Public& shared) {
    for (const char* const key : {"hidden", "revealed", "rotated", "scores"}) {
        state[key].array(shared.seats);
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shared.hidden[seat] = state["hidden"][seat].boolean();
        shared.revealed[seat] = static_cast<std::uint8_t>(state["revealed"][seat].integer(0, characterCards));
        shared.rotated[seat] = static_cast<std::uint8_t>(state["rotated"][seat].integer(0, 2 * handCards));
        shared.scores[seat] = static_cast<std::uint16_t>(state["scores"][seat].integer(0, 12 * mostRounds));
    }
}

/// Nobody has played, and the seats before the one to move have chosen.
void checkHide(const Position<Rules>& position, const State& result) {
    const Public& shared = result.shared;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        if (shared.hidden[seat] != (seat < shared.toMove)) {
            position.state["hidden"].fail("seats choose from 0 up, so those before toMove have");
        }
        if (!shared.hidden[seat] && result.own[seat].scaredAt != unfazedCards) {
            position.state["characters"][seat].fail("before the choice the Scared card lies last");
        }
        if (shared.handSize[seat] != handCards) {
            position.state["hands"][seat].fail("must hold nine cards before the first trick");
        }
        if (shared.revealed[seat] != 0 || shared.rotated[seat] != 0) {
            position.state[shared.revealed[seat] != 0 ? "revealed" : "rotated"][seat].fail(
                "must be 0 before the first trick");
        }
    }
    if (shared.leader != shared.starter) {
        position.state["leader"].fail("the starter leads the first trick");
    }
    if (!shared.trick.empty() || !shared.discard.empty()) {
        position.state[shared.trick.empty() ? "discard" : "trick"].fail(
            "must be empty before the first trick");
    }
}

/// All hands are equal between tricks; so, once a trick's plays and gifts are counted in, they are equal
/// always.
void checkHands(const Position<Rules>& position, const Public& shared) {
    const std::size_t played = shared.trick.size();
    int expected = -1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shared.seats); ++i) {
        const auto seat = static_cast<Seat>((shared.leader + i) % shared.seats);
        int cards = shared.handSize[seat] + (i < played ? 1 : 0);
        if (shared.phase == Phase::discard) {
            const int turn = (seat + shared.seats - shared.drawing) % shared.seats;
            const int next = (shared.toMove + shared.seats - shared.drawing) % shared.seats;
            cards += turn < next ? 1 : 0; // has given, or was owed one fewer
            cards += seat == shared.drawing ? shared.owed : 0;
        }
        if (expected < 0) {
            expected = cards;
        } else if (cards != expected) {
            position.state["hands"].fail("hands must be equal between tricks: seat " + std::to_string(seat) +
                                         " does not fit the others");
        }
        // A position may be made up with whole hands in mid-round. Every trick takes a card from each hand,
        // so what follows from a position that passes here passes, too.
        if (shared.rotated[seat] > 2 * handCards - cards) {
            position.state["rotated"][seat].fail("more than there can be tricks");
        }
    }
}

void checkPlay(const Position<Rules>& position, const Public& shared) {
    if (std::count(shared.hidden.begin(), shared.hidden.begin() + shared.seats, true) != shared.seats) {
        position.state["hidden"].fail("all have chosen once tricks are played");
    }
    if (shared.phase == Phase::over) {
        if (!shared.trick.empty()) {
            position.state["trick"].fail("must be empty when the game is over");
        }
        return;
    }
    if (shared.phase == Phase::play) {
        const auto next = static_cast<Seat>((shared.leader + shared.trick.size()) % shared.seats);
        if (shared.toMove != next || static_cast<int>(shared.trick.size()) == shared.seats) {
            position.toMove.fail("does not follow from the leader and the trick");
        }
    }
    if (shared.handSize[shared.toMove] == 0) {
        position.toMove.fail("this seat has no card");
    }
    checkHands(position, shared);
}

/// A shortage: the last to play is drawing, both piles had run out, and seats give clockwise from it.
void checkDraw(const Position<Rules>& position, const Public& shared) {
    const JsonField& state = position.state;
    if (shared.phase != Phase::discard) {
        if (shared.owed != 0 || shared.drawing != noSeat) {
            state[shared.owed != 0 ? "owed" : "drawing"].fail("nobody draws outside the phase \"discard\"");
        }
        return;
    }
    if (shared.trick.empty() || shared.drawing != shared.trick.back().seat) {
        state["drawing"].fail("must be the seat that played last");
    }
    if (shared.owed >= shared.trick.back().count) {
        state["owed"].fail("one card fewer than were played is owed");
    }
    if (shared.deckSize != 0) {
        state["deck"].fail("must have run out");
    }
    const int turn = (shared.toMove + shared.seats - shared.drawing) % shared.seats;
    const int given = static_cast<int>(shared.discard.size());
    if (given != turn && given != turn - 1) { // a drawing seat with an empty hand gives none
        state["discard"].fail(
            "holds the cards given so far, one for each seat from the drawing one to toMove");
    }
}

} // namespace

State Bumpers::Codec::readState(const Position<Rules>& position) {
    const JsonField& json = position.state;
    json.object({"round", "starter", "leader", "deck", "discard", "hands", "trick", "characters", "hidden",
                 "revealed", "rotated", "owed", "drawing", "scores"});
    State result;
    Public& shared = result.shared;
    shared.rules = position.rules;
    shared.seats = static_cast<std::uint8_t>(position.seats);
    shared.phase = static_cast<Phase>(readName(position.phase, phaseNames));
    shared.toMove = readToMove(position.toMove, position.seats, shared.phase == Phase::over);
    const int lastRound = position.rules.target == 0 ? printedRounds(position.seats) : mostRounds;
    shared.round = static_cast<std::uint8_t>(json["round"].integer(1, lastRound));
    shared.starter = json["starter"].seat(position.seats);
    shared.leader = json["leader"].seat(position.seats);
    shared.owed = static_cast<std::uint8_t>(json["owed"].integer(0, handCards));
    shared.drawing = json["drawing"].isNull() ? noSeat : json["drawing"].seat(position.seats);
    result.secret.seed = position.seed;

    CardCount count(position.seats);
    std::vector<Value> deck = readPile(json["deck"], count);
    std::reverse(deck.begin(), deck.end());
    result.secret.deck.assign(deck);
    shared.deckSize = static_cast<std::uint8_t>(deck.size());
    shared.discard.assign(readPile(json["discard"], count));
    readHands(json["hands"], result, count);
    readTrick(json["trick"], shared, count);
    count.check(json);
    readSeatCounts(json, shared);
    readCharacters(json, result);

    // What was shown before is known as far as it lies open, not by whom.
    for (const Value value : shared.discard) {
        shared.deeds.push_back(Deed::played({Deed::somebody, value, 1, 0}));
    }
    for (const Play& play : shared.trick) {
        shared.deeds.push_back(Deed::played(play));
    }
    checkDraw(position, shared);
    if (shared.phase == Phase::hide) {
        checkHide(position, result);
    } else {
        checkPlay(position, shared);
    }
    return result;
}

} // namespace ghostlight
