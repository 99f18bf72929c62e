// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/settings.h"
#include "table/game_table.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ghostlight::app;

class TestSettings : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file() const { return folder_.filePath("ghostlight.ini"); }

private Q_SLOTS:
    void init() { QFile::remove(file()); }

    void beginAsExpected() {
        const Settings settings(file());
        QCOMPARE(settings.pace(), "normal");
        QCOMPARE(settings.slowness(), 1.0);
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.theme(), "night");
        QVERIFY(settings.isPrivate());
        QVERIFY(!settings.isMuted());
        QVERIFY(!settings.confirmsMoves());
        QVERIFY(settings.language().isEmpty());
    }

    void areTheSameAfterARestart() {
        {
            Settings settings(file());
            settings.setPlayerNames({"Mia", "Otto, Jr.", "夢"});
            settings.setPace("fast");
            settings.setEffectsVolume(0.25);
            settings.setSignalsVolume(0.5);
            settings.setMuted(true);
            settings.setLanguage("pt_BR");
            settings.setTextScale(1.5);
            settings.setTheme("dusk");
            settings.setReducedMotion(true);
            settings.setHighContrast(true);
            settings.setConfirmMoves(true);
            settings.setPrivacy(false);
            settings.setLastSetup("ghosts", {{"options", QVariantMap{{"edition", "fright"}}}});
            settings.setRecentFiles({"/a", "/b"});
            settings.setWindowState("geometry", QByteArray("\0\1\2", 3));
        }
        const Settings settings(file());
        QCOMPARE(settings.playerNames(), QStringList({"Mia", "Otto, Jr.", "夢"}));
        QCOMPARE(settings.pace(), "fast");
        QCOMPARE(settings.effectsVolume(), 0.25);
        QCOMPARE(settings.signalsVolume(), 0.5);
        QVERIFY(settings.isMuted());
        QCOMPARE(settings.language(), "pt_BR");
        QCOMPARE(settings.textScale(), 1.5);
        QCOMPARE(settings.theme(), "dusk");
        QVERIFY(settings.isReducedMotion());
        QVERIFY(settings.isHighContrast());
        QVERIFY(settings.confirmsMoves());
        QVERIFY(!settings.isPrivate());
        QCOMPARE(settings.lastSetup("ghosts").value("options").toMap().value("edition"), "fright");
        QVERIFY(settings.lastSetup("hunters").isEmpty());
        QCOMPARE(settings.recentFiles(), QStringList({"/a", "/b"}));
        QCOMPARE(settings.windowState("geometry"), QByteArray("\0\1\2", 3));
    }

    void whatIsTemporaryIsNotKept() {
        {
            Settings settings(file());
            settings.setTemporary(true);
            settings.setLanguage("de");
            settings.setTemporary(false);
            settings.setPace("fast");
            QCOMPARE(settings.language(), "de");
        }
        const Settings settings(file());
        QVERIFY(settings.language().isEmpty());
        QCOMPARE(settings.pace(), "fast");
    }

    void tellOnceWhatChanged() {
        Settings settings(file());
        const QSignalSpy rules(&settings, &Settings::houseRulesChanged);
        settings.setPace("slow");
        settings.setPace("slow");
        QCOMPARE(rules.count(), 1);
        settings.setPrivacy(false);
        QCOMPARE(rules.count(), 2);
        QCOMPARE(settings.houseRules().slowness, 2.0);
        QVERIFY(!settings.houseRules().privacy);
    }

    void everyPaceHasItsSlowness() {
        Settings settings(file());
        const QList<double> expected{2, 1, 0.5, 0};
        for (int i = 0; i < Settings::paces().size(); ++i) {
            settings.setPace(Settings::paces().at(i));
            QCOMPARE(settings.slowness(), expected.at(i));
        }
    }

    void nothingMovesByItselfWithoutACardOrWhenMotionIsReduced() {
        Settings settings(file());
        QVERIFY(!settings.isAmbient());
        settings.setGpu(true);
        QVERIFY(settings.isAmbient());
        settings.setReducedMotion(true);
        QVERIFY(!settings.isAmbient());
    }

    void nonsenseInTheFileDoesNoHarm() {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("[play]\npace=hectic\n[look]\ntextScale=99\ntheme=neon\n[sound]\neffects=nan\nsignals=7\n"
                  "[setup]\nghosts=[[[\n");
        out.close();
        Settings settings(file());
        QCOMPARE(settings.pace(), "normal");
        QCOMPARE(settings.textScale(), Settings::largestText);
        QCOMPARE(settings.theme(), "night");
        QVERIFY(settings.effectsVolume() >= 0 && settings.effectsVolume() <= 1);
        QCOMPARE(settings.signalsVolume(), 1.0);
        QVERIFY(settings.lastSetup("ghosts").isEmpty());
        settings.setPace("hectic");
        QCOMPARE(settings.pace(), "normal");
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
