// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../rules/rules_book.h"
#include "bumpers/state.h"

namespace ghostlight::app {

/// The rules of Ghostbumpers.
extern const RulesShelf bumpersRules;

/// The chapter that tells what is asked in a phase of the game.
QString rulesChapter(bumpers::Phase phase);

} // namespace ghostlight::app
