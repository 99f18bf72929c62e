// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the tests find things. Only test_paths.cpp is compiled with the folders' names, so that ccache finds
// all other objects again in another clone.

namespace ghostlight {

extern const char* const testData;
extern const char* const arenaProgram;
extern const char* const huntersCards;
extern const char* const cardMaker;

} // namespace ghostlight
