// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The check sums of saved games, for tests and fuzzers that change a line and want to be read on.

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace ghostlight {

/// CRC-32 bit by bit, so as not to share a mistake with the table of the program.
constexpr std::uint32_t crc32(std::uint32_t crc, std::string_view text) {
    crc = ~crc;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1U) ^ ((crc & 1U) * 0xedb88320U);
        }
    }
    return ~crc;
}

/// A saved game's line without its check sum, if it has one in the usual place, and without its last brace.
constexpr std::string_view withoutSum(std::string_view line) {
    constexpr std::string_view field = ",\"sum\":\"";
    constexpr std::size_t length = field.size() + 8 + 2;
    if (line.size() >= length && line.substr(line.size() - length, field.size()) == field) {
        return line.substr(0, line.size() - length);
    }
    return line.ends_with('}') ? line.substr(0, line.size() - 1) : line;
}

/// A saved game of these lines with the check sums they should have: what is wrong beyond damage is then
/// found by whoever reads on.
inline std::string withSums(const std::vector<std::string>& lines) {
    std::string text;
    std::uint32_t sum = 0;
    for (const std::string& line : lines) {
        const std::string_view body = withoutSum(line);
        sum = crc32(sum, body);
        std::array<char, 24> tail{};
        std::snprintf(tail.data(), tail.size(), ",\"sum\":\"%08x\"}\n", sum);
        text.append(body).append(tail.data());
    }
    return text;
}

} // namespace ghostlight
