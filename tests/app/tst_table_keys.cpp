// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard at the real table: digits pick, Enter plays; what lies over it takes the keys and gives them
// back.

#include "scene.h"
#include "table_play.h"

#include <QQuickItem>
#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

class TestTableKeys : public QObject {
    Q_OBJECT

    std::unique_ptr<Scene> scene_;

    GameTable& table() { return scene_->table(); }
    void press(Qt::Key key) {
        QTest::keyClick(&scene_->view(), key);
        QTest::qWait(30);
    }
    /// How many of the own cards are picked.
    int picked() {
        int count = 0;
        for (int row = 0; row < table().pieces()->count(); ++row) {
            count += table().pieces()->index(row).data(PieceModel::PickedRole).toBool() ? 1 : 0;
        }
        return count;
    }
    void digitPlays(int plies) {
        for (int key = Qt::Key_1; key <= Qt::Key_5 && table().plies() == plies; ++key) {
            press(static_cast<Qt::Key>(key));
        }
        QVERIFY(table().plies() > plies);
    }
    void begin(const QString& game) {
        scene_->session().begin({game, {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, 4});
        QVERIFY(settle(table()));
    }

private Q_SLOTS:
    void init() {
        scene_ = std::make_unique<Scene>(QSize(1280, 800));
        QVERIFY(scene_->isLoaded());
        QVERIFY(QTest::qWaitForWindowActive(&scene_->view()));
        Scene::complaints();
    }
    void cleanup() {
        scene_.reset();
        QCOMPARE(Scene::complaints(), QStringList());
    }

    void digitPlaysWhereOneCardIsAllThereIs() {
        begin("ghosts");
        digitPlays(table().plies());
    }

    void digitPicksAndEnterPlaysWhereThereMayBeMore() {
        begin("bumpers");
        table().choose(0); // hides the Scared card
        QVERIFY(settle(table()));
        QVERIFY(table().isAsking());
        const int plies = table().plies();
        press(Qt::Key_1);
        QCOMPARE(table().plies(), plies);
        QCOMPARE(picked(), 1);
        press(Qt::Key_Return);
        QVERIFY(table().plies() > plies);
    }

    void aPauseTakesTheKeyboardAndGivesItBack() {
        begin("ghosts");
        const int plies = table().plies();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space}) {
            table().setPaused(true);
            QTest::qWait(30);
            for (int digit = Qt::Key_1; digit <= Qt::Key_5; ++digit) {
                press(static_cast<Qt::Key>(digit));
            }
            QVERIFY(table().isPaused());
            QCOMPARE(table().plies(), plies);
            press(key);
            QVERIFY(!table().isPaused());
        }
        digitPlays(plies);
    }

    /// The pad goes on being asked after a pause, and a curtain asks only when the pause is over.
    void aPauseLiesOverPadAndCurtain() {
        begin("ghosts");
        while (!table().isPadOpen()) {
            table().choose(0);
            QVERIFY(settle(table()));
        }
        QTest::qWait(30);
        table().setPaused(true);
        QTest::qWait(30);
        press(Qt::Key_Return);
        QVERIFY(!table().isPaused() && table().isPadOpen());
        press(Qt::Key_Return);
        QVERIFY(!table().isPadOpen());

        scene_->session().begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}}, {}, 4});
        QVERIFY(settle(table()));
        QVERIFY(table().curtainSeat() >= 0);
        table().setPaused(true);
        QTest::qWait(30);
        press(Qt::Key_Return);
        QVERIFY(!table().isPaused() && table().curtainSeat() >= 0);
        press(Qt::Key_Return);
        QVERIFY(table().curtainSeat() < 0);
    }

    void aNoticeGivesTheKeyboardBack() {
        begin("ghosts");
        const int plies = table().plies();
        scene_->session().setNotice("Something is wrong");
        for (int tab = 0; tab < 60 && !scene_->session().notice().isEmpty(); ++tab) {
            press(Qt::Key_Tab);
            const QQuickItem* const item = scene_->view().activeFocusItem();
            if (item && item->property("text") == "All right") {
                press(Qt::Key_Return);
            }
        }
        QVERIFY(scene_->session().notice().isEmpty());
        digitPlays(plies);
    }
};

QTEST_MAIN(TestTableKeys)
#include "tst_table_keys.moc"
