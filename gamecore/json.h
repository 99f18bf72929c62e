// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the games' json.cpp files share. Every game G has a G::Codec with the same static functions:
//   Json rules(Rules), Rules readRules(JsonField), Json describeOptions()
//   string_view phase(Public), Json state(State), State readState(Position)
//   Json view(View), Json move(Move), Json hiddenMove(), Move readMove(JsonField), Json event(Event)
// The shapes are those of the arena's text interface; fields keep the order they are written in.

#include "base/seat.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ghostlight {

using Json = nlohmann::ordered_json;

/// Input that cannot be understood or does not add up; what() begins with the field that is wrong.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A JSON value and the way to it, so that every complaint names its field.
class JsonField {
public:
    JsonField(const Json& json, std::string path) : json_(&json), path_(std::move(path)) {}

    const Json& json() const { return *json_; }
    const std::string& path() const { return path_; }
    bool isNull() const { return json_->is_null(); }
    bool isString() const { return json_->is_string(); }
    std::size_t size() const { return json_->size(); }

    [[noreturn]] void fail(const std::string& why) const;

    /// A member that must be there.
    JsonField operator[](const char* key) const;
    /// An element of an array.
    JsonField operator[](std::size_t index) const;
    bool has(const char* key) const { return json_->is_object() && json_->contains(key); }

    /// An object with these members and no others.
    const JsonField& object(std::initializer_list<std::string_view> keys) const;
    /// An array of `size` elements, or of any number up to `most`.
    const JsonField& array(std::size_t size) const;
    const JsonField& arrayUpTo(std::size_t most) const;
    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    bool boolean() const;
    const std::string& string() const;
    Seat seat(int seats) const { return static_cast<Seat>(integer(0, seats - 1)); }
    /// Unsigned 64 bits, as a number or, as large ones are printed, a string of digits.
    std::uint64_t seed() const;

private:
    const Json* json_;
    std::string path_;
};

/// A position as `step` reads it: what a state alone does not tell.
template <class Rules> struct Position {
    Rules rules;
    int seats;
    JsonField phase;
    JsonField toMove;
    JsonField state;
    std::uint64_t seed;
};

/// Numbers above 2^53 lose digits in many readers: those are printed as strings.
Json seedToJson(std::uint64_t seed);

/// A value for each seat.
template <class Values> Json perSeat(const Values& values, int seats) {
    Json list = Json::array();
    for (int seat = 0; seat < seats; ++seat) {
        list.push_back(values[static_cast<std::size_t>(seat)]);
    }
    return list;
}

inline Json seatToJson(Seat seat) {
    return seat == noSeat ? Json() : Json(seat);
}

/// The index of a name in a list of names; complains with the list.
template <class Names> std::size_t readName(const JsonField& field, const Names& names) {
    const std::string& name = field.string();
    std::string all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            return i;
        }
        all += (i > 0 ? ", " : "") + std::string(names[i]);
    }
    field.fail("\"" + name + "\" is none of " + all);
}

/// Who is to move: a seat, or null when the game is over.
Seat readToMove(const JsonField& field, int seats, bool over);

} // namespace ghostlight
