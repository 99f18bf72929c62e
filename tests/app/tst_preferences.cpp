// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"

#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

using namespace ghostlight::app;

/// What is set in the dialog holds at once.
class TestPreferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachGroupOfSoundsHasAVolume() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("ghostlight.ini"));
        settings.setSignalsVolume(0.35);
        const PreferencesDialog dialog(settings);
        const auto slider = [&dialog](const QString& name) -> QSlider* {
            for (QSlider* const each : dialog.findChildren<QSlider*>()) {
                if (each->accessibleName().remove(u'&') == name) {
                    return each;
                }
            }
            return nullptr;
        };
        QSlider* const things = slider("Cards and dice:");
        QSlider* const calls = slider("Signals:");
        QVERIFY(things != nullptr && calls != nullptr);
        QCOMPARE(things->value(), 80);
        QCOMPARE(calls->value(), 35);
        things->setValue(20);
        QCOMPARE(settings.effectsVolume(), 0.2);
        QCOMPARE(settings.signalsVolume(), 0.35);
        calls->setValue(0);
        QCOMPARE(settings.effectsVolume(), 0.2);
        QCOMPARE(settings.signalsVolume(), 0.0);
    }
};

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
