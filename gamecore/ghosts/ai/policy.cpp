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
constexpr int lowLevel = 3;
constexpr int highLevel = 5;
constexpr float familyCards = numbers * copies;

/// How many cards of each family a hand holds, four bits each.
std::uint32_t familyCounts(const Hand& hand) {
    std::uint32_t counts = 0;
    for (int i = 0, size = hand.size(); i < size; ++i) {
        counts += familyOf(hand[i]) < families ? 1U << (4U * familyOf(hand[i])) : 0U;
    }
    return counts;
}

std::size_t deedOf(Card card, std::uint8_t family) {
    return familyOf(card) == family ? mirrorDeed : numberOf(card);
}

} // namespace

const std::array<ai::Tunable<Ghosts::Policy::Weights>, 18> Ghosts::Policy::tunables{{
    {"laidMist", &Weights::laidMist, 3},
    {"laidOne", &Weights::laidOne, 2},
    {"laidTwo", &Weights::laidTwo, 2},
    {"mistOnLow", &Weights::mistOnLow, 2},
    {"pairKept", &Weights::pairKept, 2},
    {"mirrorKept", &Weights::mirrorKept, 3},
    {"mirror", &Weights::mirror, 3},
    {"mirrorHigh", &Weights::mirrorHigh, 3},
    {"familyLeft", &Weights::familyLeft, 3},
    {"twin", &Weights::twin, 2},
    {"opening", &Weights::opening, 3},
    {"stuckRival", &Weights::stuckRival, 4},
    {"stuckPile", &Weights::stuckPile, 4},
    {"take", &Weights::take, 4},
    {"cleanRound", &Weights::cleanRound, 0.03F},
    {"luckOfRound", &Weights::luckOfRound, 0.3F},
    {"luckOfEnd", &Weights::luckOfEnd, 0.1F},
    {"playoutStake", &Weights::playoutStake, 0.05F},
}};

Ghosts::Policy::Policy(const Weights& weights) : weights_(weights) {
    for (std::size_t duel = 0; duel < 2; ++duel) {
        for (int level = 0; level <= highestLevel; ++level) {
            for (std::size_t deed = 0; deed <= mirrorDeed; ++deed) {
                for (std::size_t kept = 0; kept < 2; ++kept) {
                    const float worth = worthOfCard(duel == 1, level, deed, kept == 1, 1);
                    odds_[duel][static_cast<std::size_t>(level)][deed][kept] = static_cast<std::uint16_t>(
                        std::clamp(512 * std::exp(weights.playoutStake * worth), 1.0F, 12000.0F));
                }
            }
        }
    }
}

/// What can be said of a card without a look at the other seats.
float Ghosts::Policy::worthOfCard(bool duel, int before, std::size_t deed, bool keepsMirror,
                                  float future) const {
    const std::array<float, 5> laid{weights_.laidMist, weights_.laidOne, weights_.laidTwo, 0,
                                    (weights_.laidOne + weights_.laidTwo) / 3};
    const bool mirrors = deed == mirrorDeed;
    const int level = std::min(before + (mirrors ? 0 : static_cast<int>(deed)), highestLevel);
    float worth = (duel ? weights_.duelLevel : weights_.level)[static_cast<std::size_t>(level)];
    worth += future * laid[deed];
    if (deed == 0 && level <= lowLevel) {
        worth += weights_.mistOnLow;
    }
    if (keepsMirror) {
        worth += future * (weights_.pairKept + (level >= highLevel ? weights_.mirrorKept : 0));
    }
    if (mirrors) {
        worth += weights_.mirror + (level >= highLevel ? weights_.mirrorHigh : 0);
    }
    return worth;
}

void Ghosts::Policy::judge(const Public& shared, const Private& own, const MoveList& legal,
                           std::span<float> worth) const {
    const Seat seat = shared.toMove;
    const Stakes stakes(weights_, shared, seat);
    const Clues clues(shared, own);
    // A card kept is worth something only while there are turns to lay it in.
    const float future = std::min(1.0F, (turnsLeft(shared) - 1) / 4);
    std::array<std::uint8_t, 8> ofFamily{};
    std::array<std::uint8_t, mist + 1> ofCard{};
    for (int i = 0; i < own.hand.size(); ++i) {
        ++ofFamily[familyOf(own.hand[i])];
        ++ofCard[own.hand[i]];
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Move move = legal[i];
        if (move.what == Move::Do::take) {
            worth[i] = weights_.sharpness * weights_.take * stakes.cost();
            continue;
        }
        const std::size_t deed = deedOf(move.card, shared.family);
        const bool mirrors = deed == mirrorDeed;
        const bool raises = !mirrors && deed != 0;
        const int level = shared.level + (raises ? numberOf(move.card) : 0);
        const std::uint8_t family = raises ? familyOf(move.card) : shared.family;
        const int mirrorsKept = family < families ? ofFamily[family] - (deed == 0 ? 0 : 1) : 0;
        const bool left = (shared.direction > 0) != mirrors;
        const Seat next = left ? leftOf(seat, shared.seats) : rightOf(seat, shared.seats);
        const float stuck = clues.chanceStuck(shared, next, level, family);
        float card = worthOfCard(shared.seats == 2, shared.level, deed, mirrorsKept > 0, future);
        card += weights_.familyLeft * static_cast<float>(clues.unseen().in(familySet(family))) / familyCards;
        card += ofCard[move.card] > 1 ? future * weights_.twin : 0;
        card += shared.phase == Phase::start ? weights_.opening * static_cast<float>(level) / numbers : 0;
        worth[i] = weights_.sharpness * (stuck * weights_.stuckRival * stakes.gain(next) +
                                         (stuck * weights_.stuckPile + card) * stakes.cost());
    }
}

Move Ghosts::Policy::playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const {
    const bool starts = shared.phase == Phase::start;
    const bool ghostsOnly = starts && shared.rules.ghostBeginsPile() && own.hand.holdsGhost();
    auto cards = ghostsOnly ? own.hand.ghosts() : own.hand.playable(shared.level, shared.family);
    if (cards.empty()) {
        return Move::take();
    }
    const std::uint32_t ofFamily = familyCounts(own.hand);
    const auto& odds = odds_[shared.seats == 2 ? 1 : 0][shared.level];
    scratch.clear();
    std::array<std::uint32_t, handLimit> sums;
    std::uint32_t sum = 0;
    while (!cards.empty()) {
        const Card card = cards.take();
        const std::size_t deed = deedOf(card, shared.family);
        const std::uint8_t family = deed == 0 ? shared.family : familyOf(card);
        const std::uint32_t held = (ofFamily >> (4U * family)) & 7U;
        sum += odds[deed][held > (deed == 0 ? 0U : 1U) ? 1 : 0];
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
