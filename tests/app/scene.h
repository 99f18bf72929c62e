// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/languages.h"
#include "shell/main_window.h"

#include <QImage>
#include <QTemporaryDir>

namespace ghostlight::app {

/// The whole program in this process but for its command line: the real window with the real screens, on a
/// home of its own.
class Scene {
public:
    explicit Scene(const QSize& size = {960, 640});
    ~Scene();
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    bool isLoaded() const { return loaded_; }
    Settings& settings() { return settings_; }
    Session& session() { return session_; }
    GameTable& table() { return *session_.table(); }
    MainWindow& window() { return window_; }
    QQuickView& view() { return *window_.view(); }
    QDir folder() const { return QDir(folder_.path()); }

    /// The table when nothing on it moves any more.
    QImage frame();
    /// What can be acted on: all that the Tab key gets to, as far as it lies in the window.
    QList<QQuickItem*> stops();
    /// Everything a screen reader could say, a line each: names, descriptions, roles, places.
    QString spoken();
    /// What Qt, QML and we complained about since last asked.
    static QStringList complaints();

private:
    static void listen();

    QTemporaryDir folder_;
    Settings settings_;
    GameStore store_;
    Session session_;
    Languages languages_;
    MainWindow window_;
    bool loaded_ = false;
};

} // namespace ghostlight::app
