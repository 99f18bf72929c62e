// SPDX-License-Identifier: GPL-3.0-or-later

// How smoothly the real table moves: the times between frames during the deal and while a pile is taken.
//
//     bench_frames GAME SEATS BACKEND LEVEL
//
// as in: bench_frames ghosts 6 opengl easy. Prints one line for each thing that moved.

#include "../app/scene.h"
#include "../app/table_play.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMutex>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// When frames reached the screen.
class Watch : public QObject {
public:
    explicit Watch(QQuickView& view) {
        clock_.start();
        // From the thread that draws.
        connect(
            &view, &QQuickWindow::frameSwapped, this,
            [this] {
                const QMutexLocker lock(&lock_);
                times_.push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6);
            },
            Qt::DirectConnection);
    }

    void restart() {
        const QMutexLocker lock(&lock_);
        times_.clear();
    }

    void report(const QString& what) {
        const QMutexLocker lock(&lock_);
        if (times_.size() < 3) {
            std::printf("%-34s too few frames\n", qPrintable(what));
            return;
        }
        std::vector<double> gaps;
        for (std::size_t i = 1; i < times_.size(); ++i) {
            gaps.push_back(times_[i] - times_[i - 1]);
        }
        const double all = times_.back() - times_.front();
        std::sort(gaps.begin(), gaps.end());
        const auto at = [&gaps](double share) {
            return gaps[static_cast<std::size_t>(share * static_cast<double>(gaps.size() - 1))];
        };
        std::printf("%-34s %5zu frames %6.1f fps   median %5.1f ms   p99 %5.1f ms   longest %5.1f ms\n",
                    qPrintable(what), gaps.size(), static_cast<double>(gaps.size()) / all * 1000, at(0.5),
                    at(0.99), gaps.back());
        std::fflush(stdout);
    }

private:
    QElapsedTimer clock_;
    QMutex lock_;
    std::vector<double> times_;
};

void wait(int milliseconds) {
    QTest::qWait(milliseconds);
}

/// Until nothing is being shown any more; the longest time a step takes.
void waitForRest(GameTable& table) {
    const QDeadlineTimer deadline(60000);
    while (table.isMoving() && !table.isPadOpen() && !deadline.hasExpired()) {
        wait(5);
    }
}

int pileOf(GameTable& table) {
    return static_cast<int>(table.pieces()->in({QStringLiteral("pile"), -1}).size());
}

void measure(Scene& scene, const QString& game, int seats, const QString& level) {
    Watch watch(scene.view());
    scene.settings().setPace(QStringLiteral("normal"));
    GameSetup setup{game, {{"", "person"}}, {}, 5};
    while (setup.seats.size() < seats) {
        setup.seats.append({QString(), level});
    }
    scene.session().begin(setup);
    wait(50);
    watch.restart();
    waitForRest(scene.table());
    watch.report(QString("%1, %2 seats, the deal").arg(game).arg(seats));

    // The largest pile that is taken in the first rounds.
    int largest = 0;
    scene.settings().setPace(QStringLiteral("instant"));
    for (int move = 0; move < 60 && settle(scene.table()) && !scene.table().isOver(); ++move) {
        GameTable& table = scene.table();
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        const int pile = pileOf(table);
        // Where a pile can be taken, that is the last choice.
        const bool takes = game == QLatin1String("ghosts") && pile > std::max(4, largest);
        if (takes) {
            largest = pile;
            scene.settings().setPace(QStringLiteral("normal"));
            wait(300);
            watch.restart();
        }
        if (table.choices()->count() == 0) {
            table.pick(table.pieces()->index(0).data(PieceModel::TicketRole).toInt());
            continue;
        }
        table.choose(takes ? table.choices()->count() - 1 : 0);
        if (takes) {
            waitForRest(table);
            watch.report(QString("%1, %2 seats, a pile of %3").arg(game).arg(seats).arg(pile));
            scene.settings().setPace(QStringLiteral("instant"));
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: bench_frames GAME SEATS BACKEND LEVEL\n");
        return 2;
    }
    const QString backend = QString::fromLocal8Bit(argv[3]);
    if (backend == QLatin1String("software")) {
        QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    }
    QApplication application(argc, argv);
    Scene scene({1280, 800});
    if (!scene.isLoaded()) {
        return 1;
    }
    std::printf("-- %s, computers: %s\n", argv[3], argv[4]);
    wait(1000);
    measure(scene, QString::fromLocal8Bit(argv[1]), QByteArray(argv[2]).toInt(),
            QString::fromLocal8Bit(argv[4]));
    return 0;
}
