// SPDX-License-Identifier: GPL-3.0-or-later
#include "names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ghostlight {

using namespace bumpers;

namespace {

template <class Values> Json valuesToJson(const Values& values) {
    Json list = Json::array();
    for (const Value value : values) {
        list.push_back(valueToJson(value));
    }
    return list;
}

Json handToJson(const Hand& hand) {
    Json list = Json::array();
    hand.forEach([&list](Value value, int count) {
        for (int i = 0; i < count; ++i) {
            list.push_back(valueToJson(value));
        }
    });
    return list;
}

/// A Character deck, top first.
Json charactersToJson(int size, std::uint8_t scaredAt) {
    Json list = Json::array();
    for (int i = 0; i < size; ++i) {
        list.push_back(i == scaredAt ? "S" : "U");
    }
    return list;
}

Json trickToJson(const Public& shared) {
    Json trick = Json::array();
    for (const Play& play : shared.trick) {
        trick.push_back({{"seat", play.seat},
                         {"value", valueToJson(play.value)},
                         {"count", play.count},
                         {"as", play.value == wild ? Json(play.as) : Json()}});
    }
    return trick;
}

/// The fields of a state and of a view; they differ in the deck, the hands and the Character decks only.
Json sharedToJson(const Public& shared, Json deck, Json hands, Json characters) {
    return {{"round", shared.round},
            {"starter", shared.starter},
            {"leader", shared.leader},
            {"deck", std::move(deck)},
            {"discard", valuesToJson(shared.discard)},
            {"hands", std::move(hands)},
            {"trick", trickToJson(shared)},
            {"characters", std::move(characters)},
            {"hidden", perSeat(shared.hidden, shared.seats)},
            {"revealed", perSeat(shared.revealed, shared.seats)},
            {"rotated", perSeat(shared.rotated, shared.seats)},
            {"owed", shared.owed},
            {"drawing", seatToJson(shared.drawing)},
            {"scores", perSeat(shared.scores, shared.seats)}};
}

} // namespace

Json Bumpers::Codec::rules(const Rules& rules) {
    return {{"target", rules.target}};
}

Rules Bumpers::Codec::readRules(const JsonField& options) {
    Rules rules;
    if (options.has("target")) {
        rules.target = static_cast<std::uint16_t>(options["target"].integer(0, highestTarget));
        options.object({"target"});
    } else {
        options.object({});
    }
    return rules;
}

Json Bumpers::Codec::describeOptions() {
    // Any score up to highestTarget will do; these are the ones a set-up offers.
    return {{"target", {{"default", 0}, {"values", {0, 10, 15, 20, proposedTarget, 30, 40, 50, 75, 100}}}}};
}

std::string_view Bumpers::Codec::phase(const Public& shared) {
    return phaseNames[static_cast<std::size_t>(shared.phase)];
}

Json Bumpers::Codec::state(const State& state) {
    const Public& shared = state.shared;
    std::vector<Value> deck(state.secret.deck.begin(), state.secret.deck.end());
    std::reverse(deck.begin(), deck.end()); // top first
    Json hands = Json::array();
    Json characters = Json::array();
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        hands.push_back(handToJson(state.own[seat].hand));
        characters.push_back(charactersToJson(shared.characterSize(seat), state.own[seat].scaredAt));
    }
    return sharedToJson(shared, valuesToJson(deck), std::move(hands), std::move(characters));
}

Json Bumpers::Codec::view(const View& view) {
    const Public& shared = view.shared;
    Json hands = perSeat(shared.handSize, shared.seats);
    hands[view.seat] = handToJson(view.own.hand);
    Json characters = Json::array();
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        characters.push_back(shared.characterSize(seat));
    }
    characters[view.seat] = charactersToJson(shared.characterSize(view.seat), view.own.scaredAt);
    Json json = sharedToJson(shared, shared.deckSize, std::move(hands), std::move(characters));
    Json& seen = json["seen"] = Json::array();
    for (const Deed deed : shared.deeds) {
        for (int i = 0; i < deed.count(); ++i) {
            seen.push_back(valueToJson(deed.value()));
        }
    }
    return json;
}

Json Bumpers::Codec::move(const Move& move) {
    switch (move.what) {
    case Move::Do::hide: return {{"do", "hide"}, {"above", move.number}};
    case Move::Do::discard: return {{"do", "discard"}, {"value", valueToJson(move.value)}};
    case Move::Do::play: break;
    }
    Json json{{"do", "play"}, {"value", valueToJson(move.value)}, {"count", move.count}};
    if (move.value == wild) {
        json["as"] = move.number;
    }
    return json;
}

Json Bumpers::Codec::hiddenMove() {
    return {{"do", "hide"}};
}

Move Bumpers::Codec::readMove(const JsonField& move) {
    constexpr std::array<std::string_view, 3> names{"hide", "play", "discard"};
    switch (static_cast<Move::Do>(readName(move["do"], names))) {
    case Move::Do::hide:
        move.object({"do", "above"});
        return Move::hide(static_cast<int>(move["above"].integer(0, unfazedCards)));
    case Move::Do::discard: move.object({"do", "value"}); return Move::discard(readValue(move["value"]));
    case Move::Do::play: break;
    }
    const Value value = readValue(move["value"]);
    if (value != wild) {
        move.object({"do", "value", "count"});
        return Move::play(value, static_cast<int>(move["count"].integer(1, handCards)));
    }
    move.object({"do", "value", "count", "as"});
    return Move::play(wild, static_cast<int>(move["count"].integer(1, handCards)), readAs(move["as"], wild));
}

Json Bumpers::Codec::event(const Event& event) {
    using Kind = Event::Kind;
    const Json amount = event.amount == Event::unknown ? Json() : Json(event.amount);
    switch (event.kind) {
    case Kind::roundBegan: return {{"event", "roundBegan"}, {"round", amount}, {"starter", event.seat}};
    case Kind::cardDealt:
        return {{"event", "cardDealt"}, {"seat", event.seat}, {"value", valueToJson(event.value)}};
    case Kind::scaredHidden: return {{"event", "scaredHidden"}, {"seat", event.seat}, {"above", amount}};
    case Kind::cardsPlayed: {
        Json json{{"event", "cardsPlayed"},
                  {"seat", event.seat},
                  {"value", valueToJson(event.value)},
                  {"count", event.count}};
        if (event.value == wild) {
            json["as"] = amount;
        }
        return json;
    }
    case Kind::cardDrawn:
        return {{"event", "cardDrawn"}, {"seat", event.seat}, {"value", valueToJson(event.value)}};
    case Kind::discardReshuffled: return {{"event", "discardReshuffled"}, {"cards", amount}};
    case Kind::shortageBegan: return {{"event", "shortageBegan"}, {"seat", event.seat}, {"owed", amount}};
    case Kind::cardGiven:
        return {{"event", "cardGiven"}, {"seat", event.seat}, {"value", valueToJson(event.value)}};
    case Kind::trickWon: return {{"event", "trickWon"}, {"seat", event.seat}, {"reveals", amount}};
    case Kind::characterRevealed:
        return {{"event", "characterRevealed"},
                {"seat", event.seat},
                {"card", event.count == 1 ? "S" : "U"},
                {"left", amount}};
    case Kind::bottomToTop:
        return {{"event", "bottomToTop"}, {"seat", event.seat}, {"moved", event.amount == 1}};
    case Kind::trickDiscarded: return {{"event", "trickDiscarded"}, {"cards", amount}};
    case Kind::paranoia: return {{"event", "paranoia"}, {"seat", event.seat}};
    case Kind::deckShown:
        return {{"event", "deckShown"}, {"seat", event.seat}, {"above", amount}, {"below", event.count}};
    case Kind::pointsScored: return {{"event", "pointsScored"}, {"seat", event.seat}, {"points", amount}};
    case Kind::roundEnded: return {{"event", "roundEnded"}, {"scared", seatToJson(event.seat)}};
    case Kind::gameEnded: break;
    }
    return {{"event", "gameEnded"}};
}

} // namespace ghostlight
