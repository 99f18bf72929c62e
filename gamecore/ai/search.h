// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy.h"
#include "tree.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>

namespace ghostlight::ai {

/// Information-set Monte Carlo tree search, one for all games (Cowling, Powley, Whitehouse 2012: many
/// observers). Every iteration imagines a deal the seat cannot tell from the real one, walks down what has
/// been learned, lets the policy play the round out, and hands each seat its expected share of the win.
///
/// A decision is found again by what its seat could observe on the way, so nobody in the tree reacts to a
/// secret choice. Secret choices are made by regret matching, which settles on mixed play where mixed play is
/// best; all others by the policy's prior and the mean share (PUCT).
///
/// Same view, candidates, seed and iterations: same result. There is no clock in here; `stop` is for one.
template <Game G, class Policy = typename G::Policy> class Search {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;
    using Edge = typename Tree<G>::Edge;

    struct Budget {
        std::uint32_t iterations = 1000;
        /// Stop when no other move can be visited as often any more.
        bool stopsWhenDecided = true;
    };

    explicit Search(std::uint32_t mostIterations, const Policy& policy = {})
        : policy_(policy), tree_(std::min(mostIterations, mostNodes) + 1) {}

    /// Thinks about the view, of whose legal moves only `candidates` are looked at.
    void run(const typename G::View& view, const MoveList& candidates, const Budget& budget,
             std::uint64_t seed, const std::atomic<bool>& stop) {
        tree_.clear();
        iterations_ = 0;
        round_ = view.shared.round;
        candidates_ = &candidates;
        Rng rng(seed);
        typename Policy::Belief belief(policy_, view);
        const bool secret = G::isSecret(candidates[0]);
        while (iterations_ < budget.iterations && !stop.load(std::memory_order_relaxed)) {
            State state = belief.sample(rng);
            iterate(state, rng);
            ++iterations_;
            const bool mayBeDecided = budget.stopsWhenDecided && !secret && iterations_ % 32 == 0;
            if (mayBeDecided && isDecided(budget.iterations - iterations_)) {
                break;
            }
        }
    }

    std::uint32_t iterations() const { return iterations_; }

    /// What was learned of the candidates, in no particular order.
    std::span<const Edge> rootEdges() {
        const auto root = tree_.find(keyOfRoot);
        return root == Tree<G>::none ? std::span<const Edge>{} : tree_.edges(tree_.node(root));
    }

private:
    static constexpr std::uint64_t keyOfRoot = 0x6a09e667f3bcc909U;
    static constexpr std::uint32_t mostNodes = 1U << 17U; ///< then it goes on without learning new decisions
    static constexpr int deepest = 64; ///< decisions of one iteration that learn; the rest are played out
    static constexpr float curiosity = 0.1F; ///< how much a secret choice explores

    /// What the seats have observed since the root: the same for all but their own secret choices.
    struct History {
        std::uint64_t open = keyOfRoot;
        std::array<std::uint64_t, maxSeats> own{};

        std::uint64_t keyFor(Seat seat) const { return open ^ own[seat]; }

        void add(Seat seat, const Move& move, bool secret) {
            static_assert(std::has_unique_object_representations_v<Move> && sizeof(Move) <= 4);
            std::uint64_t bits = 0;
            std::memcpy(&bits, &move, sizeof(Move));
            bits = (bits << 8U) | (seat + 1U);
            if (secret) {
                own[seat] = Rng::mix(own[seat] + bits);
                bits = seat + 1U;
            }
            open = Rng::mix(open + bits);
        }
        void addChance(std::uint64_t seen) { open = Rng::mix(open ^ seen); }
    };

    struct Step {
        typename Tree<G>::Index node;
        std::uint16_t edge;
        Seat seat;
        bool secret;
        std::uint64_t offered; ///< secret choices: which edges could be chosen
    };

    bool goesOn(const State& state) const {
        return state.shared.toMove != noSeat && state.shared.round == round_;
    }

    void iterate(State& state, Rng& rng) {
        History history;
        int depth = 0;
        bool grown = false;
        while (!grown && depth < deepest && goesOn(state)) {
            const Seat seat = state.shared.toMove;
            const MoveList& moves = movesAt(state, depth);
            auto node = tree_.find(history.keyFor(seat));
            grown = node == Tree<G>::none;
            if (grown) {
                node = tree_.add(history.keyFor(seat), moves.size());
                if (node == Tree<G>::none) {
                    break;
                }
            }
            const Step step = choose(state, moves, node, rng);
            if (step.node == Tree<G>::none) {
                break;
            }
            const Move move = tree_.edges(tree_.node(node))[step.edge].move;
            path_[static_cast<std::size_t>(depth)] = step;
            ++depth;
            apply(state, move);
            history.add(seat, move, step.secret);
            if (goesOn(state)) {
                history.addChance(Policy::chanceKey(state.shared));
            }
        }
        while (goesOn(state)) {
            apply(state, policy_.playout(state.shared, state.own[state.shared.toMove], scratch_, rng));
        }
        Shares shares;
        policy_.outlook(state.shared, shares);
        for (int i = 0; i < depth; ++i) {
            learn(path_[static_cast<std::size_t>(i)], shares);
        }
    }

    static void apply(State& state, const Move& move) {
        NoEvents noEvents;
        G::apply(state, move, noEvents);
    }

    const MoveList& movesAt(const State& state, int depth) {
        if (depth == 0) {
            return *candidates_;
        }
        legalMovesNow<G>(state, legal_);
        return legal_;
    }

    /// Looks up the edges of the moves at hand, adding those that are new here; false when memory is used up.
    bool matchEdges(const State& state, const MoveList& moves, typename Tree<G>::Index index) {
        bool judged = false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            auto& node = tree_.node(index);
            const auto edges = tree_.edges(node);
            std::size_t at = i; // mostly the same moves in the same order
            if (at >= edges.size() || !(edges[at].move == moves[i])) {
                at = 0;
                while (at < edges.size() && !(edges[at].move == moves[i])) {
                    ++at;
                }
            }
            if (at == edges.size()) {
                if (!judged) {
                    judge(state, moves);
                    judged = true;
                }
                if (!tree_.addEdge(node, moves[i], worth_[i])) {
                    return false;
                }
            }
            matched_[i] = static_cast<std::uint16_t>(at);
        }
        return true;
    }

    /// The prior's weights of all moves at hand, into worth_.
    void judge(const State& state, const MoveList& moves) {
        const std::span<float> worth(worth_.data(), moves.size());
        policy_.judge(state.shared, state.own[state.shared.toMove], moves, worth);
        const float best = *std::max_element(worth.begin(), worth.end());
        for (float& weight : worth) {
            weight = weight == best ? 1.0F : std::exp(weight - best); // all alike where all are hopeless
        }
    }

    Step choose(const State& state, const MoveList& moves, typename Tree<G>::Index index, Rng& rng) {
        Step step{Tree<G>::none, 0, state.shared.toMove, G::isSecret(moves[0]), 0};
        if (!matchEdges(state, moves, index)) {
            return step;
        }
        step.node = index;
        const std::span<const std::uint16_t> at(matched_.data(), moves.size());
        if (step.secret) {
            for (const std::uint16_t edge : at) {
                step.offered |= std::uint64_t{1} << edge;
            }
            step.edge = drawSecret(tree_.edges(tree_.node(index)), step.offered, rng);
        } else {
            step.edge = pickPromising(tree_.node(index), at);
        }
        return step;
    }

    /// PUCT over the moves at hand.
    std::uint16_t pickPromising(const typename Tree<G>::Node& node, std::span<const std::uint16_t> at) {
        const auto edges = tree_.edges(node);
        float weights = 0;
        std::uint32_t visits = 0;
        for (const std::uint16_t i : at) {
            weights += edges[i].weight;
            visits += edges[i].visits;
        }
        const float unvisited = node.visits == 0 ? 0 : node.value / static_cast<float>(node.visits);
        const float scale =
            Policy::exploration * std::sqrt(static_cast<float>(visits) + 1.0F) / std::max(weights, 1e-6F);
        std::uint16_t best = at[0];
        float bestPromise = -1;
        for (const std::uint16_t i : at) {
            const Edge& edge = edges[i];
            if (edge.weight == 0 && weights > 0) {
                continue; // hopeless
            }
            const float promise = edge.mean(unvisited) + scale * std::max(edge.weight, 1e-6F) /
                                                             (1.0F + static_cast<float>(edge.visits));
            if (promise > bestPromise) {
                bestPromise = promise;
                best = i;
            }
        }
        return best;
    }

    /// How likely regret matching makes each offered edge, into chances_: by positive regret, at first by the
    /// prior.
    void matchRegrets(std::span<const Edge> edges, std::uint64_t offered) {
        float total = 0;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const bool isOffered = ((offered >> i) & 1U) != 0;
            chances_[i] = isOffered ? std::max(edges[i].regret, 0.0F) + 0.02F * edges[i].weight : 0.0F;
            total += chances_[i];
        }
        for (std::size_t i = 0; i < edges.size(); ++i) {
            chances_[i] /= total;
        }
    }

    std::uint16_t drawSecret(std::span<const Edge> edges, std::uint64_t offered, Rng& rng) {
        if (rng.below(1000) < static_cast<std::uint32_t>(curiosity * 1000)) {
            auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(offered)));
            for (; skip > 0; --skip) {
                offered &= offered - 1;
            }
            return static_cast<std::uint16_t>(std::countr_zero(offered));
        }
        matchRegrets(edges, offered);
        float left = static_cast<float>(rng.below(1U << 20U)) / static_cast<float>(1U << 20U);
        auto last = static_cast<std::uint16_t>(std::countr_zero(offered));
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (chances_[i] > 0) {
                last = static_cast<std::uint16_t>(i);
                left -= chances_[i];
                if (left < 0) {
                    break;
                }
            }
        }
        return last;
    }

    void learn(const Step& step, const Shares& shares) {
        auto& node = tree_.node(step.node);
        const auto edges = tree_.edges(node);
        const float share = shares[step.seat];
        Edge& edge = edges[step.edge];
        ++edge.visits;
        edge.value += share;
        ++node.visits;
        node.value += share;
        if (step.secret) {
            learnRegrets(node, edges, step.offered);
        }
    }

    /// Regret by mean shares instead of this one game's: far less noise for a little lag.
    void learnRegrets(const typename Tree<G>::Node& node, std::span<Edge> edges, std::uint64_t offered) {
        matchRegrets(edges, offered);
        const float unvisited = node.value / static_cast<float>(node.visits);
        float expected = 0;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            expected += chances_[i] * edges[i].mean(unvisited);
        }
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (((offered >> i) & 1U) != 0) {
                edges[i].strategy += chances_[i];
                edges[i].regret = std::max(0.0F, edges[i].regret + edges[i].mean(unvisited) - expected);
            }
        }
    }

    bool isDecided(std::uint32_t left) {
        std::uint32_t most = 0;
        std::uint32_t second = 0;
        for (const Edge& edge : rootEdges()) {
            if (edge.visits >= most) {
                second = most;
                most = edge.visits;
            } else {
                second = std::max(second, edge.visits);
            }
        }
        return most - second > left;
    }

    Policy policy_;
    Tree<G> tree_;
    std::uint32_t iterations_ = 0;
    int round_ = 0;
    const MoveList* candidates_ = nullptr;
    MoveList legal_;
    MoveList scratch_;
    std::array<float, MoveList::capacity()> worth_{};
    std::array<std::uint16_t, MoveList::capacity()> matched_{};
    std::array<float, 64> chances_{};
    std::array<Step, deepest> path_{};
};

} // namespace ghostlight::ai
