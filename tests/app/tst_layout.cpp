// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen in every language, in the smallest and the usual window, with usual and with the largest text:
// nothing is cut off, shortened, on top of something else or outside. All in one process, for speed.
// GHOSTLIGHT_LAYOUT=all: the whole matrix; GHOSTLIGHT_PICTURES=folder: leaves the pictures there.

#include "layout_check.h"
#include "shell/show.h"
#include "table_play.h"
#include "words_on_screen.h"

#include <QApplication>
#include <QDir>
#include <QMenuBar>
#include <QQuickItem>
#include <QTest>

using namespace ghostlight::app;

namespace {

constexpr QSize smallest(960, 600);
constexpr QSize usual(1280, 800);
constexpr QSize large(1920, 1080);

struct Setting {
    QString language;
    QSize size;
    double textScale;
    bool onlyTables = false; ///< of these, too

    QString name() const {
        return QString("%1-%2-%3").arg(language).arg(size.width()).arg(qRound(textScale * 100));
    }
};

bool isWhole() {
    return qEnvironmentVariable("GHOSTLIGHT_LAYOUT") == QLatin1String("all");
}

std::vector<Setting> settings() {
    if (!isWhole()) {
        return {{pseudo, smallest, 2.0},  {pseudo, usual, 1.0},     {"ar", smallest, 1.0},
                {"de", usual, 2.0, true}, {"de", large, 2.0, true}, {"ar", large, 2.0, true}};
    }
    std::vector<Setting> all;
    for (const QString& language : Languages::all()) {
        for (const QSize& size : {smallest, usual, large}) {
            for (const double scale : {1.0, 2.0}) {
                all.push_back({language, size, scale});
            }
        }
    }
    return all;
}

} // namespace

class TestLayout : public QObject {
    Q_OBJECT

    QStringList faults_;

    void note(const QString& where, const QStringList& faults) {
        for (const QString& fault : faults) {
            faults_.append(where + ": " + fault);
        }
    }

    static void apply(Scene& scene, const Setting& setting) {
        scene.settings().setTextScale(setting.textScale);
        scene.settings().setLanguage(setting.language);
        scene.window().resize(setting.size);
        // Without a running event loop widgets are not told of a new font.
        QEvent changed(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        QTest::qWait(1);
    }

    void lookAt(Scene& scene, const Setting& setting, const QString& screen, const Pose& pose) {
        apply(scene, setting);
        pose();
        const QString where = screen + " " + setting.name();
        scene.view().grabWindow(); // lays out what is new
        const QString folder = qEnvironmentVariable("GHOSTLIGHT_PICTURES");
        const QImage picture = folder.isEmpty() ? scene.view().grabWindow() : scene.frame();
        note(where, badlyPlaced(scene.view()));
        const QMenuBar* const menus = scene.window().menuBar();
        if (menus->sizeHint().width() > scene.window().width()) {
            note(where, {"the menus are wider than the window"});
        }
        if (!folder.isEmpty()) {
            QDir(folder).mkpath(setting.name());
            picture.save(QString("%1/%2/%3.png").arg(folder, setting.name(), screen));
        }
    }

    void report() {
        note("complaint", Scene::complaints());
        faults_.removeDuplicates();
        for (const QString& fault : faults_) {
            std::fprintf(stderr, "%s\n", qPrintable(fault));
        }
        QVERIFY2(faults_.isEmpty(), qPrintable(QString("%1 faults").arg(faults_.size())));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(registerPseudo()); }
    void init() { faults_.clear(); }

    void everyScreenHasRoomForItsWords() {
        Scene scene(usual);
        QVERIFY(scene.isLoaded());
        scene.settings().setReducedMotion(true);
        const bool done = tour(scene.window(), scene.session(), [&](const QString& screen, const Pose& pose) {
            for (const Setting& setting : settings()) {
                if (!setting.onlyTables || screen.contains("-table")) {
                    lookAt(scene, setting, screen, pose);
                }
                if (!isWhole() && screen.contains("-rules-")) {
                    break; // many pages of one kind
                }
            }
            return true;
        });
        QVERIFY(done);
        report();
    }

    void everyDialogHasRoomForItsWords() {
        Scene scene(usual);
        for (const Setting& setting : settings()) {
            apply(scene, setting);
            const bool done =
                tourDialogs(scene.window(), scene.session(), [&](const QString& name, QWidget& dialog) {
                    QTest::qWait(1);
                    note(name + " " + setting.name(), badlyPlaced(dialog));
                    keep(dialog, setting, name);
                    return true;
                });
            QVERIFY(done);
        }
        report();
    }

    void textOfDialogsGrowsWithTheSetting() {
        Scene scene(usual);
        apply(scene, {"en", usual, 1.0});
        const qreal before = QApplication::font().pointSizeF();
        apply(scene, {"en", usual, 2.0});
        QTRY_VERIFY(scene.window().menuBar()->font().pointSizeF() > before * 1.8);
        scene.session().requestPreferences();
        QWidget* const dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        for (const QWidget* const widget : dialog->findChildren<QWidget*>()) {
            QVERIFY(widget->font().pointSizeF() > before * 1.8);
        }
        delete dialog;
    }

    void textOnTheTableGrowsAsTheRoomAllows_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("least");
        QTest::newRow("smallest") << smallest << 1.25;
        QTest::newRow("usual") << usual << 1.5;
        QTest::newRow("large") << large << 1.9;
    }
    void textOnTheTableGrowsAsTheRoomAllows() {
        QFETCH(QSize, size);
        QFETCH(double, least);
        Scene scene(size);
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            scene.session().begin({game, {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, 4});
            QVERIFY(settle(scene.table()));
            apply(scene, {"en", size, 1.0});
            scene.view().grabWindow();
            const QHash<QString, double> before = smallestType(scene.view());
            apply(scene, {"en", size, 2.0});
            scene.view().grabWindow();
            const QHash<QString, double> after = smallestType(scene.view());
            // Where there is little room a long prompt shrinks, but not to what it was.
            QVERIFY(after.value("most Prompt") >= before.value("most Prompt") * 1.15);
            for (const char* const kind : {"SeatPlate", "Button", "RoomHeader"}) {
                QVERIFY2(after.value(kind) >= before.value(kind, 1000) * least,
                         qPrintable(QString("%1: %2, %3 after %4")
                                        .arg(game, kind)
                                        .arg(after.value(kind))
                                        .arg(before.value(kind))));
            }
        }
    }

    /// The score pad in a language that reads from the right: points stand below their names.
    void columnsOfThePadStandBelowTheirNames() {
        Scene scene(usual);
        scene.session().begin({"ghosts", {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, 4});
        apply(scene, {"ar", usual, 1.0});
        for (int i = 0; i < 60 && !scene.table().isPadOpen(); ++i) {
            QVERIFY(settle(scene.table()));
            scene.table().choose(0);
        }
        QVERIFY(settle(scene.table()));
        QVERIFY(scene.table().isPadOpen());
        scene.view().grabWindow();
        const QStringList heads = middlesOf(scene.view().contentItem(), [](const QQuickItem& item) {
            return QByteArray(item.metaObject()->className()).startsWith("ScoreHead");
        });
        QCOMPARE(heads.size(), 3);
        QCOMPARE(middlesOf(scene.view().contentItem(),
                           [](const QQuickItem& item) {
                               return item.property("why").isValid() && item.property("modelData").isValid();
                           }),
                 heads);
    }

    void aFaultIsFound() {
        // The judge must be able to say no: a window too small for anything.
        Scene scene({640, 420});
        scene.settings().setLanguage(pseudo);
        scene.settings().setTextScale(2.0);
        apply(scene, {pseudo, {640, 420}, 2.0});
        scene.view().grabWindow();
        QVERIFY(!badlyPlaced(scene.view()).isEmpty());
    }

private:
    /// The middles of all that is seen and is meant, in the order of the seats.
    static QStringList middlesOf(const QQuickItem* item, bool (*isMeant)(const QQuickItem&)) {
        QStringList middles;
        if (isMeant(*item)) {
            middles.append(QString::number(qRound(item->mapToScene({item->width() / 2, 0}).x())));
        }
        for (const QQuickItem* const child : item->childItems()) {
            middles += child->isVisible() ? middlesOf(child, isMeant) : QStringList();
        }
        return middles;
    }
    static void keep(QWidget& dialog, const Setting& setting, const QString& name) {
        const QString folder = qEnvironmentVariable("GHOSTLIGHT_PICTURES");
        if (!folder.isEmpty()) {
            QDir(folder).mkpath(setting.name());
            dialog.grab().save(QString("%1/%2/%3.png").arg(folder, setting.name(), name));
        }
    }
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
