// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit.h"

#include <iterator>
#include <limits>

namespace ghostlight::fuzz {

namespace {

Json& child(Json& parent, std::size_t index) {
    return *std::next(parent.begin(), static_cast<std::ptrdiff_t>(index));
}

/// Some way down from the root, one byte a level and one to choose: fields high up are as likely to be hit as
/// the hundred cards of a deck together.
std::vector<Json*> anyPath(Json& root, Input& input) {
    std::vector<Json*> path{&root};
    while (path.back()->is_structured() && !path.back()->empty() && input.byte() % 8 != 7) {
        path.push_back(&child(*path.back(), input.below(path.back()->size())));
    }
    return path;
}

Json& anyNode(Json& root, Input& input) {
    return *anyPath(root, input).back();
}

/// The innermost array on some way down; null if there is none.
Json* anyArray(Json& root, Input& input) {
    const std::vector<Json*> path = anyPath(root, input);
    for (auto node = path.rbegin(); node != path.rend(); ++node) {
        if ((*node)->is_array()) {
            return *node;
        }
    }
    return nullptr;
}

/// Values at the edges of what fields may hold.
Json anyValue(Input& input) {
    static const std::array<Json, 28> values{Json(),
                                             Json(0),
                                             Json(1),
                                             Json(2),
                                             Json(3),
                                             Json(6),
                                             Json(10),
                                             Json(60),
                                             Json(-1),
                                             Json(100),
                                             Json(127),
                                             Json(200),
                                             Json(255),
                                             Json(256),
                                             Json(1200),
                                             Json(10000),
                                             Json(65536),
                                             Json(std::numeric_limits<std::int64_t>::min()),
                                             Json(std::numeric_limits<std::uint64_t>::max()),
                                             Json(1.5),
                                             Json(true),
                                             Json(false),
                                             Json(""),
                                             Json("M"),
                                             Json("X"),
                                             Json("over"),
                                             Json(Json::value_t::array),
                                             Json(Json::value_t::object)};
    return values[input.below(values.size())];
}

void nudge(Json& number, Input& input) {
    if (number.is_number_integer()) {
        // Modulo 2^64, which never overflows; the small numbers of a game stay small.
        const std::uint64_t step = input.byte() % 2 == 0 ? 1 : ~std::uint64_t{0};
        number = static_cast<std::int64_t>(number.get<std::uint64_t>() + step);
    } else if (number.is_boolean()) {
        number = !number.get<bool>();
    } else {
        number = anyValue(input);
    }
}

void copyOver(Json& document, Input& input) {
    Json copy = anyNode(document, input);
    anyNode(document, input) = std::move(copy);
}

/// Leaves only: a branch cannot change places with one of its own leaves.
void exchange(Json& document, Input& input) {
    Json& a = anyNode(document, input);
    Json& b = anyNode(document, input);
    if (a.is_primitive() && b.is_primitive()) {
        std::swap(a, b);
    }
}

void removeOne(Json& array, Input& input) {
    if (!array.empty()) {
        array.erase(input.below(array.size()));
    }
}

void repeatOne(Json& array, Input& input) {
    if (!array.empty()) {
        const Json copy = array[input.below(array.size())];
        array.push_back(copy);
    }
}

/// The count of all cards stays, and so does every check of it.
void moveOne(Json& document, Json& from, Input& input) {
    if (from.empty()) {
        return;
    }
    const std::size_t index = input.below(from.size());
    Json item = from[index];
    from.erase(index);
    // Looked for only now: erasing moves what lies behind.
    if (Json* const to = anyArray(document, input)) {
        to->push_back(std::move(item));
    }
}

void changeFields(Json& object, Input& input) {
    if (!object.is_object()) {
        object = anyValue(input);
    } else if (object.empty() || input.byte() % 2 == 0) {
        object["0"] = anyValue(input);
    } else {
        object.erase(std::next(object.begin(), static_cast<std::ptrdiff_t>(input.below(object.size()))));
    }
}

} // namespace

void edit(Json& document, Input& input) {
    const std::size_t what = input.below(8);
    if (what >= 5) { // in an array
        if (Json* const array = anyArray(document, input)) {
            switch (what) {
            case 5: removeOne(*array, input); break;
            case 6: repeatOne(*array, input); break;
            default: moveOne(document, *array, input); break;
            }
            return;
        }
    }
    switch (what) {
    case 0: nudge(anyNode(document, input), input); break;
    case 1: copyOver(document, input); break;
    case 2: exchange(document, input); break;
    case 3: changeFields(anyNode(document, input), input); break;
    default: anyNode(document, input) = anyValue(input); break;
    }
}

} // namespace ghostlight::fuzz
