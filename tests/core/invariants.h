// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What holds in every true state of every game, whatever happened before. Each function returns the first
// thing that does not, or nullptr. Written against the drawers directly and without allocation, so that a
// hundred thousand games can be checked move by move in seconds.

#include "registry.h"

#include <array>
#include <bit>

namespace ghostlight {

#define MUST(condition)                                                                                      \
    if (!(condition)) {                                                                                      \
        return #condition;                                                                                   \
    }

inline const char* brokenInvariant(const ghosts::State& state) {
    using namespace ghosts;
    const Public& shared = state.shared;
    std::array<int, mist + 1> left{};
    for (const Card card : allCards) {
        ++left[card];
    }
    int laid = 0;
    std::uint8_t level = 0;
    std::uint8_t family = noFamily;
    for (std::size_t i = 0; i < shared.deeds.size(); ++i) {
        const Deed deed = shared.deeds[i];
        if (deed.isTake()) {
            level = 0;
            family = noFamily;
            continue;
        }
        ++laid;
        --left[deed.card()];
        if (deed.card() != mist && familyOf(deed.card()) != family) {
            family = familyOf(deed.card());
            level = static_cast<std::uint8_t>(level + numberOf(deed.card()));
        }
        MUST(level <= highestLevel)
    }
    MUST(shared.level == level && shared.family == family)
    for (const Card card : state.secret.deck) {
        --left[card];
    }
    int taken = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const Hand& hand = state.own[seat].hand;
        MUST(hand.size() == shared.handSize[seat])
        MUST(shared.deckSize == 0 || hand.size() == handLimit)
        for (int i = 0; i < hand.size(); ++i) {
            --left[hand[i]];
            MUST(i == 0 || hand[i - 1] <= hand[i])
        }
        taken += shared.taken[seat];
    }
    for (const int count : left) {
        MUST(count == 0)
    }
    MUST(shared.deckSize == state.secret.deck.size())
    MUST(taken + static_cast<int>(shared.pileSize()) == laid)
    MUST(shared.round >= 1 && shared.round <= rounds)
    MUST(shared.direction == 1 || shared.direction == -1)
    MUST((shared.phase == Phase::over) == (shared.toMove == noSeat))
    MUST(shared.phase == Phase::over || (shared.phase == Phase::start) == (shared.pileSize() == 0))
    MUST(shared.phase == Phase::over || shared.handSize[shared.toMove] > 0)
    return nullptr;
}

inline const char* brokenInvariant(const bumpers::State& state) {
    using namespace bumpers;
    const Public& shared = state.shared;
    std::array<int, wild + 1> count{};
    for (const Value value : state.secret.deck) {
        ++count[value];
    }
    for (const Value value : shared.discard) {
        ++count[value];
    }
    for (const Play& play : shared.trick) {
        count[play.value] += play.count;
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const Private& own = state.own[seat];
        own.hand.forEach([&count](Value value, int cards) { count[value] += cards; });
        MUST(own.hand.size() == shared.handSize[seat])
        MUST(seat == shared.scared ? own.scaredAt == Private::gone
                                   : own.scaredAt < shared.characterSize(seat))
        MUST(shared.scores[seat] <= 12 * shared.round)
        MUST(shared.phase == Phase::hide || shared.hidden[seat])
    }
    for (Value value = 1; value <= wild; ++value) {
        MUST(count[value] == copiesOf(value, shared.seats))
    }
    MUST(shared.deckSize == state.secret.deck.size())
    MUST(static_cast<int>(shared.trick.size()) < shared.seats || shared.phase == Phase::discard)
    MUST((shared.owed > 0) <= (shared.phase == Phase::discard))
    MUST((shared.drawing != noSeat) == (shared.phase == Phase::discard))
    MUST((shared.scared == noSeat) || shared.phase == Phase::over)
    MUST((shared.phase == Phase::over) == (shared.toMove == noSeat))
    if (shared.phase == Phase::play) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(shared.seats); ++i) {
            const auto seat = static_cast<std::size_t>((shared.leader + i) % shared.seats);
            const int played = i < shared.trick.size() ? 1 : 0;
            MUST(shared.handSize[seat] + played == shared.handSize[shared.toMove])
        }
    }
    return nullptr;
}

inline const char* brokenInvariant(const hunters::State& state) {
    using namespace hunters;
    const Public& shared = state.shared;
    TrapSet trapsSeen = 0;
    TrapSet alliesSeen = 0;
    const auto addTo = [](TrapSet& set, const auto& cards) {
        for (const CardIndex card : cards) {
            set ^= setOf(card);
        }
    };
    for (int place = 0; place < cardPlaces; ++place) {
        addTo(trapsSeen, shared.trapCards[place]);
        addTo(alliesSeen, shared.allyCards[place]);
    }
    addTo(trapsSeen, state.secret.trapDeck);
    addTo(alliesSeen, state.secret.allyDeck);
    MUST(trapsSeen == (TrapSet{1} << traps) - 1)
    MUST(alliesSeen == (TrapSet{1} << allies) - 1)
    MUST(shared.trapCards.total() + static_cast<int>(state.secret.trapDeck.size()) == traps)
    MUST(shared.allyCards.total() + static_cast<int>(state.secret.allyDeck.size()) == allies)
    MUST(shared.trapDeckSize == state.secret.trapDeck.size())
    MUST(shared.allyDeckSize == state.secret.allyDeck.size())
    std::array<int, colors> dice{};
    for (const Die die : shared.dice) {
        MUST(die.value >= 1 && die.value <= faces)
        ++dice[static_cast<std::size_t>(die.color)];
    }
    for (std::size_t color = 0; color < colors; ++color) {
        MUST(dice[color] + shared.pouch[color] == dicePerColor)
    }
    unsigned tokens = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        tokens |= 1U << shared.tokens[seat];
        MUST(shared.roundFame[seat] <= shared.fame[seat])
        MUST(!(shared.in[seat] && shared.group.contains(seat)))
        MUST(shared.decided[seat] == (state.own[seat].pending != Decision::none))
        MUST(!shared.decided[seat] || (shared.phase == Phase::decide && shared.in[seat]))
        MUST(shared.trapCards.size(seat) >= 1)
    }
    MUST(tokens == (1U << (static_cast<unsigned>(shared.seats) + 1U)) - 2U)
    MUST((shared.phase == Phase::over) == (shared.toMove == noSeat))
    const bool isTurn = shared.phase >= Phase::takeAlly && shared.phase <= Phase::end;
    MUST(isTurn == (shared.turn != noSeat))
    MUST(isTurn || shared.queue.empty())
    MUST(isTurn ? shared.sight.dice.size() == shared.dice.size() : shared.sight == Sight{})
    MUST(shared.phase != Phase::takeAlly || (shared.group.size() == 1 && !shared.bust))
    return nullptr;
}

#undef MUST

} // namespace ghostlight
