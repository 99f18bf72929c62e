// SPDX-License-Identifier: GPL-3.0-or-later

// The bot protocol, tried with programs from tests/data/bots: what a good bot gets to see, and what becomes
// of bad ones.

#include "arena_process.h"

#include <QFile>
#include <QTemporaryDir>

#include <csignal>

using namespace arena_process;

namespace {

/// A seat played by a program from tests/data/bots.
QString bot(const QString& call) {
    const QString program = call.section(' ', 0, 0);
    const QString interpreter = program.endsWith(".py") ? "python3" : "sh";
    const QString arguments = call.mid(program.size());
    return QString("bot:exec %1 '%2/bots/%3'%4").arg(interpreter, ghostlight::testData, program, arguments);
}

// --- What a bot must hear -----------------------------------------------------------------------------

/// Works out from a trace, which tells the truth, every line that the bot of one seat must get.
class Hearing {
public:
    Hearing(const std::vector<Json>& trace, std::size_t viewer) : viewer_(viewer) {
        const Json& start = trace.front();
        expect({{"type", "hello"},
                {"format", 1},
                {"game", start["game"]},
                {"seat", viewer},
                {"players", start["players"]},
                {"options", start["options"]}});
        for (std::size_t i = 1; i + 3 < trace.size(); i += 2) {
            hearMove(trace[i], trace[i + 1], trace[i + 2]);
        }
        expect(trace.back());
    }

    const QList<QByteArray>& lines() const { return lines_; }
    /// How many moves and events of other seats were made unrecognisable.
    int hiddenMoves() const { return hiddenMoves_; }
    int hiddenEvents() const { return hiddenEvents_; }

private:
    void expect(const Json& line) { lines_.append(QByteArray::fromStdString(line.dump())); }

    void hearMove(const Json& before, const Json& move, const Json& after) {
        if (before["toMove"] == viewer_) {
            expect({{"type", "decide"},
                    {"n", before["n"]},
                    {"phase", before["phase"]},
                    {"view", view(before["state"])},
                    {"legal", before["legal"]}});
        }
        Json events = Json::array();
        for (const Json& event : move["events"]) {
            events.push_back(seen(event));
        }
        expect({{"type", "move"},
                {"n", move["n"]},
                {"seat", move["seat"]},
                {"move", masked(move)},
                {"events", events}});
        if (after["state"]["round"] != before["state"]["round"]) {
            shown_.clear();
        } else {
            show(move["move"]);
        }
    }

    Json view(Json state) const {
        for (const char* const pile : {"deck", "trapDeck", "allyDeck"}) {
            if (state.contains(pile)) {
                state[pile] = state[pile].size();
            }
        }
        for (const char* const field : {"hands", "characters", "pending"}) {
            const std::size_t seats = state.contains(field) ? state[field].size() : 0;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                Json& own = state[field][seat];
                if (seat != viewer_) {
                    own = own.is_array() ? Json(own.size()) : Json();
                }
            }
        }
        if (state.contains("fear")) {
            state["played"] = shown_;
        } else if (state.contains("characters")) {
            state["seen"] = shown_;
        }
        return state;
    }

    Json masked(const Json& line) {
        const Json& move = line["move"];
        const bool hides = move["do"] == "hide";
        const bool decides = move["do"] == "stay" || move["do"] == "pass";
        if (line["seat"] == viewer_ || !(hides || decides)) {
            return move;
        }
        ++hiddenMoves_;
        return {{"do", hides ? "hide" : "decide"}};
    }

    Json seen(Json event) {
        const Json& what = event["event"];
        const bool ownEyesOnly =
            what == "cardDealt" || what == "cardDrawn" || what == "scaredHidden" || what == "decisionMade";
        if (ownEyesOnly && event["seat"] != viewer_) {
            for (const char* const field : {"card", "value", "above", "decision"}) {
                if (event.contains(field)) {
                    event[field] = nullptr;
                    ++hiddenEvents_;
                }
            }
        }
        return event;
    }

    /// A move that lays cards open adds them to what the round has shown.
    void show(const Json& move) {
        for (const char* const field : {"card", "value"}) {
            for (int i = 0; move.contains(field) && i < move.value("count", 1); ++i) {
                shown_.push_back(move[field]);
            }
        }
    }

    std::size_t viewer_;
    QList<QByteArray> lines_;
    Json shown_ = Json::array();
    int hiddenMoves_ = 0;
    int hiddenEvents_ = 0;
};

void verifyHeard(const QList<QByteArray>& heard, const QList<QByteArray>& expected) {
    for (qsizetype i = 0; i < std::min(heard.size(), expected.size()); ++i) {
        QVERIFY2(heard[i] == expected[i], (heard[i] + "\nshould be\n" + expected[i]).constData());
    }
    QCOMPARE(heard.size(), expected.size());
}

// --- Processes ------------------------------------------------------------------------------------------

/// Whether it still runs; one that only waits to be buried does not.
bool isAlive(int pid) {
    QFile file(QString("/proc/%1/stat").arg(pid));
    return ::kill(pid, 0) == 0 && file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

} // namespace

class BotsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    QByteArray recorded(const QString& name) const {
        QFile file(folder_->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::vector<int> bots() const {
        std::vector<int> pids;
        for (const QByteArray& line : linesOf(recorded("pids"))) {
            pids.push_back(line.toInt());
        }
        return pids;
    }
    bool allBotsLeft() const {
        const std::vector<int> pids = bots();
        return std::none_of(pids.begin(), pids.end(), isAlive);
    }
    /// A game of a bad bot against a random seat.
    static QStringList spoiled(const QString& badBot, const QString& timeout) {
        return {"trace",   "--game",           "ghosts",        "--seed", "3",
                "--seats", "random," + badBot, "--bot-timeout", timeout};
    }
    static Outcome spoil(const QString& badBot, const QString& timeout = "60") {
        return arena(spoiled(badBot, timeout));
    }
    void verifySpoiled(Outcome outcome, const QString& badBot, const QStringList& words) const {
        // What was played before is told, in whole lines.
        QVERIFY(outcome.out.isEmpty() || outcome.out.endsWith("}\n"));
        outcome.out.clear();
        verifyComplaint(outcome, 1, QStringList{"seat 1 (" + badBot + "): sent {\"type\":\""} + words);
        QTRY_VERIFY(allBotsLeft());
    }
    /// The part of a complaint that quotes the last line a bot got.
    QString lastHeard(const QString& type) const {
        const QList<QByteArray> heard = linesOf(recorded("heard"));
        const QByteArray line = heard.value(heard.size() - 1);
        const bool isOfType = line.startsWith("{\"type\":\"" + type.toUtf8());
        return isOfType ? "sent " + line + ", but " : "(heard no " + type + ")";
    }

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("BOT_RECORD", folder_->path().toUtf8());
    }

    // --- A good bot ---

    void botsHearWhatTheirSeatMayKnow_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<int>("players");
        QTest::newRow("ghosts") << "ghosts" << "edition=mirror" << 3;
        QTest::newRow("ghosts, fright") << "ghosts" << "edition=fright" << 6;
        QTest::newRow("bumpers") << "bumpers" << "target=0" << 6;
        QTest::newRow("bumpers, up to 10") << "bumpers" << "target=10" << 3;
        QTest::newRow("hunters for two") << "hunters" << "" << 2;
        QTest::newRow("hunters for five") << "hunters" << "" << 5;
    }
    void botsHearWhatTheirSeatMayKnow() {
        QFETCH(QString, game);
        QFETCH(QString, setting);
        QFETCH(int, players);
        QStringList seats(players, "random");
        seats.first() = bot("good.py first");
        seats.last() = bot("good.py last");
        QStringList arguments{"trace", "--game", game, "--seed", "11", "--seats", seats.join(',')};
        if (!setting.isEmpty()) {
            arguments << "--set" << setting;
        }
        const Outcome outcome = arena(arguments);
        verifyFine(outcome);
        const std::vector<Json> trace = parsed(outcome.out);
        const Hearing first(trace, 0);
        verifyHeard(linesOf(recorded("first")), first.lines());
        const Hearing last(trace, seats.size() - 1U);
        verifyHeard(linesOf(recorded("last")), last.lines());

        QVERIFY(first.hiddenEvents() > 0 && last.hiddenEvents() > 0);
        QVERIFY(game == "ghosts" || (first.hiddenMoves() > 0 && last.hiddenMoves() > 0));
        QVERIFY(allBotsLeft());
    }

    void botIsStartedOnceForAMatch() {
        const QString left = bot("good.py left");
        const QString right = bot("good.py right");
        const Outcome outcome = arena({"match", "--game", "hunters", "--games", "5", "--jobs", "4", "--json",
                                       "--seats", left + ",random," + right});
        verifyFine(outcome);
        QCOMPARE(bots().size(), 2U);
        QVERIFY(allBotsLeft());
        verifyGames("left", "0 1 2 0 1 2");
        verifyGames("right", "2 0 1 2 0 1");
        const Json seats = Json::parse(outcome.out.toStdString())["seats"];
        QCOMPARE(textOf(seats[0]["kind"]), textOf(left.toStdString()));
        QCOMPARE(textOf(seats[2]["kind"]), textOf(right.toStdString()));
        QVERIFY(seats[0]["usPerMove"] > 0 && seats[0]["games"] == 6);
    }

    void commasMayBePartOfACommand() {
        const Outcome outcome = arena(
            {"trace", "--game", "hunters", "--seats", bot("good.py a,b") + ",random," + bot("good.py c")});
        verifyFine(outcome);
        QVERIFY(recorded("a,b").startsWith("{\"type\":\"hello\""));
        QVERIFY(recorded("c").startsWith("{\"type\":\"hello\""));
    }

    void closedStreamsOfOursAreNotTheirs_data() {
        QTest::addColumn<QString>("closed");
        QTest::newRow("input") << "<&-";
        QTest::newRow("errors") << "2>&-";
        QTest::newRow("input and errors") << "<&- 2>&-";
    }
    void closedStreamsOfOursAreNotTheirs() {
        QFETCH(QString, closed);
        const QStringList seats{bot("good.py left") + "," + bot("good.py right")};
        const Outcome outcome = shell("\"$0\" trace --game ghosts --seed 5 --seats \"$1\" " + closed, seats);
        verifyFine(outcome);
        QVERIFY(outcome.out.contains("{\"type\":\"result\""));
        QVERIFY(allBotsLeft());
    }

    // --- Bad bots ---

    void dyingBotsAreNamed_data() {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("fate");
        QTest::newRow("ends") << "3 exit" << "ended with status 3";
        QTest::newRow("ends at once") << "1 exit" << "ended with status 3";
        QTest::newRow("is killed") << "2 signal" << "ended by signal 9";
        QTest::newRow("in the middle of a line")
            << "2 line" << "ended with status 3 after the half line {\"cho";
    }
    void dyingBotsAreNamed() {
        QFETCH(QString, how);
        QFETCH(QString, fate);
        const QString badBot = bot("dies.sh " + how);
        const Outcome outcome = spoil(badBot);
        QVERIFY(outcome.out.startsWith("{\"type\":\"start\""));
        verifySpoiled(outcome, badBot, {lastHeard("decide"), fate});
    }

    void botsThatNeverWereAreNamed_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("fate");
        QTest::newRow("ends at once") << "exit 4" << "ended with status 4";
        QTest::newRow("no program") << "exec /no/such/program 2>&-" << "ended with status 127";
        QTest::newRow("does not talk") << "exec >&-; exec sleep 1000" << "closed its input or output";
    }
    void botsThatNeverWereAreNamed() {
        QFETCH(QString, command);
        QFETCH(QString, fate);
        verifySpoiled(spoil("bot:" + command), "bot:" + command, {"sent {\"type\":\"hello\"", fate});
    }

    void lyingBotsAreQuoted_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("quoted");
        const auto row = [](const char* answer) { QTest::newRow(answer) << answer << answer; };
        row(R"({"choose":6})");
        row(R"({"choose":-1})");
        row(R"({"choose":18446744073709551616})");
        row(R"({"choose":0.0})");
        row(R"({"choose":"0"})");
        row(R"({"choose":[0]})");
        row(R"({"choose":null})");
        row(R"({"move":0})");
        row(R"([0])");
        row(R"(0)");
        row(R"({"choose":0)");
        row("the first one");
        QTest::newRow("nothing") << "" << "it answered , which";
        QTest::newRow("not UTF-8") << "{\"choose\":\"\\0377\"}" << "it answered {\"choose\":";
        QTest::newRow("control characters") << "a\\0033[31mb\\0000c" << "it answered a?[31mb?c, which";
        QTest::newRow("two answers") << "{\"choose\":0}\\n{\"choose\":0}"
                                     << "did not stop there: {\"choose\":0}";
    }
    void lyingBotsAreQuoted() {
        QFETCH(QString, answer);
        QFETCH(QString, quoted);
        const QString badBot = bot(QString("lies.sh 2 '%1'").arg(answer));
        const Outcome outcome = spoil(badBot);
        verifySpoiled(outcome, badBot, {lastHeard("decide"), quoted});
    }

    /// Looking at such an answer must not need a stack as deep; a small one shows it in every build.
    void deeplyNestedAnswersAreQuoted() {
        const QString badBot = bot("nests.sh 2");
        const Outcome outcome = shell("ulimit -s 1024; exec \"$0\" \"$@\"", spoiled(badBot, "60"));
        verifySpoiled(outcome, badBot, {lastHeard("decide"), R"(it answered {"choose":[[[[)"});
    }

    void unreadyBotsAreQuoted_data() {
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* answer) { QTest::newRow(answer) << answer; };
        row("hello");
        row(R"({"type":"ready"})");
        row(R"({"type":"ready","name":7})");
        row(R"({"type":"steady","name":"a bot"})");
        row(R"({"choose":0})");
        row(R"(["ready"])");
    }
    void unreadyBotsAreQuoted() {
        QFETCH(QString, answer);
        const QString badBot = bot(QString("unready.sh '%1'").arg(answer));
        const Outcome outcome = spoil(badBot);
        verifySpoiled(outcome, badBot, {lastHeard("hello"), "it answered " + answer + ", which"});
    }

    void silentBotsAreNotWaitedFor_data() {
        QTest::addColumn<QString>("badBot");
        QTest::newRow("when asked") << bot("silent.sh");
        QTest::newRow("from the beginning") << "bot:exec sleep 1000";
    }
    void silentBotsAreNotWaitedFor() {
        QFETCH(QString, badBot);
        verifySpoiled(spoil(badBot, "0.5"), badBot, {"no answer came in time"});
    }

    void deafBotsAreNotWaitedFor() {
        const QString badBot = bot("deaf.py");
        verifySpoiled(spoil(badBot, "4"), badBot, {"it does not read its input"});
    }

    void floodsAreStopped_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("quoted");
        QTest::newRow("lines") << "lines"
                               << "it answered {\"choose\":0} and did not stop there: {\"choose\":0}?";
        QTest::newRow("one line") << "end" << "it answered without end: xxxxxxxxxx";
    }
    void floodsAreStopped() {
        QFETCH(QString, what);
        QFETCH(QString, quoted);
        const QString badBot = bot("floods.sh " + what);
        const Outcome outcome = spoil(badBot);
        verifySpoiled(outcome, badBot, {lastHeard("decide"), quoted});
    }

    void badBotEndsAMatch() {
        const QString dying = bot("dies.sh 40 exit");
        const Outcome outcome = arena({"match", "--game", "hunters", "--games", "1000", "--jobs", "2",
                                       "--seats", bot("good.py good") + "," + dying});
        verifyComplaint(outcome, 1, {"(" + dying + "): sent {\"type\":\"decide\"", "ended with status 3"});
        QVERIFY(recorded("good").count("\"hello\"") < 1000);
        QTRY_VERIFY(allBotsLeft());
    }

private:
    /// A bot's record is of whole games, one after the other, in which it sat at these seats.
    void verifyGames(const QString& name, const QString& seats) {
        QStringList sat;
        bool playing = false;
        for (const Json& line : parsed(recorded(name))) {
            const bool hello = line["type"] == "hello";
            QCOMPARE(playing, !hello);
            playing = line["type"] != "result";
            if (hello) {
                sat.append(textOf(line["seat"]));
            }
        }
        QVERIFY(!playing);
        QCOMPARE(sat.join(' '), seats);
    }
};

QTEST_GUILESS_MAIN(BotsTest)
#include "tst_bots.moc"
