// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_under_test.h"

#include "e2e_paths.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSettings>
#include <QThread>

#include <csignal>

namespace ghostlight::e2e {

namespace {
constexpr int patience = 30'000; // milliseconds
} // namespace

void pause(int milliseconds) {
    QThread::msleep(static_cast<unsigned long>(milliseconds));
}

Ended runProgram(const QProcessEnvironment& environment, const QStringList& arguments) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(ghostlightProgram, arguments);
    Ended ended;
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        ended.status = process.exitCode();
    }
    ended.out = process.readAllStandardOutput();
    ended.err = process.readAllStandardError();
    return ended;
}

ProgramUnderTest::~ProgramUnderTest() {
    kill();
}

void ProgramUnderTest::setPreference(const QString& key, const QString& value) const {
    QSettings settings(desktop_.home().filePath("config/ghostlight/ghostlight.ini"), QSettings::IniFormat);
    settings.setValue(key, value);
}

bool ProgramUnderTest::start(const QStringList& arguments) {
    trouble_ = desktop_.trouble();
    if (!trouble_.isEmpty()) {
        return false;
    }
    said_.clear();
    process_ = std::make_unique<QProcess>();
    process_->setProcessEnvironment(desktop_.environment());
    process_->start(ghostlightProgram, arguments);
    const QDeadlineTimer deadline(patience);
    do {
        if (process_->state() == QProcess::NotRunning || deadline.hasExpired()) {
            trouble_ = "no window came: " + QString::fromUtf8(complaints());
            return false;
        }
        process_->waitForReadyRead(10);
        window_ = desktop_.xdotool(
            {"search", "--onlyvisible", "--pid", QString::number(processId()), "--name", "."});
    } while (window_.isEmpty());
    window_ = window_.split('\n').constFirst();
    if (!waitFor([](const Accessible& thing) { return thing.isUsable(); })) {
        trouble_ = "nothing in the accessibility tree can be pressed";
        return false;
    }
    return true;
}

bool ProgramUnderTest::quit() {
    if (!isRunning()) {
        return false;
    }
    key("ctrl+q");
    return process_->waitForFinished(patience) && process_->exitStatus() == QProcess::NormalExit &&
           process_->exitCode() == 0;
}

void ProgramUnderTest::kill() {
    if (isRunning()) {
        ::kill(static_cast<pid_t>(processId()), SIGKILL);
        process_->waitForFinished(patience);
    }
}

QByteArray ProgramUnderTest::complaints() {
    said_ += process_->readAllStandardError();
    return said_;
}

int ProgramUnderTest::startAgain(const QStringList& arguments) const {
    return runProgram(desktop_.environment(), arguments).status;
}

QString ProgramUnderTest::title() const {
    return QString::fromUtf8(desktop_.xdotool({"getwindowname", window_}));
}

void ProgramUnderTest::click(const QPoint& at) const {
    desktop_.xdotool({"mousemove", QString::number(at.x()), QString::number(at.y()), "click", "1"});
}

std::optional<Accessible> ProgramUnderTest::button(const QString& name, int milliseconds) const {
    return waitFor([&](const Accessible& thing) { return thing.isUsable() && thing.name.startsWith(name); },
                   milliseconds);
}

QString ProgramUnderTest::savedGame() const {
    const QString newest = desktop_.games().filePath("table.ghostlight");
    return QFile::exists(newest) ? newest : desktop_.games().filePath("table.previous.ghostlight");
}

int ProgramUnderTest::savedMoves() const {
    QFile file(savedGame());
    if (!file.open(QIODevice::ReadOnly)) {
        return -1;
    }
    // A line for the header and one for the end.
    return static_cast<int>(file.readAll().count('\n')) - 2;
}

} // namespace ghostlight::e2e
