// SPDX-License-Identifier: GPL-3.0-or-later
#include "names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ghostlight {

using namespace hunters;

namespace {

constexpr std::array<std::string_view, 3> decisionNames{"", "stay", "pass"};

Json dieToJson(Die die) {
    return {{"color", colorNames[static_cast<std::size_t>(die.color)]}, {"value", die.value}};
}

Json decisionToJson(Decision decision) {
    return decision == Decision::none ? Json() : Json(decisionNames[static_cast<std::size_t>(decision)]);
}

template <class Cards> Json trapsToJson(const Cards& cards) {
    Json list = Json::array();
    for (const CardIndex card : cards) {
        list.push_back(trapOf(card).id);
    }
    return list;
}

template <class Cards> Json alliesToJson(const Cards& cards) {
    Json list = Json::array();
    for (const CardIndex card : cards) {
        list.push_back(allyOf(card).id);
    }
    return list;
}

template <class Dice> Json diceToJson(const Dice& dice) {
    Json list = Json::array();
    for (const Die die : dice) {
        list.push_back(dieToJson(die));
    }
    return list;
}

Json pouchToJson(const Public& shared) {
    Json pouch = Json::object();
    for (std::size_t color = 0; color < colors; ++color) {
        pouch[std::string(colorNames[color])] = shared.pouch[color];
    }
    return pouch;
}

Json sightToJson(const Public& shared) {
    if (shared.turn == noSeat) {
        return nullptr;
    }
    const Sight& sight = shared.sight;
    Json changed = Json::object();
    Json banished = Json::array();
    for (std::size_t i = 0; i < sight.dice.size(); ++i) {
        if (((sight.changed >> i) & 1U) != 0) {
            changed[std::to_string(i)] = dieToJson(sight.dice[i]);
        }
        if (!sight.sees(i)) {
            banished.push_back(i);
        }
    }
    return {{"extra", diceToJson(sight.extra)},
            {"changed", changed},
            {"banished", banished},
            {"brave", sight.brave}};
}

/// In the order the seat whose Traps they are got them; the turn may be over while `scored` still stands.
Json scoredToJson(const Public& shared) {
    Json list = Json::array();
    for (int place = 0; place < cardPlaces; ++place) {
        for (const CardIndex trap : shared.trapCards[place]) {
            if ((shared.scored & setOf(trap)) != 0) {
                list.push_back(trapOf(trap).id);
            }
        }
    }
    return list;
}

template <class Zone, class ToJson> Json zonesToJson(const Zone& zones, int seats, ToJson&& toJson) {
    Json list = Json::array();
    for (int seat = 0; seat < seats; ++seat) {
        list.push_back(toJson(zones[seat]));
    }
    return list;
}

/// The fields of a state and of a view; they differ in the decisions pending and the decks only.
Json sharedToJson(const Public& shared, Json pending, Json trapDeck, Json allyDeck) {
    const auto traps = [](const auto& cards) { return trapsToJson(cards); };
    const auto allies = [](const auto& cards) { return alliesToJson(cards); };
    return {{"round", shared.round},
            {"tokens", perSeat(shared.tokens, shared.seats)},
            {"pouch", pouchToJson(shared)},
            {"dice", diceToJson(shared.dice)},
            {"in", perSeat(shared.in, shared.seats)},
            {"pending", std::move(pending)},
            {"turn", seatToJson(shared.turn)},
            {"queue", Json(std::vector<Seat>(shared.queue.begin(), shared.queue.end()))},
            {"group", Json(std::vector<Seat>(shared.group.begin(), shared.group.end()))},
            {"bust", shared.bust},
            {"traps", zonesToJson(shared.trapCards, shared.seats, traps)},
            {"allies", zonesToJson(shared.allyCards, shared.seats, allies)},
            {"offerTraps", trapsToJson(shared.trapCards[onOffer])},
            {"offerAllies", alliesToJson(shared.allyCards[onOffer])},
            {"trapDeck", std::move(trapDeck)},
            {"trapDiscard", trapsToJson(shared.trapCards[discarded])},
            {"allyDeck", std::move(allyDeck)},
            {"allyDiscard", alliesToJson(shared.allyCards[discarded])},
            {"sight", sightToJson(shared)},
            {"scored", scoredToJson(shared)},
            {"roundFame", perSeat(shared.roundFame, shared.seats)},
            {"fame", perSeat(shared.fame, shared.seats)}};
}

} // namespace

Json Hunters::Codec::rules(const Rules& /*rules*/) {
    return Json::object();
}

Rules Hunters::Codec::readRules(const JsonField& options) {
    options.object({});
    return {};
}

Json Hunters::Codec::describeOptions() {
    return Json::object();
}

std::string_view Hunters::Codec::phase(const Public& shared) {
    return phaseNames[static_cast<std::size_t>(shared.phase)];
}

Json Hunters::Codec::state(const State& state) {
    std::vector<CardIndex> trapDeck(state.secret.trapDeck.begin(), state.secret.trapDeck.end());
    std::vector<CardIndex> allyDeck(state.secret.allyDeck.begin(), state.secret.allyDeck.end());
    std::reverse(trapDeck.begin(), trapDeck.end()); // top first
    std::reverse(allyDeck.begin(), allyDeck.end());
    Json pending = Json::array();
    for (Seat seat = 0; seat < state.shared.seats; ++seat) {
        pending.push_back(decisionToJson(state.own[seat].pending));
    }
    return sharedToJson(state.shared, std::move(pending), trapsToJson(trapDeck), alliesToJson(allyDeck));
}

Json Hunters::Codec::view(const View& view) {
    Json pending = Json::array();
    for (Seat seat = 0; seat < view.shared.seats; ++seat) {
        pending.push_back(seat == view.seat ? decisionToJson(view.own.pending) : Json());
    }
    return sharedToJson(view.shared, std::move(pending), view.shared.trapDeckSize, view.shared.allyDeckSize);
}

Json Hunters::Codec::move(const Move& move) {
    constexpr std::array<std::string_view, 8> names{"stay",     "pass",  "roll", "takeAlly",
                                                    "takeTrap", "score", "done", "use"};
    Json json{{"do", names[static_cast<std::size_t>(move.what)]}};
    switch (move.what) {
    case Move::Do::roll: json["dice"] = move.a; break;
    case Move::Do::takeAlly: json["ally"] = allyOf(move.card).id; break;
    case Move::Do::takeTrap: json["trap"] = trapOf(move.card).id; break;
    case Move::Do::score:
        if (move.card != Move::everyTrap) {
            json["trap"] = move.card == noCard ? Json() : Json(trapOf(move.card).id);
        }
        break;
    case Move::Do::use:
        json["ally"] = allyOf(move.card).id;
        switch (allyOf(move.card).effect) {
        case Effect::nudge:
            json["die"] = move.a;
            json["by"] = move.b == Move::up ? 1 : -1;
            break;
        case Effect::repaint:
            json["die"] = move.a;
            json["color"] = colorNames[move.b];
            break;
        case Effect::banish: json["die"] = move.a; break;
        case Effect::trade:
            json["give"] = trapOf(move.a).id;
            json["get"] = trapOf(move.b).id;
            break;
        case Effect::encore: json["trap"] = trapOf(move.a).id; break;
        case Effect::extraDie:
        case Effect::scout:
        case Effect::brave: break;
        }
        break;
    case Move::Do::stay:
    case Move::Do::pass:
    case Move::Do::done: break;
    }
    return json;
}

Json Hunters::Codec::hiddenMove() {
    return {{"do", "decide"}};
}

namespace {

Move readUse(const JsonField& move) {
    const CardIndex ally = readAlly(move["ally"]);
    const auto die = [&move] { return static_cast<int>(move["die"].integer(0, allDice - 1)); };
    switch (allyOf(ally).effect) {
    case Effect::nudge: {
        move.object({"do", "ally", "die", "by"});
        const auto by = move["by"].integer(-1, 1);
        if (by == 0) {
            move["by"].fail("must be 1 or -1");
        }
        return Move::use(ally, die(), by > 0 ? Move::up : Move::down);
    }
    case Effect::repaint:
        move.object({"do", "ally", "die", "color"});
        return Move::use(ally, die(), static_cast<int>(readName(move["color"], colorNames)));
    case Effect::banish: move.object({"do", "ally", "die"}); return Move::use(ally, die());
    case Effect::trade:
        move.object({"do", "ally", "give", "get"});
        return Move::use(ally, readTrap(move["give"]), readTrap(move["get"]));
    case Effect::encore: move.object({"do", "ally", "trap"}); return Move::use(ally, readTrap(move["trap"]));
    case Effect::extraDie:
    case Effect::scout:
    case Effect::brave: break;
    }
    move.object({"do", "ally"});
    return Move::use(ally);
}

} // namespace

Move Hunters::Codec::readMove(const JsonField& move) {
    constexpr std::array<std::string_view, 8> names{"stay",     "pass",  "roll", "takeAlly",
                                                    "takeTrap", "score", "done", "use"};
    const auto what = static_cast<Move::Do>(readName(move["do"], names));
    switch (what) {
    case Move::Do::roll:
        move.object({"do", "dice"});
        return Move::roll(static_cast<int>(move["dice"].integer(dicePerRoll, mostLastDice)));
    case Move::Do::takeAlly: move.object({"do", "ally"}); return Move::takeAlly(readAlly(move["ally"]));
    case Move::Do::takeTrap: move.object({"do", "trap"}); return Move::takeTrap(readTrap(move["trap"]));
    case Move::Do::score:
        if (!move.has("trap")) {
            move.object({"do"});
            return Move::score(Move::everyTrap);
        }
        move.object({"do", "trap"});
        return Move::score(move["trap"].isNull() ? noCard : readTrap(move["trap"]));
    case Move::Do::use: return readUse(move);
    case Move::Do::stay:
    case Move::Do::pass:
    case Move::Do::done: break;
    }
    move.object({"do"});
    return Move::of(what);
}

Json Hunters::Codec::event(const Event& event) {
    using Kind = Event::Kind;
    const auto trap = [&event] { return trapOf(event.card).id; };
    const auto ally = [&event] { return allyOf(event.card).id; };
    const auto decision = [&event] {
        return event.amount == Event::unknown ? Json() : decisionToJson(static_cast<Decision>(event.amount));
    };
    switch (event.kind) {
    case Kind::roundBegan: return {{"event", "roundBegan"}, {"round", event.amount}};
    case Kind::trapDealt: return {{"event", "trapDealt"}, {"seat", event.seat}, {"trap", trap()}};
    case Kind::trapRevealed: return {{"event", "trapRevealed"}, {"trap", trap()}};
    case Kind::allyRevealed: return {{"event", "allyRevealed"}, {"ally", ally()}};
    case Kind::dieRolled:
        return {{"event", "dieRolled"}, {"index", event.amount}, {"die", dieToJson(event.die)}};
    case Kind::decisionMade:
        return {{"event", "decisionMade"}, {"seat", event.seat}, {"decision", decision()}};
    case Kind::decisionRevealed:
        return {{"event", "decisionRevealed"}, {"seat", event.seat}, {"decision", decision()}};
    case Kind::pouchEmpty: return {{"event", "pouchEmpty"}};
    case Kind::busted: return {{"event", "busted"}, {"seat", event.seat}};
    case Kind::turnBegan: return {{"event", "turnBegan"}, {"seat", event.seat}};
    case Kind::allyTaken: return {{"event", "allyTaken"}, {"seat", event.seat}, {"ally", ally()}};
    case Kind::trapTaken: return {{"event", "trapTaken"}, {"seat", event.seat}, {"trap", trap()}};
    case Kind::allyUsed:
        return {{"event", "allyUsed"},
                {"seat", event.seat},
                {"move", move(Move::use(event.card, event.other, event.amount))}};
    case Kind::trapScouted: return {{"event", "trapScouted"}, {"seat", event.seat}, {"trap", trap()}};
    case Kind::trapScored:
        return {{"event", "trapScored"}, {"seat", event.seat}, {"trap", trap()}, {"fame", event.amount}};
    case Kind::nothingScored: return {{"event", "nothingScored"}, {"seat", event.seat}};
    case Kind::turnEnded: return {{"event", "turnEnded"}, {"seat", event.seat}};
    case Kind::tokensExchanged: return {{"event", "tokensExchanged"}, {"seats", {event.seat, event.other}}};
    case Kind::allyDrawn: return {{"event", "allyDrawn"}, {"seat", event.seat}, {"ally", ally()}};
    case Kind::trapDiscarded: return {{"event", "trapDiscarded"}, {"trap", trap()}};
    case Kind::allyDiscarded: return {{"event", "allyDiscarded"}, {"ally", ally()}};
    case Kind::trapsReshuffled: return {{"event", "trapsReshuffled"}, {"cards", event.amount}};
    case Kind::alliesReshuffled: return {{"event", "alliesReshuffled"}, {"cards", event.amount}};
    case Kind::gameEnded: break;
    }
    return {{"event", "gameEnded"}};
}

} // namespace ghostlight
