// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How cards, colours and phases are written.

#include "json.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ghostlight::hunters {

inline constexpr std::array<std::string_view, 7> phaseNames{"decide", "roll", "takeAlly", "takeTrap",
                                                            "score",  "end",  "over"};
inline constexpr std::array<std::string_view, colors> colorNames{"green", "red", "blue", "yellow"};

template <class Cards> CardIndex readCard(const JsonField& field, const Cards& cards, const char* what) {
    const std::string& id = field.string();
    const auto* const found =
        std::find_if(cards.begin(), cards.end(), [&id](const auto& card) { return card.id == id; });
    if (found == cards.end()) {
        field.fail("\"" + id + "\" is not " + what);
    }
    return static_cast<CardIndex>(found - cards.begin());
}

inline CardIndex readTrap(const JsonField& field) {
    return readCard(field, trapCards, "a Trap");
}

inline CardIndex readAlly(const JsonField& field) {
    return readCard(field, allyCards, "an Ally");
}

} // namespace ghostlight::hunters
