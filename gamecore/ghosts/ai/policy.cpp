// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy.h"

#include "stakes.h"

#include <algorithm>
#include <cmath>

namespace ghostlight {

using namespace ghosts;

static_assert(ai::PolicyFor<Ghosts::Policy, Ghosts>);

namespace {

constexpr std::size_t mirrorDeed = 4;

std::size_t deedOf(Card card, std::uint8_t family) {
    return familyOf(card) == family ? mirrorDeed : numberOf(card);
}

} // namespace

const std::array<ai::Tunable<Ghosts::Policy::Weights>, 18> Ghosts::Policy::tunables{{
    {"level1", &Weights::level1, 0.03F},
    {"level2", &Weights::level2, 0.03F},
    {"level3", &Weights::level3, 0.03F},
    {"level4", &Weights::level4, 0.03F},
    {"level5", &Weights::level5, 0.03F},
    {"level6", &Weights::level6, 0.03F},
    {"level7", &Weights::level7, 0.03F},
    {"keepMist", &Weights::keepMist, 0.05F},
    {"keepOne", &Weights::keepOne, 0.03F},
    {"keepTwo", &Weights::keepTwo, 0.03F},
    {"lastMist", &Weights::lastMist, 0.05F},
    {"keptMirror", &Weights::keptMirror, 0.03F},
    {"mirror", &Weights::mirror, 0.03F},
    {"nextStuck", &Weights::nextStuck, 0.15F},
    {"take", &Weights::take, 0.2F},
    {"cleanRound", &Weights::cleanRound, 0.03F},
    {"luckOfRound", &Weights::luckOfRound, 0.3F},
    {"luckOfEnd", &Weights::luckOfEnd, 0.1F},
}};

Ghosts::Policy::Policy(const Weights& weights)
    : weights_(weights), levelRisk_{0,
                                    weights.level1,
                                    weights.level2,
                                    weights.level3,
                                    weights.level4,
                                    weights.level5,
                                    weights.level6,
                                    weights.level7},
      keep_{weights.keepMist, weights.keepOne, weights.keepTwo, 0} {
    for (std::size_t level = 0; level <= highestLevel; ++level) {
        for (std::size_t deed = 0; deed <= mirrorDeed; ++deed) {
            const std::size_t after = std::min<std::size_t>(level + (deed < mirrorDeed ? deed : 0), 7);
            const float points = levelRisk_[after] + (deed < mirrorDeed ? keep_[deed] : weights.mirror);
            odds_[level][deed] = static_cast<std::uint16_t>(
                std::clamp(4096 * std::exp(-weights.playoutSharpness * points), 16.0F, 12000.0F));
        }
    }
}

void Ghosts::Policy::judge(const Public& shared, const Private& own, const MoveList& legal,
                           std::span<float> worth) const {
    const Seat seat = shared.toMove;
    const Stakes stakes(weights_, shared, seat);
    const Clues clues(shared, own);
    // A card kept is worth something only while there are turns to lay it in.
    const float future = std::min(1.0F, (turnsLeft(shared) - 1) / 4);
    int mists = 0;
    std::array<int, 8> ofFamily{};
    for (int i = 0; i < own.hand.size(); ++i) {
        ++ofFamily[familyOf(own.hand[i])];
        mists += own.hand[i] == mist ? 1 : 0;
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Move move = legal[i];
        if (move.what == Move::Do::take) {
            worth[i] = -weights_.sharpness * weights_.take * stakes.cost();
            continue;
        }
        const bool mirrors = familyOf(move.card) == shared.family;
        const bool raises = !mirrors && move.card != mist;
        const int level = shared.level + (raises ? numberOf(move.card) : 0);
        const std::uint8_t family = raises ? familyOf(move.card) : shared.family;
        const bool left = (shared.direction > 0) != mirrors;
        const Seat next = left ? leftOf(seat, shared.seats) : rightOf(seat, shared.seats);
        const int kept = ofFamily[family] - (familyOf(move.card) == family ? 1 : 0);
        const float risk = levelRisk_[static_cast<std::size_t>(level)] + (mirrors ? weights_.mirror : 0) +
                           future * (keep_[numberOf(move.card)] - (kept > 0 ? weights_.keptMirror : 0) +
                                     (move.card == mist && mists == 1 ? weights_.lastMist : 0));
        const float stuck = clues.chanceStuck(shared, next, level, family);
        worth[i] =
            weights_.sharpness * (weights_.nextStuck * stuck * stakes.gain(next) - risk * stakes.cost());
    }
}

Move Ghosts::Policy::playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const {
    const bool starts = shared.phase == Phase::start;
    const bool ghostsOnly = starts && shared.rules.ghostBeginsPile() && own.hand.holdsGhost();
    auto cards = ghostsOnly ? own.hand.ghosts() : own.hand.playable(shared.level, shared.family);
    if (cards.empty()) {
        return Move::take();
    }
    scratch.clear();
    std::array<std::uint32_t, handLimit> sums{};
    std::uint32_t sum = 0;
    const auto& odds = odds_[shared.level];
    while (!cards.empty()) {
        const Card card = cards.take();
        sum += odds[deedOf(card, shared.family)];
        sums[scratch.size()] = sum;
        scratch.push_back(Move::play(card));
    }
    const std::uint32_t drawn = rng.below(sum);
    std::size_t chosen = 0;
    while (drawn >= sums[chosen]) {
        ++chosen;
    }
    return scratch[chosen];
}

/// A softmax over the points, as far apart as the rounds left may still move them.
void Ghosts::Policy::outlook(const Public& shared, ai::Shares& shares) const {
    if (shared.phase == Phase::over) {
        ai::finalShares<Ghosts>(shared, shares);
        return;
    }
    const Stakes stakes(weights_, shared, 0);
    shares.fill(0);
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] = stakes.share(seat);
    }
}

} // namespace ghostlight
