// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Saved games as text for the tests: taken apart, put together with the right sums, and refused as they
// should be.

#include "match/save.h"
#include "random_match.h"
#include "save_sums.h"

namespace ghostlight {

inline std::string withSums(const std::vector<Json>& lines) {
    std::vector<std::string> texts(lines.size());
    std::transform(lines.begin(), lines.end(), texts.begin(), [](const Json& line) { return line.dump(); });
    return withSums(texts);
}

/// The lines of a text, each with its line end.
inline std::vector<std::string> splitLines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin) + 1;
        lines.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text;
}

/// The lines of a saved game as JSON, without their sums.
inline std::vector<Json> parsedLines(const std::string& text) {
    std::vector<Json> lines;
    for (const std::string& line : splitLines(text)) {
        lines.push_back(Json::parse(line));
        lines.back().erase("sum");
    }
    return lines;
}

inline Json nested(int depth) {
    Json json = 1;
    for (int i = 0; i < depth; ++i) {
        json = Json::array({std::move(json)});
    }
    return json;
}

inline int lineOfByte(const std::string& text, std::size_t byte) {
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
}

/// Four moves of a game for three.
constexpr std::size_t shortPlies = 4;
constexpr int shortSeats = 3;
template <Game G> std::string shortSave() {
    const std::size_t kind = static_cast<std::size_t>(shortSeats - G::minSeats);
    return saveMatch(playedMatch<G>(everyKind<G>()[kind], 1, shortPlies));
}

/// The shortest of some whole games.
template <Game G> Match<G> smallGame() {
    Match<G> smallest = playedMatch<G>(everyKind<G>().front(), 0);
    for (const Kind<G>& kind : everyKind<G>()) {
        for (std::uint64_t seed = 1; seed < 10; ++seed) {
            const Match<G> match = playedMatch<G>(kind, seed);
            if (match.plies() < smallest.plies()) {
                smallest = match;
            }
        }
    }
    return smallest;
}

template <Game G> void expectError(const std::string& text, LoadError::Reason reason, int line) {
    const Loaded<Match<G>> loaded = loadMatch<G>(text);
    const auto* const error = std::get_if<LoadError>(&loaded);
    QVERIFY2(error != nullptr, "a damaged game was loaded");
    QCOMPARE(static_cast<int>(error->reason), static_cast<int>(reason));
    QCOMPARE(error->line, line);
    QVERIFY(!error->detail.empty());
}

} // namespace ghostlight
