// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace ghostlight::app {

class MainWindow;
class Session;

/// Puts up again what goes by itself, and what is not said again in another language.
using Pose = std::function<void()>;

/// Called for each screen, with its name; false if something is wrong with it. `pose` first.
using Look = std::function<bool(const QString& screen, const Pose& pose)>;

/// Goes to every screen there is: home, every set-up, every phase of a game of each kind, what is said to
/// people there, and a table with the most seats. False if a game stood still or `look` said so.
bool tour(MainWindow& window, Session& session, const Look& look);

/// Called for each dialog and each page of one, with its name.
using DialogLook = std::function<bool(const QString& name, QWidget& dialog)>;

/// Opens every dialog of our own. False if one did not come or `look` said so.
bool tourDialogs(MainWindow& window, Session& session, const DialogLook& look);

/// Goes through every screen and dialog and writes a picture of each into a folder; the program's exit code.
int showTour(MainWindow& window, Session& session, const QString& folder);

/// Tells the game that computers play on standard output. With a folder: leaves a few pictures of it there
/// and ends the program with the game.
void tellDemo(MainWindow& window, Session& session, const QString& folder);

} // namespace ghostlight::app
