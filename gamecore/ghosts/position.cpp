// SPDX-License-Identifier: GPL-3.0-or-later

// Reading a position: what `step` is given is checked for everything that must add up.

#include "names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ghostlight {

using namespace ghosts;

namespace {

std::vector<Card> readCards(const JsonField& field, std::size_t most) {
    field.arrayUpTo(most);
    std::vector<Card> cards;
    cards.reserve(field.size());
    for (std::size_t i = 0; i < field.size(); ++i) {
        cards.push_back(readCard(field[i]));
    }
    return cards;
}

/// How many of each card are left over when those that are somewhere are taken away.
class Leftover {
public:
    Leftover() {
        for (const Card card : allCards) {
            ++left_[card];
        }
    }
    void take(const JsonField& state, const std::vector<Card>& cards) {
        for (const Card card : cards) {
            if (left_[card] == 0) {
                state.fail("more than " + std::to_string(copiesOf(card)) + " cards " +
                           cardToJson(card).get<std::string>());
            }
            --left_[card];
            --size_;
        }
    }
    int size() const { return size_; }
    Card takeAny() {
        auto* const found = std::find_if(left_.begin(), left_.end(), [](int count) { return count > 0; });
        --*found;
        --size_;
        return static_cast<Card>(found - left_.begin());
    }

private:
    std::array<int, mist + 1> left_{};
    int size_ = deckCards;
};

/// What was taken is known by number only: any of the cards that are nowhere else, laid by somebody.
void readTaken(const JsonField& field, Public& shared, Leftover& leftover) {
    field.array(shared.seats);
    int total = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shared.taken[seat] = static_cast<std::uint8_t>(field[seat].integer(0, deckCards));
        total += shared.taken[seat];
    }
    if (total != leftover.size()) {
        field.fail("the cards do not add up to 60: " + std::to_string(deckCards - leftover.size()) +
                   " are in hands, deck and pile, " + std::to_string(total) + " are taken");
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        for (int i = 0; i < shared.taken[seat]; ++i) {
            shared.deeds.push_back(Deed::laid(leftover.takeAny(), Deed::somebody));
        }
        if (shared.taken[seat] > 0) {
            shared.deeds.push_back(Deed::pileTaken(seat));
        }
    }
    shared.pileBegin = static_cast<std::uint8_t>(shared.deeds.size());
}

/// Lays the pile again: its level and family must be what the position says.
void readPile(const JsonField& state, const std::vector<Card>& pile, Public& shared) {
    for (const Card card : pile) {
        shared.deeds.push_back(Deed::laid(card, Deed::somebody));
        if (card != mist && familyOf(card) != shared.family) {
            shared.level = static_cast<std::uint8_t>(shared.level + numberOf(card));
            shared.family = familyOf(card);
        }
        if (shared.level > highestLevel) {
            state["pile"].fail("goes above level 7");
        }
    }
    if (state["level"].integer(0, highestLevel) != shared.level) {
        state["level"].fail("the pile makes it " + std::to_string(shared.level));
    }
    const Json family = shared.family == noFamily ? Json() : Json(familyName(shared.family));
    if (state["family"].json() != family) {
        state["family"].fail("the pile makes it " + family.dump());
    }
}

void readHands(const JsonField& field, State& result, Leftover& leftover) {
    field.array(result.shared.seats);
    for (Seat seat = 0; seat < result.shared.seats; ++seat) {
        const std::vector<Card> cards = readCards(field[seat], handLimit);
        leftover.take(field[seat], cards);
        for (const Card card : cards) {
            result.own[seat].hand.insert(card);
        }
        result.shared.handSize[seat] = static_cast<std::uint8_t>(cards.size());
    }
}

void checkPhase(const Position<Rules>& position, const Public& shared) {
    if (shared.phase == Phase::over) {
        return;
    }
    if ((shared.phase == Phase::start) != (shared.pileSize() == 0)) {
        position.phase.fail("is \"start\" with an empty pile and \"play\" otherwise");
    }
    if (shared.handSize[shared.toMove] == 0) {
        position.toMove.fail("this seat has no card, so the round is over");
    }
}

} // namespace

State Ghosts::Codec::readState(const Position<Rules>& position) {
    const JsonField& json = position.state;
    json.object(
        {"round", "starter", "direction", "level", "family", "pile", "deck", "hands", "taken", "fear"});
    State result;
    Public& shared = result.shared;
    shared.rules = position.rules;
    shared.seats = static_cast<std::uint8_t>(position.seats);
    shared.phase = static_cast<Phase>(readName(position.phase, phaseNames));
    shared.toMove = readToMove(position.toMove, position.seats, shared.phase == Phase::over);
    shared.round = static_cast<std::uint8_t>(json["round"].integer(1, rounds));
    shared.starter = json["starter"].seat(position.seats);
    shared.direction = static_cast<std::int8_t>(json["direction"].integer(-1, 1));
    if (shared.direction == 0) {
        json["direction"].fail("must be 1 or -1");
    }
    result.secret.seed = position.seed;

    Leftover leftover;
    const std::vector<Card> pile = readCards(json["pile"], deckCards);
    std::vector<Card> deck = readCards(json["deck"], deckCards);
    leftover.take(json["pile"], pile);
    leftover.take(json["deck"], deck);
    readHands(json["hands"], result, leftover);
    readTaken(json["taken"], shared, leftover);
    readPile(json, pile, shared);
    std::reverse(deck.begin(), deck.end());
    result.secret.deck.assign(deck);
    shared.deckSize = static_cast<std::uint8_t>(deck.size());

    json["fear"].array(shared.seats);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shared.fear[seat] = static_cast<std::uint8_t>(json["fear"][seat].integer(0, 200));
    }
    checkPhase(position, shared);
    return result;
}

} // namespace ghostlight
