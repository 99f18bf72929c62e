// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_values.h"

#include "../card.h"

#include <algorithm>
#include <cmath>

namespace ghostlight::bumpers {

namespace {

/// Puts one aim's table together.
class Solver {
public:
    Solver(const Weights& weights, int seats, std::size_t aim, AimValues& values)
        : weights_(weights), aim_(aim), values_(values),
          crowd_(std::pow(4.0F / static_cast<float>(seats), weights.seatPower)),
          wild_(1 - std::pow(1 - weights.wildChance, static_cast<float>(seats))),
          fives_(weights.fiveChance * static_cast<float>(seats - 1)) {}

    void solve() {
        values_.scare = worth(0, weights_.othersPoints + weights_.scareGift);
        values_.paranoia = worth(paranoiaPoints, 0);
        forEachDeck([this](Deck deck) {
            values_.now[deck.index()].fill(worth(deck.points(), weights_.othersPoints));
        });
        values_.worth[0] = values_.now;
        for (int tricks = 1; tricks <= handCards; ++tricks) {
            forEachDeck([this, tricks](Deck deck) { solve(tricks, deck); });
        }
    }

private:
    template <class Visit> static void forEachDeck(Visit&& visit) {
        for (int size = 1; size <= characterCards; ++size) {
            for (int above = 0; above < size; ++above) {
                visit(Deck{size, above});
            }
        }
    }

    /// So many points for us while each other seat gets so many.
    float worth(int points, float others) const {
        const float lead = static_cast<float>(points) - others;
        if (aim_ == gains) {
            return lead;
        }
        // The share of the win, on the scale of points: twelve are all there is to gain in a round.
        const float missing = static_cast<float>(neededPoints[aim_ - 1]) - weights_.othersPoints;
        return 12 / (1 + std::exp((missing - lead) / weights_.lastTemperature));
    }

    void solve(int tricks, Deck deck) {
        const float ends = weights_.endChance * static_cast<float>(handCards - tricks);
        const float lost = worth(0, weights_.othersPoints);
        const float free = deck.isScaredLast() ? weights_.freeTricks : 0.0F;
        for (std::size_t level = 0; level < strengthLevels; ++level) {
            const float strength = static_cast<float>(level) / static_cast<float>(strengthLevels - 1);
            const float wanted = chance(weights_.wantedBase + weights_.wantedSlope * strength + free);
            const float unwanted =
                std::min(wanted, chance(weights_.unwantedBase + weights_.unwantedSlope * strength));
            const float win = won(tricks - 1, deck, level);
            const float stay = values_.worth[static_cast<std::size_t>(tricks - 1)][deck.index()][level];
            const float lose = ends * values_.now[deck.index()][level] + weights_.paranoiaChance * lost +
                               (1 - ends - weights_.paranoiaChance) * stay;
            const float wins = win > lose ? wanted : unwanted;
            values_.worth[static_cast<std::size_t>(tricks)][deck.index()][level] = lose + wins * (win - lose);
        }
    }

    float chance(float atFour) const { return std::clamp(atFour * crowd_, 0.02F, 0.95F); }

    float won(int tricks, Deck deck, std::size_t level) const {
        const float turned = values_.worth[static_cast<std::size_t>(tricks)][deck.turned().index()][level];
        const float strength = static_cast<float>(level) / static_cast<float>(strengthLevels - 1);
        const float one = values_.revealed(tricks, deck, 1, strength);
        const float two = values_.revealed(tricks, deck, 2, strength);
        const float three = values_.revealed(tricks, deck, 3, strength);
        const float second = std::min(1.0F, fives_);
        const float third = second * second / 2;
        return wild_ * turned + (1 - wild_) * ((1 - second) * one + (second - third) * two + third * three);
    }

    const Weights& weights_;
    std::size_t aim_;
    AimValues& values_;
    float crowd_;
    float wild_;  ///< that there is a 0/10 card in a trick
    float fives_; ///< how many 5s there are in a trick
};

} // namespace

DeckValues::DeckValues(const Weights& weights) {
    for (std::size_t value = 1; value < wild; ++value) {
        strength[value] = std::pow(static_cast<float>(value) / 10, weights.strengthPower);
    }
    strength[wild] = weights.wildStrength;
    for (std::size_t result = 0; result < unbeaten.size(); ++result) {
        const float height = static_cast<float>(result) / 10 - weights.beatMiddle;
        const float beaten = weights.beatLeast + (weights.beatMost - weights.beatLeast) /
                                                     (1 + std::exp(weights.beatSlope * height));
        for (std::size_t seats = 0; seats < unbeaten[result].size(); ++seats) {
            unbeaten[result][seats] = std::pow(1 - beaten, static_cast<float>(seats));
        }
    }
    for (int seats = 3; seats <= 6; ++seats) {
        for (std::size_t aim = 0; aim < aims; ++aim) {
            Solver(weights, seats, aim, tables[static_cast<std::size_t>(seats - 3)][aim]).solve();
        }
    }
}

} // namespace ghostlight::bumpers
