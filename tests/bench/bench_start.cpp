// SPDX-License-Identifier: GPL-3.0-or-later

// How long a program takes from its start to the first frame that stays: the time of the last change on the
// screen before half a second without any.
//
//     bench_start PROGRAM [ARGUMENT...]
//
// Prints the milliseconds. Wants a screen on which nothing else moves.

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QThread>

#include <cstdio>

int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_start PROGRAM [ARGUMENT...]\n");
        return 2;
    }
    constexpr qint64 stable = 500;
    constexpr qint64 longest = 20'000;
    const auto look = [] { return QGuiApplication::primaryScreen()->grabWindow(0).toImage(); };
    QImage last = look();
    QProcess program;
    QElapsedTimer clock;
    clock.start();
    program.start(QString::fromLocal8Bit(argv[1]), QGuiApplication::arguments().mid(2));
    qint64 changed = 0;
    while (clock.elapsed() < longest && (changed == 0 || clock.elapsed() - changed < stable)) {
        const qint64 now = clock.elapsed();
        const QImage image = look();
        if (image != last) {
            changed = now;
            last = image;
        }
        QThread::msleep(4);
    }
    std::printf("%lld\n", static_cast<long long>(changed));
    program.terminate();
    if (!program.waitForFinished(5000)) {
        program.kill();
        program.waitForFinished();
    }
    return changed > 0 ? 0 : 1;
}
