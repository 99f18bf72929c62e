// SPDX-License-Identifier: GPL-3.0-or-later
#include "json.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace ghostlight {

using namespace ghosts;

namespace {

constexpr std::array<std::string_view, 2> editionNames{"mirror", "fright"};
constexpr std::array<std::string_view, 3> phaseNames{"start", "play", "over"};

std::string familyName(std::uint8_t family) {
    return {static_cast<char>('A' + family)};
}

Json cardToJson(Card card) {
    if (card == noCard) {
        return nullptr;
    }
    return card == mist ? "M" : familyName(familyOf(card)) + std::to_string(numberOf(card));
}

Card readCard(const JsonField& field) {
    const std::string& name = field.string();
    if (name == "M") {
        return mist;
    }
    if (name.size() == 2 && name[0] >= 'A' && name[0] <= 'F' && name[1] >= '1' && name[1] <= '3') {
        return ghost(name[0] - 'A', name[1] - '0');
    }
    field.fail("\"" + name + "\" is not a card (A1 to F3, or M)");
}

template <class Cards> Json cardsToJson(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards) {
        list.push_back(cardToJson(card));
    }
    return list;
}

Json handToJson(const Hand& hand) {
    Json list = Json::array();
    for (int i = 0; i < hand.size(); ++i) {
        list.push_back(cardToJson(hand[i]));
    }
    return list;
}

Json pileToJson(const Public& shared) {
    Json pile = Json::array();
    for (std::size_t i = shared.pileBegin; i < shared.deeds.size(); ++i) {
        pile.push_back(cardToJson(shared.deeds[i].card()));
    }
    return pile;
}

/// The fields of a state and of a view; they differ in the deck and the hands only.
Json sharedToJson(const Public& shared, Json deck, Json hands) {
    return {{"round", shared.round},
            {"starter", shared.starter},
            {"direction", shared.direction},
            {"level", shared.level},
            {"family", shared.family == noFamily ? Json() : Json(familyName(shared.family))},
            {"pile", pileToJson(shared)},
            {"deck", std::move(deck)},
            {"hands", std::move(hands)},
            {"taken", perSeat(shared.taken, shared.seats)},
            {"fear", perSeat(shared.fear, shared.seats)}};
}

// --- Reading a position ---------------------------------------------------------------------------

std::vector<Card> readCards(const JsonField& field, std::size_t most) {
    field.arrayUpTo(most);
    std::vector<Card> cards;
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

Json Ghosts::Codec::rules(const Rules& rules) {
    return {{"edition", editionNames[static_cast<std::size_t>(rules.edition)]}};
}

Rules Ghosts::Codec::readRules(const JsonField& options) {
    Rules rules;
    if (options.has("edition")) {
        rules.edition = static_cast<Edition>(readName(options["edition"], editionNames));
        options.object({"edition"});
    } else {
        options.object({});
    }
    return rules;
}

Json Ghosts::Codec::describeOptions() {
    return {{"edition", {{"default", editionNames[0]}, {"values", editionNames}}}};
}

std::string_view Ghosts::Codec::phase(const Public& shared) {
    return phaseNames[static_cast<std::size_t>(shared.phase)];
}

Json Ghosts::Codec::state(const State& state) {
    std::vector<Card> deck(state.secret.deck.begin(), state.secret.deck.end());
    std::reverse(deck.begin(), deck.end()); // top first
    Json hands = Json::array();
    for (Seat seat = 0; seat < state.shared.seats; ++seat) {
        hands.push_back(handToJson(state.own[seat].hand));
    }
    return sharedToJson(state.shared, cardsToJson(deck), std::move(hands));
}

Json Ghosts::Codec::view(const View& view) {
    Json hands = perSeat(view.shared.handSize, view.shared.seats);
    hands[view.seat] = handToJson(view.own.hand);
    Json json = sharedToJson(view.shared, view.shared.deckSize, std::move(hands));
    Json& played = json["played"] = Json::array();
    for (const Deed deed : view.shared.deeds) {
        if (!deed.isTake()) {
            played.push_back(cardToJson(deed.card()));
        }
    }
    return json;
}

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

Json Ghosts::Codec::move(const Move& move) {
    if (move.what == Move::Do::take) {
        return {{"do", "take"}};
    }
    return {{"do", "play"}, {"card", cardToJson(move.card)}};
}

Json Ghosts::Codec::hiddenMove() {
    return nullptr; // no decision of this game is secret
}

Move Ghosts::Codec::readMove(const JsonField& move) {
    constexpr std::array<std::string_view, 2> names{"play", "take"};
    if (readName(move["do"], names) == 1) {
        move.object({"do"});
        return Move::take();
    }
    move.object({"do", "card"});
    return Move::play(readCard(move["card"]));
}

Json Ghosts::Codec::event(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
    case Kind::roundBegan: return {{"event", "roundBegan"}, {"round", event.amount}, {"starter", event.seat}};
    case Kind::cardDealt:
        return {{"event", "cardDealt"}, {"seat", event.seat}, {"card", cardToJson(event.card)}};
    case Kind::mistRedealt: return {{"event", "mistRedealt"}, {"seat", event.seat}};
    case Kind::cardLaid:
        return {{"event", "cardLaid"},
                {"seat", event.seat},
                {"card", cardToJson(event.card)},
                {"level", event.amount}};
    case Kind::directionTurned:
        return {{"event", "directionTurned"}, {"seat", event.seat}, {"direction", event.amount}};
    case Kind::pileTaken: return {{"event", "pileTaken"}, {"seat", event.seat}, {"cards", event.amount}};
    case Kind::cardDrawn:
        return {{"event", "cardDrawn"}, {"seat", event.seat}, {"card", cardToJson(event.card)}};
    case Kind::roundEnded: return {{"event", "roundEnded"}, {"seat", event.seat}};
    case Kind::pointsReturned:
        return {{"event", "pointsReturned"}, {"seat", event.seat}, {"points", event.amount}};
    case Kind::gameEnded: break;
    }
    return {{"event", "gameEnded"}};
}

} // namespace ghostlight
