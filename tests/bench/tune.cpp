// SPDX-License-Identifier: GPL-3.0-or-later

// Tunes the numbers of a policy by self-play: simultaneous perturbation (SPSA, Spall 1992). In every step all
// tunables move a little up or down at random; players with the opposite moves meet in mirrored games, one
// among the others and the other way round; the numbers follow those that won more. Prints a log in CSV and
// at the end what it found, measured afresh against the start. With several sizes of table the steps take
// turns among them.

#include "duel.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>

using namespace ghostlight;
using namespace ghostlight::bench;

namespace {

struct Options {
    std::string game = "ghosts";
    std::vector<int> seats{4};
    std::vector<std::string> fixed; ///< tunables to leave alone
    int steps = 200;
    long deals = 200;
    long checkDeals = 4000;
    std::uint64_t seed = 1;
    std::uint32_t iterations = 0; ///< 0: `medium`, else `hard` with so many
};

template <Game G> class Tuner {
public:
    using Weights = typename G::Policy::Weights;
    static constexpr std::size_t count = G::Policy::tunables.size();

    explicit Tuner(const Options& options) : options_(options), rng_(options.seed) {}

    void run() {
        std::printf("step,seats,lead");
        for (const auto& tunable : G::Policy::tunables) {
            std::printf(",%.*s", static_cast<int>(tunable.name.size()), tunable.name.data());
        }
        std::printf("\n");
        for (int step = 1; step <= options_.steps; ++step) {
            improve(step);
        }
        check();
    }

private:
    void improve(int step) {
        // Spall's decays: steps and perturbations shrink, slowly.
        const double gain =
            6.0 / std::pow(step + 0.1 * options_.steps, 0.602) * std::pow(0.1 * options_.steps, 0.602);
        const double reach = 1.0 / std::pow(step, 0.101);
        const int seats = options_.seats[static_cast<std::size_t>(step) % options_.seats.size()];
        std::array<double, count> sign{};
        Weights plus = weights_;
        Weights minus = weights_;
        for (std::size_t i = 0; i < count; ++i) {
            const auto& tunable = G::Policy::tunables[i];
            sign[i] = isFixed(tunable.name) ? 0 : rng_.below(2) == 0 ? 1 : -1;
            const auto change = static_cast<float>(sign[i] * reach) * tunable.step;
            plus.*tunable.weight += change;
            minus.*tunable.weight -= change;
        }
        const double lead = leadOf(plus, minus, seats);
        for (std::size_t i = 0; i < count; ++i) {
            const auto& tunable = G::Policy::tunables[i];
            weights_.*tunable.weight += static_cast<float>(gain * lead * sign[i]) * tunable.step;
        }
        log(step, seats, lead);
    }

    /// How much more one of them wins among the other than the other among it, as a lead over one half
    /// between two. Not every other seat each: neighbours that always are rivals teach a spite that does not
    /// pay.
    double leadOf(const Weights& plus, const Weights& minus, int seats) {
        const Duel duel{seats, options_.deals, rng_.next()};
        return (play(plus, minus, duel).share - play(minus, plus, duel).share) * seats / 4;
    }

    bool isFixed(std::string_view name) const {
        return std::find(options_.fixed.begin(), options_.fixed.end(), name) != options_.fixed.end();
    }

    DuelResult play(const Weights& first, const Weights& second, const Duel& duel) const {
        const ai::Skill skill{options_.iterations > 0 ? ai::Level::hard : ai::Level::medium, {}};
        const ai::ThinkerOptions thinking{.iterations = options_.iterations};
        return fight<G>(
            duel, {}, [&] { return ai::Thinker<G>(skill, thinking, typename G::Policy(first)); },
            [&] { return ai::Thinker<G>(skill, thinking, typename G::Policy(second)); },
            [](std::size_t, const auto&, const auto&) {});
    }

    void log(int step, int seats, double lead) const {
        std::printf("%d,%d,%.4f", step, seats, lead);
        for (const auto& tunable : G::Policy::tunables) {
            std::printf(",%.4f", static_cast<double>(weights_.*tunable.weight));
        }
        std::printf("\n");
        std::fflush(stdout);
    }

    void check() const {
        for (const int seats : options_.seats) {
            const DuelResult result =
                play(weights_, Weights{}, {seats, options_.checkDeals, options_.seed + 1000003});
            std::printf("# one tuned seat among %d untuned: %.4f +- %.4f (even: %.4f), %ld deals\n",
                        seats - 1, result.share, 1.96 * result.error, 1.0 / seats, result.deals);
        }
        for (const auto& tunable : G::Policy::tunables) {
            std::printf("#     float %.*s = %.3fF;\n", static_cast<int>(tunable.name.size()),
                        tunable.name.data(), static_cast<double>(weights_.*tunable.weight));
        }
    }

    Options options_;
    Rng rng_;
    Weights weights_{};
};

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app{"Tunes the numbers of a game's policy by self-play (SPSA)."};
    app.add_option("--game", options.game, "ghosts, bumpers or hunters")->capture_default_str();
    app.add_option("--seats", options.seats, "players at the table; several with commas between")
        ->delimiter(',')
        ->capture_default_str();
    app.add_option("--fix", options.fixed, "numbers to leave alone, with commas between")->delimiter(',');
    app.add_option("--steps", options.steps, "perturbations to try")->capture_default_str();
    app.add_option("--deals", options.deals, "mirrored deals a step")->capture_default_str();
    app.add_option("--check", options.checkDeals, "mirrored deals of the last check")->capture_default_str();
    app.add_option("--seed", options.seed, "everything random follows from it")->capture_default_str();
    app.add_option("--iterations", options.iterations, "0: tune by `medium`; else by `hard` with so many")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    const bool known =
        visitGame(options.game, [&]<class G>(std::type_identity<G>) { Tuner<G>(options).run(); });
    if (!known) {
        std::cerr << "tune: there is no game \"" << options.game << "\"\n";
        return 2;
    }
    return 0;
}
