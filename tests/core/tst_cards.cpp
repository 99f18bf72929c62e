// SPDX-License-Identifier: GPL-3.0-or-later

// The tool that turns cards.json into tables while we build: whoever adds a card and slips hears about it.

#include "arena_process.h"
#include "hunters/card.h"

#include <QFile>
#include <QTemporaryDir>

#include <fstream>

using namespace arena_process;
using namespace ghostlight;

namespace {

Json cards() {
    std::ifstream in(huntersCards);
    return Json::parse(in);
}

} // namespace

class CardsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString tables() const { return folder_.filePath("tables.inc"); }
    Outcome make(const Json& json) const {
        const QString file = folder_.filePath("cards.json");
        std::ofstream(file.toStdString()) << json;
        return run(cardMaker, {file, tables()});
    }

private Q_SLOTS:
    void everyCardIsMade() {
        verifyFine(make(cards()));
        QFile file(tables());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QCOMPARE(text.count(" Trap{"), hunters::traps);
        QCOMPARE(text.count(" Ally{"), hunters::allies);
    }

    void slipsAreNamed_data() {
        QTest::addColumn<QString>("needs");
        QTest::addColumn<QString>("word");
        QTest::newRow("colour") << R"({"all":[{"color":"mauve","count":1}]})" << "unknown colour mauve";
        QTest::newRow("danger") << R"({"all":[{"value":5,"dangerous":true,"count":1}]})" << "by itself";
        QTest::newRow("nothing") << R"({})" << "are not understood";
        QTest::newRow("another word") << R"({"some":[{"value":5}]})" << "are not understood";
        QTest::newRow("too much") << R"({"all":[{},{},{},{},{}]})" << "are not understood";
    }
    void slipsAreNamed() {
        QFETCH(QString, needs);
        QFETCH(QString, word);
        Json json = cards();
        json["traps"][0]["needs"] = Json::parse(needs.toStdString());
        const Outcome outcome = make(json);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("cards.json: ") && outcome.err.contains(word.toUtf8()),
                 outcome.err.constData());
    }

    void filesAreNamed() {
        const Outcome missing = run(cardMaker, {"/no/such/cards.json", tables()});
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.err.startsWith("/no/such/cards.json: "));
        QCOMPARE(run(cardMaker, {huntersCards, "/no/such/folder/tables.inc"}).status, 1);
        QCOMPARE(run(cardMaker, {}).status, 2);
    }
};

QTEST_GUILESS_MAIN(CardsTest)
#include "tst_cards.moc"
