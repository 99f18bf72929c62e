// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>

namespace ghostlight {

/// SplitMix64 (Steele, Lea, Flood 2014): one 64-bit word of state, bit-identical on every machine.
/// The standard library's distributions and std::shuffle are not, so nothing here uses them.
class Rng {
public:
    constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        return mix(state_);
    }

    /// Uniform in 0..bound-1 without bias (Lemire's multiply-and-reject); bound must be at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// Fisher-Yates over any indexable range of `size` items.
    template <class Items> constexpr void shuffle(Items&& items, std::uint32_t size) {
        for (std::uint32_t i = size; i > 1; --i) {
            std::swap(items[i - 1], items[below(i)]);
        }
    }

    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

private:
    std::uint64_t state_;
};

/// Everything random in round `round` follows from (seed, round) and, where a round has several
/// random moments, from a `moment` that can be read off the table. So no generator travels with a state,
/// and a position tried with a game's seed goes on exactly as that game did. Round 0 is the set-up.
constexpr Rng roundRng(std::uint64_t seed, unsigned round, std::uint64_t moment = 0) {
    return Rng(Rng::mix(Rng::mix(seed + 0x632be59bd9b4e019U * (round + 1U)) + moment));
}

/// A computer player's own randomness follows from (seed, seat), so who sits where never changes a deal.
constexpr Rng seatRng(std::uint64_t seed, unsigned seat) {
    return Rng(Rng::mix(~seed ^ (0xd1342543de82ef95U * (seat + 1U))));
}

} // namespace ghostlight
