// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard at the real table: digits pick, Enter plays.

#include "scene.h"
#include "table_play.h"

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
        const int plies = table().plies();
        for (int key = Qt::Key_1; key <= Qt::Key_5 && table().plies() == plies; ++key) {
            press(static_cast<Qt::Key>(key));
        }
        QVERIFY(table().plies() > plies);
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
};

QTEST_MAIN(TestTableKeys)
#include "tst_table_keys.moc"
