// SPDX-License-Identifier: GPL-3.0-or-later

// Power cuts: the program is killed at random moments while a game is played. What was shown is never lost.

#include "e2e_paths.h"
#include "program_under_test.h"

#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace ghostlight::e2e;

class TestKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasShownIsKept();
};

namespace {

/// The lines of the open log, as they are read to somebody who cannot see them.
QStringList logLines(const std::vector<Accessible>& things) {
    QStringList lines;
    const auto pane = firstOf(things, [](const Accessible& thing) { return thing.name == "What happened"; });
    for (const Accessible& thing : things) {
        if (pane && thing.role == Accessible::label && thing.isShowing() && !thing.name.isEmpty() &&
            pane->area.contains(thing.area.center()) && thing.path != pane->path) {
            lines.append(thing.name);
        }
    }
    return lines;
}

} // namespace

/// Computers play. At random moments the program is killed; the kept file always loads and holds every move
/// that was shown.
void TestKill::whatWasShownIsKept() {
    const int wanted = qEnvironmentVariableIntValue("GHOSTLIGHT_KILLS");
    const int kills = wanted > 0 ? wanted : 20;
    ProgramUnderTest program;
    QRandomGenerator random(11);
    const QStringList plain{"--pace", "fast", "--size", "1280x800"};
    QStringList shown;
    int moves = -1; // that were kept; -1: the game is over
    int compared = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const QStringList fresh{"--new",          "ghosts", "--seats",
                                "easy,easy,easy", "--seed", QString::number(kill)};
        const bool isNew = moves < 0;
        QVERIFY2(program.start(isNew ? plain + fresh : plain), qPrintable(program.trouble()));
        if (!isNew) {
            const auto goOn = program.button("Continue");
            QVERIFY2(goOn, "a game was being played, and it is not offered again");
            QVERIFY(program.press(*goOn));
        }
        const auto log = program.button("Log of the game");
        QVERIFY(log);
        QVERIFY(program.press(*log));
        if (!isNew && !shown.isEmpty()) {
            // A game that was killed before its first move is dealt again before everybody's eyes: that takes
            // time.
            QStringList told;
            const bool found = QTest::qWaitFor(
                [&] {
                    told = logLines(program.things());
                    return told.contains(shown.constLast());
                },
                10000);
            QVERIFY2(found, qPrintable("lost: " + shown.constLast() + "\n" + told.join('\n')));
            ++compared;
        }
        pause(random.bounded(20, 500));
        shown = logLines(program.things());
        pause(random.bounded(0, 60));
        const int before = program.savedMoves();
        program.kill();
        const int after = program.savedMoves();
        QVERIFY2(after >= before && after >= moves, "moves were lost");
        const QByteArray trace = program.desktop().run(arenaProgram, {"replay", program.savedGame()});
        QVERIFY2(trace.contains("\"type\":\"start\""), trace.constData());
        QCOMPARE(static_cast<int>(trace.count("\"type\":\"move\"")), after);
        moves = trace.contains("\"type\":\"result\"") ? -1 : after;
    }
    QVERIFY(compared > kills / 3);
}

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
