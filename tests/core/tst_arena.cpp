// SPDX-License-Identifier: GPL-3.0-or-later

// The arena's commands as its text interface promises them, tried on the real program. Bots have a test of
// their own, tst_bots.

#include "arena_process.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

using namespace arena_process;

namespace {

// --- The games and what their lines hold ------------------------------------------------------------

struct GameShape {
    int minPlayers;
    int maxPlayers;
    QString options; ///< when none is set
    QString state;   ///< the fields of a state
    QString scores;  ///< which of them the result repeats
    bool fewestWin;
    QSet<QString> phases;
    QSet<QString> moves; ///< what they do, and all their fields
};

const std::map<QString, GameShape>& shapes() {
    static const std::map<QString, GameShape> all{
        {"ghosts",
         {2,
          6,
          R"({"edition":"mirror"})",
          "round,starter,direction,level,family,pile,deck,hands,taken,fear",
          "fear",
          true,
          {"start", "play", "over"},
          {"play:do,card", "take:do"}}},
        {"bumpers",
         {3,
          6,
          R"({"target":0})",
          "round,starter,leader,deck,discard,hands,trick,characters,hidden,revealed,rotated,owed,drawing,"
          "scores",
          "scores",
          false,
          {"hide", "play", "discard", "over"},
          {"hide:do,above", "play:do,value,count", "play:do,value,count,as", "discard:do,value"}}},
        {"hunters",
         {2,
          5,
          "{}",
          "round,tokens,pouch,dice,in,pending,turn,queue,group,bust,traps,allies,offerTraps,offerAllies,"
          "trapDeck,trapDiscard,allyDeck,allyDiscard,sight,scored,roundFame,fame",
          "fame",
          false,
          {"decide", "roll", "takeAlly", "takeTrap", "score", "end", "over"},
          {"stay:do", "pass:do", "roll:do,dice", "takeAlly:do,ally", "takeTrap:do,trap", "score:do",
           "score:do,trap", "done:do", "use:do,ally", "use:do,ally,give,get", "use:do,ally,die,by",
           "use:do,ally,die,color", "use:do,ally,die", "use:do,ally,trap"}}},
    };
    return all;
}

QStringList traceArguments(const QString& game, int players, const QString& setting, const QString& seed) {
    QStringList arguments{"trace", "--game", game, "--players", QString::number(players), "--seed", seed};
    if (!setting.isEmpty()) {
        arguments << "--set" << setting;
    }
    return arguments;
}

/// The trace of the row, played once for all tests.
const QByteArray& traceOf(const QStringList& arguments) {
    static std::map<QStringList, QByteArray> traces;
    QByteArray& trace = traces[arguments];
    if (trace.isEmpty()) {
        trace = arena(arguments).out;
    }
    return trace;
}

/// Rows of every game at every number of players, and of every option.
void addGames() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("setting");
    for (const auto& [game, shape] : shapes()) {
        for (int players = shape.minPlayers; players <= shape.maxPlayers; ++players) {
            QTest::addRow("%s for %d", qPrintable(game), players) << game << players << "";
        }
    }
    QTest::newRow("ghosts, fright") << "ghosts" << 4 << "edition=fright";
    QTest::newRow("bumpers, up to 25") << "bumpers" << 3 << "target=25";
}

QStringList rowArguments(const QString& seed = "7") {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(QString, setting);
    return traceArguments(game, players, setting, seed);
}

// --- Lines of a trace ---------------------------------------------------------------------------------

void verifyStart(const Json& line, const QString& game, int players, const QString& options) {
    QCOMPARE(textOf(line),
             QString(R"({"type":"start","format":1,"game":"%1","players":%2,"seed":7,"options":%3})")
                 .arg(game)
                 .arg(players)
                 .arg(options));
}

void verifyLegal(const Json& legal, const GameShape& shape) {
    QSet<QString> seen;
    for (const Json& move : legal) {
        QVERIFY2(!seen.contains(textOf(move)), qPrintable("twice: " + textOf(move)));
        seen.insert(textOf(move));
        const QString fields = QString::fromStdString(move["do"].get<std::string>()) + ":" + keysOf(move);
        QVERIFY2(shape.moves.contains(fields), qPrintable(textOf(move)));
    }
}

void verifyState(const Json& line, std::size_t n, bool over, const GameShape& shape) {
    QCOMPARE(keysOf(line), "type,n,toMove,phase,state,legal");
    QCOMPARE(textOf(line["type"]), textOf("state"));
    QCOMPARE(textOf(line["n"]), textOf(n));
    QCOMPARE(keysOf(line["state"]), shape.state);
    const QString phase = QString::fromStdString(line["phase"].get<std::string>());
    QVERIFY2(shape.phases.contains(phase), qPrintable(phase));
    QCOMPARE(phase == "over", over);
    QCOMPARE(line["toMove"].is_null(), over);
    QCOMPARE(line["legal"].empty(), over);
    verifyLegal(line["legal"], shape);
}

void verifyMove(const Json& line, std::size_t n, const Json& before) {
    QCOMPARE(keysOf(line), "type,n,seat,move,events");
    QCOMPARE(textOf(line["type"]), textOf("move"));
    QCOMPARE(textOf(line["n"]), textOf(n));
    QCOMPARE(textOf(line["seat"]), textOf(before["toMove"]));
    const Json& legal = before["legal"];
    QVERIFY2(std::find(legal.begin(), legal.end(), line["move"]) != legal.end(), qPrintable(textOf(line)));
    QVERIFY(!line["events"].empty());
    for (const Json& event : line["events"]) {
        QVERIFY2(keysOf(event).startsWith("event"), qPrintable(textOf(event)));
    }
}

void verifyResult(const Json& line, const Json& last, const GameShape& shape) {
    const Json scores = last["state"][shape.scores.toStdString()];
    const auto best = shape.fewestWin ? std::min_element(scores.begin(), scores.end())
                                      : std::max_element(scores.begin(), scores.end());
    Json winners = Json::array();
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        if (scores[seat] == *best) {
            winners.push_back(seat);
        }
    }
    QCOMPARE(textOf(line), textOf({{"type", "result"}, {"scores", scores}, {"winners", winners}}));
}

// --- step -------------------------------------------------------------------------------------------

/// What `step` is to be asked about a move of a trace.
Json stepQuestion(const Json& start, const Json& state, const Json& move) {
    Json question{{"game", start["game"]}, {"players", start["players"]}, {"options", start["options"]}};
    for (const char* const key : {"n", "phase", "toMove", "state"}) {
        question[key] = state[key];
    }
    question["move"] = move["move"];
    question["seed"] = start["seed"];
    return question;
}

QByteArray stepQuestions(const std::vector<Json>& trace) {
    QByteArray questions;
    for (std::size_t i = 1; i + 2 < trace.size(); i += 2) {
        questions += QByteArray::fromStdString(stepQuestion(trace[0], trace[i], trace[i + 1]).dump()) + '\n';
    }
    return questions;
}

/// The state lines that follow a move.
QByteArray laterStates(const QByteArray& trace) {
    const QList<QByteArray> lines = linesOf(trace);
    QByteArray states;
    for (qsizetype i = 3; i + 1 < lines.size(); i += 2) {
        states += lines[i] + '\n';
    }
    return states;
}

// --- Files --------------------------------------------------------------------------------------------

void writeFile(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A number of whole lines from the beginning of a text.
QByteArray firstLines(const QByteArray& text, int count) {
    return linesOf(text).mid(0, count).join('\n') + '\n';
}

// --- Matches --------------------------------------------------------------------------------------------

Json withoutTimes(Json result) {
    for (Json& seat : result["seats"]) {
        seat.erase("usPerMove");
    }
    return result;
}

Json matchResult(const QStringList& arguments) {
    const Outcome outcome = arena(QStringList{"match", "--json"} + arguments);
    return outcome.status == 0 ? Json::parse(outcome.out.toStdString()) : Json();
}

void verifyMatchSeat(const Json& seat, int games, int players) {
    QCOMPARE(keysOf(seat), "kind,games,wins,winShare,ci95,meanScore,meanRank,usPerMove");
    QCOMPARE(textOf(seat["kind"]), textOf("random"));
    QCOMPARE(textOf(seat["games"]), textOf(games));
    QVERIFY(seat["ci95"].size() == 2);
    QVERIFY(0 <= seat["ci95"][0] && seat["ci95"][0] <= seat["winShare"]);
    QVERIFY(seat["winShare"] <= seat["ci95"][1] && seat["ci95"][1] <= 1);
    // A shared win is a part of one in both.
    QVERIFY(std::abs(seat["winShare"].get<double>() * games - seat["wins"].get<double>()) < 1e-6);
    QVERIFY(seat["meanScore"].is_number());
    QVERIFY(1 <= seat["meanRank"] && seat["meanRank"] <= players);
    QVERIFY(seat["usPerMove"] >= 0);
}

// --- The command line -----------------------------------------------------------------------------------

const std::map<QString, QStringList>& commands() {
    static const QStringList game{"--game", "--seats", "--seed", "--set", "--bot-timeout", "--think"};
    static const std::map<QString, QStringList> all{
        {"trace", game + QStringList{"--players", "--save"}},
        {"match", game + QStringList{"--games", "--jobs", "--json"}},
        {"replay", {"FILE"}},
        {"bench", {"--game", "--seconds", "--json"}},
        {"step", {}},
        {"games", {}},
        {"watch", game + QStringList{"--players", "--fast", "--color"}},
    };
    return all;
}

} // namespace

class ArenaTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString savedGame(const QStringList& trace) const {
        const QString file = path("game.save");
        verifyFine(arena(trace + QStringList{"--save", file}));
        return file;
    }

private Q_SLOTS:
    // --- trace ---

    void traceTellsAWholeGame_data() { addGames(); }
    void traceTellsAWholeGame() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QString, setting);
        const Outcome outcome = arena(rowArguments());
        verifyFine(outcome);
        const std::vector<Json> lines = parsed(outcome.out);
        const GameShape& shape = shapes().at(game);
        const QStringList set = setting.split('=');
        const QString value = set.last() == "fright" ? "\"fright\"" : set.last();
        verifyStart(lines.front(), game, players,
                    setting.isEmpty() ? shape.options : QString(R"({"%1":%2})").arg(set.first(), value));
        QVERIFY(lines.size() % 2 == 1 && lines.size() > 5);
        const std::size_t moves = (lines.size() - 3) / 2;
        for (std::size_t n = 0; n <= moves && !QTest::currentTestFailed(); ++n) {
            verifyState(lines[1 + 2 * n], n, n == moves, shape);
            if (n < moves) {
                verifyMove(lines[2 + 2 * n], n, lines[1 + 2 * n]);
            }
        }
        verifyResult(lines.back(), lines[lines.size() - 2], shape);
        QCOMPARE(lines.back()["scores"].size(), static_cast<std::size_t>(players));
    }

    void traceIsTheSameEveryTime_data() { addGames(); }
    void traceIsTheSameEveryTime() {
        const QByteArray& trace = traceOf(rowArguments());
        QCOMPARE(arena(rowArguments()).out, trace);
        QVERIFY(linesOf(arena(rowArguments("8")).out)[1] != linesOf(trace)[1]); // another deal
    }

    void seatsOfOneKindAreThePlayers() {
        const QByteArray& trace = traceOf(traceArguments("hunters", 3, "", "7"));
        QCOMPARE(arena({"trace", "--game", "hunters", "--seed", "7", "--seats", "random,random,random"}).out,
                 trace);
        QCOMPARE(arena({"trace", "--game", "hunters", "--seed", "7", "--seats", "random,random,random",
                        "--players", "3"})
                     .out,
                 trace);
    }

    void seedIsPrintedAsGiven_data() {
        QTest::addColumn<QString>("seed");
        QTest::addColumn<QString>("printed");
        QTest::newRow("zero") << "0" << "0";
        QTest::newRow("no octal") << "010" << "10";
        QTest::newRow("2^53") << "9007199254740992" << "9007199254740992";
        QTest::newRow("above 2^53") << "9007199254740993" << "\"9007199254740993\"";
        QTest::newRow("2^64-1") << "18446744073709551615" << "\"18446744073709551615\"";
    }
    void seedIsPrintedAsGiven() {
        QFETCH(QString, seed);
        QFETCH(QString, printed);
        const QByteArray& trace = traceOf(traceArguments("hunters", 2, "", seed));
        const std::vector<Json> lines = parsed(trace);
        QCOMPARE(textOf(lines[0]["seed"]), printed);
        QCOMPARE(arena({"step"}, stepQuestions(lines)).out, laterStates(trace));
    }

    void largeSeedsDiffer() {
        QVERIFY(linesOf(traceOf(traceArguments("hunters", 2, "", "9007199254740992")))[1] !=
                linesOf(traceOf(traceArguments("hunters", 2, "", "9007199254740993")))[1]);
    }

    // --- step ---

    void stepFollowsATrace_data() { addGames(); }
    void stepFollowsATrace() {
        const QByteArray& trace = traceOf(rowArguments());
        const Outcome outcome = arena({"step"}, stepQuestions(parsed(trace)));
        verifyFine(outcome);
        const QList<QByteArray> answers = linesOf(outcome.out);
        const QList<QByteArray> states = linesOf(laterStates(trace));
        QCOMPARE(answers.size(), states.size());
        for (qsizetype i = 0; i < answers.size(); ++i) {
            QVERIFY2(answers[i] == states[i], (answers[i] + "\nis not\n" + states[i]).constData());
        }
    }

    void stepGoesOnAfterErrors() {
        const std::vector<Json> trace = parsed(traceOf(traceArguments("ghosts", 3, "", "7")));
        const Json good = stepQuestion(trace[0], trace[1], trace[2]);
        Json illegal = good;
        illegal["move"] = {{"do", "take"}};
        Json incomplete = good;
        incomplete["state"]["deck"].erase(0);
        Json extra = good;
        extra["colour"] = "red";
        Json nowhere = good;
        nowhere["game"] = "chess";
        QByteArray input = "\nnonsense\n";
        for (const Json& line : {illegal, incomplete, extra, nowhere, good}) {
            input += QByteArray::fromStdString(line.dump()) + '\n';
        }
        input.chop(1); // the last line need not end

        const Outcome outcome = arena({"step"}, input);
        verifyFine(outcome);
        const std::vector<Json> answers = parsed(outcome.out);
        QCOMPARE(answers.size(), 7U);
        const QStringList words{"blank", "JSON", "move", "state", "colour", "game"};
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(keysOf(answers[i]), "error");
            QVERIFY2(textOf(answers[i]).contains(words[static_cast<qsizetype>(i)]),
                     qPrintable(textOf(answers[i])));
        }
        QCOMPARE(textOf(answers[6]), textOf(trace[3]));
    }

    void stepCountsFromOneWithoutANumber() {
        const std::vector<Json> trace = parsed(traceOf(traceArguments("ghosts", 3, "", "7")));
        Json question = stepQuestion(trace[0], trace[3], trace[4]);
        question.erase("n");
        const Json answer =
            Json::parse(arena({"step"}, QByteArray::fromStdString(question.dump())).out.toStdString());
        QCOMPARE(textOf(answer["n"]), textOf(1));
        QCOMPARE(textOf(answer["state"]), textOf(trace[5]["state"]));
    }

    void stepAnswersAtOnce() {
        QProcess process;
        process.start(ghostlight::arenaProgram, {"step"});
        for (int i = 0; i < 3; ++i) {
            process.write("{}\n");
            QVERIFY(process.waitForReadyRead(longestRun));
            QVERIFY(process.readAllStandardOutput().endsWith("}\n"));
        }
        process.closeWriteChannel();
        verifyFine(finish(process));
    }

    void stepOfNothingIsNothing() {
        const Outcome outcome = arena({"step"});
        verifyFine(outcome);
        QCOMPARE(outcome.out, QByteArray());
    }

    // --- replay ---

    void replayRepeatsTheTrace_data() { addGames(); }
    void replayRepeatsTheTrace() {
        const QStringList arguments = rowArguments("18446744073709551615");
        const QString file = path("game.save");
        const Outcome trace = arena(arguments + QStringList{"--save", file});
        verifyFine(trace);
        const Outcome replay = arena({"replay", file});
        verifyFine(replay);
        QCOMPARE(replay.out, trace.out);
    }

    void badSavesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray save = readFile(savedGame(traceArguments("hunters", 2, "", "7")));
        const int lines = static_cast<int>(linesOf(save).size());
        QVERIFY(lines > 12);
        QByteArray changed = save;
        changed[firstLines(save, 4).size() + 8] ^= 1;
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("garbage") << QByteArray("garbage\n") << 1;
        QTest::newRow("bytes") << QByteArray(5000, '\xff') << 1;
        QTest::newRow("other JSON") << traceOf(traceArguments("ghosts", 2, "", "7")) << 1;
        QTest::newRow("the header alone") << firstLines(save, 1) << 2;
        QTest::newRow("cut in a line") << firstLines(save, 10).chopped(9) << 10;
        QTest::newRow("cut between lines") << firstLines(save, 10) << 11;
        QTest::newRow("without its last byte") << save.chopped(1) << lines;
        QTest::newRow("moves left out before the end") << firstLines(save, 10) + linesOf(save).last() + '\n'
                                                       << 11;
        QTest::newRow("a move left out") << firstLines(save, 4) + save.mid(firstLines(save, 5).size()) << 5;
        QTest::newRow("a bit changed") << changed << 5;
        QTest::newRow("more after the end") << save + "more\n" << lines;
    }
    void badSavesAreRefused() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const QString file = path("bad.save");
        writeFile(file, text);
        verifyComplaint(arena({"replay", file}), 1, {file + QString(", line %1: ").arg(line)});
    }

    void whatCannotBeReadIsNamed_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("no file") << path("missing.save");
        QTest::newRow("a folder") << folder_.path();
        QTest::newRow("a device") << "/dev/zero";
    }
    void whatCannotBeReadIsNamed() {
        QFETCH(QString, file);
        verifyComplaint(arena({"replay", file}), 1, {file});
    }

    void hugeFilesAreRefusedUnread() {
        QFile file(path("huge.save"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(100'000'000));
        verifyComplaint(arena({"replay", file.fileName()}), 1, {file.fileName(), "larger"});
    }

    void savesThatCannotBeWritten_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("no such folder") << path("no/such/folder/game.save");
        QTest::newRow("a folder") << folder_.path();
    }
    void savesThatCannotBeWritten() {
        QFETCH(QString, file);
        Outcome outcome = arena(traceArguments("hunters", 2, "", "7") + QStringList{"--save", file});
        outcome.out.clear(); // the game itself may be told
        verifyComplaint(outcome, 1, {file});
    }

    // --- match ---

    void matchCountsEveryGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("played");
        QTest::newRow("rounded up") << "ghosts" << 4 << 10 << 12;
        QTest::newRow("one game") << "hunters" << 5 << 1 << 5;
        QTest::newRow("whole rotations") << "bumpers" << 3 << 30 << 30;
    }
    void matchCountsEveryGame() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(int, asked);
        QFETCH(int, played);
        const QString seats = QStringList(players, "random").join(',');
        const Json result =
            matchResult({"--game", game, "--seats", seats, "--games", QString::number(asked)});
        QCOMPARE(keysOf(result), "game,games,seats");
        QCOMPARE(textOf(result["game"]), textOf(game.toStdString()));
        QCOMPARE(textOf(result["games"]), textOf(played));
        QCOMPARE(result["seats"].size(), static_cast<std::size_t>(players));
        double shares = 0;
        for (const Json& seat : result["seats"]) {
            verifyMatchSeat(seat, played, players);
            shares += seat["winShare"].get<double>();
        }
        QVERIFY2(std::abs(shares - 1) < 1e-9, QByteArray::number(shares).constData());
    }

    void matchDoesNotDependOnJobs_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("ghosts") << QStringList{"--game", "ghosts",        "--seats", "random,random,random",
                                               "--set",  "edition=fright"};
        QTest::newRow("bumpers") << QStringList{"--game", "bumpers", "--seats",
                                                "random,random,random,random"};
        QTest::newRow("hunters") << QStringList{"--game", "hunters", "--seats", "random,random"};
        QTest::newRow("levels") << QStringList{"--game", "ghosts", "--seats", "medium:bold,easy,random"};
    }
    void matchDoesNotDependOnJobs() {
        QFETCH(QStringList, arguments);
        const auto result = [&arguments](const QString& jobs, const QString& seed) {
            return textOf(withoutTimes(
                matchResult(arguments + QStringList{"--games", "60", "--jobs", jobs, "--seed", seed})));
        };
        const QString single = result("1", "5");
        QVERIFY(single.contains("winShare"));
        QCOMPARE(result("4", "5"), single);
        QVERIFY(result("4", "6") != single);
    }

    void everyLevelPlays_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("seats");
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            QTest::newRow(qPrintable(QString(game) + " quick")) << game << "easy,medium:spiteful,random";
            QTest::newRow(qPrintable(QString(game) + " searching")) << game << "hard:gambler,expert,medium";
        }
    }
    /// Levels play whole games to trace and to watch, and the searching ones obey the clock they are given.
    void everyLevelPlays() {
        QFETCH(QString, game);
        QFETCH(QString, seats);
        const QStringList table{"--game", game, "--seats", seats, "--seed", "5", "--think", "1"};
        const Outcome watched = arena(QStringList{"watch", "--fast"} + table);
        verifyFine(watched);
        QVERIFY(!watched.out.isEmpty());
        const QStringList arguments = QStringList{"trace"} + table;
        const Outcome outcome = arena(arguments);
        verifyFine(outcome);
        QCOMPARE(textOf(parsed(outcome.out).back()["type"]), textOf("result"));
        if (seats.startsWith("easy")) { // nobody looks at the clock: the same again
            QCOMPARE(arena(arguments).out, outcome.out);
        }
    }

    void matchPrintsATable() {
        const Outcome outcome =
            arena({"match", "--game", "bumpers", "--seats", "random,random,random", "--games", "5"});
        verifyFine(outcome); // which also says: no progress bar where there is no terminal
        const QList<QByteArray> lines = linesOf(outcome.out);
        QCOMPARE(lines.size(), 5);
        QVERIFY2(lines[0].contains("bumpers, 6 games, 2 deals"), lines[0].constData());
        for (const char* const column : {"win share", "95 %", "mean score", "mean rank", "us/move", "seat"}) {
            QVERIFY2(lines[1].contains(column), column);
        }
        static const QRegularExpression row(
            R"(^ *[\d.]+ % +[\d.]+ - +[\d.]+ % +[\d.]+ +[\d.]+ +[\d.]+ +random$)");
        for (const QByteArray& line : lines.mid(2)) {
            QVERIFY2(row.match(line).hasMatch(), line.constData());
        }
    }

    void matchShowsItsProgressOnATerminal() {
        // The slow start of the bot makes sure that there is time for a bar.
        const QString bot = QString("bot:sleep 0.2; exec sh '%1/dies.sh' 100000 exit")
                                .arg(QString(ghostlight::testData) + "/bots");
        qputenv("BOT_RECORD", folder_.path().toUtf8());
        const Outcome outcome = run("python3", {"-c", "import pty,sys; sys.exit(pty.spawn(sys.argv[1:]))",
                                                ghostlight::arenaProgram, "match", "--game", "hunters",
                                                "--seats", "random," + bot, "--games", "2"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains(" of 2 games, "), outcome.out.constData());
        QVERIFY2(outcome.out.contains(" games/s, "), outcome.out.constData());
    }

    // --- bench and games ---

    void benchMeasuresEveryGame() {
        const Outcome outcome = arena({"bench", "--json", "--seconds", "0.02"});
        verifyFine(outcome);
        const Json result = Json::parse(outcome.out.toStdString());
        QCOMPARE(keysOf(result), "bench");
        std::size_t i = 0;
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            const GameShape& shape = shapes().at(game);
            for (int players = shape.minPlayers; players <= shape.maxPlayers; ++players, ++i) {
                const Json& entry = result["bench"].at(i);
                QCOMPARE(keysOf(entry), "game,players,moves,seconds,movesPerSecond,stateBytes");
                QCOMPARE(textOf(entry["game"]), textOf(game));
                QCOMPARE(textOf(entry["players"]), textOf(players));
                QVERIFY(entry["moves"] > 0 && entry["seconds"] > 0 && entry["movesPerSecond"] > 0);
                QVERIFY(entry["stateBytes"] > 0 && entry["stateBytes"] <= 512);
            }
        }
        QCOMPARE(result["bench"].size(), i);
    }

    void benchOfOneGameIsATable() {
        const Outcome outcome = arena({"bench", "--game", "hunters", "--seconds", "0.02"});
        verifyFine(outcome);
        const QList<QByteArray> lines = linesOf(outcome.out);
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("game"));
        for (const QByteArray& line : lines.mid(1)) {
            QVERIFY2(line.startsWith("hunters "), line.constData());
        }
    }

    void gamesListsWhatThereIs() {
        const Outcome outcome = arena({"games"});
        verifyFine(outcome);
        const Json result = Json::parse(outcome.out.toStdString());
        QCOMPARE(keysOf(result), "games");
        QCOMPARE(result["games"].size(), shapes().size());
        for (const Json& game : result["games"]) {
            QCOMPARE(keysOf(game), "game,minPlayers,maxPlayers,options");
            const GameShape& shape = shapes().at(QString::fromStdString(game["game"].get<std::string>()));
            QCOMPARE(textOf(game["minPlayers"]), textOf(shape.minPlayers));
            QCOMPARE(textOf(game["maxPlayers"]), textOf(shape.maxPlayers));
            Json defaults = Json::object();
            for (const auto& option : game["options"].items()) {
                QCOMPARE(keysOf(option.value()), "default,values");
                defaults[option.key()] = option.value()["default"];
            }
            QCOMPARE(textOf(defaults), shape.options);
        }
        QCOMPARE(textOf(result["games"][0]["options"]["edition"]["values"]), R"(["mirror","fright"])");
    }

    // --- The command line ---

    void helpNamesEveryOption_data() {
        QTest::addColumn<QString>("command");
        for (const auto& [command, options] : commands()) {
            QTest::newRow(qPrintable(command)) << command;
        }
    }
    void helpNamesEveryOption() {
        QFETCH(QString, command);
        const Outcome outcome = arena({command, "--help"});
        verifyFine(outcome);
        QVERIFY(outcome.out.contains("Usage: ghostlight-arena " + command.toUtf8()));
        for (const QString& option : commands().at(command)) {
            QVERIFY2(outcome.out.contains("  " + option.toUtf8()), qPrintable(option));
        }
        QCOMPARE(arena({command, "-h"}).out, outcome.out);
    }

    void helpNamesEveryCommand() {
        const Outcome outcome = arena({"--help"});
        verifyFine(outcome);
        for (const char* const option : {"--help", "--version", "--man"}) {
            QVERIFY2(outcome.out.contains(option), option);
        }
        for (const auto& [command, options] : commands()) {
            QVERIFY2(outcome.out.contains("\n  " + command.toUtf8() + " "), qPrintable(command));
        }
    }

    void manualNamesEverything() {
        const Outcome outcome = arena({"--man"});
        verifyFine(outcome);
        QVERIFY(outcome.out.startsWith(".TH GHOSTLIGHT\\-ARENA "));
        for (const auto& [command, options] : commands()) {
            const qsizetype begin = outcome.out.indexOf("\n.SS " + command.toUtf8() + "\n");
            QVERIFY2(begin >= 0, qPrintable(command));
            const QByteArray section = outcome.out.mid(begin, outcome.out.indexOf("\n.S", begin + 1) - begin);
            for (QString option : options) {
                option.replace("-", "\\-");
                QVERIFY2(section.contains("\n.B " + option.toUtf8()), section.constData());
            }
        }
        QVERIFY(outcome.out.contains("\n.SH EXIT STATUS\n"));
    }

    void manualIsWellFormed() {
        const QString groff = QStandardPaths::findExecutable("groff");
        if (groff.isEmpty()) {
            QSKIP("groff is not installed");
        }
        verifyFine(run(groff, {"-man", "-Tutf8", "-ww", "-z"}, arena({"--man"}).out));
    }

    void versionIsANumber() {
        const Outcome outcome = arena({"--version"});
        verifyFine(outcome);
        static const QRegularExpression version(R"(\Aghostlight-arena \d+\.\d+\.\d+\n\z)");
        QVERIFY2(version.match(outcome.out).hasMatch(), outcome.out.constData());
    }

    void badArgumentsAreExplained_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* arguments, const char* word) {
            QTest::newRow(arguments) << QString(arguments) << QString(word);
        };
        row("", "command");
        row("dance", "dance");
        row("--colour", "--colour");
        row("games extra", "extra");
        row("games --json", "--json");
        row("trace", "--game");
        row("trace --game chess --players 2", "chess");
        row("trace --game ghosts", "players");
        row("trace --game ghosts --players 1", "2 to 6");
        row("trace --game ghosts --players 7", "2 to 6");
        row("trace --game bumpers --players 2", "3 to 6");
        row("trace --game hunters --players 6", "2 to 5");
        row("trace --game hunters --players two", "--players");
        row("trace --game hunters --players -2", "--players");
        row("trace --game hunters --players 3 --seats random,random", "--players");
        row("trace --game hunters --seats random", "2 to 5");
        row("trace --game hunters --seats random,genius", "genius");
        row("trace --game hunters --seats random,,random", "kind of seat");
        row("trace --game hunters --seats hard:brave,easy", "hard:brave");
        row("trace --game hunters --seats random:bold,easy", "random:bold");
        row("trace --game hunters --seats easy,easy --think 0", "--think");
        row("trace --game hunters --seats easy,easy --think long", "--think");
        row("trace --game hunters --seats random,bot:", "bot:");
        row("trace --game hunters --players 2 --seed -1", "--seed");
        row("trace --game hunters --players 2 --seed 1.5", "--seed");
        row("trace --game hunters --players 2 --seed 0x10", "--seed");
        row("trace --game hunters --players 2 --seed seven", "--seed");
        row("trace --game hunters --players 2 --seed 18446744073709551616", "--seed");
        row("trace --game hunters --players 2 --set x=1", "\"x\"");
        row("trace --game ghosts --players 2 --set edition", "key=value");
        row("trace --game ghosts --players 2 --set =mirror", "key=value");
        row("trace --game ghosts --players 2 --set edition=glass", "glass");
        row("trace --game ghosts --players 2 --set edition=1", "edition");
        row("trace --game ghosts --players 2 --set target=25", "target");
        row("trace --game bumpers --players 3 --set target=-1", "target");
        row("trace --game bumpers --players 3 --set target=many", "target");
        row("trace --game bumpers --players 3 --set target=99999999999999999999", "target");
        row("trace --game ghosts --players 2 --bot-timeout 0", "--bot-timeout");
        row("trace --game ghosts --players 2 --bot-timeout nan", "--bot-timeout");
        row("trace --game ghosts --players 2 --games 3", "--games");
        row("match --game ghosts", "--seats");
        row("match --seats random,random", "--game");
        row("match --game chess --seats random,random", "chess");
        row("match --game bumpers --seats random,random", "3 to 6");
        row("match --game ghosts --seats random,random --games 0", "--games");
        row("match --game ghosts --seats random,random --games -5", "--games");
        row("match --game ghosts --seats random,random --jobs 0", "--jobs");
        row("match --game ghosts --seats random,random --players 2", "--players");
        row("replay", "FILE");
        row("bench --game chess", "chess");
        row("bench --seconds 0", "--seconds");
        row("bench --seconds nan", "--seconds");
        row("watch --game chess --players 2", "chess");
    }
    void badArgumentsAreExplained() {
        QFETCH(QString, arguments);
        QFETCH(QString, word);
        verifyComplaint(arena(arguments.split(' ', Qt::SkipEmptyParts)), 2, {word});
    }

    // --- Where the output goes ---

    void closedPipeEndsQuietly_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("trace") << R"("$0" trace --game bumpers --players 6 --seed 7 | head -n 1)";
        QTest::newRow("replay") << R"("$0" replay "$1" | head -n 1)";
        QTest::newRow("step") << R"("$0" step <"$2" | head -n 1)";
        QTest::newRow("manual") << R"("$0" --man | head -n 1)";
        QTest::newRow("games") << R"("$0" games | head -n 1)";
        QTest::newRow("help") << R"("$0" --help | head -n 1)";
    }
    void closedPipeEndsQuietly() {
        QFETCH(QString, line);
        const QStringList game = traceArguments("bumpers", 6, "", "7");
        const QString questions = path("questions");
        writeFile(questions, stepQuestions(parsed(traceOf(game))));
        const Outcome outcome = shell("set -o pipefail; " + line, {savedGame(game), questions});
        verifyFine(outcome);
        QCOMPARE(linesOf(outcome.out).size(), 1);
    }

    void outputThatCannotBeWrittenIsAFailure() {
        if (!QFile::exists("/dev/full")) {
            QSKIP("there is no /dev/full");
        }
        verifyComplaint(shell(R"("$0" games >/dev/full)"), 1, {"cannot write the output"});
        verifyComplaint(shell(R"("$0" games >&-)"), 1, {"cannot write the output"});
    }
};

QTEST_GUILESS_MAIN(ArenaTest)
#include "tst_arena.moc"
