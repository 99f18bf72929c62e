// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ghostlight::app {

class MainWindow;
class Session;

/// Goes through every screen and writes a picture of each into a folder; the program's exit code.
int showTour(MainWindow& window, Session& session, const QString& folder);

/// Tells the game that computers play on standard output. With a folder: leaves a few pictures of it there
/// and ends the program with the game.
void tellDemo(MainWindow& window, Session& session, const QString& folder);

} // namespace ghostlight::app
