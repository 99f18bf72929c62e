// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard at the real table: digits pick, Enter plays, Tab shows where it is; what lies over the table
// takes the keys and gives them back, and a log beside it takes nothing away.

#include "scene_test.h"
#include "table_play.h"

#include <QQuickItem>
#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

class TestTableKeys : public SceneTest {
    Q_OBJECT

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
    void begin(const QString& game, quint64 seed = 4) {
        scene_->session().begin({game, {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, seed});
        QVERIFY(settle(table()));
    }
    const QQuickItem* holder() { return scene_->view().activeFocusItem(); }
    /// The own cards, in order.
    std::vector<int> hand() { return table().pieces()->in({"hand", table().bottomSeat()}); }
    int placeOf(const QString& face) {
        const std::vector<int> cards = hand();
        const auto found = std::find_if(cards.begin(), cards.end(),
                                        [&](int ticket) { return table().pieces()->face(ticket) == face; });
        return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
    }
    void digit(int number) { press(number == 10 ? Qt::Key_0 : static_cast<Qt::Key>(Qt::Key_0 + number)); }
    /// A round goes on until the person may take the pile.
    bool playUntilThePileCanBeTaken() {
        for (int i = 0; i < 40 && table().choices()->button(1) < 0; ++i) {
            if (table().isPadOpen()) {
                table().closePad();
            } else {
                table().choose(0);
            }
            if (!settle(table()) || table().isOver()) {
                return false;
            }
        }
        return table().choices()->button(1) >= 0;
    }

private Q_SLOTS:
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

    void digitsCountOnAfterTheHand() {
        begin("ghosts");
        QVERIFY(playUntilThePileCanBeTaken());
        const int plies = table().plies();
        const int size = static_cast<int>(hand().size());
        digit(size + 2);
        QCOMPARE(table().plies(), plies);
        digit(size + 1); // takes the pile
        QVERIFY(settle(table()));
        QVERIFY(table().plies() > plies);
        QVERIFY(table().pieces()->in({"taken", 0}).size() > 0);
    }

    void digitsSayZeroOrTen_data() {
        QTest::addColumn<bool>("byEnter");
        QTest::addColumn<int>("which");
        QTest::newRow("by digit") << false << 1; // after nine cards there is one digit left
        QTest::newRow("Enter, 0") << true << 1;
        QTest::newRow("Enter, 10") << true << 2;
    }
    void digitsSayZeroOrTen() {
        QFETCH(bool, byEnter);
        QFETCH(int, which);
        quint64 seed = 1;
        do {
            begin("bumpers", seed++);
            table().choose(0); // hides the Scared card
            QVERIFY(settle(table()));
        } while (placeOf("X") < 0 && seed < 40);
        QVERIFY(placeOf("X") >= 0);
        const int plies = table().plies();
        const int size = static_cast<int>(hand().size());
        digit(placeOf("X") + 1);
        QCOMPARE(picked(), 1);
        QCOMPARE(table().plies(), plies);
        if (byEnter) {
            press(Qt::Key_Return); // nobody knows yet which: the buttons are next
            QCOMPARE(table().plies(), plies);
            QCOMPARE(holder()->property("choice").toInt(), table().choices()->button(1));
            if (which == 2) {
                press(Qt::Key_Right);
            }
            QCOMPARE(holder()->property("choice").toInt(), table().choices()->button(which));
            press(Qt::Key_Return);
        } else {
            digit(size + which);
        }
        QVERIFY(table().plies() > plies);
    }

    void tabShowsWhereItIs() {
        begin("ghosts");
        int cards = 0;
        for (int stop = 0; stop < 30; ++stop) {
            press(stop < 20 ? Qt::Key_Tab : Qt::Key_Backtab);
            if (holder() && holder()->property("own").toBool()) {
                ++cards;
                QVERIFY(holder()->property("keyed").toBool()); // its ring can be seen
                QVERIFY(holder()->property("pointedAt").toBool());
            }
        }
        QVERIFY(cards >= 5);
    }

    void aLogBesideTheTableTakesNothing() {
        scene_->window().resize(1800, 800);
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {"Ben", "person"}}, {}, 4});
        QVERIFY(settle(table()));
        table().raiseCurtain();
        QVERIFY(settle(table()));
        press(Qt::Key_L);
        QVERIFY(scene_->session().isLogOpen());
        QVERIFY2(!holder()->property("own").isValid(), "who opens the log reads it");
        table().choose(0);
        QVERIFY(settle(table()));
        press(Qt::Key_Return); // the curtain
        QVERIFY(settle(table()));
        QVERIFY(table().isAsking());
        press(Qt::Key_Left);
        QVERIFY2(holder() && holder()->property("zone").isValid(), "the arrows are dead after a curtain");

        const SeatSetup computer{{}, "easy"};
        scene_->session().begin(
            {"ghosts", {{"Mia", "person"}, computer, computer, computer, computer, computer}, {}, 4});
        QVERIFY(settle(table()));
        QVERIFY(scene_->session().isLogOpen());
        for (int i = 0; i < 60 && !table().isPadOpen(); ++i) {
            table().choose(0);
            QVERIFY(settle(table()));
        }
        QVERIFY(table().isPadOpen());
        press(Qt::Key_Return); // “Go on”
        QVERIFY(!table().isPadOpen());
        QVERIFY(settle(table()));
        press(Qt::Key_Left);
        QVERIFY2(holder() && holder()->property("zone").isValid(), "the arrows are dead after the pad");
    }
};

QTEST_MAIN(TestTableKeys)
#include "tst_table_keys.moc"
