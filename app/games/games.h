// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/rules_book.h"
#include "../table/game_table.h"

#include <memory>
#include <variant>

namespace ghostlight {
struct LoadError;
}

namespace ghostlight::app {

/// A table for a new game; null if the set-up is none the game has (a wrong name, too few seats, a wrong
/// option).
std::unique_ptr<GameTable> newTable(const GameSetup& setup);

/// The table of a saved game, or what is wrong with the file.
std::variant<std::unique_ptr<GameTable>, LoadError> loadedTable(const QByteArray& text);

/// The games whose rules can be read here, in the order of the registry.
QStringList gamesWithRules();
/// The rules of a game; null if there are none.
const RulesShelf* rulesOf(const QString& game);

} // namespace ghostlight::app
