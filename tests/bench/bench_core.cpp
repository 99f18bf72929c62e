// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the rules are; see README.md beside this file for the figures aimed at.

#include "match/save.h"
#include "registry.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

using namespace ghostlight;

namespace {

/// Seeds of the games a benchmark plays over and over, so that no branch can be learnt by heart.
constexpr std::uint64_t differentGames = 1024;
/// States that the small functions are measured on: few enough to stay in the nearest cache.
constexpr std::size_t sampleSize = 64;

/// Random moves for as long as goOn(state); how many there were.
template <Game G, class GoOn> std::int64_t playOn(typename G::State& state, Rng& rng, GoOn&& goOn) {
    typename G::MoveList moves;
    NoEvents noEvents;
    std::int64_t made = 0;
    for (; state.shared.toMove != noSeat && goOn(state); ++made) {
        G::apply(state, randomMove<G>(state, moves, rng), noEvents);
    }
    return made;
}

template <Game G> std::int64_t playToEnd(typename G::State& state, Rng& rng) {
    return playOn<G>(state, rng, [](const auto&) { return true; });
}

template <Game G> void playRoundToEnd(typename G::State& state, Rng& rng) {
    playOn<G>(state, rng,
              [round = state.shared.round](const auto& now) { return now.shared.round == round; });
}

/// From the middle third of random games, so that all kinds of decisions are among them.
template <Game G> std::vector<typename G::State> sampleOf(int players) {
    std::vector<typename G::State> sample;
    for (std::uint64_t seed = 0; sample.size() < sampleSize; ++seed) {
        typename G::State state = newGame<G>({}, players, seed);
        Rng rng = seatRng(seed, 0);
        const std::int64_t third = playToEnd<G>(state, rng) / 3;
        std::int64_t left = third + static_cast<std::int64_t>(seed) % third;
        state = newGame<G>({}, players, seed);
        rng = seatRng(seed, 0);
        playOn<G>(state, rng, [&left](const auto&) { return left-- > 0; });
        sample.push_back(state);
    }
    return sample;
}

template <Game G> void addFacts(benchmark::State& run, std::int64_t items) {
    run.SetItemsProcessed(items);
    run.counters["stateBytes"] = static_cast<double>(sizeof(typename G::State));
}

// --- Whole games ------------------------------------------------------------------------------------

template <Game G> void randomGames(benchmark::State& run, int players) {
    std::int64_t made = 0;
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto _ : run) {
        seed = (seed + 1) % differentGames;
        typename G::State state = newGame<G>({}, players, seed);
        Rng rng = seatRng(seed, 0);
        made += playToEnd<G>(state, rng);
        benchmark::DoNotOptimize(state);
    }
    addFacts<G>(run, made);
}

/// What a searching player does most: a guess at what is hidden, and random play until the round is over.
template <Game G> void playouts(benchmark::State& run, int players) {
    const std::vector<typename G::State> sample = sampleOf<G>(players);
    Rng rng(1);
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : run) {
        const typename G::State& root = sample[next++ % sampleSize];
        typename G::State state = G::determinise(G::view(root, root.shared.toMove), rng);
        playRoundToEnd<G>(state, rng);
        benchmark::DoNotOptimize(state);
    }
    addFacts<G>(run, run.iterations());
}

/// The same from the first decision of a round: the longest playouts there are.
template <Game G> void wholeRoundPlayouts(benchmark::State& run, int players) {
    const typename G::State root = newGame<G>({}, players, 1);
    Rng rng(1);
    for ([[maybe_unused]] auto _ : run) {
        typename G::State state = G::determinise(G::view(root, root.shared.toMove), rng);
        playRoundToEnd<G>(state, rng);
        benchmark::DoNotOptimize(state);
    }
    addFacts<G>(run, run.iterations());
}

// --- One function at a time ---------------------------------------------------------------------------

/// Calls work(state) on one state of the sample after the other.
template <Game G, class Work> void onSample(benchmark::State& run, int players, Work&& work) {
    const std::vector<typename G::State> sample = sampleOf<G>(players);
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : run) {
        work(sample[next++ % sampleSize]);
    }
    addFacts<G>(run, run.iterations());
}

template <Game G> void copies(benchmark::State& run, int players) {
    onSample<G>(run, players, [](typename G::State state) { benchmark::DoNotOptimize(state); });
}

template <Game G> void legalMoveLists(benchmark::State& run, int players) {
    typename G::MoveList moves;
    onSample<G>(run, players, [&moves](const typename G::State& state) {
        legalMovesNow<G>(state, moves);
        benchmark::DoNotOptimize(moves);
    });
}

/// A copy each time, as there is no undoing: take off what copies() says.
template <Game G> void appliesToCopies(benchmark::State& run, int players) {
    struct Ply {
        typename G::State state;
        typename G::Move move;
    };
    std::vector<Ply> plies;
    typename G::MoveList moves;
    Rng rng(1);
    for (const typename G::State& state : sampleOf<G>(players)) {
        plies.push_back({state, randomMove<G>(state, moves, rng)});
    }
    NoEvents noEvents;
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : run) {
        const Ply& ply = plies[next++ % sampleSize];
        typename G::State state = ply.state;
        G::apply(state, ply.move, noEvents);
        benchmark::DoNotOptimize(state);
    }
    addFacts<G>(run, run.iterations());
}

template <Game G> void views(benchmark::State& run, int players) {
    onSample<G>(run, players, [](const typename G::State& state) {
        benchmark::DoNotOptimize(G::view(state, state.shared.toMove));
    });
}

template <Game G> void guesses(benchmark::State& run, int players) {
    Rng rng(1);
    onSample<G>(run, players, [&rng](const typename G::State& state) {
        benchmark::DoNotOptimize(G::determinise(G::view(state, state.shared.toMove), rng));
    });
}

// --- Saved games --------------------------------------------------------------------------------------

template <Game G> Match<G> wholeMatch(int players) {
    Match<G> match({{}, std::vector<Player>(static_cast<std::size_t>(players)), 1, 0});
    typename G::MoveList moves;
    Rng rng(1);
    while (!match.isOver() && match.play(randomMove<G>(match.state(), moves, rng))) {
    }
    return match;
}

template <Game G> void savesAndLoads(benchmark::State& run, int players) {
    const Match<G> match = wholeMatch<G>(players);
    std::size_t bytes = 0;
    for ([[maybe_unused]] auto _ : run) {
        const std::string text = saveMatch(match);
        const Loaded<Match<G>> loaded = loadMatch<G>(text);
        if (!std::holds_alternative<Match<G>>(loaded)) {
            run.SkipWithError("a saved game does not load");
            break;
        }
        bytes = text.size();
    }
    addFacts<G>(run, run.iterations() * static_cast<std::int64_t>(match.plies()));
    run.counters["fileBytes"] = static_cast<double>(bytes);
}

// --- The list -----------------------------------------------------------------------------------------

using Measure = void (*)(benchmark::State&, int);

void add(const std::string& what, std::string_view game, int players, Measure measure) {
    const std::string name = what + "/" + std::string(game) + "/" + std::to_string(players);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& run) { measure(run, players); });
}

template <Game G> void addGame() {
    for (int players = G::minSeats; players <= G::maxSeats; ++players) {
        add("games", G::id, players, randomGames<G>);
    }
    const int middle = (G::minSeats + G::maxSeats) / 2;
    add("copy", G::id, middle, copies<G>);
    add("legalMoves", G::id, middle, legalMoveLists<G>);
    add("copy+apply", G::id, middle, appliesToCopies<G>);
    add("view", G::id, middle, views<G>);
    add("view+determinise", G::id, middle, guesses<G>);
    add("save+load", G::id, middle, savesAndLoads<G>);
}

} // namespace

int main(int argc, char** argv) {
    forEachGame([]<class G>(std::type_identity<G>) { addGame<G>(); });
    for (const int players : {2, 4, 6}) {
        add("playout", Ghosts::id, players, playouts<Ghosts>);
        add("playoutOfWholeRound", Ghosts::id, players, wholeRoundPlayouts<Ghosts>);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
