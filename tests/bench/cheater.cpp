// SPDX-License-Identifier: GPL-3.0-or-later

// How much luck a game leaves: a player that sees every hand, every deck and every roll to come, one among
// seats of a level. What it wins is a bound on what any honest player could; it exists in this benchmark and
// nowhere else.

#include "ai/thinker.h"
#include "registry.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <cstdio>

using namespace ghostlight;

namespace {

struct Options {
    std::string game;
    std::string level = "medium";
    int seats = 4;
    long deals = 100;
    std::uint32_t iterations = 2000;
    std::uint64_t seed = 1;
};

/// The game's own policy, but it believes the truth.
template <Game G> struct Clairvoyant : G::Policy {
    Clairvoyant() = default;
    explicit Clairvoyant(const typename G::State* state) : truth(state) {}

    struct Belief {
        const typename G::State* truth;
        Belief(const Clairvoyant& policy, const typename G::View&) : truth(policy.truth) {}
        typename G::State sample(Rng&) const { return *truth; }
    };

    const typename G::State* truth = nullptr;
};

template <Game G> double playOnce(const Options& options, std::uint64_t seed, int place) {
    const auto level = ai::named<ai::Level>(ai::levelNames, options.level).value();
    const std::atomic<bool> never{false};
    typename G::State state = newGame<G>({}, options.seats, seed);
    using Policy = Clairvoyant<G>;
    ai::Thinker<G, Policy> cheater({ai::Level::hard, {}}, {.iterations = options.iterations}, Policy(&state));
    ai::Thinker<G> honest({level, {}});
    Rng rng(seed + static_cast<unsigned>(place));
    NoEvents noEvents;
    while (state.shared.toMove != noSeat) {
        const Seat seat = state.shared.toMove;
        const typename G::View view = G::view(state, seat);
        const auto move = seat == place ? cheater.choose(view, rng, never) : honest.choose(view, rng, never);
        G::apply(state, move, noEvents);
    }
    ai::Shares shares;
    ai::finalShares<G>(state.shared, shares);
    return static_cast<double>(shares[static_cast<std::size_t>(place)]);
}

template <Game G> void tell(const Options& options) {
    double sum = 0;
    double squares = 0;
    for (long deal = 0; deal < options.deals; ++deal) {
        double share = 0;
        for (int place = 0; place < options.seats; ++place) {
            share += playOnce<G>(options, Rng::mix(options.seed + static_cast<std::uint64_t>(deal)), place);
        }
        share /= options.seats;
        sum += share;
        squares += share * share;
    }
    const auto deals = static_cast<double>(options.deals);
    const double mean = sum / deals;
    const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / std::max(1.0, deals - 1));
    std::printf("%-8s one that sees everything among %d %s: %5.1f +- %4.1f %% (even %5.1f), %ld games\n",
                G::id.data(), options.seats - 1, options.level.c_str(), 100 * mean, 196 * error,
                100.0 / options.seats, options.deals * options.seats);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app{"Measures what a player wins that sees everything hidden: a bound for honest ones."};
    app.add_option("--game", options.game, "ghosts, bumpers or hunters; without it, all");
    app.add_option("--level", options.level, "of the others: easy, medium, hard or expert")
        ->check(CLI::IsMember({"easy", "medium", "hard", "expert"}))
        ->capture_default_str();
    app.add_option("--seats", options.seats, "players at the table")->capture_default_str();
    app.add_option("--deals", options.deals, "deals, each played from every seat")->capture_default_str();
    app.add_option("--iterations", options.iterations, "of the cheater's search")->capture_default_str();
    app.add_option("--seed", options.seed, "everything random follows from it")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    forEachGame([&]<class G>(std::type_identity<G>) {
        if ((options.game.empty() || options.game == G::id) && options.seats >= G::minSeats &&
            options.seats <= G::maxSeats) {
            tell<G>(options);
        }
    });
    return 0;
}
