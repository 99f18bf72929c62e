// SPDX-License-Identifier: GPL-3.0-or-later

// What the commentator of `watch` says: whole games of every kind, told in clean sentences that agree with
// the game's trace.

#include "arena_process.h"
#include "every_kind.h"

#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace arena_process;
using namespace ghostlight;

namespace {

constexpr int seeds = slowness > 1 ? 2 : 6;
constexpr qsizetype widest = 78;

QStringList gameArguments(const QString& game, int players, const Json& options, int seed) {
    QStringList arguments{
        "--game", game, "--players", QString::number(players), "--seed", QString::number(seed)};
    for (const auto& [key, value] : options.items()) {
        arguments << "--set"
                  << QString::fromStdString(key + "=" +
                                            (value.is_string() ? value.get<std::string>() : value.dump()));
    }
    return arguments;
}

QString told(const QStringList& arguments) {
    const Outcome outcome = arena(QStringList{"watch", "--fast"} + arguments);
    verifyFine(outcome);
    return QString::fromUtf8(outcome.out);
}

/// The scores of the last table, by place at the table.
QString tableOf(const QString& text) {
    static const QStringList names{"Mia", "Otto", "Juno", "Robin", "Tilda", "Felix"};
    static const QRegularExpression row(R"(^  \d  (\w+) +(\d+) )", QRegularExpression::MultilineOption);
    QMap<qsizetype, QString> scores;
    const QString table = text.mid(text.indexOf("The final standings"));
    for (auto rows = row.globalMatch(table); rows.hasNext();) {
        const QRegularExpressionMatch match = rows.next();
        scores[names.indexOf(match.captured(1))] = match.captured(2);
    }
    return "[" + scores.values().join(',') + "]";
}

/// Lines that a person would not write: unfilled gaps, stray spaces, colours nobody asked for, wrong
/// articles.
void verifyClean(const QString& text) {
    static const QRegularExpression sloppy(
        R"(\{\d\}| $|\x1b|,,| [,:;!?]| \.(?!\.\.)|\(\)|\ba [AEIO8X]|\ban [^AEIO8Xaeiou])");
    for (const QString& line : text.split('\n')) {
        const QRegularExpressionMatch match = sloppy.match(line);
        QVERIFY2(!match.hasMatch(), qPrintable(line));
        QVERIFY2(line.size() <= widest || line.startsWith("  To see this game again"), qPrintable(line));
    }
}

} // namespace

class WatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreToldToTheirEnd_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("players");
        forEachGame([]<class G>(std::type_identity<G>) {
            for (const Json& options : everyOptions<G>()) {
                for (int players = G::minSeats; players <= G::maxSeats; ++players) {
                    const std::string name = std::string(G::id) + options.dump() + std::to_string(players);
                    QTest::newRow(name.c_str())
                        << QString::fromUtf8(G::id.data()) << textOf(options) << players;
                }
            }
        });
    }
    void gamesAreToldToTheirEnd() {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(int, players);
        const Json parsedOptions = Json::parse(options.toStdString());
        for (int seed = 0; seed < seeds; ++seed) {
            const QStringList arguments = gameArguments(game, players, parsedOptions, seed);
            const QString text = told(arguments);
            verifyClean(text);
            const Json result = parsed(arena(QStringList{"trace"} + arguments).out).back();
            QCOMPARE(tableOf(text), textOf(result["scores"]));
            const bool isShared = result["winners"].size() > 1;
            QCOMPARE(text.contains(isShared ? " share the win with " : " wins with "), true);
        }
    }

    void gameIsToldInTheSameWordsAgain() {
        const QString text = told({"--seed", "8"});
        const QString again = text.mid(text.indexOf("To see this game again: ") + 24).trimmed();
        QVERIFY(again.startsWith("--game "));
        QCOMPARE(told(again.split(' ')), text);
    }

    void coloursChangeNoWord() {
        static const QRegularExpression escape(R"(\x1b\[[0-9;]*m)");
        for (const QString game : {"ghosts", "bumpers", "hunters"}) {
            QString painted = told({"--game", game, "--seed", "3", "--color"});
            QVERIFY(painted.contains("\x1b[1m"));
            QCOMPARE(painted.remove(escape), told({"--game", game, "--seed", "3"}));
        }
    }

    void seatsAreNamed() {
        const QTemporaryDir folder;
        qputenv("BOT_RECORD", folder.path().toUtf8());
        const QString bot = QString("bot:exec python3 '%1/bots/good.py' it").arg(testData);
        const QString text = told({"--game", "ghosts", "--seats", "random," + bot});
        QVERIFY(text.contains("Mia (random) and Otto (bot:exec python3"));
        QVERIFY(text.contains("--seats 'random,bot:exec python3"));
    }

    void gameIsChosenByTheTable() {
        QVERIFY(told({"--players", "6", "--seed", "1"}).contains("Felix"));
        const Outcome outcome = arena({"watch", "--players", "7"});
        verifyComplaint(outcome, 2, {"no game fits"});
    }

    /// Without --fast there are pauses: who has seen the beginning has not been told the end.
    void tellingTakesItsTime() {
        QProcess process;
        process.start(arenaProgram, {"watch", "--game", "ghosts"});
        QByteArray text;
        while (!text.contains("Round 1 of 3") && process.waitForReadyRead(longestRun)) {
            text += process.readAll();
        }
        QVERIFY(text.contains("Round 1 of 3") && !text.contains("The final standings"));
        QCOMPARE(process.state(), QProcess::Running);
        process.terminate();
        QVERIFY(process.waitForFinished(longestRun));
    }
};

QTEST_GUILESS_MAIN(WatchTest)
#include "tst_watch.moc"
