// SPDX-License-Identifier: GPL-3.0-or-later

// Reading a position: what `step` is given is checked for everything that must add up.

#include "names.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace ghostlight {

using namespace hunters;

namespace {

/// Reads piles of one kind of card and sees that every card lies in exactly one place.
template <class Cards> class CardPiles {
public:
    CardPiles(const Cards& cards, const char* what) : cards_(cards), what_(what) {}

    std::vector<CardIndex> read(const JsonField& field, std::size_t most) {
        field.arrayUpTo(most);
        std::vector<CardIndex> pile;
        for (std::size_t i = 0; i < field.size(); ++i) {
            const CardIndex card = readCard(field[i], cards_, what_);
            if ((seen_ & setOf(card)) != 0) {
                field[i].fail(std::string(cards_[card].id) + " lies in two places");
            }
            seen_ |= setOf(card);
            pile.push_back(card);
        }
        return pile;
    }
    template <class Zone> void readZone(const JsonField& field, Zone& zones, int place, std::size_t most) {
        for (const CardIndex card : read(field, most)) {
            zones.add(place, card);
        }
    }
    void checkComplete(const JsonField& state) const {
        for (CardIndex card = 0; card < cards_.size(); ++card) {
            if ((seen_ & setOf(card)) == 0) {
                state.fail("the card " + std::string(cards_[card].id) + " is missing");
            }
        }
    }

private:
    const Cards& cards_;
    const char* what_;
    std::uint64_t seen_ = 0;
};

template <class Deck, class Piles>
void readDeck(const JsonField& field, Deck& deck, std::uint8_t& deckSize, Piles& piles) {
    std::vector<CardIndex> cards = piles.read(field, Deck::capacity());
    std::reverse(cards.begin(), cards.end());
    deck.assign(cards);
    deckSize = static_cast<std::uint8_t>(cards.size());
}

void readCards(const JsonField& state, State& result) {
    Public& shared = result.shared;
    CardPiles trapPiles(trapCards, "a Trap");
    CardPiles allyPiles(allyCards, "an Ally");
    state["traps"].array(shared.seats);
    state["allies"].array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        trapPiles.readZone(state["traps"][seat], shared.trapCards, seat, traps);
        allyPiles.readZone(state["allies"][seat], shared.allyCards, seat, allies);
    }
    trapPiles.readZone(state["offerTraps"], shared.trapCards, onOffer, trapsOnOffer);
    allyPiles.readZone(state["offerAllies"], shared.allyCards, onOffer,
                       static_cast<std::size_t>(shared.seats - 1));
    trapPiles.readZone(state["trapDiscard"], shared.trapCards, discarded, traps);
    allyPiles.readZone(state["allyDiscard"], shared.allyCards, discarded, allies);
    readDeck(state["trapDeck"], result.secret.trapDeck, shared.trapDeckSize, trapPiles);
    readDeck(state["allyDeck"], result.secret.allyDeck, shared.allyDeckSize, allyPiles);
    trapPiles.checkComplete(state);
    allyPiles.checkComplete(state);
}

Die readDie(const JsonField& field) {
    field.object({"color", "value"});
    return {static_cast<Color>(readName(field["color"], colorNames)),
            static_cast<std::uint8_t>(field["value"].integer(1, faces))};
}

void readDice(const JsonField& state, Public& shared) {
    state["dice"].arrayUpTo(allDice);
    state["pouch"].object({"green", "red", "blue", "yellow"});
    std::array<int, colors> count{};
    for (std::size_t i = 0; i < state["dice"].size(); ++i) {
        shared.dice.push_back(readDie(state["dice"][i]));
        ++count[static_cast<std::size_t>(shared.dice.back().color)];
    }
    for (std::size_t color = 0; color < colors; ++color) {
        const std::string name(colorNames[color]);
        const JsonField left = state["pouch"][name.c_str()];
        shared.pouch[color] = static_cast<std::uint8_t>(left.integer(0, dicePerColor));
        if (count[color] + shared.pouch[color] != dicePerColor) {
            left.fail("with the dice on the table there must be three of each colour");
        }
    }
}

void readTokens(const JsonField& field, Public& shared) {
    field.array(shared.seats);
    std::array<bool, hunterSeats + 1> seen{};
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const auto token = static_cast<std::size_t>(field[seat].integer(1, shared.seats));
        if (seen[token]) {
            field.fail("two seats have token " + std::to_string(token));
        }
        seen[token] = true;
        shared.tokens[seat] = static_cast<std::uint8_t>(token);
    }
}

void readSeats(const JsonField& field, FixedVector<Seat, hunterSeats>& list, int seats) {
    field.arrayUpTo(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < field.size(); ++i) {
        const Seat seat = field[i].seat(seats);
        if (list.contains(seat)) {
            field.fail("names seat " + std::to_string(seat) + " twice");
        }
        list.push_back(seat);
    }
}

/// Asked from seat 0 up: of the seats that are in, those before toMove have decided.
void readDecisions(const JsonField& field, State& result) {
    Public& shared = result.shared;
    field.array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const bool asked = shared.phase == Phase::decide && shared.in[seat] && seat < shared.toMove;
        if (field[seat].isNull() == asked) {
            field[seat].fail(asked ? "this seat has decided already" : "this seat has not been asked");
        }
        if (asked) {
            result.own[seat].pending = static_cast<Decision>(
                1 + readName(field[seat], std::array<std::string_view, 2>{"stay", "pass"}));
            shared.decided[seat] = true;
        }
    }
}

void readChanged(const JsonField& changed, Sight& sight) {
    if (!changed.json().is_object()) {
        changed.fail("must be an object");
    }
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        const std::string key = std::to_string(i);
        if (changed.has(key.c_str())) {
            sight.dice[i] = readDie(changed[key.c_str()]);
            sight.changed = static_cast<std::uint16_t>(sight.changed | (1U << i));
        }
    }
    if (static_cast<std::size_t>(std::popcount(sight.changed)) != changed.size()) {
        changed.fail("names a die that is not on the table");
    }
}

void readSight(const JsonField& field, Public& shared) {
    if (field.isNull() != (shared.turn == noSeat)) {
        field.fail("is null without a turn, and only then");
    }
    if (field.isNull()) {
        return;
    }
    field.object({"extra", "changed", "banished", "brave"});
    Sight& sight = shared.sight;
    sight.dice = shared.dice;
    field["extra"].arrayUpTo(sight.extra.capacity());
    for (std::size_t i = 0; i < field["extra"].size(); ++i) {
        sight.extra.push_back(readDie(field["extra"][i]));
    }
    // Each such Ally brings its die once: those still to be used this turn have not brought theirs.
    std::ptrdiff_t toCome = 0;
    for (const int place : {int{shared.turn}, onOffer}) {
        const auto zone = shared.allyCards[place];
        toCome += std::count_if(zone.begin(), zone.end(),
                                [](CardIndex ally) { return allyOf(ally).effect == Effect::extraDie; });
    }
    if (static_cast<std::ptrdiff_t>(sight.extra.size()) + toCome > alliesWith(Effect::extraDie)) {
        field["extra"].fail("has more dice than there are Allies that could have brought them");
    }
    readChanged(field["changed"], sight);
    const JsonField banished = field["banished"];
    banished.arrayUpTo(allDice);
    for (std::size_t i = 0; i < banished.size(); ++i) {
        const auto die = banished[i].integer(0, static_cast<std::int64_t>(sight.dice.size()) - 1);
        sight.banished = static_cast<std::uint16_t>(sight.banished | (1U << die));
    }
    sight.brave = field["brave"].boolean();
}

void readScored(const JsonField& field, Public& shared) {
    field.arrayUpTo(traps);
    for (std::size_t i = 0; i < field.size(); ++i) {
        const CardIndex trap = readTrap(field[i]);
        if (shared.turn != noSeat && !shared.trapCards.holds(shared.turn, trap)) {
            field[i].fail("is not a Trap of the seat whose turn it is");
        }
        shared.scored |= setOf(trap);
    }
}

void readFame(const JsonField& state, Public& shared) {
    state["roundFame"].array(shared.seats);
    state["fame"].array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shared.fame[seat] = static_cast<std::uint16_t>(state["fame"][seat].integer(0, 10000));
        shared.roundFame[seat] =
            static_cast<std::uint16_t>(state["roundFame"][seat].integer(0, shared.fame[seat]));
    }
}

/// A turn belongs to a group that left together; the rest of it waits in the queue.
void checkTurn(const Position<Rules>& position, const Public& shared) {
    const JsonField& state = position.state;
    for (const Seat seat : shared.group) {
        if (shared.in[seat]) {
            state["group"].fail("seat " + std::to_string(seat) + " left and is still in");
        }
    }
    if (shared.turn == noSeat) {
        if (!shared.queue.empty()) {
            state["queue"].fail("nobody waits without a turn");
        }
        return;
    }
    const auto* const turn = std::find(shared.group.begin(), shared.group.end(), shared.turn);
    if (turn == shared.group.end()) {
        state["turn"].fail("is of none of the seats that left together");
    }
    if (!std::equal(turn + 1, shared.group.end(), shared.queue.begin(), shared.queue.end())) {
        state["queue"].fail("must be the rest of the group after turn");
    }
    for (std::size_t i = 1; i < shared.group.size(); ++i) {
        if (shared.tokens[shared.group[i - 1]] > shared.tokens[shared.group[i]]) {
            state["group"].fail("must be in token order");
        }
    }
    if (shared.toMove != shared.turn) {
        position.toMove.fail("must be the seat whose turn it is");
    }
}

void checkDecideAndRoll(const Position<Rules>& position, const Public& shared) {
    const auto in = std::count(shared.in.begin(), shared.in.end(), true);
    if (!shared.in[shared.toMove]) {
        position.toMove.fail("this seat is no longer in");
    }
    if (shared.phase == Phase::decide ? in < 2 : in != 1) {
        position.state["in"].fail(shared.phase == Phase::decide ? "two or more seats decide"
                                                                : "only the last seat rolls");
    }
}

/// Three Dangerous dice bust everybody who is in.
void checkBust(const JsonField& state, const Public& shared) {
    const bool somebodyIn = std::count(shared.in.begin(), shared.in.end(), true) > 0;
    const auto dangerous =
        std::count_if(shared.dice.begin(), shared.dice.end(), [](Die die) { return die.isDangerous(); });
    if (somebodyIn && (shared.bust || dangerous >= bustDice)) {
        state[shared.bust ? "bust" : "dice"].fail("nobody who is in has bust");
    }
    if (somebodyIn && shared.pouchSize() < dicePerRoll) {
        state["pouch"].fail("has too few dice for another roll of those who are in");
    }
}

void checkPhase(const Position<Rules>& position, const Public& shared) {
    const bool isTurn =
        shared.phase != Phase::decide && shared.phase != Phase::roll && shared.phase != Phase::over;
    if (isTurn != (shared.turn != noSeat)) {
        position.phase.fail("does not fit state.turn");
    }
    checkTurn(position, shared);
    checkBust(position.state, shared);
    switch (shared.phase) {
    case Phase::decide:
    case Phase::roll: checkDecideAndRoll(position, shared); break;
    case Phase::takeAlly:
        if (shared.allyCards.empty(onOffer) || shared.group.size() != 1 || shared.bust) {
            position.phase.fail("only who left alone and not bust takes an Ally, if there is one on offer");
        }
        break;
    case Phase::takeTrap:
        if (shared.trapCards.empty(onOffer)) {
            position.phase.fail("there is no Trap on offer");
        }
        break;
    case Phase::score:
    case Phase::end:
    case Phase::over: break;
    }
    if (isTurn && shared.phase != Phase::end && shared.scored != 0) {
        position.state["scored"].fail("must be empty before scoring");
    }
}

} // namespace

State Hunters::Codec::readState(const Position<Rules>& position) {
    const JsonField& json = position.state;
    json.object({"round",      "tokens",      "pouch",     "dice",        "in",       "pending",
                 "turn",       "queue",       "group",     "bust",        "traps",    "allies",
                 "offerTraps", "offerAllies", "trapDeck",  "trapDiscard", "allyDeck", "allyDiscard",
                 "sight",      "scored",      "roundFame", "fame"});
    State result;
    Public& shared = result.shared;
    shared.seats = static_cast<std::uint8_t>(position.seats);
    shared.phase = static_cast<Phase>(readName(position.phase, phaseNames));
    shared.toMove = readToMove(position.toMove, position.seats, shared.phase == Phase::over);
    shared.round = static_cast<std::uint8_t>(json["round"].integer(1, rounds));
    shared.turn = json["turn"].isNull() ? noSeat : json["turn"].seat(position.seats);
    shared.bust = json["bust"].boolean();
    result.secret.seed = position.seed;
    json["in"].array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shared.in[seat] = json["in"][seat].boolean();
    }
    readTokens(json["tokens"], shared);
    readDice(json, shared);
    readCards(json, result);
    readSeats(json["queue"], shared.queue, position.seats);
    readSeats(json["group"], shared.group, position.seats);
    readDecisions(json["pending"], result);
    readSight(json["sight"], shared);
    readScored(json["scored"], shared);
    readFame(json, shared);
    checkPhase(position, shared);
    return result;
}

} // namespace ghostlight
