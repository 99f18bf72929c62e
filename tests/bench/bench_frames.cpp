// SPDX-License-Identifier: GPL-3.0-or-later

// How smoothly the real table moves: the times between frames while something is on its way, against the
// aims.
//
//     bench_frames GAME SEATS BACKEND easy|expert
//
// as in: bench_frames ghosts 6 opengl easy. With "expert" one is searching beside it all the time, on two
// threads, whoever's turn it is. Prints one line for each thing that moved.

#include "../app/scene.h"
#include "../app/table_play.h"
#include "ai/engine.h"
#include "registry.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMutex>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <sys/resource.h>
#include <thread>
#include <vector>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

constexpr int mostAtOnce = 60; // pieces, in the aims

/// What is wanted; 0: nothing.
struct Aim {
    double leastFps = 0;
    double mostP99 = 0; ///< milliseconds
};

Aim aimFor(const QString& backend, bool besideExpert) {
    if (backend == QLatin1String("software")) {
        return {.leastFps = 35};
    }
    return besideExpert ? Aim{.mostP99 = 33} : Aim{.leastFps = 55, .mostP99 = 25};
}

/// When frames reached the screen, as long as pieces travel from one to the next.
class Watch : public QObject {
public:
    explicit Watch(QQuickView& view) : view_(view) {
        clock_.start();
        connect(&view, &QQuickWindow::afterAnimating, this, &Watch::look);
        // From the thread that draws; during the first of these ours stands still.
        connect(
            &view, &QQuickWindow::afterSynchronizing, this, [this] { drawn_ = travelling_; },
            Qt::DirectConnection);
        connect(&view, &QQuickWindow::frameSwapped, this, &Watch::note, Qt::DirectConnection);
    }

    void restart(const GameTable& table) {
        const auto* const pieces = const_cast<GameTable&>(table).pieces();
        const auto forget = [this] { isKnown_ = false; };
        pieces->disconnect(this);
        connect(pieces, &QAbstractItemModel::rowsInserted, this, forget);
        connect(pieces, &QAbstractItemModel::rowsRemoved, this, forget);
        connect(pieces, &QAbstractItemModel::modelReset, this, forget);
        forget();
        const QMutexLocker lock(&lock_);
        gaps_.clear();
        most_ = 0;
        last_ = -1;
    }

    void report(const QString& what, const Aim& aim) {
        const QMutexLocker lock(&lock_);
        if (gaps_.size() < 3) {
            std::printf("%-34s too few frames\n", qPrintable(what));
            return;
        }
        std::sort(gaps_.begin(), gaps_.end());
        const auto at = [this](double share) {
            return gaps_[static_cast<std::size_t>(share * static_cast<double>(gaps_.size() - 1))];
        };
        const double all = std::accumulate(gaps_.begin(), gaps_.end(), 0.0);
        const double fps = static_cast<double>(gaps_.size()) / all * 1000;
        const bool isGood = fps >= aim.leastFps && (aim.mostP99 == 0 || at(0.99) <= aim.mostP99);
        std::printf("%-34s %s  up to %2d travel, %5zu frames %6.1f fps   median %5.1f ms   p99 %5.1f ms   "
                    "longest %5.1f ms\n",
                    qPrintable(what), isGood ? "PASS" : "FAIL", most_, gaps_.size(), fps, at(0.5), at(0.99),
                    gaps_.back());
        std::fflush(stdout);
    }

private:
    void look() {
        if (!isKnown_) {
            items_.clear();
            gather(view_.contentItem());
            isKnown_ = true;
        }
        travelling_ = static_cast<int>(std::count_if(items_.begin(), items_.end(), [](const auto& item) {
            return item && item->property("travelling").toBool();
        }));
    }

    void gather(QQuickItem* item) {
        if (item->metaObject()->indexOfProperty("travelling") >= 0) {
            items_.emplace_back(item);
        }
        for (QQuickItem* const child : item->childItems()) {
            gather(child);
        }
    }

    void note() {
        const QMutexLocker lock(&lock_);
        const double now = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
        if (drawn_ > 0 && last_ >= 0) {
            gaps_.push_back(now - last_);
        }
        last_ = drawn_ > 0 ? now : -1;
        most_ = std::max(most_, drawn_);
    }

    QQuickView& view_;
    QElapsedTimer clock_;
    std::vector<QPointer<QQuickItem>> items_; ///< the pieces on the table
    bool isKnown_ = false;
    int travelling_ = 0; ///< in the frame that is prepared
    int drawn_ = 0;      ///< in the frame that is drawn
    QMutex lock_;
    std::vector<double> gaps_;
    double last_ = -1; ///< when the last frame came, if something travelled in it
    int most_ = 0;
};

/// An expert that never stops thinking.
template <Game G> void thinkOnAndOn(int seats, const std::stop_token& stop) {
    ai::Engine<G> engine({.parallel = true, .onThread = [] { setpriority(PRIO_PROCESS, 0, 10); }});
    for (std::uint64_t seed = 1; !stop.stop_requested(); ++seed) {
        const typename G::State state = newGame<G>({}, seats, seed);
        engine.start(G::view(state, state.shared.toMove), {ai::Level::expert, {}}, seed,
                     [](const ai::Advice<G>&) {});
        engine.wait();
    }
}

/// Until nothing is being shown any more; the longest time a step takes.
void waitForRest(GameTable& table) {
    const QDeadlineTimer deadline(60000);
    while (table.isMoving() && !table.isPadOpen() && !deadline.hasExpired()) {
        QTest::qWait(5);
    }
}

int pileOf(GameTable& table) {
    return static_cast<int>(table.pieces()->in({QStringLiteral("pile"), -1}).size());
}

/// Piles that are taken in the first rounds of Ghosts, each larger than the one before.
void takePiles(Scene& scene, Watch& watch, const QString& where, const Aim& aim) {
    int largest = 4;
    scene.settings().setPace(QStringLiteral("instant"));
    for (int move = 0; move < 60 && settle(scene.table()) && !scene.table().isOver(); ++move) {
        GameTable& table = scene.table();
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        // Where a pile can be taken, that is the last choice.
        const int pile = pileOf(table);
        if (pile <= largest) {
            table.choose(0);
            continue;
        }
        largest = pile;
        scene.settings().setPace(QStringLiteral("normal"));
        QTest::qWait(300);
        watch.restart(table);
        table.choose(table.choices()->count() - 1);
        waitForRest(table);
        watch.report(where + QStringLiteral(", a pile of %1").arg(pile), aim);
        scene.settings().setPace(QStringLiteral("instant"));
    }
}

/// As many pieces as the aims name set out at the same moment, several times. No rules would do that, so it
/// is the last that happens at this table.
void sendAllAround(Scene& scene, Watch& watch, const QString& where, const Aim& aim) {
    constexpr int times = 8;
    GameTable& table = scene.table();
    PieceModel& pieces = *table.pieces();
    const int seats = table.seats()->count();
    scene.settings().setPace(QStringLiteral("normal"));
    table.setPaused(true);
    std::vector<int> tickets;
    for (int seat = 0; seat < seats; ++seat) {
        const std::vector<int>& hand = pieces.in({QStringLiteral("hand"), seat});
        tickets.insert(tickets.end(), hand.begin(), hand.end());
    }
    while (static_cast<int>(tickets.size()) < mostAtOnce) {
        const int seat = static_cast<int>(tickets.size()) % seats;
        tickets.push_back(pieces.add(QStringLiteral("card"), {QStringLiteral("hand"), seat}));
    }
    QTest::qWait(1000);
    watch.restart(table);
    for (int time = 0; time < times; ++time) {
        for (const int ticket : tickets) {
            pieces.move(ticket, {QStringLiteral("hand"), (pieces.spot(ticket).seat + 1) % seats});
        }
        QTest::qWait(2 * table.travelTime());
    }
    watch.report(where + QStringLiteral(", %1 at once").arg(tickets.size()), aim);
}

void measure(Scene& scene, const QString& game, int seats, const Aim& aim) {
    const QString where = QStringLiteral("%1, %2 seats").arg(game).arg(seats);
    Watch watch(scene.view());
    scene.settings().setPace(QStringLiteral("normal"));
    GameSetup setup{game, {{"", "person"}}, {}, 5};
    while (setup.seats.size() < seats) {
        setup.seats.append({QString(), QStringLiteral("easy")});
    }
    scene.session().begin(setup);
    watch.restart(scene.table());
    waitForRest(scene.table());
    watch.report(where + QStringLiteral(", the deal"), aim);
    if (game == QLatin1String("ghosts")) {
        takePiles(scene, watch, where, aim);
    }
    if (game != QLatin1String("hunters")) { // whose cards lie open, and where dice move
        sendAllAround(scene, watch, where, aim);
    }
}

} // namespace

int main(int argc, char** argv) {
    const QByteArray level = argc == 5 ? argv[4] : "";
    if (level != "easy" && level != "expert") {
        std::fprintf(stderr, "usage: bench_frames GAME SEATS BACKEND easy|expert\n");
        return 2;
    }
    const QString game = QString::fromLocal8Bit(argv[1]);
    const int seats = QByteArray(argv[2]).toInt();
    const QString backend = QString::fromLocal8Bit(argv[3]);
    if (backend == QLatin1String("software")) {
        QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    }
    QApplication application(argc, argv);
    Scene scene({1280, 800});
    if (!scene.isLoaded()) {
        return 1;
    }
    std::printf("-- %s%s\n", argv[3], level == "expert" ? ", beside an expert" : "");
    std::jthread expert;
    if (level == "expert") {
        visitGame(game.toStdString(), [&]<class G>(std::type_identity<G>) {
            expert = std::jthread([seats](const std::stop_token& stop) { thinkOnAndOn<G>(seats, stop); });
        });
    }
    QTest::qWait(1000);
    measure(scene, game, seats, aimFor(backend, level == "expert"));
    return 0;
}
