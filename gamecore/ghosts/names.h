// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How cards and phases are written.

#include "json.h"

#include <array>
#include <string>
#include <string_view>

namespace ghostlight::ghosts {

inline constexpr std::array<std::string_view, 3> phaseNames{"start", "play", "over"};

inline std::string familyName(std::uint8_t family) {
    return {static_cast<char>('A' + family)};
}

inline Json cardToJson(Card card) {
    if (card == noCard) {
        return nullptr;
    }
    return card == mist ? "M" : familyName(familyOf(card)) + std::to_string(numberOf(card));
}

inline Card readCard(const JsonField& field) {
    const std::string& name = field.string();
    if (name == "M") {
        return mist;
    }
    if (name.size() == 2 && name[0] >= 'A' && name[0] <= 'F' && name[1] >= '1' && name[1] <= '3') {
        return ghost(name[0] - 'A', name[1] - '0');
    }
    field.fail("\"" + name + "\" is not a card (A1 to F3, or M)");
}

} // namespace ghostlight::ghosts
