// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words for whoever tells a game: numbers, plurals, lists, patterns and lines that fit a terminal. Texts may
// hold escape sequences for colours, which take no room.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace ghostlight::arena {

/// "1 card", "3 cards"; a plural that needs more than an s is given.
std::string plural(int count, std::string_view noun, std::string_view nouns = {});

/// "no", "one" .. "twelve", then digits.
std::string inWords(int number);

/// "no cards", "one card", "three cards".
std::string inWords(int count, std::string_view noun, std::string_view nouns = {});

/// "all four", but "both".
std::string allOf(int count);

/// "A", "A and B", "A, B and C".
std::string listed(const std::vector<std::string>& items, std::string_view last = "and");

/// What `text` makes of every item, to be listed.
template <class Items, class Text> std::vector<std::string> mapped(const Items& items, Text&& text) {
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const auto& item : items) {
        texts.push_back(text(item));
    }
    return texts;
}

/// The pattern with {0}, {1}, ... replaced by the parts.
std::string fill(std::string_view pattern, std::initializer_list<std::string> parts);

/// With its first letter in upper case, wherever colours begin.
std::string capitalised(std::string text);

/// How many columns a text takes on a terminal.
std::size_t shownWidth(std::string_view text);

/// Filled up with spaces.
std::string padded(const std::string& text, std::size_t width);

/// Broken between words into lines of at most `width` columns.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

} // namespace ghostlight::arena
