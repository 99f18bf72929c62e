// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../rules/rules_book.h"
#include "hunters/state.h"

namespace ghostlight::app {

/// The rules of Ghost Hunters.
extern const RulesShelf huntersRules;

/// The chapter that tells what is asked in a phase of the game.
QString rulesChapter(hunters::Phase phase);

} // namespace ghostlight::app
