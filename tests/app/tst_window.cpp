// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QProcess>
#include <QQuickItem>
#include <QSet>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Ghostlight_AppPlugin)

using namespace ghostlight::app;

namespace {

/// Keys as a person presses them: through the display, to whoever has the keyboard.
void press(const QString& key) {
    QCOMPARE(QProcess::execute("xdotool", {"key", key}), 0);
}

void eachAction(const QMenu* menu, const std::function<void(const QMenu*, QAction*)>& visit) {
    for (QAction* const action : menu->actions()) {
        if (!action->isSeparator()) {
            visit(menu, action);
        }
        if (action->menu()) {
            eachAction(action->menu(), visit);
        }
    }
}

} // namespace

/// The real window under a real window manager, with a stand-in for the table.
class TestWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<GameStore> store_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<MainWindow> window_;
    Languages languages_;

    QString keys() const { return window_->view()->rootObject()->property("keys").toString(); }
    bool tableGets(const QString& key) {
        const QString before = keys();
        press(key);
        return QTest::qWaitFor([&] { return keys() == before + key; }, 2000);
    }
    QAction* action(const QString& text) const {
        QAction* found = nullptr;
        for (const QAction* const top : window_->menuBar()->actions()) {
            eachAction(top->menu(), [&](const QMenu*, QAction* each) {
                if (each->text().remove('&') == text) {
                    found = each;
                }
            });
        }
        return found;
    }

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ = std::make_unique<Settings>(folder_->filePath("settings.ini"));
        settings_->setPace("instant");
        store_ = std::make_unique<GameStore>(folder_->filePath("games"));
        session_ = std::make_unique<Session>(*settings_, store_.get());
        window_ = std::make_unique<MainWindow>(*session_, *settings_, languages_);
        QVERIFY(window_->load(QUrl::fromLocalFile(qEnvironmentVariable("GHOSTLIGHT_PROBE"))));
        window_->resize(960, 600);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_->view()));
        QTRY_COMPARE(QGuiApplication::focusWindow(), static_cast<QWindow*>(window_->view()));
    }
    void cleanup() {
        window_.reset();
        session_.reset();
    }

    void theTableHasTheKeyboardFromTheStart() { QVERIFY(tableGets("a")); }

    void theTableHasTheKeyboardAfterFullScreen() {
        press("F11");
        QTRY_VERIFY(window_->isFullScreen());
        QVERIFY(!window_->menuBar()->isVisible());
        QTest::qWait(200);
        QVERIFY(tableGets("b"));
        press("F11");
        QTRY_VERIFY(!window_->isFullScreen());
        QVERIFY(window_->menuBar()->isVisible());
        QTest::qWait(200);
        QVERIFY(tableGets("c"));
    }

    void fullScreenIsWholeTheNextTime() {
        press("F11");
        QTRY_VERIFY(window_->isFullScreen());
        QTest::qWait(200);
        window_->close();
        MainWindow again(*session_, *settings_, languages_);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QTRY_VERIFY(again.isFullScreen());
        QTest::qWait(200);
        QVERIFY(!again.menuBar()->isVisible());
        QVERIFY(!again.findChild<QStatusBar*>()->isVisible());
        again.setFullScreen(false);
        QTRY_VERIFY(!again.isFullScreen());
        QVERIFY(again.menuBar()->isVisible());
        QVERIFY(again.findChild<QStatusBar*>()->isVisible());
    }

    void theTableHasTheKeyboardAfterBeingMinimised() {
        window_->showMinimized();
        QTRY_VERIFY(window_->isMinimized());
        QTest::qWait(200);
        window_->showNormal();
        window_->activateWindow();
        QTRY_COMPARE(QGuiApplication::focusWindow(), static_cast<QWindow*>(window_->view()));
        QVERIFY(tableGets("d"));
    }

    void theTableHasTheKeyboardAfterADialog() {
        session_->requestPreferences();
        QTRY_VERIFY(QApplication::activeModalWidget());
        QApplication::activeModalWidget()->close();
        QTRY_COMPARE(QGuiApplication::focusWindow(), static_cast<QWindow*>(window_->view()));
        QVERIFY(tableGets("e"));
    }

    void theTableHasTheKeyboardAfterAMenu() {
        press("alt+g");
        QTRY_VERIFY(QApplication::activePopupWidget());
        press("Escape");
        QTRY_VERIFY(!QApplication::activePopupWidget());
        press("Escape");
        QTRY_COMPARE(QGuiApplication::focusWindow(), static_cast<QWindow*>(window_->view()));
        QVERIFY(tableGets("f"));
    }

    void shortcutsWorkWhileTheTableHasTheKeyboard() {
        press("m");
        QTRY_VERIFY(settings_->isMuted());
        press("m");
        QTRY_VERIFY(!settings_->isMuted());
        press("ctrl+plus");
        QTRY_COMPARE(settings_->textScale(), 1.1);
        press("ctrl+minus");
        QTRY_COMPARE(settings_->textScale(), 1.0);
        press("ctrl+1");
        QTRY_COMPARE(session_->screen(), "table");
        press("l");
        QTRY_VERIFY(session_->isLogOpen());
        press("ctrl+Home");
        QTRY_COMPARE(session_->screen(), "home");
        press("F1");
        QTRY_VERIFY(session_->rules()->isOpened());
        press("F1");
        QTRY_VERIFY(!session_->rules()->isOpened());
        press("ctrl+F1");
        QTRY_VERIFY(QApplication::activeModalWidget());
        QApplication::activeModalWidget()->close();
        QVERIFY(keys().isEmpty());
    }

    void shortcutsWorkInAnotherLanguage() {
        for (const char* const language : {"de", "en"}) {
            settings_->setLanguage(language);
            QCoreApplication::sendPostedEvents();
            press("ctrl+2");
            QTRY_COMPARE(session_->screen(), "table");
            QCOMPARE(session_->table()->game(), "bumpers");
            session_->goHome();
        }
    }

    void menusForgetWhatTheyNoLongerShow() {
        session_->quickStart("ghosts");
        const QMenu* const seats = action("Who plays a seat")->menu();
        const auto children = [&] {
            return window_->findChildren<QMenu*>().size() + window_->findChildren<QActionGroup*>().size();
        };
        Q_EMIT action("Who plays a seat")->menu()->aboutToShow();
        const qsizetype before = children();
        QCOMPARE(seats->actions().size(), session_->table()->seats()->count());
        Q_EMIT action("Who plays a seat")->menu()->aboutToShow();
        window_->menu()->retranslate();
        QCOMPARE(children(), before);
    }

    void lettersAreLettersInATextField() {
        auto* const field = window_->view()->rootObject()->findChild<QQuickItem*>("field");
        field->forceActiveFocus();
        press("m");
        QTRY_COMPARE(field->property("text").toString(), "m");
        QVERIFY(!settings_->isMuted());
    }

    void noKeyMeansTwoThings() {
        session_->quickStart("ghosts");
        QSet<QString> shortcuts;
        for (const QAction* const top : window_->menuBar()->actions()) {
            QSet<QString> letters;
            eachAction(top->menu(), [&](const QMenu* menu, QAction* each) {
                const QString keys = each->shortcut().toString();
                QVERIFY2(keys.isEmpty() || !shortcuts.contains(keys), qPrintable(keys));
                shortcuts.insert(keys);
                const qsizetype mark = each->text().indexOf('&');
                if (menu == top->menu()) {
                    QVERIFY2(mark >= 0, qPrintable(each->text()));
                    const QString letter = each->text().mid(mark + 1, 1).toLower();
                    QVERIFY2(!letters.contains(letter), qPrintable(each->text()));
                    letters.insert(letter);
                }
            });
        }
    }

    void menusOfferOnlyWhatCanBeDone() {
        QVERIFY(!action("Undo")->isEnabled());
        QVERIFY(!action("Save as …")->isEnabled());
        QVERIFY(!action("Home screen")->isEnabled());
        QVERIFY(!action("Continue")->isEnabled());
        session_->quickStart("ghosts");
        QTRY_VERIFY(session_->table()->isAsking());
        QVERIFY(action("Hint")->isEnabled());
        QVERIFY(action("Save as …")->isEnabled());
        const int before = session_->table()->plies();
        session_->table()->choose(0);
        QTRY_VERIFY(session_->table()->isAsking() && action("Undo")->isEnabled());
        action("Undo")->trigger();
        QTRY_COMPARE(session_->table()->plies(), before);
        session_->goHome();
        QVERIFY(action("Continue")->isEnabled());
        QVERIFY(!action("Undo")->isEnabled());
    }

    void secretsAreHiddenWhenTheWindowGoesAway() {
        session_->begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}}, {}, 3});
        QTRY_VERIFY(session_->table()->curtainSeat() >= 0);
        session_->table()->raiseCurtain();
        QTRY_VERIFY(session_->table()->viewSeat() >= 0);
        window_->showMinimized();
        QTRY_VERIFY(session_->table()->curtainSeat() >= 0);
        QCOMPARE(session_->table()->viewSeat(), -1);
        window_->showNormal();
        QTest::qWait(100);
        QCOMPARE(session_->table()->viewSeat(), -1);
    }

    void thePictureShowsTheTable() {
        const QImage picture = window_->picture();
        QCOMPARE(picture.size(), window_->size());
        QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() / 2), QColor("#2a1e5c"));
    }

    void textOfMenusGrowsWithTheSetting() {
        const qreal before = QApplication::font().pointSizeF();
        settings_->setTextScale(2.0);
        QCOMPARE(QApplication::font().pointSizeF(), before * 2);
        settings_->setTextScale(1.0);
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void theWindowComesBackWhereItWas() {
        window_->resize(1000, 700);
        QTest::qWait(100);
        window_->close();
        const MainWindow again(*session_, *settings_, languages_);
        QCOMPARE(again.size(), QSize(1000, 700));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
