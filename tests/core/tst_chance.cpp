// SPDX-License-Identifier: GPL-3.0-or-later

// Chance is fair: a random seat begins, every shuffle and roll can come out any way. All seeds are fixed, and
// the bounds are six standard deviations wide, so a fair generator passes for good.

#include "every_kind.h"

#include <cmath>
#include <numeric>
#include <set>

using namespace ghostlight;

namespace {

constexpr int seeds = 6000;
/// Cards counted at either end of a deal: a hand of Ghosts, which is told sorted.
constexpr int handful = 5;

/// How often each of some things came, beside how often it should.
class Tally {
public:
    explicit Tally(std::vector<int> weights) : weights_(std::move(weights)), counts_(weights_.size()) {}

    void add(int thing) { ++counts_.at(static_cast<std::size_t>(thing)); }

    template <class Iterator> void add(Iterator begin, Iterator end) {
        std::for_each(begin, end, [this](int thing) { add(thing); });
    }

    void verifyFair(const std::string& what) const {
        const double all = std::accumulate(counts_.begin(), counts_.end(), 0);
        const double weight = std::accumulate(weights_.begin(), weights_.end(), 0);
        QVERIFY2(all > 0, what.c_str());
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            const double expected = all * weights_[i] / weight;
            const std::string report = what + ": number " + std::to_string(i) + " came " +
                                       std::to_string(counts_[i]) + " times instead of about " +
                                       std::to_string(expected);
            QVERIFY2(std::abs(counts_[i] - expected) <= 6 * std::sqrt(expected), report.c_str());
        }
    }

private:
    std::vector<int> weights_;
    std::vector<int> counts_;
};

// --- What to look for in each game ----------------------------------------------------------------

Seat beginner(const ghosts::Public& shared) {
    return shared.starter;
}
Seat beginner(const bumpers::Public& shared) {
    return shared.starter;
}
Seat beginner(const hunters::Public& shared) {
    return static_cast<Seat>(std::find(shared.tokens.begin(), shared.tokens.end(), 1) -
                             shared.tokens.begin());
}

/// How many of each card there are.
template <Game G> std::vector<int> copies(int seats);
template <> std::vector<int> copies<Ghosts>(int /*seats*/) {
    std::vector<int> cards(ghosts::mist + 1);
    for (const ghosts::Card card : ghosts::allCards) {
        ++cards[card];
    }
    return cards;
}
template <> std::vector<int> copies<Bumpers>(int seats) {
    std::vector<int> cards(bumpers::wild + 1);
    for (bumpers::Value value = 1; value <= bumpers::wild; ++value) {
        cards[value] = bumpers::copiesOf(value, seats);
    }
    return cards;
}
template <> std::vector<int> copies<Hunters>(int /*seats*/) {
    return std::vector<int>(hunters::traps, 1);
}

/// The card that came off the shuffled deck, or -1.
int dealt(const ghosts::Event& event) {
    return event.kind == ghosts::Event::Kind::cardDealt ? event.card : -1;
}
int dealt(const bumpers::Event& event) {
    return event.kind == bumpers::Event::Kind::cardDealt ? event.value : -1;
}
int dealt(const hunters::Event& event) {
    using Kind = hunters::Event::Kind;
    return event.kind == Kind::trapDealt || event.kind == Kind::trapRevealed ? event.card : -1;
}

template <class Event> std::vector<int> dealtIn(const std::vector<Event>& events) {
    std::vector<int> cards;
    for (const Event& event : events) {
        if (const int card = dealt(event); card >= 0) {
            cards.push_back(card);
        }
    }
    return cards;
}

/// All that happens by itself at the beginning of the second round.
template <Game G> std::vector<typename G::Event> secondDeal(typename G::State state, std::uint64_t seed) {
    EventLog<typename G::Event> log;
    typename G::MoveList moves;
    for (Rng rng(seed); state.shared.round == 1 && state.shared.toMove != noSeat;) {
        log.events.clear();
        G::apply(state, randomMove<G>(state, moves, rng), log);
    }
    return log.events;
}

// --- The tests ------------------------------------------------------------------------------------

template <Game G> void everySeatBeginsAsOften() {
    for (const Kind<G>& kind : everyKind<G>()) {
        Tally beginners(std::vector<int>(static_cast<std::size_t>(kind.seats), 1));
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            beginners.add(beginner(newGame<G>(kind.rules, kind.seats, seed).shared));
        }
        beginners.verifyFair(kind.name + ", who begins");
    }
}

/// The first and the last cards dealt, in the first round and in the second.
template <Game G> void everyCardComesAsOften() {
    for (const Kind<G>& kind : everyKind<G>()) {
        const std::vector<int> deck = copies<G>(kind.seats);
        std::array<Tally, 2> first{Tally(deck), Tally(deck)};
        std::array<Tally, 2> last = first;
        for (std::uint64_t seed = 0; seed < seeds / slowness; ++seed) {
            EventLog<typename G::Event> log;
            const typename G::State state = G::setUp(kind.rules, kind.seats, seed, log);
            const std::array deals{dealtIn(log.events), dealtIn(secondDeal<G>(state, seed))};
            for (std::size_t round = 0; round < deals.size(); ++round) {
                QVERIFY(deals[round].size() >= handful);
                first[round].add(deals[round].begin(), deals[round].begin() + handful);
                last[round].add(deals[round].end() - handful, deals[round].end());
            }
        }
        for (std::size_t round = 0; round < first.size(); ++round) {
            const std::string where = kind.name + " round " + std::to_string(round + 1);
            first[round].verifyFair(where + ", first cards");
            last[round].verifyFair(where + ", last cards");
        }
    }
}

/// Neighbouring seeds, and the rounds of one game, have nothing to do with each other.
template <Game G> void noTwoDealsAreAlike() {
    const Kind<G> kind = everyKind<G>().back();
    std::set<std::vector<int>> deals;
    std::size_t all = 0;
    for (std::uint64_t seed = 0; seed < seeds / slowness; ++seed) {
        EventLog<typename G::Event> log;
        const typename G::State state = G::setUp(kind.rules, kind.seats, seed, log);
        deals.insert(dealtIn(log.events));
        deals.insert(dealtIn(secondDeal<G>(state, seed)));
        all += 2;
    }
    QVERIFY2(deals.size() == all, "the same cards came twice in the same order");
}

} // namespace

class Chance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(everySeatBeginsAsOften)
    FOR_EVERY_GAME(everyCardComesAsOften)
    FOR_EVERY_GAME(noTwoDealsAreAlike)

    /// The second roll: of the first one, two Dangerous dice are rolled again.
    void everyDieComesAsOften() {
        Tally values({0, 1, 1, 1, 1, 1, 1});
        Tally tints(std::vector<int>(hunters::colors, 1));
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            hunters::State state = newGame<Hunters>({}, 2, seed);
            EventLog<hunters::Event> log;
            for (int seat = 0; seat < 2; ++seat) {
                Hunters::apply(state, hunters::Move::of(hunters::Move::Do::stay), log);
            }
            for (const hunters::Event& event : log.events) {
                if (event.kind == hunters::Event::Kind::dieRolled) {
                    values.add(event.die.value);
                    tints.add(static_cast<int>(event.die.color));
                }
            }
        }
        values.verifyFair("values of dice");
        tints.verifyFair("colours of dice");
    }
};

QTEST_APPLESS_MAIN(Chance)
#include "tst_chance.moc"
