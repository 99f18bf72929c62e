// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games in the real program, by mouse only, by keyboard only and through the accessibility tree only;
// what the result screen says is what the arena finds in the saved file.

#include "e2e_paths.h"
#include "person.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ghostlight::e2e;

class TestPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGame_data();
    void wholeGame();
};

void TestPlay::wholeGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<Means>("means");
    QTest::addColumn<int>("people");
    const bool all = qEnvironmentVariableIsSet("GHOSTLIGHT_EVERY_GAME");
    const auto add = [](const QString& game, const char* means, Means by, int people) {
        QTest::addRow("%s, %s, people: %d", qPrintable(game), means, people) << game << by << people;
    };
    if (!all) { // a game takes a minute: one is enough for every day
        add("Ghosts", "mouse", Means::mouse, 1);
        return;
    }
    for (const QString& game : {QString("Ghosts"), QString("Ghostbumpers"), QString("Ghost Hunters")}) {
        for (const int people : {1, 3}) {
            add(game, "mouse", Means::mouse, people);
            add(game, "keyboard", Means::keyboard, people);
            add(game, "accessibility", Means::tree, people);
        }
    }
}

void TestPlay::wholeGame() {
    QFETCH(QString, game);
    QFETCH(Means, means);
    QFETCH(int, people);
    ProgramUnderTest program;
    QVERIFY2(program.start({"--pace", "instant", "--size", "1280x800"}), qPrintable(program.trouble()));
    Person person(program, means, 7);
    QVERIFY2(person.begin(game, people), qPrintable(person.trouble()));
    QVERIFY2(person.playToTheEnd(), qPrintable(person.trouble()));

    const QByteArray trace = program.desktop().run(arenaProgram, {"replay", program.savedGame()});
    const QJsonObject result = QJsonDocument::fromJson(trace.mid(trace.lastIndexOf('\n') + 1)).object();
    QCOMPARE(result["type"].toString(), QString("result"));
    QList<int> scores;
    for (const QJsonValue& score : result["scores"].toArray()) {
        scores.append(score.toInt());
    }
    QCOMPARE(person.scores(), scores);
    QVERIFY(program.quit());
    QCOMPARE(program.complaints(), QByteArray());
}

QTEST_GUILESS_MAIN(TestPlay)
#include "tst_play.moc"
