// SPDX-License-Identifier: GPL-3.0-or-later
#include "prose.h"

#include <array>
#include <cctype>

namespace ghostlight::arena {

namespace {

constexpr char escape = '\x1b';

/// The end of the escape sequence that begins at `at`: ours all end with an m.
std::size_t endOfEscape(std::string_view text, std::size_t at) {
    const std::size_t end = text.find('m', at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

std::string nounFor(int count, std::string_view noun, std::string_view nouns) {
    if (count == 1) {
        return std::string(noun);
    }
    return nouns.empty() ? std::string(noun) + "s" : std::string(nouns);
}

} // namespace

std::string plural(int count, std::string_view noun, std::string_view nouns) {
    return std::to_string(count) + " " + nounFor(count, noun, nouns);
}

std::string inWords(int number) {
    constexpr std::array<std::string_view, 13> words{"no",   "one",    "two",   "three", "four",
                                                     "five", "six",    "seven", "eight", "nine",
                                                     "ten",  "eleven", "twelve"};
    const bool known = number >= 0 && number < static_cast<int>(words.size());
    return known ? std::string(words[static_cast<std::size_t>(number)]) : std::to_string(number);
}

std::string inWords(int count, std::string_view noun, std::string_view nouns) {
    return inWords(count) + " " + nounFor(count, noun, nouns);
}

std::string allOf(int count) {
    return count == 2 ? "both" : "all " + inWords(count);
}

std::string listed(const std::vector<std::string>& items, std::string_view last) {
    std::string result;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) {
            result += i + 1 < items.size() ? ", " : " " + std::string(last) + " ";
        }
        result += items[i];
    }
    return result;
}

std::string fill(std::string_view pattern, std::initializer_list<std::string> parts) {
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            result += pattern[i];
            continue;
        }
        result += *(parts.begin() + (pattern[i + 1] - '0'));
        i += 2; // the digit and the closing brace
    }
    return result;
}

std::string capitalised(std::string text) {
    std::size_t first = 0;
    while (first < text.size() && text[first] == escape) {
        first = endOfEscape(text, first);
    }
    if (first < text.size()) {
        text[first] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[first])));
    }
    return text;
}

std::size_t shownWidth(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == escape) {
            i = endOfEscape(text, i);
            continue;
        }
        const bool continues =
            (static_cast<unsigned char>(text[i]) & 0xc0U) == 0x80U; // a later byte of UTF-8
        width += continues ? 0U : 1U;
        ++i;
    }
    return width;
}

std::string padded(const std::string& text, std::size_t width) {
    const std::size_t shown = shownWidth(text);
    return shown < width ? text + std::string(width - shown, ' ') : text;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        const std::string_view word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        if (!lines.back().empty() && shownWidth(lines.back()) + 1 + shownWidth(word) > width) {
            lines.emplace_back(word);
        } else {
            lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
        }
    }
    return lines;
}

} // namespace ghostlight::arena
