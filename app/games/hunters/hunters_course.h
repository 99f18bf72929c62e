// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hunters/event.h"
#include "hunters/state.h"

namespace ghostlight::app {

/// Brings what the table shows forward by one event: cards, dice, sight, tokens, Fame, and who is in. When
/// all events of a move have been followed, that is what the match says too. `phase` and `toMove` are not
/// followed: nobody is asked before all was shown.
void follow(hunters::Public& shown, const hunters::Event& event);

/// Dice as rolled that are Dangerous.
int dangersOf(const hunters::Public& shared);

} // namespace ghostlight::app
