// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Two ways of playing against each other at one table, every deal mirrored: what tuning and styles are
// measured by.

#include "ai/thinker.h"
#include "registry.h"

#include <cmath>
#include <mutex>
#include <thread>
#include <vector>

namespace ghostlight::bench {

/// Wins of the first way, as a share of all, with its standard error over deals.
struct DuelResult {
    double share = 0;
    double error = 0;
    long deals = 0;
};

/// One seat of the first way among seats of the second; a deal is played once from every place.
struct Duel {
    int seats = 4;
    long deals = 100;
    std::uint64_t seed = 1;
};

/// Sums over deals, and what an observer counted on the way.
struct DealSums {
    double sum = 0;
    double squares = 0;
    long deals = 0;
};

template <Game G> class DuelTable {
public:
    using Thinkers = ai::Thinker<G>;

    DuelTable(const Duel& duel, Thinkers& first, Thinkers& second)
        : duel_(duel), first_(&first), second_(&second) {}

    /// Plays the deals deal, deal + step, ... and calls visit(view, move) for the decisions of the first way.
    template <class Visit>
    DealSums play(const typename G::Rules& rules, long begin, long step, Visit&& visit) {
        DealSums sums;
        for (long deal = begin; deal < duel_.deals; deal += step) {
            double share = 0;
            for (int place = 0; place < duel_.seats; ++place) {
                share +=
                    playOnce(rules, Rng::mix(duel_.seed + static_cast<std::uint64_t>(deal)), place, visit);
            }
            share /= duel_.seats;
            sums.sum += share;
            sums.squares += share * share;
            ++sums.deals;
        }
        return sums;
    }

private:
    template <class Visit>
    double playOnce(const typename G::Rules& rules, std::uint64_t seed, int place, Visit& visit) {
        typename G::State state = newGame<G>(rules, duel_.seats, seed);
        std::vector<Rng> rngs;
        for (unsigned seat = 0; seat < static_cast<unsigned>(duel_.seats); ++seat) {
            rngs.push_back(seatRng(seed + static_cast<unsigned>(place), seat));
        }
        NoEvents noEvents;
        while (state.shared.toMove != noSeat) {
            const Seat seat = state.shared.toMove;
            const typename G::View view = G::view(state, seat);
            const bool first = seat == place;
            const typename G::Move move = (first ? first_ : second_)->choose(view, rngs[seat], never_);
            if (first) {
                visit(view, move);
            }
            G::apply(state, move, noEvents);
        }
        ai::Shares shares;
        ai::finalShares<G>(state.shared, shares);
        return static_cast<double>(shares[static_cast<std::size_t>(place)]);
    }

    Duel duel_;
    Thinkers* first_;
    Thinkers* second_;
    std::atomic<bool> never_{false};
};

/// The duel on two threads; makeFirst() and makeSecond() make each thread's thinkers, visit(thread, view,
/// move) counts.
template <Game G, class MakeFirst, class MakeSecond, class Visit>
DuelResult fight(const Duel& duel, const typename G::Rules& rules, MakeFirst&& makeFirst,
                 MakeSecond&& makeSecond, Visit&& visit) {
    std::array<DealSums, 2> parts;
    const auto work = [&](std::size_t thread) {
        ai::Thinker<G> first = makeFirst();
        ai::Thinker<G> second = makeSecond();
        parts[thread] = DuelTable<G>(duel, first, second)
                            .play(rules, static_cast<long>(thread), 2,
                                  [&](const auto& view, const auto& move) { visit(thread, view, move); });
    };
    std::thread other(work, std::size_t{1});
    work(0);
    other.join();
    const double deals = static_cast<double>(parts[0].deals + parts[1].deals);
    const double mean = (parts[0].sum + parts[1].sum) / deals;
    const double variance = std::max(0.0, (parts[0].squares + parts[1].squares) / deals - mean * mean);
    return {mean, std::sqrt(variance / std::max(1.0, deals - 1)), parts[0].deals + parts[1].deals};
}

} // namespace ghostlight::bench
