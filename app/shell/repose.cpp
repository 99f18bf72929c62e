// SPDX-License-Identifier: GPL-3.0-or-later
#include "repose.h"

#include <QGuiApplication>

namespace ghostlight::app {

Repose::Repose(Settings& settings, const Session& session, std::chrono::milliseconds after)
    : settings_(settings) {
    timer_.setSingleShot(true);
    timer_.setInterval(after);
    connect(&timer_, &QTimer::timeout, this, [this] { settings_.setResting(true); });
    connect(&session, &Session::announced, this, &Repose::stir);
    connect(&session, &Session::sounded, this, &Repose::stir);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Repose::follow);
    qGuiApp->installEventFilter(this);
    stir();
}

Repose::~Repose() = default;

void Repose::follow(Qt::ApplicationState state) {
    inFront_ = state == Qt::ApplicationActive;
    if (inFront_) {
        stir();
    } else {
        timer_.stop();
        settings_.setResting(true);
    }
}

bool Repose::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletPress:
    case QEvent::TabletMove: stir(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void Repose::stir() {
    if (inFront_) {
        settings_.setResting(false);
        timer_.start();
    }
}

} // namespace ghostlight::app
