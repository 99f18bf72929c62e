// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How values and phases are written.

#include "json.h"

#include <array>
#include <string_view>

namespace ghostlight::bumpers {

inline constexpr std::array<std::string_view, 4> phaseNames{"hide", "play", "discard", "over"};

inline Json valueToJson(Value value) {
    if (value == noValue) {
        return nullptr;
    }
    return value == wild ? Json("X") : Json(value);
}

inline Value readValue(const JsonField& field) {
    if (field.isString()) {
        if (field.string() != "X") {
            field.fail("\"" + field.string() + "\" is not a value (1 to 9, or \"X\")");
        }
        return wild;
    }
    return static_cast<Value>(field.integer(1, 9));
}

inline std::uint8_t readAs(const JsonField& field, Value value) {
    if (value != wild) {
        if (!field.isNull()) {
            field.fail("must be null but for the value \"X\"");
        }
        return 0;
    }
    const auto as = field.integer(0, 10);
    if (as != 0 && as != 10) {
        field.fail("must be 0 or 10");
    }
    return static_cast<std::uint8_t>(as);
}

} // namespace ghostlight::bumpers
