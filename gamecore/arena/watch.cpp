// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
namespace ghostlight::arena {
void runWatch(const GameRequest&, const WatchOptions&, Output&) { throw GameFailed("to be written"); }
} // namespace ghostlight::arena
