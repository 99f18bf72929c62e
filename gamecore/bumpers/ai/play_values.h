// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck_values.h"
#include "trick.h"

namespace ghostlight::bumpers {

/// What each move of the seat to move is worth to it, in points.
class PlayValues {
public:
    PlayValues(const DeckValues& values, const Weights& weights, const AimValues& aim, const Public& shared,
               const Private& own)
        : values_(values), weights_(weights), aim_(aim), trick_(shared),
          deck_(deckOf(shared, shared.toMove, own)), cards_(shared.handSize[shared.toMove]) {
        own.hand.forEach([this](Value value, int count) {
            strength_ += static_cast<float>(count) * values_.strength[value];
        });
        const auto after = static_cast<float>(trick_.after);
        // Rare things, so the chance that one of the seats does it is about the sum.
        wildLater_ = trick_.hasWild ? 1.0F : weights.wildChance * after;
        fiveLater_ = weights.fiveChance * after;
        const auto past = static_cast<float>(handCards + 1 - cards_);
        ends_ = weights.endChance * past;
    }

    float of(Move move) const {
        switch (move.what) {
        case Move::Do::hide:
            return aim_.at(handCards, {characterCards, move.number}, meanOf(strength_, cards_));
        case Move::Do::play: return ofPlay(move);
        case Move::Do::discard: break;
        }
        return ofGift(move.value);
    }

    /// The chance that this play wins the trick.
    float winChance(Move move) const {
        const int result = Trick::resultOf(move);
        return result < trick_.best
                   ? 0.0F
                   : values_
                         .unbeaten[static_cast<std::size_t>(result)][static_cast<std::size_t>(trick_.after)];
    }

private:
    static float meanOf(float sum, int cards) { return cards == 0 ? 0.5F : sum / static_cast<float>(cards); }

    float ofPlay(Move move) const {
        const int left = cards_ - 1; // what is played beyond one card is drawn again
        const float strength =
            meanOf(strength_ - static_cast<float>(move.count) * values_.strength[move.value] +
                       static_cast<float>(move.count - 1) * weights_.drawnStrength,
                   left);
        const float chance = winChance(move);
        const int reveals = trick_.revealsWith(move);
        const float wilds = move.value == wild ? 1.0F : wildLater_;
        float worth = 0;
        if (chance > 0) {
            const float some = aim_.revealed(left, deck_, reveals, strength);
            const float more = aim_.revealed(left, deck_, reveals + 1, strength);
            worth = chance * (wilds * aim_.at(left, deck_.turned(), strength) +
                              (1 - wilds) * (some + fiveLater_ * (more - some)));
        }
        const float ends = ends_ * static_cast<float>(reveals) * (1 - wilds);
        const float stay = aim_.at(left, deck_, strength);
        return worth + (1 - chance) * (stay + ends * (aim_.now[deck_.index()][0] - stay));
    }

    float ofGift(Value value) const {
        return aim_.at(cards_, deck_, meanOf(strength_ - values_.strength[value], cards_ - 1));
    }

    const DeckValues& values_;
    const Weights& weights_;
    const AimValues& aim_;
    Trick trick_;
    Deck deck_;
    int cards_;
    float strength_ = 0;  ///< of all cards in hand together
    float wildLater_ = 0; ///< the chance that the trick has a 0/10 card in the end
    float fiveLater_ = 0; ///< the chance that it gets one more 5
    float ends_ = 0;      ///< the chance that another winner's reveal ends the round, for each card
};

} // namespace ghostlight::bumpers
