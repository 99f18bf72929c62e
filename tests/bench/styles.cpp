// SPDX-License-Identifier: GPL-3.0-or-later

// The six characters measured: each as one seat among three of its level without a leaning, in mirrored
// deals. Its win share should be the level's own, and its style figure clearly another.

#include "duel.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <iostream>

using namespace ghostlight;
using namespace ghostlight::bench;

namespace {

struct Options {
    std::string game;
    std::string level = "medium";
    int seats = 4;
    long games = 4000;
    std::uint64_t seed = 1;
    std::uint32_t iterations = 0; ///< 0: the level's own
};

/// How often a character's trait applied, and was shown.
struct Figure {
    long applied = 0;
    long shown = 0;
    double share() const {
        return applied > 0 ? static_cast<double>(shown) / static_cast<double>(applied) : 0;
    }
};

struct Measured {
    DuelResult result;
    Figure figure;
};

template <Game G>
Measured measure(const Options& options, ai::Level level, std::optional<ai::Leaning> leaning,
                 const ai::Trait<G>& trait) {
    std::array<Figure, 2> figures;
    const Duel duel{options.seats, options.games / options.seats, options.seed};
    const ai::ThinkerOptions thinking{.iterations = options.iterations};
    Measured measured;
    measured.result = fight<G>(
        duel, {}, [&] { return ai::Thinker<G>({level, leaning}, thinking); },
        [&] { return ai::Thinker<G>({level, {}}, thinking); },
        [&](std::size_t thread, const auto& view, const auto& move) {
            const ai::Shown shown = trait.isShown(view, move);
            figures[thread].applied += shown != ai::Shown::doesNotApply ? 1 : 0;
            figures[thread].shown += shown == ai::Shown::yes ? 1 : 0;
        });
    measured.figure = {figures[0].applied + figures[1].applied, figures[0].shown + figures[1].shown};
    return measured;
}

template <Game G> void tell(const Options& options) {
    const auto level = ai::named<ai::Level>(ai::levelNames, options.level).value();
    for (std::size_t i = 0; i < ai::leanings; ++i) {
        const ai::Trait<G>& trait = G::Policy::traits[i];
        const Measured own = measure<G>(options, level, static_cast<ai::Leaning>(i), trait);
        const Measured base = measure<G>(options, level, {}, trait);
        std::printf("%-8s %-9s win share %5.2f +- %4.2f %% (even %5.2f)   %-44s %5.1f %%, base %5.1f %%\n",
                    G::id.data(), ai::leaningNames[i].data(), 100 * own.result.share, 196 * own.result.error,
                    100.0 / options.seats, trait.figure.data(), 100 * own.figure.share(),
                    100 * base.figure.share());
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app{"Measures the six characters: win share among their level's own, and style figure."};
    app.add_option("--game", options.game, "ghosts, bumpers or hunters; without it, all");
    app.add_option("--level", options.level, "easy, medium, hard or expert")
        ->check(CLI::IsMember({"easy", "medium", "hard", "expert"}))
        ->capture_default_str();
    app.add_option("--seats", options.seats, "players at the table")->capture_default_str();
    app.add_option("--games", options.games, "mirrored games a character")->capture_default_str();
    app.add_option("--seed", options.seed, "everything random follows from it")->capture_default_str();
    app.add_option("--iterations", options.iterations, "of a search, instead of the level's own")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    forEachGame([&]<class G>(std::type_identity<G>) {
        if (options.game.empty() || options.game == G::id) {
            tell<G>(options);
        }
    });
    return 0;
}
