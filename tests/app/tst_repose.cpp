// SPDX-License-Identifier: GPL-3.0-or-later
#include "repose.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ghostlight::app;
using namespace std::chrono_literals;

/// What moves by itself stands still while nobody stirs.
class TestRepose : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath("ghostlight.ini")};
    Session session_{settings_, nullptr};

    static void send(QEvent&& event) {
        QObject somebody;
        QCoreApplication::sendEvent(&somebody, &event);
    }

private Q_SLOTS:
    void init() { settings_.setResting(false); }

    void comesAfterAWhileWithoutInput() {
        const Repose repose(settings_, session_, 1ms);
        QVERIFY(!settings_.isResting());
        QTRY_VERIFY(settings_.isResting());
    }

    void endsAtOnceWithInput_data() {
        QTest::addColumn<int>("type");
        QTest::newRow("key") << static_cast<int>(QEvent::KeyPress);
        QTest::newRow("pointer") << static_cast<int>(QEvent::MouseMove);
        QTest::newRow("button") << static_cast<int>(QEvent::MouseButtonPress);
        QTest::newRow("wheel") << static_cast<int>(QEvent::Wheel);
        QTest::newRow("touch") << static_cast<int>(QEvent::TouchBegin);
    }

    void endsAtOnceWithInput() {
        QFETCH(const int, type);
        const Repose repose(settings_, session_, 1h);
        settings_.setResting(true);
        send(QEvent(QEvent::Timer));
        QVERIFY(settings_.isResting());
        send(QEvent(static_cast<QEvent::Type>(type)));
        QVERIFY(!settings_.isResting());
    }

    void endsAtOnceWhenTheTableGoesOn() {
        const Repose repose(settings_, session_, 1h);
        settings_.setResting(true);
        Q_EMIT session_.announced("Mia took the pile.");
        QVERIFY(!settings_.isResting());
    }

    void lastsWhileAnotherProgramIsInFront() {
        Repose repose(settings_, session_, 1h);
        repose.follow(Qt::ApplicationInactive);
        QVERIFY(settings_.isResting());
        Q_EMIT session_.announced("Mia took the pile.");
        send(QEvent(QEvent::MouseMove));
        QVERIFY(settings_.isResting());
        repose.follow(Qt::ApplicationActive);
        QVERIFY(!settings_.isResting());
    }
};

QTEST_MAIN(TestRepose)
#include "tst_repose.moc"
