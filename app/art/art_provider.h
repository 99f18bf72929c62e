// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QQuickImageProvider>
#include <QSize>
#include <QString>

namespace ghostlight::app {

/// Makes the pictures and sounds known to Qt's resource system, below ":/art". Looks beside the executable
/// first, then where the program is installed. Empty, or what went wrong in words for the user.
[[nodiscard]] QString registerArt();

/// Serves image://art/<room>/<name>, e.g. image://art/ghosts/A1 or image://art/house/icons/undo, from the
/// registered art: the smallest stored size that is large enough, scaled down to the requested size with its
/// proportions kept. Without a requested size: the largest. "?tint=ff8800" gives every pixel that colour and
/// keeps its opacity; "?rim" leaves a thin rim of nothing within it, for what is shown turned.
class ArtProvider : public QQuickImageProvider {
public:
    ArtProvider();

    /// Called on the reader thread of the QML engine, and by tests.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    /// "<room>/<name>" of everything there is.
    [[nodiscard]] QList<QString> names() const { return pictures_.keys(); }

private:
    struct Stored {
        QSize size;
        QString path;
    };

    QHash<QString, QList<Stored>> pictures_; // smallest first; written by the constructor only
};

} // namespace ghostlight::app
