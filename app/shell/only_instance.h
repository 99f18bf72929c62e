// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"

#include <QLocalServer>
#include <QObject>

namespace ghostlight::app {

/// One program for each person and place of saved games: a second start hands what it was asked for to the
/// first, which shows it in its window.
class OnlyInstance : public QObject {
    Q_OBJECT

public:
    /// `folder` is where games are kept.
    explicit OnlyInstance(const QString& folder, QObject* parent = nullptr);

    /// True if somebody else runs already and has taken the request over.
    bool handOver(const Request& request);
    /// From now on requests of later starts come here.
    void listen();

Q_SIGNALS:
    void asked(const ghostlight::app::Request& request);

private:
    void receive();

    QString name_;
    QLocalServer server_;
};

} // namespace ghostlight::app
