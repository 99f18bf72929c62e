// SPDX-License-Identifier: GPL-3.0-or-later

// How fast computer players think: iterations of the search, and whole decisions of every level.

#include "ai/thinker.h"
#include "registry.h"

#include <benchmark/benchmark.h>

#include <ctime>
#include <string>

using namespace ghostlight;
using namespace ghostlight::ai;

namespace {

const std::atomic<bool> never{false};

/// Of this thread on a processor, which a busy machine does not lengthen.
double threadMilliseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

template <class Work> double timed(Work&& work) {
    const double begin = threadMilliseconds();
    work();
    return threadMilliseconds() - begin;
}

/// The real beliefs, but no judgement and playouts by pure chance: what the search itself costs.
template <Game G> struct RandomPlayouts : G::Policy {
    void judge(const typename G::Public&, const typename G::Private&, const typename G::MoveList&,
               std::span<float> worth) const {
        std::fill(worth.begin(), worth.end(), 0.0F);
    }
    typename G::Move playout(const typename G::Public& shared, const typename G::Private& own,
                             typename G::MoveList& moves, Rng& rng) const {
        G::legalMoves(shared, own, moves);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

template <Game G, class Policy> void searchFromTheStart(benchmark::State& timing, int seats) {
    constexpr std::uint32_t iterations = 4000;
    Search<G, Policy> search(iterations);
    typename G::MoveList legal;
    std::uint64_t seed = 0;
    for (auto _ : timing) {
        const typename G::State state = newGame<G>({}, seats, seed);
        legalMovesNow<G>(state, legal);
        search.run(G::view(state, state.shared.toMove), legal, {iterations, false}, seed, never);
        ++seed;
    }
    timing.SetItemsProcessed(static_cast<std::int64_t>(timing.iterations()) * iterations);
}

/// Whole games of one level, both trees of an expert on one thread: one item a decision. Decisions without a
/// choice count in the mean. What seems to be the longest decision is made again, exactly as it was, and the
/// shorter time counts: what interrupts a thread is charged to it, but is no thinking.
template <Game G> void decisions(benchmark::State& timing, Level level, int seats) {
    std::int64_t made = 0;
    std::uint64_t seed = 0;
    double longest = 0;
    double total = 0;
    Thinker<G> thinker({level, {}});
    for (auto _ : timing) {
        typename G::State state = newGame<G>({}, seats, seed);
        Rng rng(seed);
        NoEvents noEvents;
        while (state.shared.toMove != noSeat) {
            const typename G::View view = G::view(state, state.shared.toMove);
            Rng again = rng;
            typename G::Move move{};
            const double took = timed([&] { move = thinker.choose(view, rng, never); });
            if (took > longest) {
                longest =
                    std::max(longest, std::min(took, timed([&] { thinker.choose(view, again, never); })));
            }
            total += took;
            G::apply(state, move, noEvents);
            ++made;
        }
        ++seed;
    }
    timing.SetItemsProcessed(made);
    timing.counters["meanMs"] = total / static_cast<double>(made);
    timing.counters["longestMs"] = longest;
}

template <Game G> void registerGame() {
    const std::string game(G::id);
    for (const int seats : {std::max(2, G::minSeats), 4, G::maxSeats}) {
        const std::string table = "/" + game + "/" + std::to_string(seats);
        benchmark::RegisterBenchmark(("search/random" + table).c_str(), [seats](benchmark::State& timing) {
            searchFromTheStart<G, RandomPlayouts<G>>(timing, seats);
        });
        benchmark::RegisterBenchmark(("search/policy" + table).c_str(), [seats](benchmark::State& timing) {
            searchFromTheStart<G, typename G::Policy>(timing, seats);
        });
        for (std::size_t level = 0; level < levelNames.size(); ++level) {
            benchmark::RegisterBenchmark(("decisions/" + std::string(levelNames[level]) + table).c_str(),
                                         [seats, level](benchmark::State& timing) {
                                             decisions<G>(timing, static_cast<Level>(level), seats);
                                         })
                ->Unit(benchmark::kMillisecond);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    forEachGame([]<class G>(std::type_identity<G>) { registerGame<G>(); });
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
