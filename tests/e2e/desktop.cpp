// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop.h"

#include <QDeadlineTimer>
#include <QThread>

namespace ghostlight::e2e {

namespace {

constexpr int patience = 30'000; // milliseconds

/// The first line that a program prints: how these tell that they are ready.
QByteArray firstLine(QProcess& process) {
    const QDeadlineTimer deadline(patience);
    while (!process.canReadLine() && !deadline.hasExpired() && process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(100);
    }
    return process.readLine().trimmed();
}

} // namespace

Desktop::Desktop(const QSize& screen) : environment_(QProcessEnvironment::systemEnvironment()) {
    makeHome();
    if (!startScreen(screen)) {
        trouble_ = "Xvfb or openbox does not start";
    } else if (!startBus()) {
        trouble_ = "dbus-daemon does not start";
    }
}

Desktop::~Desktop() {
    for (auto process = processes_.rbegin(); process != processes_.rend(); ++process) {
        (*process)->terminate();
        if (!(*process)->waitForFinished(5000)) {
            (*process)->kill();
            (*process)->waitForFinished();
        }
    }
}

void Desktop::makeHome() {
    for (const auto& [variable, name] : {std::pair{"XDG_CONFIG_HOME", "config"},
                                         {"XDG_DATA_HOME", "data"},
                                         {"XDG_CACHE_HOME", "cache"},
                                         {"XDG_STATE_HOME", "state"},
                                         {"XDG_RUNTIME_DIR", "run"}}) {
        home().mkpath(name);
        environment_.insert(variable, folder_.filePath(name));
    }
    QFile::setPermissions(folder_.filePath("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    environment_.insert("HOME", folder_.path());
    environment_.insert("LANG", "C.UTF-8");
    environment_.insert("QT_QPA_PLATFORM", "xcb");
    environment_.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
    for (const char* const variable : {"WAYLAND_DISPLAY", "DISPLAY", "LC_ALL", "LANGUAGE", "SESSION_MANAGER",
                                       "XDG_CURRENT_DESKTOP", "QT_STYLE_OVERRIDE", "QT_QUICK_BACKEND"}) {
        environment_.remove(variable);
    }
}

QProcess* Desktop::start(const QString& program, const QStringList& arguments) {
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment_);
    process->setStandardErrorFile(QProcess::nullDevice());
    process->start(program, arguments);
    processes_.push_back(std::move(process));
    return processes_.back()->waitForStarted(patience) ? processes_.back().get() : nullptr;
}

bool Desktop::startScreen(const QSize& screen) {
    // It takes the first free number and tells which when it is ready. It must not begin anew when its last
    // client leaves: a quick xprop would take the window manager, which is only arriving, along.
    QProcess* const server = start("Xvfb", {"-displayfd", "1", "-screen", "0",
                                            QString("%1x%2x24").arg(screen.width()).arg(screen.height()),
                                            "-nolisten", "tcp", "-noreset"});
    const QByteArray number = server ? firstLine(*server) : QByteArray();
    if (number.isEmpty()) {
        return false;
    }
    environment_.insert("DISPLAY", ":" + QString::fromLatin1(number));
    if (!start("openbox", {"--sm-disable"})) {
        return false;
    }
    const QDeadlineTimer deadline(patience);
    while (!run("xprop", {"-root", "_NET_SUPPORTING_WM_CHECK"}).contains("window id")) {
        if (deadline.hasExpired()) {
            return false;
        }
        QThread::msleep(20);
    }
    return true;
}

bool Desktop::startBus() {
    QProcess* const bus = start("dbus-daemon", {"--session", "--nofork", "--print-address"});
    const QByteArray address = bus ? firstLine(*bus) : QByteArray();
    environment_.insert("DBUS_SESSION_BUS_ADDRESS", QString::fromLatin1(address));
    return !address.isEmpty();
}

QString Desktop::busAddress() const {
    return environment_.value("DBUS_SESSION_BUS_ADDRESS");
}

QByteArray Desktop::run(const QString& program, const QStringList& arguments) const {
    QProcess process;
    process.setProcessEnvironment(environment_);
    process.start(program, arguments);
    process.waitForFinished(patience);
    return process.readAllStandardOutput().trimmed();
}

QImage Desktop::screenshot() const {
    return QImage::fromData(run("import", {"-window", "root", "-silent", "ppm:-"}), "PPM");
}

} // namespace ghostlight::e2e
