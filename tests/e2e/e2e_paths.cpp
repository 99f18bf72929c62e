// SPDX-License-Identifier: GPL-3.0-or-later
#include "e2e_paths.h"

namespace ghostlight::e2e {

const char* const ghostlightProgram = GHOSTLIGHT_PROGRAM;
const char* const arenaProgram = ARENA_PROGRAM;
const char* const savedGames = SAVED_GAMES;

} // namespace ghostlight::e2e
