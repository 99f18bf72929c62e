// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hunters/card.h"

#include <QString>

#include <array>

namespace ghostlight::app {

/// A card of Ghost Hunters in the source language: marked for translation, in the order of gamecore's tables.
struct HuntersCardText {
    const char* name;
    const char* effect; ///< what a Trap pays for, or what an Ally does once
};

extern const std::array<HuntersCardText, static_cast<std::size_t>(hunters::traps)> huntersTrapTexts;
extern const std::array<HuntersCardText, static_cast<std::size_t>(hunters::allies)> huntersAllyTexts;

// The same in the language of the day.
QString trapName(hunters::CardIndex trap);
QString trapEffect(hunters::CardIndex trap);
QString allyName(hunters::CardIndex ally);
QString allyEffect(hunters::CardIndex ally);
/// "red 5".
QString dieName(hunters::Die die);
/// As the picture of a die is called: "red_5".
QString dieFace(hunters::Die die);

} // namespace ghostlight::app
