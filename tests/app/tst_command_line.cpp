// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/games.h"
#include "shell/command_line.h"

#include <QTest>

using namespace ghostlight::app;

class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understands_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* line, Request::Kind kind) {
            QTest::newRow(line) << line << static_cast<int>(kind);
        };
        row("", Request::Kind::play);
        row("my.ghostlight", Request::Kind::play);
        row("--new ghosts", Request::Kind::play);
        row("--new bumpers --seats person,medium,hard:bold --seed 7 --set target=25", Request::Kind::play);
        row("--new ghosts --set edition=fright", Request::Kind::play);
        row("--demo hunters --pace fast", Request::Kind::demo);
        row("--demo ghosts --screenshot /tmp/x", Request::Kind::demo);
        row("--screenshot /tmp/x --size 960x600 --lang de", Request::Kind::tour);
        row("--backend software", Request::Kind::play);
        row("--lang de_AT", Request::Kind::play);
        row("--lang en-GB", Request::Kind::play);
        row("--help", Request::Kind::help);
        row("-h --new chess", Request::Kind::help);
        row("--version", Request::Kind::version);
    }
    void understands() {
        QFETCH(const QString, line);
        QFETCH(const int, kind);
        const auto read = readArguments(line.split(' ', Qt::SkipEmptyParts));
        if (const auto* bad = std::get_if<BadArguments>(&read)) {
            QFAIL(qPrintable(bad->why));
        }
        QCOMPARE(static_cast<int>(std::get<Request>(read).kind), kind);
    }

    void refuses_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* line, const char* words) { QTest::newRow(line) << line << words; };
        row("--what", "what");
        row("--new", "new");
        row("--new chess", "ghosts, bumpers, hunters");
        row("--new ghosts --seats person", "2 to 6");
        row("--new bumpers --seats person,easy", "3 to 6");
        row("--new ghosts --seats person,wizard", "wizard");
        row("--new ghosts --seats person,hard:shy", "hard:shy");
        row("--new ghosts --seats person,,easy", "kind of seat");
        row("--new ghosts --seed -1", "-1");
        row("--new ghosts --seed 18446744073709551616", "18446744073709551616");
        row("--new ghosts --set edition", "KEY=VALUE");
        row("--new ghosts --set edition=loud", "mirror, fright");
        row("--new ghosts --set target=25", "target");
        row("--new bumpers --set target=many", "target");
        row("--demo ghosts --seats person,easy", "computers");
        row("--demo ghosts --new ghosts", "exclude");
        row("--new ghosts my.ghostlight", "exclude");
        row("a.ghostlight b.ghostlight", "one file");
        row("--seats easy,easy", "--new or --demo");
        row("--new ghosts --screenshot x", "--demo");
        row("--size 12", "1280x800");
        row("--size 0x600", "1280x800");
        row("--pace hectic", "slow, normal, fast, instant");
        row("--backend vulkan", "software, opengl");
        row("--lang nonsense", "not “nonsense”");
        row("--lang eng", "de, ");
        row("--demo ghosts --lang xx_YY", "xx_YY");
    }
    void refuses() {
        QFETCH(const QString, line);
        QFETCH(const QString, words);
        const auto read = readArguments(line.split(' ', Qt::SkipEmptyParts));
        const auto* bad = std::get_if<BadArguments>(&read);
        QVERIFY(bad);
        QVERIFY2(bad->why.contains(words), qPrintable(bad->why));
        QVERIFY2(!bad->why.contains('\n') && !bad->why.endsWith('.'), qPrintable(bad->why));
    }

    void whatItUnderstandsCanBePlayed() {
        for (const char* const line : {"--new ghosts", "--new bumpers --set target=25", "--demo ghosts",
                                       "--new ghosts --seats person,person,expert:scholar"}) {
            const auto read = readArguments(QString(line).split(' '));
            QVERIFY2(newTable(*std::get<Request>(read).game), line);
        }
    }

    void helpNamesEveryOption() {
        const QString help = helpText();
        for (const char* const option : {"--new", "--seats", "--seed", "--set", "--demo", "--screenshot",
                                         "--size", "--lang", "--pace", "--version"}) {
            QVERIFY2(help.contains(option), option);
        }
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
