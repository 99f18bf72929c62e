// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_paths.h"

namespace ghostlight {

const char* const testData = TEST_DATA;
const char* const arenaProgram = ARENA_PROGRAM;
const char* const huntersCards = CARDS_FILE;
const char* const cardMaker = CARD_MAKER;

} // namespace ghostlight
