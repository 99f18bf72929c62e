// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/game_table.h"

#include <QDir>

#include <memory>

namespace ghostlight::app {

/// Where the game on the table is kept between two starts of the program, whatever ends the first.
///
/// There are two generations: the game as it stands and as it stood one move before. A move is on the disk
/// before save() returns. Whenever the program or the machine stops, one of the two is whole.
class GameStore {
public:
    /// Makes the folder if need be.
    explicit GameStore(const QString& folder);

    /// An empty text if that worked, otherwise why not.
    QString save(const QByteArray& text);

    struct Found {
        std::unique_ptr<GameTable> table; ///< null: nothing was kept, or nothing could be read
        QString trouble;                  ///< what to tell people about; may be empty
    };
    /// The newest generation that can be read, unless its end was seen. One that cannot be read is kept aside
    /// under another name.
    Found load();
    /// The end of the kept game was seen: it is not to be found again.
    void markSeen();
    struct Aside {
        QString file;    ///< empty if no game was kept, or if it cannot be moved
        QString trouble; ///< why it cannot be moved: whatever is saved now would take its place
    };
    /// Gives the kept game a name of its own, so that another can be kept. Games put aside stay for good.
    Aside setAside(const QString& title);

    QString newest() const { return folder_.filePath("table.ghostlight"); }
    QString previous() const { return folder_.filePath("table.previous.ghostlight"); }

private:
    QString unfinished() const { return folder_.filePath("table.unfinished.ghostlight"); }
    /// While this file is there, the end of the kept game was seen.
    QString seen() const { return folder_.filePath("table.seen"); }
    QString keepDamaged(const QString& file) const;

    QDir folder_;
};

/// A game out of a file, or what is wrong with it in words.
struct OpenedGame {
    std::unique_ptr<GameTable> table;
    QString trouble;
};
OpenedGame openGame(const QString& file);

/// Writes a file whole or not at all; an empty text if that worked, otherwise why not.
QString writeGame(const QString& file, const QByteArray& text);

} // namespace ghostlight::app
