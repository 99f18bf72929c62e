// SPDX-License-Identifier: GPL-3.0-or-later

// The rules in the real window: how one gets in, reads, looks for a word, and gets out again.

#include "scene_test.h"
#include "table_play.h"

#include <QAccessible>
#include <QQuickItem>
#include <QTest>

using namespace ghostlight;
using namespace ghostlight::app;

class TestRulesScreen : public SceneTest {
    Q_OBJECT

    RulesReader& rules() { return *scene_->session().rules(); }
    QString chapter() { return rules().book().value(rules().chapter()).id; }
    QQuickItem* holder() { return scene_->view().activeFocusItem(); }
    static QString nameOf(QObject* item) {
        QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(item);
        return face ? face->text(QAccessible::Name) : QString();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&scene_->view(), key, modifiers);
        QTest::qWait(30);
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            QTest::keyClick(&scene_->view(), letter.toLatin1());
        }
        QTest::qWait(30);
    }
    bool isReading() { return rules().isOpened() && holder() && !isUnder(holder()); }
    /// It belongs to what lies under the rules.
    static bool isUnder(const QQuickItem* item) {
        for (; item; item = item->parentItem()) {
            if (QString::fromLatin1(item->metaObject()->className()).startsWith("RulesBook")) {
                return false;
            }
        }
        return true;
    }

private Q_SLOTS:
    void opensAtThePhaseAndGivesTheKeyboardBack() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {{}, "easy"}}, {{"edition", "fright"}}, 4});
        QVERIFY(settle(scene_->table()));
        press(Qt::Key_Down);
        press(Qt::Key_Left);
        QPointer<QQuickItem> before = holder();
        QVERIFY(before);
        press(Qt::Key_F1);
        QVERIFY(rules().isOpened());
        QCOMPARE(rules().game(), "ghosts");
        QCOMPARE(rules().edition(), 1);
        QCOMPARE(chapter(), scene_->table().rulesChapter());
        QTRY_VERIFY(isReading());
        press(Qt::Key_Escape);
        QVERIFY(!rules().isOpened());
        QTRY_COMPARE(holder(), before.data());
        press(Qt::Key_F1);
        QTRY_VERIFY(isReading());
        press(Qt::Key_F1);
        QVERIFY(!rules().isOpened());
        QTRY_COMPARE(holder(), before.data());
    }

    void keysOfTheRulesDoNothingToTheTable() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {{}, "easy"}}, {}, 4});
        QVERIFY(settle(scene_->table()));
        const int plies = scene_->table().plies();
        press(Qt::Key_F1);
        QTRY_VERIFY(isReading());
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_Return, Qt::Key_Space, Qt::Key_L, Qt::Key_H, Qt::Key_U,
                                  Qt::Key_P, Qt::Key_M, Qt::Key_Return}) {
            press(key);
        }
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(scene_->table().plies(), plies);
        QVERIFY(!scene_->session().isLogOpen());
        QVERIFY(!scene_->table().isPaused());
        QVERIFY(scene_->table().advice().isEmpty());
        QVERIFY(scene_->settings().isMuted());
        QVERIFY(rules().isOpened());
    }

    void looksForWordsFromTheKeyboard() {
        scene_->session().openSetup("bumpers");
        press(Qt::Key_F1);
        QCOMPARE(rules().game(), "bumpers");
        QTRY_VERIFY(isReading());
        type("paranoia");
        QCOMPARE(rules().query(), "paranoia");
        QVERIFY(rules().hits() > 1);
        QVERIFY(rules().contents()->count() < rules().book().size());
        const QString first = rules().hitText();
        press(Qt::Key_Return);
        QVERIFY(rules().hitText() != first);
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(rules().hitText(), first);
        press(Qt::Key_Escape);
        QCOMPARE(rules().query(), QString());
        QVERIFY(rules().isOpened());
        press(Qt::Key_Escape);
        QVERIFY(!rules().isOpened());
    }

    void arrowsTurnPages() {
        scene_->session().openRules();
        QTRY_VERIFY(isReading());
        QVERIFY(rules().game().isEmpty());
        scene_->frame(); // the boxes stand where they belong
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QCOMPARE(rules().game(), rules().games().at(1));
        QTRY_VERIFY(isReading());
        press(Qt::Key_Right);
        QCOMPARE(rules().chapter(), 1);
        press(Qt::Key_Left);
        QCOMPARE(rules().chapter(), 0);
    }

    void isHeardByAScreenReader() {
        scene_->session().openRules();
        rules().openBook("hunters");
        QTRY_VERIFY(scene_->spoken().contains("“Rules of Ghost Hunters”"));
        const QString spoken = scene_->spoken();
        QVERIFY(spoken.contains("“What it is about”"));
        QVERIFY(spoken.contains("The hunters roll dice together"));
        QVERIFY(spoken.contains("The Trap is complete"));
        QVERIFY(!spoken.contains("<b>"));
    }

    void aCurtainStaysClosedUnderTheRules() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}}, {}, 3});
        QTRY_VERIFY(scene_->table().curtainSeat() >= 0);
        QTest::qWait(50);
        const QPointer<QQuickItem> before = holder();
        press(Qt::Key_F1);
        QTRY_VERIFY(isReading());
        press(Qt::Key_Return);
        press(Qt::Key_Space);
        QVERIFY(scene_->table().curtainSeat() >= 0);
        QCOMPARE(scene_->table().viewSeat(), -1);
        press(Qt::Key_Escape);
        QTRY_COMPARE(holder(), before.data());
        QVERIFY(scene_->table().curtainSeat() >= 0);
        press(Qt::Key_Return);
        QTRY_VERIFY(scene_->table().viewSeat() >= 0);
    }

    void aCurtainThatFallsUnderTheRulesTakesNoKeys() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}}, {}, 3});
        QTRY_VERIFY(scene_->table().curtainSeat() >= 0);
        scene_->table().raiseCurtain();
        QVERIFY(settle(scene_->table()));
        press(Qt::Key_F1);
        QTRY_VERIFY(isReading());
        scene_->session().hideSecrets();
        QTest::qWait(50);
        QVERIFY(scene_->table().curtainSeat() >= 0);
        QTRY_VERIFY(isReading());
        press(Qt::Key_Return);
        QVERIFY(scene_->table().curtainSeat() >= 0);
        press(Qt::Key_Escape);
        QTRY_VERIFY(nameOf(holder()).contains("Mia") || nameOf(holder()).contains("Otto"));
        press(Qt::Key_Return);
        QTRY_COMPARE(scene_->table().curtainSeat(), -1);
    }

    void computersPlayOnBehindTheRules() {
        scene_->session().begin({"ghosts", {{{}, "easy"}, {{}, "easy"}}, {}, 4});
        scene_->session().openRules();
        const int plies = scene_->table().plies();
        QTRY_VERIFY(scene_->table().plies() > plies + 3);
        QVERIFY(rules().isOpened());
        QVERIFY(isReading());
    }

    void closesWithTheGameItLiesOver() {
        scene_->session().begin({"ghosts", {{"Mia", "person"}, {{}, "easy"}}, {}, 4});
        scene_->session().openRules();
        scene_->session().goHome();
        QVERIFY(!rules().isOpened());
    }

    void fitsEveryWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("letters");
        QTest::newRow("small") << QSize(960, 600) << 1.0;
        QTest::newRow("small, large letters") << QSize(960, 600) << 2.0;
        QTest::newRow("tall") << QSize(900, 1200) << 1.0;
        QTest::newRow("tall, large letters") << QSize(900, 1200) << 2.0;
        QTest::newRow("usual, large letters") << QSize(1280, 800) << 2.0;
    }
    void fitsEveryWindow() {
        QFETCH(const QSize, size);
        QFETCH(const double, letters);
        scene_->window().resize(size);
        scene_->settings().setTextScale(letters);
        scene_->session().openRules();
        for (const QString& game : rules().games()) {
            rules().openBook(game);
            for (int page = 0; page < rules().book().size(); ++page) {
                rules().turnTo(page);
                QTest::qWait(20);
                expectWithin(scene_->view().contentItem());
            }
        }
    }

private:
    /// No text is wider than its place or hangs out of the window sideways.
    void expectWithin(QQuickItem* item) {
        for (QQuickItem* const child : item->childItems()) {
            if (!child->isVisible()) {
                continue;
            }
            if (child->inherits("QQuickText") && !isUnder(child)) {
                const QString text = child->property("text").toString();
                const QRectF area = child->mapRectToScene(child->boundingRect());
                QVERIFY2(child->property("contentWidth").toDouble() <= child->width() + 1, qPrintable(text));
                QVERIFY2(area.left() >= 0 && area.right() <= scene_->view().width() + 1, qPrintable(text));
            }
            expectWithin(child);
        }
    }
};

QTEST_MAIN(TestRulesScreen)
#include "tst_rules_screen.moc"
