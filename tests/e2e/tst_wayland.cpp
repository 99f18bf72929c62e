// SPDX-License-Identifier: GPL-3.0-or-later

// The program starts, plays and ends in a Wayland compositor.

#include "desktop.h"
#include "e2e_paths.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QTest>
#include <QThread>

using namespace ghostlight::e2e;

class TestWayland : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void demoPlaysToItsEnd();
};

void TestWayland::demoPlaysToItsEnd() {
    const Desktop desktop;
    QVERIFY2(desktop.trouble().isEmpty(), qPrintable(desktop.trouble()));
    QProcessEnvironment environment = desktop.environment();
    environment.remove("DISPLAY");
    QProcess weston;
    weston.setProcessEnvironment(environment);
    weston.start("weston", {"--backend=headless-backend.so", "--width=1280", "--height=800",
                            "--socket=ghostlight-test", "--idle-time=0"});
    QVERIFY(weston.waitForStarted());
    const QString socket = environment.value("XDG_RUNTIME_DIR") + "/ghostlight-test";
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket), 20'000);

    environment.insert("WAYLAND_DISPLAY", "ghostlight-test");
    environment.insert("QT_QPA_PLATFORM", "wayland");
    // A compositor without a screen has no keyboard either; Qt 6.4's own input method takes one for granted.
    environment.insert("QT_IM_MODULE", "compose");
    QProcess program;
    program.setProcessEnvironment(environment);
    const QDir pictures(desktop.home().filePath("pictures"));
    program.start(ghostlightProgram, {"--demo", "ghosts", "--seats", "easy,easy", "--seed", "5", "--pace",
                                      "instant", "--screenshot", pictures.path()});
    const bool ended = program.waitForFinished(180'000);
    const QByteArray said = program.readAllStandardError();
    weston.terminate();
    weston.waitForFinished();
    QVERIFY2(ended, said.constData());
    QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0, said.constData());
    const QStringList taken = pictures.entryList({"*-result.png"});
    QCOMPARE(taken.size(), 1);
    QVERIFY(!QImage(pictures.filePath(taken.constFirst())).isNull());
}

QTEST_GUILESS_MAIN(TestWayland)
#include "tst_wayland.moc"
