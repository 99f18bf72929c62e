// SPDX-License-Identifier: GPL-3.0-or-later

// Properties of the small clever parts, each against a plain model of the same thing (RapidCheck).

#include "arena/commands.h"
#include "arena/lines.h"
#include "every_kind.h"
#include "test_paths.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <set>

using namespace ghostlight;

namespace {

/// Runs a RapidCheck property as part of a Qt test; RapidCheck itself prints what it shrank a failure to.
template <class Property> void holds(const char* name, Property&& property) {
    QVERIFY2(rc::check(name, std::forward<Property>(property)), name);
}

rc::Gen<ghosts::Card> ghostCard() {
    return rc::gen::map(rc::gen::inRange<std::size_t>(0, ghosts::deckCards),
                        [](std::size_t index) { return ghosts::allCards[index]; });
}

std::vector<ghosts::Card> cardsOf(ghosts::Hand::Choice choice) {
    std::vector<ghosts::Card> cards;
    while (!choice.empty()) {
        cards.push_back(choice.take());
    }
    return cards;
}

std::vector<ghosts::Card> distinctWhere(const std::vector<ghosts::Card>& sorted, auto&& condition) {
    std::vector<ghosts::Card> result;
    std::copy_if(sorted.begin(), sorted.end(), std::back_inserter(result), condition);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

void compareHands(const ghosts::Hand& hand, const std::vector<ghosts::Card>& model) {
    RC_ASSERT(hand.size() == static_cast<int>(model.size()));
    RC_ASSERT(hand.empty() == model.empty());
    for (std::size_t i = 0; i < model.size(); ++i) {
        RC_ASSERT(hand[static_cast<int>(i)] == model[i]);
    }
    RC_ASSERT(hand.holdsGhost() == std::any_of(model.begin(), model.end(),
                                               [](ghosts::Card card) { return card != ghosts::mist; }));
    RC_ASSERT(cardsOf(hand.distinct()) == distinctWhere(model, [](ghosts::Card) { return true; }));
    RC_ASSERT(cardsOf(hand.ghosts()) ==
              distinctWhere(model, [](ghosts::Card card) { return card != ghosts::mist; }));
    for (const ghosts::Card card : ghosts::allCards) {
        RC_ASSERT(hand.holds(card) == (std::find(model.begin(), model.end(), card) != model.end()));
    }
}

const Json& cardsFile() {
    static const Json file = [] {
        std::ifstream in(huntersCards);
        return Json::parse(in);
    }();
    return file;
}

/// A need as the file says it, with nothing clever about it.
int matching(const Json& need, const std::vector<hunters::Die>& dice) {
    static const std::array<std::string, 4> colorNames{"green", "red", "blue", "yellow"};
    return static_cast<int>(std::count_if(dice.begin(), dice.end(), [&need](hunters::Die die) {
        return (!need.contains("value") || need["value"] == die.value) &&
               (!need.contains("color") ||
                need["color"] == colorNames[static_cast<std::size_t>(die.color)]) &&
               (!need.contains("dangerous") || need["dangerous"] == (die.value >= 5));
    }));
}

bool needHolds(const Json& need, const std::vector<hunters::Die>& dice) {
    const int count = matching(need, dice);
    return count >= need.value("count", 0) && count <= need.value("max", 99);
}

int fameByFile(const Json& trap, const std::vector<hunters::Die>& dice) {
    const Json& needs = trap["needs"];
    const int fame = trap["fame"].get<int>();
    const auto test = [&dice](const Json& need) { return needHolds(need, dice); };
    if (needs.contains("all")) {
        return std::all_of(needs["all"].begin(), needs["all"].end(), test) ? fame : 0;
    }
    if (needs.contains("any")) {
        return std::any_of(needs["any"].begin(), needs["any"].end(), test) ? fame : 0;
    }
    if (needs.contains("per")) {
        return fame * std::min(matching(needs["per"], dice), needs.value("cap", 99));
    }
    std::multiset<int> values;
    for (const hunters::Die die : dice) {
        values.insert(die.value);
    }
    for (int from = 1; from <= 6; ++from) {
        if (needs.contains("sameValue") &&
            static_cast<int>(values.count(from)) >= needs["sameValue"].get<int>()) {
            return fame;
        }
        int length = 0;
        while (values.count(from + length) > 0) {
            ++length;
        }
        if (needs.contains("run") && length >= needs["run"].get<int>()) {
            return fame;
        }
    }
    return 0;
}

rc::Gen<hunters::Die> anyDie() {
    return rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 4), rc::gen::inRange(1, 7)),
                        [](std::pair<int, int> die) {
                            return hunters::Die{static_cast<hunters::Color>(die.first),
                                                static_cast<std::uint8_t>(die.second)};
                        });
}

/// A state some way into a random game.
template <Game G> typename G::State someState(const Kind<G>& kind, std::uint64_t seed, int plies) {
    Rng rng(seed);
    typename G::MoveList moves;
    NoEvents noEvents;
    typename G::State state = newGame<G>(kind.rules, kind.seats, seed);
    for (int i = 0; i < plies; ++i) {
        typename G::State next = state;
        G::apply(next, randomMove<G>(state, moves, rng), noEvents);
        if (next.shared.toMove == noSeat) {
            break;
        }
        state = next;
    }
    return state;
}

template <Game G> Json stepInput(const typename G::State& state, const Json& move) {
    const Json line = arena::Lines<G>::state(state, 0);
    return {{"game", G::id},
            {"players", state.shared.seats},
            {"options", G::Codec::rules(state.shared.rules)},
            {"phase", line["phase"]},
            {"toMove", line["toMove"]},
            {"state", line["state"]},
            {"move", move},
            {"seed", seedToJson(state.secret.seed)}};
}

/// `step` takes a move if and only if the legal list has it.
template <Game G> void stepTakesLegalMovesOnly() {
    const std::vector<Kind<G>> kinds = everyKind<G>();
    holds("legal in the list, legal to step", [&kinds] {
        const Kind<G>& kind = kinds[*rc::gen::inRange<std::size_t>(0, kinds.size())];
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        const typename G::State here = someState<G>(kind, seed, *rc::gen::inRange(0, 120));
        const typename G::State there = someState<G>(kind, seed + 1, *rc::gen::inRange(0, 120));
        typename G::MoveList legal;
        typename G::MoveList others;
        legalMovesNow<G>(here, legal);
        legalMovesNow<G>(there, others);
        for (const auto* const list : {&legal, &others}) {
            const auto& move = (*list)[*rc::gen::inRange<std::size_t>(0, list->size())];
            const Json answer = Json::parse(arena::stepLine(stepInput<G>(here, G::Codec::move(move)).dump()));
            RC_ASSERT(answer.contains("error") != legal.contains(move));
        }
    });
}

} // namespace

class Properties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ghostHandsAreSortedLists() {
        holds("a hand of Ghosts is a sorted list", [] {
            ghosts::Hand hand;
            std::vector<ghosts::Card> model;
            for (const ghosts::Card card : *rc::gen::container<std::vector<ghosts::Card>>(40, ghostCard())) {
                if (const auto found = std::find(model.begin(), model.end(), card);
                    found != model.end() &&
                    (model.size() == ghosts::handLimit || *rc::gen::arbitrary<bool>())) {
                    model.erase(found);
                    hand.remove(card);
                } else if (model.size() < ghosts::handLimit) {
                    model.insert(std::upper_bound(model.begin(), model.end(), card), card);
                    hand.insert(card);
                }
                compareHands(hand, model);
            }
        });
    }

    void playableCardsAreTheRules() {
        holds("a card may be laid that mirrors or keeps the level within seven", [] {
            const auto cards =
                *rc::gen::container<std::vector<ghosts::Card>>(*rc::gen::inRange(0, 6), ghostCard());
            const int level = *rc::gen::inRange(0, 8);
            const auto family = static_cast<std::uint8_t>(*rc::gen::inRange(0, 8));
            RC_PRE(family != 6); // Mist is no family
            ghosts::Hand hand;
            std::vector<ghosts::Card> model = cards;
            std::sort(model.begin(), model.end());
            for (const ghosts::Card card : cards) {
                hand.insert(card);
            }
            RC_ASSERT(cardsOf(hand.playable(level, family)) == distinctWhere(model, [&](ghosts::Card card) {
                          return card == ghosts::mist || ghosts::familyOf(card) == family ||
                                 level + ghosts::numberOf(card) <= 7;
                      }));
        });
    }

    void bumperHandsAreCounts() {
        holds("a hand of Ghostbumpers counts values", [] {
            bumpers::Hand hand;
            std::map<bumpers::Value, int> model;
            for (const int value : *rc::gen::container<std::vector<int>>(12, rc::gen::inRange(1, 11))) {
                const auto card = static_cast<bumpers::Value>(value);
                if (model[card] < 7) {
                    hand.add(card);
                    ++model[card];
                }
                if (*rc::gen::inRange(0, 4) == 0) {
                    const int out = *rc::gen::inRange(1, model[card] + 1);
                    hand.remove(card, out);
                    model[card] -= out;
                }
            }
            int size = 0;
            std::vector<bumpers::Value> held;
            for (const auto& [value, count] : model) {
                RC_ASSERT(hand.count(value) == count);
                size += count;
                if (count > 0) {
                    held.push_back(value);
                }
            }
            std::vector<bumpers::Value> visited;
            hand.forEach([&visited](bumpers::Value value, int) { visited.push_back(value); });
            RC_ASSERT(hand.size() == size);
            RC_ASSERT(visited == held);
        });
    }

    void resultsAreDecimalNumbers() {
        holds("n cards of value v are the decimal number n.v", [] {
            const auto play = [] {
                const int value = *rc::gen::inRange(1, 11);
                return bumpers::Play{0, static_cast<bumpers::Value>(value),
                                     static_cast<std::uint8_t>(*rc::gen::inRange(1, 8)),
                                     static_cast<std::uint8_t>(value == 10 ? *rc::gen::element(0, 10) : 0)};
            };
            const auto number = [](const bumpers::Play& played) {
                const int face = played.value == bumpers::wild ? played.as : played.value;
                return played.count == 1
                           ? face
                           : std::stod(std::to_string(played.count) + "." + std::to_string(face));
            };
            const bumpers::Play a = play();
            const bumpers::Play b = play();
            RC_ASSERT((a.result() < b.result()) == (number(a) < number(b)));
        });
    }

    void zonesAreLists() {
        holds("zones are lists that share no card", [] {
            hunters::Zones<hunters::traps, 4> zones;
            std::array<std::vector<hunters::CardIndex>, 4> model;
            for (int card = 0; card < *rc::gen::inRange(1, hunters::traps + 1); ++card) {
                const int place = *rc::gen::inRange(0, 4);
                zones.add(place, static_cast<hunters::CardIndex>(card));
                model[static_cast<std::size_t>(place)].push_back(static_cast<hunters::CardIndex>(card));
            }
            for (int move = 0; move < 20; ++move) {
                const int from = *rc::gen::inRange(0, 4);
                const int to = *rc::gen::inRange(0, 4);
                auto& source = model[static_cast<std::size_t>(from)];
                if (*rc::gen::inRange(0, 8) == 0) {
                    zones.clear(from);
                    source.clear();
                }
                if (!source.empty()) {
                    const auto index = *rc::gen::inRange<std::size_t>(0, source.size());
                    const hunters::CardIndex card = source[index];
                    source.erase(source.begin() + static_cast<std::ptrdiff_t>(index));
                    model[static_cast<std::size_t>(to)].push_back(card);
                    zones.move(from, card, to);
                }
            }
            for (int place = 0; place < 4; ++place) {
                const auto zone = zones[place];
                RC_ASSERT(std::vector<hunters::CardIndex>(zone.begin(), zone.end()) ==
                          model[static_cast<std::size_t>(place)]);
            }
        });
    }

    void trapsGiveWhatTheFileSays() {
        QCOMPARE(cardsFile()["traps"].size(), static_cast<std::size_t>(hunters::traps));
        holds("every Trap pays what cards.json says", [] {
            const auto dice =
                *rc::gen::container<std::vector<hunters::Die>>(*rc::gen::inRange(0, 14), anyDie());
            hunters::Census census;
            for (const hunters::Die die : dice) {
                census.add(die);
            }
            for (std::size_t trap = 0; trap < hunters::trapCards.size(); ++trap) {
                const Json& file = cardsFile()["traps"][trap];
                RC_ASSERT(hunters::trapCards[trap].id == file["id"].get<std::string>());
                RC_ASSERT(hunters::trapCards[trap].name == file["name"].get<std::string>());
                RC_ASSERT(hunters::trapCards[trap].fameFor(census) == fameByFile(file, dice));
            }
        });
    }

    void alliesAreWhatTheFileSays() {
        static const std::array<std::string, 8> effects{"extraDie", "nudge", "repaint", "banish",
                                                        "scout",    "brave", "trade",   "encore"};
        QCOMPARE(cardsFile()["allies"].size(), static_cast<std::size_t>(hunters::allies));
        for (std::size_t i = 0; i < hunters::allyCards.size(); ++i) {
            const Json& file = cardsFile()["allies"][i];
            const hunters::Ally& ally = hunters::allyCards[i];
            QVERIFY(ally.id == file["id"].get<std::string>() && ally.name == file["name"].get<std::string>());
            QVERIFY(effects[static_cast<std::size_t>(ally.effect)] == file["effect"].get<std::string>());
            QVERIFY(!file.contains("value") || file["value"] == ally.die.value);
        }
    }

    void randomNumbersStayBelow() {
        holds("below(n) is below n, and a shuffle loses nothing", [] {
            Rng rng(*rc::gen::arbitrary<std::uint64_t>());
            const auto bound = *rc::gen::inRange<std::uint32_t>(1, 1000000);
            RC_ASSERT(rng.below(bound) < bound);
            std::vector<int> items(*rc::gen::inRange<std::size_t>(0, 70));
            std::iota(items.begin(), items.end(), 0);
            std::vector<int> shuffled = items;
            rng.shuffle(shuffled, static_cast<std::uint32_t>(shuffled.size()));
            std::sort(shuffled.begin(), shuffled.end());
            RC_ASSERT(shuffled == items);
        });
    }

    /// The published test vector of SplitMix64: the same on every machine, for ever.
    void randomNumbersAreSplitMix() {
        Rng rng(1234567);
        for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                             4593380528125082431U, 16408922859458223821U}) {
            QCOMPARE(rng.next(), expected);
        }
    }

    void everyFaceComesUpEquallyOften() {
        Rng rng(42);
        std::array<int, 6> count{};
        for (int i = 0; i < 600'000; ++i) {
            ++count[rng.below(6)];
        }
        for (const int times : count) {
            QVERIFY(times > 98'500 && times < 101'500); // five standard deviations
        }
    }

    void stepTakesLegalMovesOnly() {
        forEachGame([]<class G>(std::type_identity<G>) { ::stepTakesLegalMovesOnly<G>(); });
    }

    void fixedVectorsAreVectors() {
        holds("a fixed vector is a vector", [] {
            FixedVector<int, 32> fixed;
            std::vector<int> model;
            for (const int item : *rc::gen::container<std::vector<int>>(30, rc::gen::arbitrary<int>())) {
                fixed.push_back(item);
                model.push_back(item);
                if (item % 3 == 0) {
                    const auto index = static_cast<std::size_t>(std::abs(item % 100)) % model.size();
                    fixed.erase(index);
                    model.erase(model.begin() + static_cast<std::ptrdiff_t>(index));
                }
                RC_ASSERT(std::vector<int>(fixed.begin(), fixed.end()) == model);
                RC_ASSERT(fixed.contains(item) ==
                          (std::find(model.begin(), model.end(), item) != model.end()));
            }
            FixedVector<int, 32> copy;
            copy.assign(model);
            RC_ASSERT(copy == fixed);
        });
    }
};

QTEST_APPLESS_MAIN(Properties)
#include "tst_properties.moc"
