// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"
#include "settings.h"

#include <QTimer>

#include <chrono>

namespace ghostlight::app {

/// Lets all that moves by itself stand still while nobody stirs: some time after the last input and the last
/// thing that happened on the table, and while the program is not the one that is used.
class Repose : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds patience = std::chrono::seconds(20);

    Repose(Settings& settings, const Session& session, std::chrono::milliseconds after = patience);
    ~Repose() override;
    Q_DISABLE_COPY_MOVE(Repose)

    /// The program came to the front or left it.
    void follow(Qt::ApplicationState state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void stir();

    Settings& settings_;
    QTimer timer_;
    bool inFront_ = true;
};

} // namespace ghostlight::app
