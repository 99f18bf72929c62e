// SPDX-License-Identifier: GPL-3.0-or-later

// Hand-made positions, each citing its rule, tried through the arena's `step` as a stranger would.
// tests/data/positions says what follows from each move, which moves are refused, and which input is.

#include "arena/commands.h"
#include "test_paths.h"

#include <QTest>

#include <fstream>
#include <map>
#include <set>

using ghostlight::Json;

namespace {

const Json& positions(const std::string& game) {
    static std::map<std::string, Json> files;
    Json& file = files[game];
    if (file.is_null()) {
        std::ifstream in(std::string(ghostlight::testData) + "/positions/" + game + ".json");
        file = Json::parse(in);
    }
    return file;
}

Json step(const Json& line) {
    return Json::parse(ghostlight::arena::stepLine(line.dump()));
}

/// Legal lists are compared as sets: which order they come in is no rule.
std::multiset<std::string> asSet(const Json& moves) {
    std::multiset<std::string> set;
    for (const Json& move : moves) {
        set.insert(nlohmann::json::parse(move.dump()).dump()); // keys sorted
    }
    return set;
}

std::string lower(std::string text) {
    for (char& c : text) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return text;
}

void compareState(const Json& answer, const Json& expected) {
    QVERIFY2(!answer.contains("error"), answer.dump().c_str());
    for (const char* const key : {"phase", "toMove"}) {
        QCOMPARE(QString::fromStdString(answer[key].dump()), QString::fromStdString(expected.at(key).dump()));
    }
    const Json fields = expected.value("state", Json::object());
    for (const auto& field : fields.items()) {
        const std::string found = field.key() + " is " + answer["state"].at(field.key()).dump();
        const std::string wanted = field.key() + " is " + field.value().dump();
        QCOMPARE(QString::fromStdString(found), QString::fromStdString(wanted));
    }
    if (expected.contains("legal")) {
        QVERIFY2(asSet(answer["legal"]) == asSet(expected["legal"]), answer["legal"].dump().c_str());
    }
}

void addRows(const std::string& game) {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Json& position : positions(game)) {
        QTest::addRow("%s", position.at("name").get<std::string>().c_str())
            << QString::fromStdString(game) << index;
        ++index;
    }
}

void tryPosition() {
    QFETCH(QString, game);
    QFETCH(int, index);
    const Json& position = positions(game.toStdString()).at(static_cast<std::size_t>(index));
    QVERIFY2(!position.at("rule").get<std::string>().empty(), "every position cites its rule");
    const Json answer = step(position.at("line"));
    if (position.contains("error")) {
        const std::string error = answer.value("error", std::string());
        QVERIFY2(!error.empty(), answer.dump().c_str());
        const std::string word = lower(position["error"].get<std::string>());
        QVERIFY2(lower(error).find(word) != std::string::npos, (error + " does not mention " + word).c_str());
        return;
    }
    compareState(answer, position.at("expect"));
    for (const Json& move : position.value("refuses", Json::array())) {
        Json line = position["line"];
        line["move"] = move;
        QVERIFY2(step(line).contains("error"), ("accepted " + move.dump()).c_str());
    }
}

} // namespace

class Positions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ghosts_data() { addRows("ghosts"); }
    void ghosts() { tryPosition(); }
    void bumpers_data() { addRows("bumpers"); }
    void bumpers() { tryPosition(); }
    void hunters_data() { addRows("hunters"); }
    void hunters() { tryPosition(); }

    void thereAreEnoughOfEachGame() {
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            QVERIFY(positions(game).size() >= 40);
        }
    }

    void blankAndBrokenLinesAreErrors_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("blanks") << QByteArray("  \t");
        QTest::newRow("half an object") << QByteArray("{\"game\":\"ghosts\"");
        QTest::newRow("a list") << QByteArray("[1,2]");
        QTest::newRow("not UTF-8") << QByteArray("{\"game\":\"\xff\xfe\"}");
        QTest::newRow("an unknown field") << QByteArray("{\"game\":\"ghosts\",\"colour\":1}");
        QTest::newRow("two megabytes") << QByteArray(2 << 20, 'x');
        QTest::newRow("deeply nested") << QByteArray(100000, '[');
    }
    void blankAndBrokenLinesAreErrors() {
        QFETCH(QByteArray, line);
        const Json answer = Json::parse(ghostlight::arena::stepLine(line.toStdString()));
        QVERIFY2(answer.size() == 1 && answer.contains("error"), answer.dump().c_str());
    }
};

QTEST_APPLESS_MAIN(Positions)
#include "tst_positions.moc"
