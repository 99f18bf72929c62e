// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "move.h"
#include "state.h"

// What Allies can do, apart from the course of a round: where each may be used, and what it changes.

namespace ghostlight::hunters {

/// All uses of the Allies of the seat whose turn it is, in the phase the turn is in.
void addUses(const Public& shared, MoveList& moves);

/// Whether the seat whose turn it is could still use an Ally after scoring.
bool canUseAfterScoring(const Public& shared);

/// The effects on sight: extraDie, nudge, repaint, banish and brave.
void changeSight(Sight& sight, Move use);

} // namespace ghostlight::hunters
