// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy.h"

#include <algorithm>
#include <optional>

namespace ghostlight::ai {

enum class Level : std::uint8_t {
    easy,   ///< a friendly beginner: any move that looks reasonable
    medium, ///< a rule of thumb, always the best by its lights
    hard,   ///< thinks ahead
    expert, ///< thinks ahead much further, in two trees
};

inline constexpr std::array<std::string_view, 4> levelNames{"easy", "medium", "hard", "expert"};
inline constexpr std::array<std::string_view, leanings> leaningNames{"bold",   "careful", "spiteful",
                                                                     "steady", "gambler", "scholar"};

/// The place of a name in such a list, as the enumerator it names.
template <class Enum, std::size_t N>
constexpr std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto* const found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::optional<Enum>{} : static_cast<Enum>(found - names.begin());
}

/// Somebody with a name and a way of playing, at any level: the default opponents.
struct Character {
    std::string_view name; ///< in the source language
    Leaning leaning;
};

inline constexpr std::array<Character, leanings> characters{{
    {"Captain Calico", Leaning::bold},
    {"Mister Moth", Leaning::careful},
    {"Aunt Nettle", Leaning::spiteful},
    {"Old Barnaby", Leaning::steady},
    {"Lucky Lenore", Leaning::gambler},
    {"Doctor Umbra", Leaning::scholar},
}};

/// How a computer player plays.
struct Skill {
    Level level = Level::medium;
    std::optional<Leaning> leaning; ///< none: the level's own way

    bool searches() const { return level >= Level::hard; }
    friend bool operator==(const Skill&, const Skill&) = default;
};

/// A skill as it is written: "hard", or with a leaning "hard:bold".
constexpr std::optional<Skill> readSkill(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto level = named<Level>(levelNames, text.substr(0, colon));
    if (!level) {
        return {};
    }
    Skill skill{*level, {}};
    if (colon < text.size()) {
        skill.leaning = named<Leaning>(leaningNames, text.substr(colon + 1));
        if (!skill.leaning) {
            return {};
        }
    }
    return skill;
}

} // namespace ghostlight::ai
