// SPDX-License-Identifier: GPL-3.0-or-later

// Random inputs at the whole window: no crash, no complaint of Qt or QML, no illegal move, no game that
// stands still.

#include "monkey.h"

#include <QApplication>
#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

class TestMonkey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void touchesEverything_data();
    void touchesEverything();
    void finishedGames();

private:
    int finished_ = 0;
};

namespace {

/// In all of a test run, and of one game in its long version.
bool isLong() {
    return qEnvironmentVariableIsSet("GHOSTLIGHT_MONKEY_INPUTS");
}

int inputs() {
    return isLong() ? qEnvironmentVariableIntValue("GHOSTLIGHT_MONKEY_INPUTS") : 1000 / 3 + 1;
}

} // namespace

void TestMonkey::touchesEverything_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("phases");
    QTest::newRow("Ghosts") << "ghosts" << 3;
    QTest::newRow("Ghostbumpers") << "bumpers" << 4;
    QTest::newRow("Ghost Hunters") << "hunters" << 7;
}

void TestMonkey::touchesEverything() {
    QFETCH(QString, game);
    QFETCH(int, phases);
    Scene scene;
    QVERIFY(scene.isLoaded());
    Monkey monkey(scene, game, 42);
    for (int input = 1; input <= inputs(); ++input) {
        QVERIFY2(monkey.act(), qPrintable(monkey.trouble()));
        if (input % 100 == 0) {
            QVERIFY2(monkey.canGoOn(), qPrintable(monkey.trouble()));
        }
    }
    finished_ += monkey.finishedGames();
    const QStringList complaints(monkey.complaints().begin(), monkey.complaints().end());
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    int reached = 0;
    QStringList seen;
    for (const QString& what : monkey.seen()) {
        reached += what.startsWith(game + ' ') ? 1 : 0;
        seen.append(what);
    }
    qInfo("%d games ended; seen: %s", monkey.finishedGames(), qPrintable(seen.join(", ")));
    QVERIFY(monkey.seen().contains("table"));
    // How far a few inputs get depends on the machine: only the long run promises what was visited.
    if (isLong()) {
        for (const char* const screen :
             {"home", "setup", "log", "score pad", "result", "dialog", "file dialog", "popup"}) {
            QVERIFY2(monkey.seen().contains(screen), screen);
        }
        QVERIFY(game == QLatin1String("hunters") || monkey.seen().contains("curtain"));
        QVERIFY2(reached >= phases, qPrintable(QString::number(reached)));
    }
}

void TestMonkey::finishedGames() {
    if (!isLong()) {
        QSKIP("a few inputs need not end a game");
    }
    QVERIFY2(finished_ >= 5, qPrintable(QString::number(finished_)));
}

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_monkey.moc"
