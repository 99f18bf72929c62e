// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Only e2e_paths.cpp is compiled with these names, so that ccache finds all other objects again in another
// clone.

namespace ghostlight::e2e {

extern const char* const ghostlightProgram;
extern const char* const arenaProgram;
extern const char* const savedGames;

} // namespace ghostlight::e2e
