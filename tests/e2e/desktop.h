// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace ghostlight::e2e {

/// A desktop of its own for one test: an X screen without a monitor, a window manager, a home with nothing in
/// it and a session bus. All of it is gone with the object.
class Desktop {
public:
    explicit Desktop(const QSize& screen = {1400, 900});
    ~Desktop();
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;

    /// Why there is no desktop; empty: there is one.
    const QString& trouble() const { return trouble_; }
    const QProcessEnvironment& environment() const { return environment_; }
    QString busAddress() const;
    QDir home() const { return QDir(folder_.path()); }
    /// Where the program keeps its games.
    QDir games() const { return QDir(folder_.filePath("data/ghostlight")); }

    /// Runs a program to its end; what it printed, without the last line's end.
    QByteArray run(const QString& program, const QStringList& arguments) const;
    /// Keys and clicks, as xdotool words them.
    QByteArray xdotool(const QStringList& arguments) const { return run("xdotool", arguments); }
    QImage screenshot() const;

private:
    void makeHome();
    bool startScreen(const QSize& screen);
    bool startBus();
    QProcess* start(const QString& program, const QStringList& arguments);

    QTemporaryDir folder_;
    QProcessEnvironment environment_;
    std::vector<std::unique_ptr<QProcess>> processes_;
    QString trouble_;
};

} // namespace ghostlight::e2e
