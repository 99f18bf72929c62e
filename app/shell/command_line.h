// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/game_table.h"

#include <QSize>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <variant>

namespace ghostlight::app {

/// What the program was asked for when it was started.
struct Request {
    enum class Kind : std::uint8_t {
        play, ///< show the window: with a file, a new game, or the home screen
        demo, ///< computers play each other, for show
        tour, ///< pictures of every screen
        help,
        version,
    };

    Kind kind = Kind::play;
    QString file;
    std::optional<GameSetup> game; ///< of a new game or of the demo
    QString pictures;              ///< the folder for them; of a tour, or of a demo
    QSize size;                    ///< of the window; invalid: as it was
    QString language;              ///< empty: as set
    QString pace;                  ///< empty: as set
    QString backend;               ///< empty: the better one
};

/// What is wrong with the arguments, in one sentence.
struct BadArguments {
    QString why;
};

/// The arguments without the program's name.
std::variant<Request, BadArguments> readArguments(const QStringList& arguments);

QString helpText();

/// On standard error, as terminals are used to.
void complain(const QString& why);

} // namespace ghostlight::app
