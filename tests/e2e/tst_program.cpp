// SPDX-License-Identifier: GPL-3.0-or-later

// The real program as a window among others: full screen, minimised, started twice, given nonsense.

#include "e2e_paths.h"
#include "person.h"

#include <QFile>
#include <QTest>

using namespace ghostlight::e2e;

class TestProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badArgumentsAreToldInOneSentence_data();
    void badArgumentsAreToldInOneSentence();
    void keyboardWorksAfterFullScreen();
    void minimisingHidesTheHand();
    void secondStartOpensItsFileInTheWindow();
    void damagedGameIsToldAndKept();
};

void TestProgram::badArgumentsAreToldInOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{"--nonsense"};
    QTest::newRow("two files") << QStringList{"a.ghostlight", "b.ghostlight"};
    QTest::newRow("unknown game") << QStringList{"--new", "chess"};
    QTest::newRow("too many seats") << QStringList{"--new", "hunters", "--seats",
                                                   "person,easy,easy,easy,easy,easy"};
    QTest::newRow("too few seats") << QStringList{"--new", "bumpers", "--seats", "person,easy"};
    QTest::newRow("unknown seat") << QStringList{"--new", "ghosts", "--seats", "person,wizard"};
    QTest::newRow("seats without a game") << QStringList{"--seats", "person,easy"};
    QTest::newRow("negative seed") << QStringList{"--new", "ghosts", "--seed", "-1"};
    QTest::newRow("unknown set") << QStringList{"--new", "ghosts", "--set", "edition=gold"};
    QTest::newRow("unknown pace") << QStringList{"--pace", "warp"};
    QTest::newRow("person in a demo") << QStringList{"--demo", "ghosts", "--seats", "person,easy"};
}

void TestProgram::badArgumentsAreToldInOneSentence() {
    QFETCH(QStringList, arguments);
    const Ended ended = runProgram(QProcessEnvironment::systemEnvironment(), arguments);
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.out, QByteArray());
    QVERIFY2(ended.err.startsWith("ghostlight: ") && ended.err.count('\n') == 1, ended.err.constData());
}

void TestProgram::keyboardWorksAfterFullScreen() {
    ProgramUnderTest program;
    QVERIFY2(
        program.start({"--pace", "instant", "--new", "ghosts", "--seats", "person,easy,easy", "--seed", "4"}),
        qPrintable(program.trouble()));
    Person person(program, Means::keyboard, 1);
    QVERIFY2(person.play(3), qPrintable(person.trouble()));
    const auto width = [&program] {
        const auto frame = firstOf(program.things(),
                                   [](const Accessible& thing) { return thing.role == Accessible::frame; });
        return frame ? frame->area.width() : 0;
    };
    const int before = width();
    program.key("F11");
    QTRY_COMPARE(width(), 1400);
    QVERIFY2(person.play(3), qPrintable(person.trouble()));
    program.key("F11");
    QTRY_COMPARE(width(), before);
    QVERIFY2(person.play(3), qPrintable(person.trouble()));
    QVERIFY(program.quit());
}

void TestProgram::minimisingHidesTheHand() {
    ProgramUnderTest program;
    QVERIFY2(
        program.start({"--pace", "instant", "--new", "ghosts", "--seats", "person,person", "--seed", "4"}),
        qPrintable(program.trouble()));
    const auto curtain = program.button("I am ");
    QVERIFY(curtain);
    QVERIFY(program.press(*curtain));
    const auto card = [](const Accessible& thing) {
        return thing.isUsable() && !thing.description.isEmpty() && thing.area.height() > thing.area.width();
    };
    QVERIFY(program.waitFor(card));
    program.desktop().xdotool({"windowminimize", "--sync", program.window()});
    program.desktop().xdotool({"windowmap", "--sync", program.window(), "windowactivate", program.window()});
    const auto again = program.button("I am ");
    QVERIFY(again);
    QVERIFY(!firstOf(program.things(), card));
    // The keyboard is where it should be: the curtain opens by Return.
    QTRY_VERIFY_WITH_TIMEOUT((program.key("Return"), firstOf(program.things(), card).has_value()), 10'000);
    QVERIFY(program.quit());
}

void TestProgram::secondStartOpensItsFileInTheWindow() {
    ProgramUnderTest program;
    const QString file = program.desktop().home().filePath("kept.ghostlight");
    QVERIFY(QFile::copy(QString(savedGames) + "/bumpers-r1.ghostlight", file));
    QVERIFY2(program.start({"--pace", "instant"}), qPrintable(program.trouble()));
    QVERIFY(program.button("Ghosts"));
    QCOMPARE(program.startAgain({file}), 0);
    QVERIFY(program.isRunning());
    // That game is over: it shows its end.
    QVERIFY(program.button("Play again"));
    QCOMPARE(program.startAgain({"--new", "ghosts", "--seats", "person,easy", "--seed", "3"}), 0);
    QVERIFY(program.button("Hint"));
    QVERIFY(program.quit());
}

void TestProgram::damagedGameIsToldAndKept() {
    ProgramUnderTest program;
    QVERIFY2(
        program.start({"--pace", "instant", "--new", "ghosts", "--seats", "person,easy,easy", "--seed", "4"}),
        qPrintable(program.trouble()));
    Person person(program, Means::tree, 1);
    QVERIFY2(person.play(6), qPrintable(person.trouble()));
    QVERIFY(program.quit());
    const int moves = program.savedMoves();
    QFile file(program.savedGame());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray damaged = file.readAll().replace("\"do\"", "\"od\"");
    file.resize(0);
    file.seek(0);
    file.write(damaged);
    file.close();

    QVERIFY2(program.start({"--pace", "instant"}), qPrintable(program.trouble()));
    const auto told = program.waitFor(
        [](const Accessible& thing) { return thing.isShowing() && thing.name.contains("kept as"); });
    QVERIFY(told);
    const QStringList kept = program.desktop().games().entryList({"damaged *.ghostlight"});
    QCOMPARE(kept.size(), 1);
    QFile copy(program.desktop().games().filePath(kept.constFirst()));
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll(), damaged);
    // It goes on one move earlier.
    const auto goOn = program.button("Continue");
    QVERIFY(goOn);
    QVERIFY(program.press(*goOn));
    QVERIFY2(person.play(2), qPrintable(person.trouble()));
    QVERIFY(program.savedMoves() >= moves - 1);
    QVERIFY(program.quit());
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
