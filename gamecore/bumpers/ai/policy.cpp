// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy.h"

#include "play_values.h"

#include <algorithm>
#include <cmath>

namespace ghostlight {

using namespace bumpers;

static_assert(ai::PolicyFor<Bumpers::Policy, Bumpers>);

namespace {

/// How many rounds are still to be played, this one included. With a target score that is a guess.
float roundsLeft(const Public& shared) {
    if (shared.rules.target == 0) {
        return static_cast<float>(printedRounds(shared.seats) - shared.round + 1);
    }
    constexpr float bestSeatsGain = 6; // what the seat that comes closest makes in a round
    const int most = *std::max_element(shared.scores.begin(), shared.scores.end());
    const float missing = static_cast<float>(shared.rules.target - most);
    const float left = static_cast<float>(mostRounds - shared.round + 1);
    return std::clamp(missing / bestSeatsGain, 1.0F, left);
}

} // namespace

const AimValues& Bumpers::Policy::aimOf(const Public& shared, Seat seat) const {
    if (roundsLeft(shared) > 1) {
        return values_->of(shared.seats, gains);
    }
    // The last round: how far ahead the best of the others is, or how far behind.
    int best = 0;
    for (Seat other = 0; other < shared.seats; ++other) {
        best = other == seat ? best : std::max<int>(best, shared.scores[other]);
    }
    const float missing = static_cast<float>(best - shared.scores[seat]) + weights_.othersPoints;
    const float place = (missing - static_cast<float>(neededPoints.front())) / 4 + 0.5F;
    const auto need =
        static_cast<std::size_t>(std::clamp(place, 0.0F, static_cast<float>(neededPoints.size() - 1)));
    return values_->of(shared.seats, 1 + need);
}

void Bumpers::Policy::judge(const Public& shared, const Private& own, const MoveList& legal,
                            std::span<float> worth) const {
    const PlayValues judge(*values_, weights_, aimOf(shared, shared.toMove), shared, own);
    for (std::size_t i = 0; i < legal.size(); ++i) {
        worth[i] = weights_.scale * judge.of(legal[i]);
    }
}

Move Bumpers::Policy::playout(const Public& shared, const Private& own, MoveList& scratch, Rng& rng) const {
    Bumpers::legalMoves(shared, own, scratch);
    if (scratch.size() == 1) {
        return scratch[0];
    }
    const PlayValues judge(*values_, weights_, aimOf(shared, shared.toMove), shared, own);
    std::uint64_t chance = rng.next();
    const float noise = weights_.playoutNoise / 256;
    float best = ai::hopeless;
    Move chosen = scratch[0];
    for (const Move move : scratch) {
        const float worth = judge.of(move) + noise * static_cast<float>(chance & 255U);
        chance = (chance >> 8U) | (chance << 56U);
        if (worth > best) {
            best = worth;
            chosen = move;
        }
    }
    return chosen;
}

void Bumpers::Policy::outlook(const Public& shared, ai::Shares& shares) const {
    if (shared.phase == Phase::over) {
        ai::finalShares<Bumpers>(shared, shares);
        return;
    }
    const auto seats = static_cast<float>(shared.seats);
    const float temperature = (weights_.outlookBase + weights_.outlookPerSeat * seats) *
                              std::pow(roundsLeft(shared), weights_.outlookGrowth / seats);
    const int most = *std::max_element(shared.scores.begin(), shared.scores.end());
    shares.fill(0);
    float sum = 0;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] = std::exp(static_cast<float>(shared.scores[seat] - most) / temperature);
        sum += shares[seat];
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        shares[seat] /= sum;
    }
}

std::uint64_t Bumpers::Policy::chanceKey(const Public& shared) {
    std::uint64_t key = shared.round;
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        key = key * 128 + static_cast<unsigned>(shared.revealed[seat] * 16 + shared.rotated[seat]);
    }
    return Rng::mix(key);
}

} // namespace ghostlight
