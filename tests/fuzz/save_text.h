// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ghostlight::fuzz {

/// A saved game's line without its check sum, if it has one in the usual place, and without its last brace.
std::string_view withoutSum(std::string_view line);

/// A saved game of these lines with the check sums they should have: what is wrong beyond damage is then
/// found by whoever reads on.
std::string withSums(const std::vector<std::string>& lines);

} // namespace ghostlight::fuzz
