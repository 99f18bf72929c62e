// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_text.h"

#include <array>
#include <cstdint>
#include <cstdio>

namespace ghostlight::fuzz {

namespace {

/// CRC-32 as in zip files, written a second time from its definition: nothing is shared with what is tested.
std::uint32_t crc32(std::uint32_t crc, std::string_view text) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> entries{};
        for (std::uint32_t i = 0; i < entries.size(); ++i) {
            entries[i] = i;
            for (int bit = 0; bit < 8; ++bit) {
                entries[i] = (entries[i] >> 1U) ^ ((entries[i] & 1U) * 0xedb88320U);
            }
        }
        return entries;
    }();
    crc = ~crc;
    for (const char c : text) {
        crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xffU] ^ (crc >> 8U);
    }
    return ~crc;
}

} // namespace

std::string_view withoutSum(std::string_view line) {
    constexpr std::string_view field = ",\"sum\":\"";
    constexpr std::size_t length = field.size() + 8 + 2;
    if (line.size() >= length && line.substr(line.size() - length, field.size()) == field) {
        return line.substr(0, line.size() - length);
    }
    return line.ends_with('}') ? line.substr(0, line.size() - 1) : line;
}

std::string withSums(const std::vector<std::string>& lines) {
    std::string text;
    std::uint32_t sum = 0;
    for (const std::string& line : lines) {
        const std::string_view body = withoutSum(line);
        sum = crc32(sum, body);
        std::array<char, 24> tail{};
        std::snprintf(tail.data(), tail.size(), ",\"sum\":\"%08x\"}\n", sum);
        text += body;
        text += tail.data();
    }
    return text;
}

} // namespace ghostlight::fuzz
