// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a computer player knows of one game besides its rules. The search, the levels and the characters are
// written against this concept; each game's Policy is in its own folder, in ai/.
//
// Nothing here takes a true State of somebody's game: a Policy reads a Public drawer and the Private drawer
// of the seat to move, which is what a View holds.

#include "../game.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace ghostlight::ai {

/// Each seat's share of the win, as expected: they add up to 1.
using Shares = std::array<float, maxSeats>;

/// The worth of a move that is never to be considered while there is another.
inline constexpr float hopeless = -std::numeric_limits<float>::infinity();

/// Why a move: a key that the app puts into words, with up to two numbers for them.
struct Reason {
    std::string_view key; ///< one of the Policy's reasonKeys
    int number = 0;
    int other = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// A move that looks stupid whoever makes it: a player of any level avoids it while the rules offer another.
template <class G> struct Blunder {
    std::string_view name;
    bool (*isMade)(const typename G::View& view, const typename G::Move& move);
};

/// What a character leans towards in this game. The same question is its taste when several moves are about
/// as good, and the figure by which we see that it plays differently.
enum class Shown : std::uint8_t { doesNotApply, no, yes };
template <class G> struct Trait {
    std::string_view figure; ///< what share of the decisions in which it applies is counted
    Shown (*isShown)(const typename G::View& view, const typename G::Move& move);
    float appetite = 1; ///< how much it may cost, next to the other characters
};

/// A number of a policy that self-play may tune.
template <class Weights> struct Tunable {
    std::string_view name;
    float Weights::* weight;
    float step; ///< a change of this size is worth trying
};

/// The leanings of the six characters, in the order of every Policy's `traits`.
enum class Leaning : std::uint8_t { bold, careful, spiteful, steady, gambler, scholar };
inline constexpr std::size_t leanings = 6;

template <class P, class G>
concept PolicyFor =
    std::default_initializable<P> && std::constructible_from<P, const typename P::Weights&> &&
    requires(const P& policy, const typename G::Public& shared, const typename G::Private& own,
             const typename G::View& view, const typename G::Move& move, const typename G::MoveList& legal,
             typename G::MoveList& scratch, std::span<float> worth, Rng& rng, Shares& shares,
             typename P::Belief& belief) {
        // The tuned numbers, and which of them a tuner may change.
        { policy.weights() } -> std::same_as<const typename P::Weights&>;
        { P::tunables.front() } -> std::convertible_to<Tunable<typename P::Weights>>;
        // How good each legal move of the seat to move looks, in log-odds. The highest is what `medium`
        // plays; the softmax is the prior of the search. `hopeless` takes a move out.
        policy.judge(shared, own, legal, worth);
        // A quick choice of a legal move for playouts, by the same lights but cheaper, with some chance in
        // it.
        { policy.playout(shared, own, scratch, rng) } -> std::same_as<typename G::Move>;
        // The expected shares of the win where a round begins or the game is over (then exact).
        policy.outlook(shared, shares);
        // What the seat believes of hidden things, from public play only. Built once for a decision; each
        // sample is a State with G::view(sample, view.seat) == view. Sampling allocates nothing.
        requires std::constructible_from<typename P::Belief, const P&, const typename G::View&>;
        { belief.sample(rng) } -> std::same_as<typename G::State>;
        // A number that differs when chance or a reveal showed the table something different (dice, reveals):
        // the search keeps what it learned apart by it.
        { P::chanceKey(shared) } -> std::same_as<std::uint64_t>;
        // How much the search explores, and its budgets: iterations of `hard`, and of each of the two trees
        // of `expert`.
        { P::exploration } -> std::convertible_to<float>;
        { P::hardIterations } -> std::convertible_to<std::uint32_t>;
        { P::expertIterations } -> std::convertible_to<std::uint32_t>;
        // Why somebody would make this move.
        { policy.reason(view, move) } -> std::same_as<Reason>;
        { P::reasonKeys.front() } -> std::convertible_to<std::string_view>;
        { P::blunders.front() } -> std::convertible_to<Blunder<G>>;
        { P::traits } -> std::convertible_to<std::array<Trait<G>, leanings>>;
    };

/// The shares when the game is over: the win is divided among the winners.
template <Game G> void finalShares(const typename G::Public& shared, Shares& shares) {
    shares.fill(0);
    int winners = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        winners += isWinner<G>(shared, seat) ? 1 : 0;
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] = isWinner<G>(shared, seat) ? 1.0F / static_cast<float>(winners) : 0.0F;
    }
}

/// Whether the move is one of the game's blunders.
template <Game G> bool isBlunder(const typename G::View& view, const typename G::Move& move) {
    for (const Blunder<G>& blunder : G::Policy::blunders) {
        if (blunder.isMade(view, move)) {
            return true;
        }
    }
    return false;
}

} // namespace ghostlight::ai
