// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fuzz targets share: bytes as a source of choices, and a loud end when a promise is broken.

#include "registry.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace ghostlight::fuzz {

/// The fuzzer's bytes, read from the front; zeros when they have run out, so every input means something.
class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : rest_(reinterpret_cast<const char*>(data), size) {}

    bool empty() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }

    std::uint8_t byte() {
        if (rest_.empty()) {
            return 0;
        }
        const auto value = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return value;
    }

    /// 0..bound-1, by two bytes only where one is not enough.
    std::size_t below(std::size_t bound) {
        const std::size_t low = byte();
        return (bound <= 256 ? low : low + std::size_t{256} * byte()) % bound;
    }

private:
    std::string_view rest_;
};

/// Stops the fuzzer, which then keeps the input that led here.
[[noreturn]] inline void fail(std::string_view promise, std::string_view found) {
    std::fprintf(stderr, "ERROR: broken promise: %.*s\n  %.*s\n", static_cast<int>(promise.size()),
                 promise.data(), static_cast<int>(found.size()), found.data());
    std::abort();
}

inline void require(bool kept, std::string_view promise, std::string_view found = {}) {
    if (!kept) {
        fail(promise, found);
    }
}

/// A template, because a string would turn into Json all by itself.
template <std::same_as<Json> Found> void require(bool kept, std::string_view promise, const Found& found) {
    if (!kept) { // writing it down takes longer than many a run
        fail(promise, found.dump());
    }
}

/// The lines of a text, without their ends; at most so many, as one run should stay short.
inline std::vector<std::string> splitLines(std::string_view text, std::size_t most) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < most) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

/// Calls visit(std::type_identity<G>{}) for a game of the input's choice.
template <class Visit> void visitAnyGame(Input& input, Visit&& visit) {
    std::vector<std::string_view> ids;
    forEachGame([&ids]<class G>(std::type_identity<G>) { ids.push_back(G::id); });
    visitGame(ids[input.below(ids.size())], visit);
}

/// Rules, seats and seed of the input's choice.
template <Game G> struct Table {
    typename G::Rules rules{};
    int seats;
    std::uint64_t seed;

    explicit Table(Input& input)
        : rules(anyRules(input)), seats(anySeats(input)), seed(input.byte() + 256U * input.byte()) {}

    typename G::State deal() const { return newGame<G>(rules, seats, seed); }

private:
    static typename G::Rules anyRules(Input& input) {
        static const Json described = G::Codec::describeOptions();
        Json options = Json::object();
        for (const auto& option : described.items()) {
            const Json& values = option.value().at("values");
            options[option.key()] = values.at(input.below(values.size()));
        }
        return G::Codec::readRules(JsonField(options, "options"));
    }
    static int anySeats(Input& input) {
        return G::minSeats + static_cast<int>(input.below(std::size_t{G::maxSeats - G::minSeats + 1}));
    }
};

} // namespace ghostlight::fuzz
