// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen in every language, in the smallest and the usual window, with usual and with the largest text:
// nothing is cut off, shortened, on top of something else or outside. All in one process, for speed.
// GHOSTLIGHT_LAYOUT=all: the whole matrix; GHOSTLIGHT_PICTURES=folder: leaves the pictures there.

#include "layout_check.h"
#include "shell/show.h"
#include "words_on_screen.h"

#include <QApplication>
#include <QDir>
#include <QMenuBar>
#include <QTest>

using namespace ghostlight::app;

namespace {

constexpr QSize smallest(960, 600);
constexpr QSize usual(1280, 800);

struct Setting {
    QString language;
    QSize size;
    double textScale;

    QString name() const {
        return QString("%1-%2-%3").arg(language).arg(size.width()).arg(qRound(textScale * 100));
    }
};

bool isWhole() {
    return qEnvironmentVariable("GHOSTLIGHT_LAYOUT") == QLatin1String("all");
}

std::vector<Setting> settings() {
    if (!isWhole()) {
        return {{pseudo, smallest, 2.0}, {pseudo, usual, 1.0}, {"ar", smallest, 1.0}};
    }
    std::vector<Setting> all;
    for (const QString& language : Languages::all()) {
        for (const QSize& size : {smallest, usual}) {
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
                lookAt(scene, setting, screen, pose);
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
