// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "level.h"
#include "search.h"

#include <functional>
#include <memory>
#include <thread>

namespace ghostlight::ai {

/// What a player makes of one legal move.
template <Game G> struct Candidate {
    typename G::Move move;
    float worth = 0;          ///< the policy's first impression, in log-odds
    std::uint32_t visits = 0; ///< of a search; 0 where none was made
    float winShare = 0;       ///< the share of the win it promises, if it was visited
    float strategy = 0;       ///< how often mixed play would make this secret choice, of all iterations
    bool blunder = false;
    Reason reason; ///< filled in where advice is asked for
};

template <Game G> struct Advice {
    typename G::Move move;
    std::uint32_t iterations = 0;
    std::vector<Candidate<G>> candidates; ///< every legal move, in their order
};

struct ThinkerOptions {
    /// Both trees of an expert at once. The result is the same either way.
    bool parallel = false;
    /// Instead of the level's iterations; 0: the level's own.
    std::uint32_t iterations = 0;
    /// Called first on a thread that thinks, for instance to lower its priority.
    std::function<void()> onThread = {};
};

/// A computer player: gets a View and its own generator, nothing else.
template <Game G, class Policy = typename G::Policy> class Thinker {
public:
    using View = typename G::View;
    using Move = typename G::Move;

    explicit Thinker(const Skill& skill, ThinkerOptions options = {}, const Policy& policy = {})
        : skill_(skill), options_(std::move(options)), policy_(policy) {
        for (int tree = 0; tree < trees(); ++tree) {
            searches_.push_back(std::make_unique<Search<G, Policy>>(iterations(), policy_));
        }
    }

    /// Two thinkers with the same skill, view and generator choose the same, unless `stop` comes in between.
    Move choose(const View& view, Rng& rng, const std::atomic<bool>& stop) {
        weigh(view);
        const std::uint64_t seed =
            rng.next(); // one draw a decision, so that moves without a choice cost none
        Rng own(seed);
        if (legal_.size() == 1) {
            return legal_[0];
        }
        const bool searched = skill_.searches() && reasonable_.size() > 1 && search(view, own, stop);
        return searched ? chooseLearned(view, own) : chooseByWorth(view, own);
    }

    /// choose(), with what was thought about every legal move.
    Advice<G> advise(const View& view, Rng& rng, const std::atomic<bool>& stop) {
        iterations_ = 0;
        Advice<G> advice{choose(view, rng, stop), 0, {}};
        advice.iterations = iterations_;
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            advice.candidates.push_back(candidates_[i]);
            advice.candidates.back().reason = policy_.reason(view, legal_[i]);
        }
        return advice;
    }

private:
    // What counts as about as good, for somebody with a taste.
    static constexpr float tasteInWorth = 0.35F;
    static constexpr float tasteInShare = 0.012F;
    static constexpr float easyTaste = 0.7F;
    static constexpr float mixedTaste = 1.6F;
    // A beginner's choice: how far from the best it strays.
    static constexpr float easyReach = 2.5F;
    static constexpr float mixedReach = 1.5F;
    static constexpr float rareShare = 0.15F; ///< of mixed play: what is rarer is only noise

    int trees() const { return skill_.level == Level::expert ? 2 : skill_.searches() ? 1 : 0; }
    std::uint32_t iterations() const {
        if (options_.iterations != 0) {
            return options_.iterations;
        }
        return skill_.level == Level::expert ? Policy::expertIterations : Policy::hardIterations;
    }

    /// Legal moves, what they look like, and which are reasonable: no blunder, not hopeless.
    void weigh(const View& view) {
        G::legalMoves(view.shared, view.own, legal_);
        std::array<float, G::MoveList::capacity()> worth;
        policy_.judge(view.shared, view.own, legal_, std::span<float>(worth.data(), legal_.size()));
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            candidates_[i] = {legal_[i], worth[i], 0, 0, 0, isBlunder<G>(view, legal_[i]), {}};
        }
        reasonable_.clear();
        for (int lenience = 0; reasonable_.empty(); ++lenience) {
            for (std::size_t i = 0; i < legal_.size(); ++i) {
                const bool sane = candidates_[i].worth != hopeless || lenience > 0;
                if (sane && (!candidates_[i].blunder || lenience > 1)) {
                    reasonable_.push_back(legal_[i]);
                }
            }
        }
    }

    bool isReasonable(const Move& move) const { return reasonable_.contains(move); }

    /// None without a leaning.
    const Trait<G>* trait() const {
        return skill_.leaning ? &Policy::traits[static_cast<std::size_t>(*skill_.leaning)] : nullptr;
    }
    float appetite() const { return trait() != nullptr ? trait()->appetite : 0; }
    bool likes(const View& view, const Move& move) const {
        return trait() != nullptr && trait()->isShown(view, move) == Shown::yes;
    }

    /// False if it was stopped before it learned anything.
    bool search(const View& view, Rng& rng, const std::atomic<bool>& stop) {
        const typename Search<G, Policy>::Budget budget{iterations(), true};
        const std::array<std::uint64_t, 2> seeds{rng.next(), rng.next()};
        const auto runTree = [&](std::size_t tree) {
            searches_[tree]->run(view, reasonable_, budget, seeds[tree], stop);
        };
        if (searches_.size() == 2 && options_.parallel) {
            std::thread second([&] {
                if (options_.onThread) {
                    options_.onThread();
                }
                runTree(1);
            });
            runTree(0);
            second.join();
        } else {
            for (std::size_t tree = 0; tree < searches_.size(); ++tree) {
                runTree(tree);
            }
        }
        gather();
        return iterations_ > 0;
    }

    /// Adds up what the trees learned of every legal move.
    void gather() {
        iterations_ = 0;
        for (const auto& tree : searches_) {
            iterations_ += tree->iterations();
            for (const auto& edge : tree->rootEdges()) {
                const auto at = std::find(legal_.begin(), legal_.end(), edge.move) - legal_.begin();
                Candidate<G>& candidate = candidates_[static_cast<std::size_t>(at)];
                candidate.visits += edge.visits;
                candidate.winShare += edge.value;
                candidate.strategy += edge.strategy;
            }
        }
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            if (candidates_[i].visits > 0) {
                candidates_[i].winShare /= static_cast<float>(candidates_[i].visits);
            }
            if (iterations_ > 0) {
                candidates_[i].strategy /= static_cast<float>(iterations_);
            }
        }
    }

    Move chooseLearned(const View& view, Rng& rng) const {
        if (G::isSecret(legal_[0])) {
            return draw(rng, [&](const Candidate<G>& candidate) {
                const float chance = candidate.strategy < rareShare ? 0.0F : candidate.strategy;
                return likes(view, candidate.move) ? chance * mixedTaste : chance;
            });
        }
        const Candidate<G>* best = &candidates_[0];
        for (std::size_t i = 1; i < legal_.size(); ++i) {
            const Candidate<G>& candidate = candidates_[i];
            if (candidate.visits > best->visits ||
                (candidate.visits == best->visits && candidate.winShare > best->winShare)) {
                best = &candidate;
            }
        }
        return likes(view, best->move) ? best->move : likedInstead(view, *best).move;
    }

    /// A move about as good as the best that its character likes better, if there is one.
    const Candidate<G>& likedInstead(const View& view, const Candidate<G>& best) const {
        const Candidate<G>* liked = &best;
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            const Candidate<G>& candidate = candidates_[i];
            const bool asGood = candidate.visits * 8 >= best.visits &&
                                candidate.winShare >= best.winShare - appetite() * tasteInShare;
            if (asGood && candidate.visits > 0 && likes(view, candidate.move) &&
                (liked == &best || candidate.visits > liked->visits)) {
                liked = &candidate;
            }
        }
        return *liked;
    }

    Move chooseByWorth(const View& view, Rng& rng) const {
        float best = hopeless;
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            if (isReasonable(legal_[i])) {
                best = std::max(best, candidates_[i].worth);
            }
        }
        if (best == hopeless) {
            return reasonable_[rng.below(static_cast<std::uint32_t>(reasonable_.size()))];
        }
        const bool easy = skill_.level == Level::easy;
        const bool mixes = easy || G::isSecret(legal_[0]);
        const float reach = easy ? easyReach : mixes ? mixedReach : appetite() * tasteInWorth;
        const float sharpness = easy ? 1.0F : mixes ? 2.0F : 0.0F;
        return draw(rng, [&](const Candidate<G>& candidate) {
            if (!isReasonable(candidate.move) || candidate.worth < best - reach) {
                return 0.0F;
            }
            const bool liked = likes(view, candidate.move);
            if (!mixes) { // the best; with a taste, the best that is liked, if one is near enough
                return std::exp(40 * (candidate.worth - best + (liked ? 2 * tasteInWorth : 0.0F)));
            }
            return std::exp(sharpness * (candidate.worth - best + (liked ? appetite() * easyTaste : 0.0F)));
        });
    }

    /// One of the legal moves, each as likely as its weight says.
    template <class Weight> Move draw(Rng& rng, Weight&& weight) const {
        std::array<float, G::MoveList::capacity()> weights;
        float total = 0;
        std::size_t heaviest = 0;
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            weights[i] = weight(candidates_[i]);
            total += weights[i];
            heaviest = weights[i] > weights[heaviest] ? i : heaviest;
        }
        float left = total * static_cast<float>(rng.below(1U << 24U)) / static_cast<float>(1U << 24U);
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            left -= weights[i];
            if (left < 0 && weights[i] > 0) {
                return legal_[i];
            }
        }
        return legal_[heaviest];
    }

    Skill skill_;
    ThinkerOptions options_;
    Policy policy_;
    std::vector<std::unique_ptr<Search<G, Policy>>> searches_;
    typename G::MoveList legal_;
    typename G::MoveList reasonable_;
    std::array<Candidate<G>, G::MoveList::capacity()> candidates_;
    std::uint32_t iterations_ = 0;
};

} // namespace ghostlight::ai
