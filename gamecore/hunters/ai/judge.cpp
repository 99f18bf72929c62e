// SPDX-License-Identifier: GPL-3.0-or-later

// How good a move looks, in Fame: to stay or to pass, how many dice to roll, and what to take.

#include "judge.h"

#include "estimate.h"
#include "policy.h"

#include <cmath>

namespace ghostlight {

using namespace hunters;
using Do = Move::Do;

static_assert(ai::PolicyFor<Hunters::Policy, Hunters>);

namespace {

float chanceOf(float logOdds) {
    return 1 / (1 + std::exp(-logOdds));
}

/// What a seat weighs when it decides to stay or to pass.
class Decider {
public:
    Decider(const Weights& weights, const Public& shared)
        : weights_(weights), shared_(shared), seat_(shared.toMove), standing_(weights, shared, seat_),
          tally_(tallyOf(shared.dice)) {
        for (const CardIndex trap : shared.trapCards[onOffer]) {
            later_.push_back(trapLater(weights, roundsLeft(shared), trap));
        }
        for (const CardIndex ally : shared.allyCards[onOffer]) {
            ally_ = std::max(ally_, allyLater(weights, roundsLeft(shared), ally));
        }
        for (Seat other = 0; other < shared.seats; ++other) {
            if (other != seat_ && shared.in[other]) {
                addRival(other);
            }
        }
    }

    /// Shares of the win for leaving now.
    float pass() const {
        Sight sight;
        sight.dice = shared_.dice;
        const float boost =
            bestUse(weights_, shared_, shared_.trapCards[seat_], shared_.allyCards[seat_], sight);
        return standing_.share(fameOf(tally_, false, pickedBefore_) + boost + nobodyElse_ * ally_);
    }

    /// Shares of the win for two more dice.
    float stay() const {
        float share = 0;
        const int rolls = rollsMade(shared_) + 1;
        const float alone = everybodyElse_ + (1 - everybodyElse_) * nobodyElse_;
        forEachRoll(shared_.pouch, [&](const Tally& roll, float chance) {
            const Tally tally = tally_ + roll;
            const bool isBust = tally.dangerous() >= bustDice;
            float fame = fameOf(tally, isBust, pickedNow_);
            if (!isBust) {
                fame += alone * ally_;
                fame += rolls < rollsPerRound ? optionAfter(tally, rolls) : 0.0F;
            }
            share += chance * standing_.share(fame);
        });
        return share;
    }

    float asFame(float shares) const { return standing_.asFame(shares); }

private:
    void addRival(Seat other) {
        const Prospect prospect = prospectOf(weights_, shared_, other, tally_, rollsMade(shared_));
        const float stays = chanceOf(quickLean(weights_, prospect));
        nobodyElse_ *= stays;
        everybodyElse_ *= 1 - stays;
        const float picks = (1 - stays) * weights_.rivalPick;
        pickedNow_ = 1 - (1 - pickedNow_) * (1 - picks);
        if (shared_.tokens[other] < shared_.tokens[seat_]) {
            pickedBefore_ = 1 - (1 - pickedBefore_) * (1 - picks);
        }
    }

    /// What the turn brings with these dice, the Trap it takes included; `picked` is how likely somebody
    /// else has taken that one.
    float fameOf(const Tally& tally, bool isBust, float picked) const {
        const Haul own = haulOf(shared_.trapCards[seat_], tally);
        float best = 0;
        float second = 0;
        std::size_t i = 0;
        for (const CardIndex trap : shared_.trapCards[onOffer]) {
            const int fame = fameFor(trap, tally);
            const int adds = isBust ? std::max(0, fame - own.best) : fame;
            const float worth = static_cast<float>(adds) + later_[i];
            second = std::max(second, std::min(best, worth));
            best = std::max(best, worth);
            ++i;
        }
        return static_cast<float>(own.paid(isBust)) + best + picked * (second - best);
    }

    float optionAfter(const Tally& tally, int rolls) const {
        return weights_.option * std::max(0.0F, prospectOf(weights_, shared_, seat_, tally, rolls).net());
    }

    const Weights& weights_;
    const Public& shared_;
    Seat seat_;
    Standing standing_;
    Tally tally_;
    FixedVector<float, traps> later_; ///< what each Trap on offer is worth after this round
    float ally_ = 0;                  ///< the best Ally on offer
    float nobodyElse_ = 1;            ///< chance that nobody else leaves now
    float everybodyElse_ = 1;         ///< or that all the others do
    float pickedNow_ = 0;             ///< that somebody who leaves now takes what one wants
    float pickedBefore_ = 0;          ///< the same of seats with a lower token
};

/// Dice for the last roll, the same for every number of them: so that their difference is no luck.
float shareAfterRolling(const Weights& weights, const Public& shared, int dice) {
    constexpr int samples = 96;
    const Seat seat = shared.toMove;
    const Standing standing(weights, shared, seat);
    const Tally base = tallyOf(shared.dice);
    float ally = 0;
    for (const CardIndex card : shared.allyCards[onOffer]) {
        ally = std::max(ally, allyLater(weights, roundsLeft(shared), card));
    }
    Rng rng(1);
    float share = 0;
    for (int sample = 0; sample < samples; ++sample) {
        std::array<std::uint8_t, colors> pouch = shared.pouch;
        Tally tally = base;
        int left = shared.pouchSize();
        for (int i = 0; i < mostLastDice; ++i) {
            const std::uint64_t bits = rng.next();
            if (i >= dice) {
                continue;
            }
            auto pick = static_cast<int>((bits >> 32U) % static_cast<std::uint32_t>(left--));
            std::size_t color = 0;
            while (pick >= pouch[color]) {
                pick -= pouch[color++];
            }
            --pouch[color];
            tally += faceTallies[color * faces + (bits & 0xffffU) % faces];
        }
        const bool isBust = tally.dangerous() >= bustDice;
        const Haul own = haulOf(shared.trapCards[seat], tally);
        float best = 0;
        for (const CardIndex trap : shared.trapCards[onOffer]) {
            const int fame = fameFor(trap, tally);
            const int adds = isBust ? std::max(0, fame - own.best) : fame;
            best = std::max(best, static_cast<float>(adds) + trapLater(weights, roundsLeft(shared), trap));
        }
        share += standing.share(static_cast<float>(own.paid(isBust)) + best + (isBust ? 0.0F : ally));
    }
    return standing.asFame(share / samples);
}

void judgeDecision(const Weights& weights, const Public& shared, const MoveList& legal,
                   std::span<float> worth) {
    const Decider decider(weights, shared);
    const float lead = decider.asFame(decider.stay() - decider.pass());
    for (std::size_t i = 0; i < legal.size(); ++i) {
        worth[i] = legal[i].what == Do::stay ? lead : 0;
    }
}

} // namespace

void Hunters::Policy::judge(const Public& shared, const Private& /*own*/, const MoveList& legal,
                            std::span<float> worth) const {
    if (shared.phase == Phase::decide) {
        judgeDecision(weights_, shared, legal, worth);
    } else {
        for (std::size_t i = 0; i < legal.size(); ++i) {
            worth[i] = legal[i].what == Do::roll ? shareAfterRolling(weights_, shared, legal[i].a)
                                                 : judgeTurn(weights_, shared, legal[i]);
        }
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        worth[i] *= weights_.sharpness;
    }
}

} // namespace ghostlight
