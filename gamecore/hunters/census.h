// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "die.h"

#include <algorithm>
#include <array>

namespace ghostlight::hunters {

/// How many dice of every kind a Trap can ask for are in sight.
class Census {
public:
    /// A kind of die: by colour and value, by value, by colour, Dangerous, Dangerous of a colour, or any.
    using Kind = std::uint8_t;

    static constexpr Kind of(Color color, int value) {
        return static_cast<Kind>(static_cast<int>(color) * faces + value - 1);
    }
    static constexpr Kind of(int value) { return static_cast<Kind>(colors * faces + value - 1); }
    static constexpr Kind of(Color color) {
        return static_cast<Kind>((colors + 1) * faces + static_cast<int>(color));
    }
    static constexpr Kind dangerous = (colors + 1) * faces + colors;
    static constexpr Kind dangerousOf(Color color) {
        return static_cast<Kind>(dangerous + 1 + static_cast<int>(color));
    }
    static constexpr Kind all = dangerous + 1 + colors;

    constexpr void add(Die die) {
        ++counts_[of(die.color, die.value)];
        ++counts_[of(int{die.value})];
        ++counts_[of(die.color)];
        ++counts_[all];
        const auto danger = static_cast<std::uint8_t>(die.isDangerous() ? 1 : 0);
        counts_[dangerous] = static_cast<std::uint8_t>(counts_[dangerous] + danger);
        counts_[dangerousOf(die.color)] = static_cast<std::uint8_t>(counts_[dangerousOf(die.color)] + danger);
    }

    constexpr int count(Kind kind) const { return counts_[kind]; }

    constexpr int mostOfOneValue() const {
        int most = 0;
        for (int value = 1; value <= faces; ++value) {
            most = std::max(most, count(of(value)));
        }
        return most;
    }

    constexpr int longestRun() const {
        int longest = 0;
        int run = 0;
        for (int value = 1; value <= faces; ++value) {
            run = count(of(value)) > 0 ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        return longest;
    }

private:
    std::array<std::uint8_t, all + 1> counts_{};
};

} // namespace ghostlight::hunters
