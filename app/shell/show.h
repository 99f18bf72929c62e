// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace ghostlight::app {

class MainWindow;
class Session;

/// Called for each screen, with its name; false if something is wrong with it.
using Look = std::function<bool(const QString& screen)>;

/// Goes to every screen there is: home, every set-up, and every phase of a game of each kind. False if a game
/// stood still or `look` said so.
bool tour(Session& session, const Look& look);

/// Goes through every screen and writes a picture of each into a folder; the program's exit code.
int showTour(MainWindow& window, Session& session, const QString& folder);

/// Tells the game that computers play on standard output. With a folder: leaves a few pictures of it there
/// and ends the program with the game.
void tellDemo(MainWindow& window, Session& session, const QString& folder);

} // namespace ghostlight::app
