// SPDX-License-Identifier: GPL-3.0-or-later

// What is seen is what is: a table on which the game went on looks like the same table drawn all anew.

#include "base/rng.h"
#include "scene.h"
#include "table_play.h"

#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

constexpr int few = 400; // points: edges; a number or a lamp that is out of date takes thousands

/// How many points of two pictures are clearly different; edges may be a shade off where only parts are drawn
/// again.
int differences(const QImage& left, const QImage& right) {
    constexpr int clearly = 40; // of 255
    int count = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            const QColor a = left.pixelColor(x, y);
            const QColor b = right.pixelColor(x, y);
            const int gap = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                      std::abs(a.blue() - b.blue())});
            count += gap > clearly ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestTableFresh : public QObject {
    Q_OBJECT

    /// A decision, whatever it is, or what else lets the game go on.
    static void goOn(GameTable& table, Rng& rng) {
        if (table.isPadOpen()) {
            table.closePad();
            return;
        }
        for (int row = 0; table.choices()->count() == 0 && row < table.pieces()->count(); ++row) {
            table.pick(table.pieces()->index(row).data(PieceModel::TicketRole).toInt());
        }
        const auto offered = static_cast<std::uint32_t>(table.choices()->count());
        if (table.isAsking() && offered > 0) {
            table.choose(static_cast<int>(rng.below(offered)));
        }
    }

private Q_SLOTS:
    void nothingStaysAsItWas_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("decisions");
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            for (const int decisions : {2, 7}) {
                QTest::addRow("%s, %d", game, decisions) << QString(game) << decisions;
            }
        }
    }
    void nothingStaysAsItWas() {
        QFETCH(QString, game);
        QFETCH(int, decisions);
        Scene scene({1280, 800});
        QVERIFY(scene.isLoaded());
        scene.session().begin({game, {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, 20});
        Rng rng(7);
        for (int decision = 0; decision < decisions; ++decision) {
            QVERIFY(settle(scene.table()));
            QTest::qWait(60); // it is seen
            goOn(scene.table(), rng);
        }
        QVERIFY(settle(scene.table()));
        QTest::qWait(500); // what is at rest becomes one picture
        // As it came, part by part, until nothing moves any more.
        QImage shown;
        for (QImage last; shown.isNull() || shown != last;) {
            last = shown;
            QTest::qWait(120);
            shown = scene.view().grabWindow();
        }
        // A window of another size has nothing of the old pictures.
        scene.window().resize(1264, 790);
        scene.frame();
        scene.window().resize(1280, 800);
        const QImage anew = scene.frame();
        const int gaps = differences(shown, anew);
        if (gaps > few) {
            shown.save(QDir::temp().filePath("ghostlight-shown.png"));
            anew.save(QDir::temp().filePath("ghostlight-anew.png"));
        }
        QVERIFY2(gaps <= few,
                 qPrintable(QString("%1 points: see ghostlight-shown.png and ghostlight-anew.png in %2")
                                .arg(gaps)
                                .arg(QDir::tempPath())));
        QCOMPARE(Scene::complaints(), QStringList());
    }
};

QTEST_MAIN(TestTableFresh)
#include "tst_table_fresh.moc"
