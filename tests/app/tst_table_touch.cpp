// SPDX-License-Identifier: GPL-3.0-or-later

// A finger at the real table: whole rounds of every game, and a card that is dragged.

#include "scene_test.h"
#include "table_play.h"

#include <QAccessible>
#include <QPointingDevice>
#include <QQuickItem>
#include <QRandomGenerator>
#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

class TestTableTouch : public SceneTest {
    Q_OBJECT

    std::unique_ptr<QPointingDevice> finger_;

    GameTable& table() { return *scene_->session().table(); }

    /// Cards overlap from left to right: their left parts are what can be seen.
    static QPoint spotOf(const QQuickItem& thing) {
        const bool isCard = thing.height() > thing.width();
        return thing.mapToScene({thing.width() * (isCard ? 0.15 : 0.5), thing.height() / 2}).toPoint();
    }
    void tap(const QPoint& spot) {
        QTest::touchEvent(&scene_->view(), finger_.get()).press(0, spot);
        QTest::touchEvent(&scene_->view(), finger_.get()).release(0, spot);
        QTest::qWait(1);
    }
    void drag(const QPoint& from, const QPoint& to) {
        QTest::touchEvent(&scene_->view(), finger_.get()).press(0, from);
        for (int step = 1; step <= 8; ++step) {
            QTest::touchEvent(&scene_->view(), finger_.get()).move(0, from + (to - from) * step / 8);
            QTest::qWait(1);
        }
        QTest::touchEvent(&scene_->view(), finger_.get()).release(0, to);
        QTest::qWait(1);
    }
    /// What goes on with the game: cards, dice and buttons, but none that is always there.
    QList<QQuickItem*> decisions() {
        static const QStringList alwaysThere{"Hint",  "Undo", "Turn sound", "Log of the game",
                                             "Rules", "Menu"};
        QList<QQuickItem*> found = scene_->stops();
        found.removeIf([](QQuickItem* thing) {
            QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(thing);
            const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
            return std::any_of(alwaysThere.begin(), alwaysThere.end(),
                               [&name](const QString& start) { return name.startsWith(start); });
        });
        return found;
    }

private Q_SLOTS:
    void initTestCase() { finger_.reset(QTest::createTouchDevice()); }
    void playsRounds_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("Ghosts") << "ghosts";
        QTest::newRow("Ghostbumpers") << "bumpers";
        QTest::newRow("Ghost Hunters") << "hunters";
    }
    /// From the deal over curtains and two score pads, by nothing but taps.
    void playsRounds() {
        QFETCH(QString, game);
        scene_->session().begin({game, {{"Mia", "person"}, {"Ben", "person"}, {{}, "easy"}}, {}, 7});
        QRandomGenerator rng(11);
        int pads = 0;
        int curtains = 0;
        int taps = 0;
        while (pads < 2 && !table().isOver()) {
            QVERIFY(settle(table()));
            const bool pad = table().isPadOpen();
            const bool curtain = table().curtainSeat() >= 0;
            const QList<QQuickItem*> all = decisions();
            if (!all.isEmpty()) {
                tap(spotOf(*all.at(rng.bounded(static_cast<int>(all.size())))));
            }
            pads += pad && !table().isPadOpen() ? 1 : 0;
            curtains += curtain && table().curtainSeat() < 0 ? 1 : 0;
            QVERIFY2(++taps < 4000, qPrintable("the finger gets nowhere\n" + scene_->spoken()));
        }
        QVERIFY(pads == 2);
        QCOMPARE(curtains > 0, game != "hunters"); // there no hand is hidden
    }

    void dragsACardToTheTable() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {{}, "easy"}}, {}, 4});
        QVERIFY(settle(table()));
        const int plies = table().plies();
        QQuickItem* card = nullptr;
        for (QQuickItem* const thing : decisions()) {
            if (thing->property("own").toBool() && thing->property("choosable").toBool()) {
                card = thing;
                break;
            }
        }
        QVERIFY(card);
        const QPoint middle(scene_->view().width() / 2, scene_->view().height() * 45 / 100);
        // Let go where it lay, it stays where it was.
        drag(spotOf(*card), spotOf(*card) + QPoint(16, 0));
        QCOMPARE(table().plies(), plies);
        drag(spotOf(*card), middle);
        QVERIFY(settle(table()));
        QVERIFY(table().plies() > plies);
    }
};

QTEST_MAIN(TestTableTouch)
#include "tst_table_touch.moc"
