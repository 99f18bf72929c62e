// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../match/save.h"

#include <filesystem>
#include <string>

namespace ghostlight::arena {

/// What went wrong with a saved game, in one sentence.
std::string describe(const std::filesystem::path& file, const LoadError& error);

} // namespace ghostlight::arena
