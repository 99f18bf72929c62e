// SPDX-License-Identifier: GPL-3.0-or-later
#include "names.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace ghostlight {

using namespace ghosts;

namespace {

constexpr std::array<std::string_view, 2> editionNames{"mirror", "fright"};
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
