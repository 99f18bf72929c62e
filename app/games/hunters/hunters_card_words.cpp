// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_card_words.h"

#include <QCoreApplication>

namespace ghostlight::app {

using namespace hunters;

// clang-format off
const std::array<HuntersCardText, static_cast<std::size_t>(traps)> huntersTrapTexts{{
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Salt Circle"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 2 and no Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Moss Lantern"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a green 1 or a green 4")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Whisper Jar"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for two 1s and a 3")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Ivy and Rust"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for a 1, a 3, a green die and a red die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Ember Lantern"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a red 2 or a red 3")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Tide Lantern"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a blue 1 or a blue 3")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Amber Lantern"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a yellow 2 or a yellow 4")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Mirror Box"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for two 2s and a 4")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Knocking Cabinet"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for two 3s and a 2")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Creaking Coffin"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for two 4s and a 1")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Sunken Chapel"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for a 2, a 4, two blue dice and two yellow dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Drowned Bell"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 1, a 4 and two blue dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Bramble Cage"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 2, a 3 and two green dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Furnace Grate"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 1, a 2 and two red dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Honeyed Web"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 3, a 4 and two yellow dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Wisp Net"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "2 Fame for each 1, at most two")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Shade Net"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "2 Fame for each 2, at most two")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Moaner Net"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "2 Fame for each 3, at most two")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Wailer Net"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "2 Fame for each 4, at most two")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Verdigris Chain"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "1 Fame for each green die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Crimson Chain"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "1 Fame for each red die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Cobalt Chain"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "1 Fame for each blue die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Saffron Chain"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "1 Fame for each yellow die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Quiet House"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "6 Fame for four or more dice and no Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Lullaby Box"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "6 Fame for a red die, a green die and no Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Steady Hands"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for six or more dice and at most one Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Even Footsteps"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 2, a 4 and at most one Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Home by Ten"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a 1 and at most four dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Stand Your Ground"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for two Dangerous dice and six or more dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Screaming Well"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "5 Fame for three Dangerous dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Two Terrors"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for a 5 and a 6")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Long Vigil"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for eight or more dice and at most two Dangerous dice")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Triplet Trunk"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for three dice of one value")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Family Crypt"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "6 Fame for four dice of one value")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Haunted Staircase"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "4 Fame for four values in a row")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Stained Glass"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "3 Fame for a green die, a red die, a blue die and a yellow die")},
}};

const std::array<HuntersCardText, static_cast<std::size_t>(allies)> huntersAllyTexts{{
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Brimstone Bess"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a red 4")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Ruby the Stoker"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a red 2")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Fern the Gardener"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a green 1")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Mossy Tom"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a green 3")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Little Drip"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a blue 1")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Captain Brine"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a blue 4")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Marigold Twins"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a yellow 2")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Brother Tallow"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "one more die in sight: a yellow 3")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "The Night Peddler"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "trades one Trap for one on offer")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Swap-Shop Sal"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "trades one Trap for one on offer")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Market Nan"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "trades one Trap for one on offer")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Tinker Finch"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a die one higher or one lower")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Professor Tilt"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a die one higher or one lower")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "The Table Rapper"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a die one higher or one lower")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Crooked Quill"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a die one higher or one lower")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Madame Varnish"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "gives a die another colour")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Pip the Painter"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "gives a die another colour")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "The Lamplighter"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "gives a die another colour")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Sister Candle"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "hides a Dangerous die")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Reckless Rook"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes all complete Traps count in a bust")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Granny Grit"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes all complete Traps count in a bust")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "The Town Crier"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a scored Trap pay again")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Maestro Mordant"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "makes a scored Trap pay again")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "Biscuit the Bloodhound"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "brings another Trap from the deck")},
    {QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "The Chimney Sweep"),
     QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "brings another Trap from the deck")},
}};
// clang-format on

namespace {

QString inTheLanguage(const char* text) {
    return QCoreApplication::translate("ghostlight::app::HuntersCardWords", text);
}

/// Dice by colour; %1 is the value.
constexpr std::array<const char*, colors> dieTexts{
    QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "green %1"),
    QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "red %1"),
    QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "blue %1"),
    QT_TRANSLATE_NOOP("ghostlight::app::HuntersCardWords", "yellow %1"),
};

} // namespace

QString trapName(CardIndex trap) {
    return inTheLanguage(huntersTrapTexts[trap].name);
}

QString trapEffect(CardIndex trap) {
    return inTheLanguage(huntersTrapTexts[trap].effect);
}

QString allyName(CardIndex ally) {
    return inTheLanguage(huntersAllyTexts[ally].name);
}

QString allyEffect(CardIndex ally) {
    return inTheLanguage(huntersAllyTexts[ally].effect);
}

QString dieName(Die die) {
    return inTheLanguage(dieTexts[static_cast<std::size_t>(die.color)]).arg(die.value);
}

QString dieFace(Die die) {
    constexpr std::array<const char*, colors> names{"green", "red", "blue", "yellow"};
    return QStringLiteral("%1_%2")
        .arg(QLatin1String(names[static_cast<std::size_t>(die.color)]))
        .arg(die.value);
}

} // namespace ghostlight::app
