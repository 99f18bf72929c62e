// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/art_provider.h"
#include "sound/sounds.h"

#include <QAudioDevice>
#include <QDir>
#include <QFile>
#include <QMediaDevices>
#include <QRegularExpression>
#include <QSoundEffect>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace ghostlight::app;

class TestArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasEveryCardDieAndFace();
    void sizes_data();
    void sizes();
    void givesTheLargestUnasked();
    void tints();
    void leavesARim();
    void warnsOfUnknownNames();
    void soundsAreSmallAndLevel();
    void callsAreAGroupOfTheirOwn();
    void soundsNeedNoDevice();
    void soundsLoadFromTheResource();

private:
    std::unique_ptr<ArtProvider> art_;
};

void TestArt::initTestCase() {
    QCOMPARE(registerArt(), QString());
    art_ = std::make_unique<ArtProvider>();
}

void TestArt::hasEveryCardDieAndFace() {
    QStringList wanted;
    for (const char family : {'A', 'B', 'C', 'D', 'E', 'F'})
        for (const int number : {1, 2, 3})
            wanted << QStringLiteral("ghosts/%1%2").arg(QLatin1Char(family)).arg(number);
    for (int value = 1; value <= 9; ++value)
        wanted << QStringLiteral("bumpers/%1").arg(value);
    for (int rider = 0; rider < 6; ++rider)
        wanted << QStringLiteral("bumpers/unfazed%1").arg(rider)
               << QStringLiteral("bumpers/scared%1").arg(rider)
               << QStringLiteral("house/person%1").arg(rider + 1);
    for (int trap = 1; trap <= 36; ++trap)
        wanted << QStringLiteral("hunters/trap_T%1").arg(trap, 2, 10, QLatin1Char('0'));
    for (int ally = 1; ally <= 25; ++ally)
        wanted << QStringLiteral("hunters/ally_A%1").arg(ally, 2, 10, QLatin1Char('0'));
    for (const char* color : {"green", "red", "blue", "yellow"})
        for (int value = 1; value <= 6; ++value)
            wanted << QStringLiteral("hunters/die_%1_%2").arg(QLatin1String(color)).arg(value);
    for (const char* color : {"green", "red", "blue", "yellow"})
        for (int frame = 1; frame <= 4; ++frame)
            wanted << QStringLiteral("hunters/die_%1_roll%2").arg(QLatin1String(color)).arg(frame);
    for (const char* name : {"calico", "moth", "nettle", "barnaby", "lenore", "umbra"})
        wanted << QStringLiteral("house/%1").arg(QLatin1String(name))
               << QStringLiteral("house/%1_startled").arg(QLatin1String(name));
    const QStringList have = art_->names();
    for (const QString& name : wanted)
        QVERIFY2(have.contains(name), qPrintable(name));
}

void TestArt::sizes_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("asked");
    QTest::addColumn<QSize>("given");
    QTest::addRow("width alone") << "ghosts/A1" << QSize(150, 0) << QSize(150, 210);
    QTest::addRow("height alone") << "ghosts/A1" << QSize(0, 350) << QSize(250, 350);
    QTest::addRow("both, wider than the card") << "ghosts/A1" << QSize(400, 210) << QSize(150, 210);
    QTest::addRow("larger than stored") << "ghosts/A1" << QSize(1000, 1400) << QSize(1000, 1400);
    QTest::addRow("tiny") << "house/icons/undo" << QSize(1, 1) << QSize(1, 1);
    QTest::addRow("in a folder of a room") << "house/icons/undo" << QSize(24, 24) << QSize(24, 24);
}

void TestArt::sizes() {
    QFETCH(QString, name);
    QFETCH(QSize, asked);
    QFETCH(QSize, given);
    QSize original;
    const QImage image = art_->requestImage(name, &original, asked);
    QCOMPARE(image.size(), given);
    QVERIFY(!original.isEmpty());
    QVERIFY(qAlpha(image.pixel(image.width() / 2, image.height() / 2)) > 0 ||
            name.contains(QStringLiteral("icons")));
}

void TestArt::givesTheLargestUnasked() {
    QVERIFY(art_->requestImage(QStringLiteral("ghosts/A1"), nullptr, {}).width() >=
            465); // a hand's card in 4K
}

void TestArt::tints() {
    const QImage plain = art_->requestImage(QStringLiteral("house/digits/1"), nullptr, {0, 60});
    const QImage red = art_->requestImage(QStringLiteral("house/digits/1?tint=ff0000"), nullptr, {0, 60});
    QCOMPARE(red.size(), plain.size());
    for (int y = 0; y < red.height(); ++y)
        for (int x = 0; x < red.width(); ++x) {
            QCOMPARE(qAlpha(red.pixel(x, y)), qAlpha(plain.pixel(x, y)));
            QCOMPARE(qGreen(red.pixel(x, y)), 0);
        }
    QCOMPARE(red.pixel(red.width() / 2, red.height() / 2), qRgb(255, 0, 0));
}

void TestArt::leavesARim() {
    // Even a picture that is opaque up to its edge.
    const QString box = QStringLiteral("ghosts/box");
    const QImage plain = art_->requestImage(box, nullptr, {150, 0});
    const QImage rimmed = art_->requestImage(box + QStringLiteral("?rim"), nullptr, {150, 0});
    QCOMPARE(rimmed.size(), plain.size());
    QCOMPARE(qAlpha(plain.pixel(75, 0)), 255);
    for (int x = 0; x < rimmed.width(); ++x) {
        QCOMPARE(qAlpha(rimmed.pixel(x, 0)), 0);
        QCOMPARE(qAlpha(rimmed.pixel(x, rimmed.height() - 1)), 0);
    }
    for (int y = 0; y < rimmed.height(); ++y) {
        QCOMPARE(qAlpha(rimmed.pixel(0, y)), 0);
        QCOMPARE(qAlpha(rimmed.pixel(rimmed.width() - 1, y)), 0);
    }
    QCOMPARE(qAlpha(rimmed.pixel(75, 3)), 255);
}

void TestArt::warnsOfUnknownNames() {
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("no picture \"ghosts/A9\"")));
    const QImage nothing = art_->requestImage(QStringLiteral("ghosts/A9"), nullptr, {100, 140});
    QCOMPARE(nothing.size(), QSize(1, 1));
    QCOMPARE(qAlpha(nothing.pixel(0, 0)), 0);
}

void TestArt::soundsAreSmallAndLevel() {
    const QStringList names = Sounds::names();
    QCOMPARE(names.size(), 19);
    qint64 total = 0;
    for (const QString& name : names) {
        QFile file(QStringLiteral(":/art/sounds/%1.wav").arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray wav = file.readAll();
        total += wav.size();
        QCOMPARE(wav.first(4), QByteArray("RIFF"));
        QCOMPARE(qFromLittleEndian<quint16>(wav.constData() + 22), 1);      // channels
        QCOMPARE(qFromLittleEndian<quint32>(wav.constData() + 24), 44100U); // samples a second
        int peak = 0;
        for (qsizetype i = 44; i + 1 < wav.size(); i += 2)
            peak = std::max(peak, std::abs(static_cast<int>(qFromLittleEndian<qint16>(wav.constData() + i))));
        QVERIFY2(peak <= 11700 && peak > 6000, qPrintable(name)); // -9 dBFS at most, and to be heard
    }
    QVERIFY(total < 2'000'000);
}

void TestArt::callsAreAGroupOfTheirOwn() {
    QStringList calls;
    for (const QString& name : Sounds::names())
        if (Sounds::groupOf(name) == Sounds::Group::calls)
            calls.append(name);
    QCOMPARE(calls, QStringList({"danger", "round", "turn", "win"}));
}

void TestArt::soundsNeedNoDevice() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); // silence, no error
    Sounds sounds;
    sounds.play(QStringLiteral("deal"));
    sounds.setVolume(Sounds::Group::calls, 0.5);
    sounds.setMuted(true);
    sounds.prepare();
    QCoreApplication::processEvents();
    if (QMediaDevices::audioOutputs().isEmpty())
        QVERIFY(sounds.findChildren<QSoundEffect*>().isEmpty());
    sounds.play(QStringLiteral("deal"));
    sounds.play(QStringLiteral("no such sound"));
    QCOMPARE(sounds.volume(Sounds::Group::calls), 0.5);
    QCOMPARE(sounds.volume(Sounds::Group::things), 1.0);
    QVERIFY(sounds.isMuted());
}

void TestArt::soundsLoadFromTheResource() {
    if (QMediaDevices::audioOutputs().isEmpty())
        QSKIP("This machine has no sound device.");
    Sounds sounds;
    sounds.setMuted(true);
    sounds.prepare();
    QTRY_COMPARE(sounds.findChildren<QSoundEffect*>().size(), Sounds::names().size());
    for (QSoundEffect* effect : sounds.findChildren<QSoundEffect*>())
        QTRY_COMPARE(effect->status(), QSoundEffect::Ready);
    sounds.play(QStringLiteral("deal"));
}

QTEST_MAIN(TestArt)
#include "tst_art.moc"
