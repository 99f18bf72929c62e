// SPDX-License-Identifier: GPL-3.0-or-later
#include "belief.h"

#include "policy.h"
#include "trick.h"

#include <algorithm>
#include <cmath>

namespace ghostlight::bumpers {

Belief::Belief(const Bumpers::Policy& policy, const View& view)
    : view_(view), values_(policy.values()), unseen_(unseenBy(view)) {
    const Public& shared = view.shared;
    const AimValues& aim = values_->of(shared.seats, gains);
    for (std::size_t level = 0; level < priorLevels; ++level) {
        const float strength = static_cast<float>(level) / static_cast<float>(priorLevels - 1);
        for (int above = 0; above < characterCards; ++above) {
            hides_[level][static_cast<std::size_t>(above)] =
                std::exp(policy.weights().hideReading * aim.at(handCards, {characterCards, above}, strength));
        }
    }
    readDeeds(policy.weights());
}

/// All places still possible are alike: for a position whose past is not known.
void Belief::forget() {
    for (Seat seat = 0; seat < view_.shared.seats; ++seat) {
        for (std::size_t place = 0; place < characterCards; ++place) {
            read_[seat].placeNow[place] = static_cast<std::uint8_t>(place);
            read_[seat].likelihood[place] =
                static_cast<int>(place) < view_.shared.characterSize(seat) ? 1.0F : 0.0F;
        }
    }
    for (ByPlace& hides : hides_) {
        hides.fill(1);
    }
}

/// One play of a seat: each of its places would have had it want the trick, or not.
void Belief::readPlay(const Play& play, const Trick& trick, int tricksAfter, float weight) {
    const AimValues& aim = values_->of(view_.shared.seats, gains);
    Reading& reading = read_[play.seat];
    reading.strength += static_cast<float>(play.count) * values_->strength[play.value];
    reading.cards += play.count;
    const int result = play.result();
    const float wins =
        result < trick.best
            ? 0.0F
            : values_->unbeaten[static_cast<std::size_t>(result)][static_cast<std::size_t>(trick.after)];
    for (std::size_t choice = 0; choice < characterCards; ++choice) {
        if (reading.likelihood[choice] == 0) {
            continue;
        }
        const Deck deck{reading.size, reading.placeNow[choice]};
        const float won = trick.hasWild ? aim.at(tricksAfter, deck.turned(), 0.5F)
                                        : aim.revealed(tricksAfter, deck, trick.reveals, 0.5F);
        const float wants = won - aim.at(tricksAfter, deck, 0.5F);
        reading.likelihood[choice] *= std::exp(weight * std::tanh(wants / 3) * (wins - 0.3F));
    }
}

/// A complete trick: the winner's deck, whichever it is, changed. False if that cannot have been.
bool Belief::resolve(const Trick& trick) {
    Reading& reading = read_[trick.winner];
    if (trick.hasWild) {
        for (std::uint8_t& place : reading.placeNow) {
            place = static_cast<std::uint8_t>(Deck{reading.size, place}.turned().above);
        }
        return true;
    }
    reading.size -= trick.reveals;
    for (std::size_t choice = 0; choice < characterCards; ++choice) {
        if (reading.placeNow[choice] < trick.reveals) { // it would have come up
            reading.likelihood[choice] = 0;
            reading.placeNow[choice] = 0;
        } else {
            reading.placeNow[choice] = static_cast<std::uint8_t>(reading.placeNow[choice] - trick.reveals);
        }
    }
    return reading.size > 0;
}

void Belief::readDeeds(const Weights& weights) {
    const Public& shared = view_.shared;
    for (Reading& reading : read_) {
        reading.likelihood.fill(1);
        for (std::size_t choice = 0; choice < characterCards; ++choice) {
            reading.placeNow[choice] = static_cast<std::uint8_t>(choice);
        }
    }
    bool fits = true;
    int tricksAfter = handCards - 1;
    Trick trick;
    trick.after = shared.seats - 1;
    for (const Deed& deed : shared.deeds) {
        if (deed.isGiven()) {
            continue;
        }
        fits = fits && deed.seat() < shared.seats && tricksAfter >= 0;
        if (!fits) {
            break;
        }
        const Play play{deed.seat(), deed.value(), static_cast<std::uint8_t>(deed.count()),
                        deed.isTen() ? std::uint8_t{10} : std::uint8_t{0}};
        readPlay(play, trick, tricksAfter, weights.placeReading);
        trick.add(play);
        if (trick.after-- == 0) {
            fits = resolve(trick);
            trick = Trick{};
            trick.after = shared.seats - 1;
            --tricksAfter;
        }
    }
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        fits = fits && (seat == shared.scared || read_[seat].size == shared.characterSize(seat));
    }
    if (!fits) {
        forget();
    }
}

bool Belief::allows(Seat seat, int place) const {
    for (std::size_t choice = 0; choice < characterCards; ++choice) {
        if (read_[seat].placeNow[choice] == place && read_[seat].likelihood[choice] > 0) {
            return true;
        }
    }
    return false;
}

std::uint8_t Belief::drawPlace(Seat seat, Hand hand, Rng& rng) const {
    const Reading& reading = read_[seat];
    float strength = reading.strength;
    int cards = reading.cards;
    hand.forEach([&](Value value, int count) {
        strength += static_cast<float>(count) * values_->strength[value];
        cards += count;
    });
    const float mean = cards == 0 ? 0.5F : strength / static_cast<float>(cards);
    const auto level = static_cast<std::size_t>(std::lround(mean * static_cast<float>(priorLevels - 1)));
    ByPlace upTo;
    float sum = 0;
    for (std::size_t choice = 0; choice < characterCards; ++choice) {
        sum += reading.likelihood[choice] * hides_[level][choice];
        upTo[choice] = sum;
    }
    const float drawn = sum * static_cast<float>(rng.next() >> 40U) * 0x1p-24F;
    for (std::size_t choice = 0; choice < characterCards; ++choice) {
        if (drawn < upTo[choice]) {
            return reading.placeNow[choice];
        }
    }
    // Only when all that is left has no likelihood to speak of.
    return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(view_.shared.characterSize(seat))));
}

State Belief::sample(Rng& rng) const {
    return guess(view_, unseen_, rng,
                 [this](Seat seat, Hand hand, Rng& dice) { return drawPlace(seat, hand, dice); });
}

} // namespace ghostlight::bumpers
