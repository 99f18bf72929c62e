// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"

#include <QLocalServer>
#include <QObject>

#include <cstdint>

namespace ghostlight::app {

/// One program for each person and place of saved games: a second start hands what it was asked for to the
/// first, which shows it in its window.
class OnlyInstance : public QObject {
    Q_OBJECT

public:
    /// `folder` is where games are kept.
    explicit OnlyInstance(const QString& folder, QObject* parent = nullptr);

    ~OnlyInstance() override;
    Q_DISABLE_COPY_MOVE(OnlyInstance)

    enum class Claim : std::uint8_t {
        ours,       ///< nobody else runs, and requests of later starts wait here from now on
        takenOver,  ///< somebody else runs and has taken the request over
        unanswered, ///< somebody else runs and says nothing
    };
    Claim claim(const Request& request);
    /// From now on `asked` tells of requests, those that wait first.
    void serve();

Q_SIGNALS:
    void asked(const ghostlight::app::Request& request);

private:
    bool handOver(const Request& request) const;
    void listen();
    void receive();

    QString name_;
    int lock_ =
        -1; ///< held as long as this program runs: the system lets go of it, whatever ends the program
    QLocalServer server_;
};

} // namespace ghostlight::app
