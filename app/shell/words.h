// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ghostlight {
struct LoadError;
}

namespace ghostlight::app {

// What the shell says in words, in the language of the day.

QString gameName(const QString& game);
/// "Reiner Knizia".
QString gameDesigners(const QString& game);
QString levelName(const QString& level);
/// Of a leaning: how that character likes to play.
QString characterStyle(const QString& leaning);
QString editionName(const QString& edition);
QString paceName(const QString& pace);
QString themeName(const QString& theme);
/// What is wrong with a file, in one or two sentences.
QString loadErrorText(const LoadError& error, const QString& file);

} // namespace ghostlight::app
