// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ghostlight::app;

namespace {

/// The person's turn, or the end.
bool waitForPerson(const Session& session) {
    return QTest::qWaitFor([&] { return session.table()->isAsking() || session.table()->isOver(); }, 20000);
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<GameStore> store_;

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ = std::make_unique<Settings>(folder_->filePath("settings.ini"));
        settings_->setPace("instant");
        store_ = std::make_unique<GameStore>(folder_->filePath("games"));
    }

    void beginsAtHomeWithNothingWaiting() {
        Session session(*settings_, store_.get());
        session.restore();
        QCOMPARE(session.screen(), "home");
        QVERIFY(!session.isWaiting());
        QVERIFY(session.waitingText().isEmpty());
        QVERIFY(session.notice().isEmpty());
        QVERIFY(!session.table());
    }

    void oneClickStartsAGame() {
        Session session(*settings_, store_.get());
        const QSignalSpy tables(&session, &Session::tableChanged);
        session.quickStart("ghosts");
        QCOMPARE(session.screen(), "table");
        QCOMPARE(tables.count(), 1);
        QVERIFY(session.isWaiting());
        QCOMPARE(session.table()->seats()->count(), 4);
        QVERIFY(waitForPerson(session));
        QVERIFY(QFile::exists(store_->newest()));
    }

    void everyMoveIsOnDiskBeforeItIsShown() {
        Session session(*settings_, store_.get());
        session.quickStart("ghosts");
        int moves = 0;
        connect(session.table(), &GameTable::moved, this, [&] {
            QFile file(store_->newest());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), session.table()->saved());
            ++moves;
        });
        for (int turn = 0; turn < 3 && waitForPerson(session) && !session.table()->isOver(); ++turn) {
            session.table()->choose(0);
            QTest::qWait(1);
        }
        QVERIFY(moves >= 3);
    }

    void aGameWaitsAtHomeAndGoesOn() {
        QByteArray before;
        {
            Session session(*settings_, store_.get());
            session.quickStart("ghosts");
            QVERIFY(waitForPerson(session));
            session.table()->choose(0);
            QVERIFY(waitForPerson(session));
            session.goHome();
            QCOMPARE(session.screen(), "home");
            QVERIFY(session.table()->isPaused());
            QVERIFY2(session.waitingText().contains("your turn"), qPrintable(session.waitingText()));
            before = session.table()->saved();
        }
        Session session(*settings_, store_.get());
        session.restore();
        QCOMPARE(session.screen(), "home");
        QVERIFY(session.isWaiting());
        QVERIFY2(session.waitingText().contains("Ghosts"), qPrintable(session.waitingText()));
        QCOMPARE(session.table()->saved(), before);
        QTest::qWait(50);
        QVERIFY(!session.table()->isAsking());
        session.continueGame();
        QCOMPARE(session.screen(), "table");
        QVERIFY(waitForPerson(session));
    }

    void computersStandStillBehindTheHomeScreen() {
        Session session(*settings_, store_.get());
        session.begin({"ghosts", {{"", "medium"}, {"", "medium"}}, {}, 1});
        QTRY_VERIFY(session.table()->plies() > 2);
        session.goHome();
        const int plies = session.table()->plies();
        QTest::qWait(100);
        QCOMPARE(session.table()->plies(), plies);
    }

    void leavingTheTableHidesTheHand() {
        Session session(*settings_, store_.get());
        session.begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}}, {}, 3});
        QTRY_VERIFY(session.table()->curtainSeat() >= 0);
        session.table()->raiseCurtain();
        QVERIFY(waitForPerson(session));
        const int seat = session.table()->viewSeat();
        const auto openCards = [&] {
            int open = 0;
            for (int row = 0; row < session.table()->pieces()->count(); ++row) {
                const QModelIndex piece = session.table()->pieces()->index(row);
                open += piece.data(PieceModel::ZoneRole) == "hand" &&
                                !piece.data(PieceModel::FaceRole).toString().isEmpty()
                            ? 1
                            : 0;
            }
            return open;
        };
        QVERIFY(openCards() > 0);
        session.goHome();
        QCOMPARE(openCards(), 0);
        QCOMPARE(session.table()->viewSeat(), -1);
        session.continueGame();
        QCOMPARE(session.table()->curtainSeat(), seat);
        QTest::qWait(20);
        QCOMPARE(openCards(), 0);
        session.table()->raiseCurtain();
        QVERIFY(waitForPerson(session));
        QVERIFY(openCards() > 0);
    }

    void playsAgainWithTheSameSeats() {
        Session session(*settings_, store_.get());
        session.begin({"ghosts", {{"Mia", "person"}, {"", "easy:bold"}}, {{"edition", "fright"}}, 3});
        const GameSetup first = session.table()->setup();
        session.playAgain();
        const GameSetup second = session.table()->setup();
        QCOMPARE(session.screen(), "table");
        QCOMPARE(second.game, first.game);
        QCOMPARE(second.options, first.options);
        QCOMPARE(second.seats.size(), first.seats.size());
        QCOMPARE(second.seats.at(1).kind, "easy:bold");
        QVERIFY(second.seed != first.seed);
    }

    void rematchOpensTheSetUp() {
        Session session(*settings_, store_.get());
        session.begin({"ghosts", {{"Mia", "person"}, {"Otto", "person"}, {"", "hard:scholar"}}, {}, 3});
        session.rematch();
        QCOMPARE(session.screen(), "setup");
        QCOMPARE(session.setup()->count(), 3);
        QCOMPARE(session.setup()->peopleNames(), QStringList({"Mia", "Otto"}));
        session.setup()->setName(0, "Juno");
        session.startFromSetup();
        QCOMPARE(session.screen(), "table");
        QCOMPARE(session.table()->seats()->name(0), "Juno");
        QCOMPARE(settings_->playerNames().mid(0, 2), QStringList({"Juno", "Otto"}));
    }

    void setUpRemembersTheLastGame() {
        Session session(*settings_, store_.get());
        session.openSetup("ghosts");
        session.setup()->setCount(2);
        session.setup()->setEdition("fright");
        session.startFromSetup();
        session.goHome();
        session.openSetup("bumpers");
        QCOMPARE(session.setup()->count(), 4);
        session.openSetup("ghosts");
        QCOMPARE(session.setup()->count(), 2);
        QCOMPARE(session.setup()->edition(), "fright");
        session.setup()->setSeed("x");
        session.startFromSetup();
        QCOMPARE(session.screen(), "setup");
    }

    void aNewGameSetsAnUnfinishedOneAside() {
        Session session(*settings_, store_.get());
        session.quickStart("ghosts");
        QVERIFY(waitForPerson(session));
        session.table()->choose(0);
        const QByteArray first = session.table()->saved();
        session.quickStart("ghosts");
        QCOMPARE(settings_->recentFiles().size(), 1);
        QCOMPARE(session.open(settings_->recentFiles().front()), QString());
        QCOMPARE(session.table()->saved(), first);
    }

    void noGameBeginsWhereItWouldCostTheOneOnTheTable() {
        Session session(*settings_, store_.get());
        session.quickStart("ghosts");
        QVERIFY(waitForPerson(session));
        session.table()->choose(0);
        const QString file = folder_->filePath("mine.ghostlight");
        QCOMPARE(session.saveAs(file), QString());
        const QByteArray first = session.table()->saved();
        // A file where the folder should be.
        QFile obstacle(QFileInfo(store_->newest()).dir().filePath("earlier"));
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        const GameTable* const table = session.table();
        session.quickStart("bumpers");
        QCOMPARE(session.table(), table);
        QVERIFY(session.notice().contains("aside"));
        QCOMPARE(session.screen(), "home"); // which shows it
        QVERIFY(session.open(file).contains("aside"));
        QCOMPARE(openGame(store_->newest()).table->saved(), first);
        QVERIFY(obstacle.remove());
        session.quickStart("bumpers");
        QCOMPARE(session.table()->game(), "bumpers");
        QVERIFY(session.notice().isEmpty());
    }

    void savesAndOpensFiles() {
        Session session(*settings_, store_.get());
        const QString file = folder_->filePath("mine.ghostlight");
        QVERIFY(!session.saveAs(file).isEmpty());
        session.begin({"ghosts", {{"Mia", "person"}, {"", "easy:bold"}}, {}, 3});
        QCOMPARE(session.saveAs(file), QString());
        QVERIFY(!session.saveAs(folder_->filePath("no/such/folder.ghostlight")).isEmpty());
        session.goHome();
        QCOMPARE(session.open(file), QString());
        QCOMPARE(session.screen(), "table");
        QCOMPARE(settings_->recentFiles(), QStringList{file});
        GameTable* const table = session.table();
        QVERIFY(!session.open(folder_->filePath("other.ghostlight")).isEmpty());
        QCOMPARE(session.table(), table);
    }

    void aDamagedGameIsToldAboutAtHome() {
        QFile out(store_->newest());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("nothing of ours");
        out.close();
        Session session(*settings_, store_.get());
        session.restore();
        QVERIFY(!session.notice().isEmpty());
        session.dismissNotice();
        QVERIFY(session.notice().isEmpty());
    }

    void aShowKeepsNothing() {
        Session session(*settings_, nullptr);
        session.begin({"ghosts", {{"", "medium"}, {"", "medium"}}, {}, 1});
        QTRY_VERIFY(session.table()->plies() > 2);
        QVERIFY(!QFile::exists(store_->newest()));
        QVERIFY(settings_->lastSetup("ghosts").isEmpty());
    }

    void aFinishedGameNoLongerWaits() {
        {
            Session session(*settings_, store_.get());
            session.begin({"ghosts", {{"", "easy"}, {"", "easy"}}, {}, 1});
            QTRY_VERIFY_WITH_TIMEOUT(session.table()->isOver(), 30000);
            QVERIFY(!session.isWaiting());
        }
        Session session(*settings_, store_.get());
        session.restore();
        QVERIFY(!session.isWaiting());
        QVERIFY(session.notice().isEmpty());
    }

    /// Decided is not yet shown: going away, or losing power, before the end was seen loses nothing.
    void anEndThatWasNotSeenStillWaits() {
        QByteArray last;
        {
            Session session(*settings_, store_.get());
            session.begin({"ghosts", {{"Mia", "person"}, {"", "easy"}}, {}, 1});
            while (QTest::qWaitFor(
                       [&] { return session.table()->isAsking() || session.table()->isPadOpen(); }, 20000) &&
                   !session.table()->isDecided()) {
                session.table()->closePad();
                session.table()->choose(0);
            }
            QVERIFY(session.table()->isDecided());
            session.goHome();
            QVERIFY(!session.table()->isOver());
            QVERIFY(session.isWaiting());
            QVERIFY(session.waitingText().contains("Ghosts"));
            last = session.table()->saved();
        }
        {
            Session session(*settings_, store_.get());
            session.restore();
            QVERIFY(session.isWaiting());
            QCOMPARE(session.table()->saved(), last);
            QVERIFY(!session.table()->isOver());
            session.continueGame();
            QTRY_VERIFY(session.table()->isOver());
            QVERIFY(!session.isWaiting());
        }
        {
            Session session(*settings_, store_.get());
            session.restore();
            QVERIFY(!session.isWaiting());
        }
        // One that is begun after it is found again.
        {
            Session session(*settings_, store_.get());
            session.quickStart("ghosts");
        }
        Session session(*settings_, store_.get());
        session.restore();
        QVERIFY(session.isWaiting());
    }

    void aFailedSaveIsToldOnce() {
        Session session(*settings_, store_.get());
        const QSignalSpy spoken(&session, &Session::announced);
        session.quickStart("ghosts");
        QVERIFY(waitForPerson(session));
        QVERIFY(session.notice().isEmpty());
        QVERIFY(QDir(folder_->path()).mkpath("games/table.unfinished.ghostlight")); // where a file should go
        session.table()->choose(0);
        QVERIFY(!session.notice().isEmpty());
        QVERIFY(std::any_of(spoken.begin(), spoken.end(),
                            [&](const QVariantList& said) { return said.front() == session.notice(); }));
        session.dismissNotice();
        QVERIFY(waitForPerson(session));
        session.table()->choose(0);
        QVERIFY(session.notice().isEmpty()); // it was said
        session.quickStart("ghosts");
        QVERIFY(!session.notice().isEmpty());
    }

    void houseRulesApplyAtOnce() {
        Session session(*settings_, store_.get());
        session.quickStart("ghosts");
        settings_->setPace("slow");
        QCOMPARE(session.table()->houseRules().slowness, 2.0);
        settings_->setPrivacy(false);
        QVERIFY(!session.table()->houseRules().privacy);
    }

    void aSeatCanBeHandedOver() {
        Session session(*settings_, store_.get());
        session.begin({"ghosts", {{"Mia", "person"}, {"", "easy:bold"}}, {}, 3});
        session.handOver(1, "person");
        QCOMPARE(session.table()->setup().seats.at(1).kind, "person");
        QFile file(store_->newest());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), session.table()->saved());
        session.handOver(7, "person");
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
