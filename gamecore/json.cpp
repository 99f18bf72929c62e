// SPDX-License-Identifier: GPL-3.0-or-later
#include "json.h"

#include <algorithm>
#include <charconv>

namespace ghostlight {

void JsonField::fail(const std::string& why) const {
    throw InputError(path_ + ": " + why);
}

JsonField JsonField::operator[](const char* key) const {
    if (!json_->is_object()) {
        fail("must be an object");
    }
    const auto found = json_->find(key);
    const std::string path = path_.empty() ? std::string(key) : path_ + "." + key;
    if (found == json_->end()) {
        throw InputError(path + ": is missing");
    }
    return {*found, path};
}

JsonField JsonField::operator[](std::size_t index) const {
    if (!json_->is_array() || index >= json_->size()) {
        fail("must be an array of more than " + std::to_string(index) + " elements");
    }
    return {(*json_)[index], path_ + "[" + std::to_string(index) + "]"};
}

const JsonField& JsonField::object(std::initializer_list<std::string_view> keys) const {
    if (!json_->is_object()) {
        fail("must be an object");
    }
    for (const auto& member : json_->items()) {
        if (std::find(keys.begin(), keys.end(), member.key()) == keys.end()) {
            fail("has an unknown field \"" + member.key() + "\"");
        }
    }
    for (const std::string_view key : keys) {
        (*this)[std::string(key).c_str()];
    }
    return *this;
}

const JsonField& JsonField::array(std::size_t size) const {
    if (!json_->is_array() || json_->size() != size) {
        fail("must be an array of " + std::to_string(size) + " elements");
    }
    return *this;
}

const JsonField& JsonField::arrayUpTo(std::size_t most) const {
    if (!json_->is_array() || json_->size() > most) {
        fail("must be an array of at most " + std::to_string(most) + " elements");
    }
    return *this;
}

std::int64_t JsonField::integer(std::int64_t least, std::int64_t most) const {
    const bool inRange =
        json_->is_number_integer() &&
        (!json_->is_number_unsigned() || json_->get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
    const std::int64_t value = inRange ? json_->get<std::int64_t>() : 0;
    if (!inRange || value < least || value > most) {
        fail("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return value;
}

bool JsonField::boolean() const {
    if (!json_->is_boolean()) {
        fail("must be true or false");
    }
    return json_->get<bool>();
}

const std::string& JsonField::string() const {
    if (!json_->is_string()) {
        fail("must be a string");
    }
    return json_->get_ref<const std::string&>();
}

std::uint64_t JsonField::seed() const {
    if (json_->is_number_unsigned()) {
        return json_->get<std::uint64_t>();
    }
    if (json_->is_string()) {
        const auto& text = json_->get_ref<const std::string&>();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error == std::errc() && end == text.data() + text.size() && !text.empty()) {
            return value;
        }
    }
    fail("must be an unsigned 64-bit number");
}

Json seedToJson(std::uint64_t seed) {
    constexpr std::uint64_t largestExact = std::uint64_t{1} << 53U;
    return seed > largestExact ? Json(std::to_string(seed)) : Json(seed);
}

Seat readToMove(const JsonField& field, int seats, bool over) {
    if (!over) {
        return field.seat(seats);
    }
    if (!field.isNull()) {
        field.fail("must be null when the game is over");
    }
    return noSeat;
}

} // namespace ghostlight
