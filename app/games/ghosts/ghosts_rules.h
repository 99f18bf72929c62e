// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../rules/rules_book.h"
#include "ghosts/state.h"

namespace ghostlight::app {

/// The rules of Ghosts.
extern const RulesShelf ghostsRules;

/// The chapter that tells what is asked in a phase of the game.
QString rulesChapter(ghosts::Phase phase);

} // namespace ghostlight::app
