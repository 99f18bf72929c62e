// SPDX-License-Identifier: GPL-3.0-or-later

// A mouse that drags: everything that can be taken hold of, to where it belongs.

#include "bumpers/bumpers.h"
#include "hunters/hunters.h"
#include "match/save.h"
#include "scene_test.h"
#include "table_play.h"

#include <QCursor>
#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// Legal moves as `pick` likes them, until `isWanted` or the end.
template <Game G, class Pick, class Wanted> bool playUntil(Match<G>& match, Pick pick, Wanted isWanted) {
    typename G::MoveList moves;
    while (!match.isOver() && !isWanted(match.state().shared)) {
        legalMovesNow<G>(match.state(), moves);
        if (!match.play(pick(moves))) {
            return false;
        }
    }
    return !match.isOver();
}

/// One by chance.
auto byChance(std::uint64_t seed) {
    return [rng = Rng(seed)](const hunters::MoveList& moves) mutable {
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    };
}

} // namespace

class TestTableDrags : public SceneTest {
    Q_OBJECT

    GameTable& table() { return *scene_->session().table(); }
    PieceModel& pieces() { return *table().pieces(); }

    /// What is seen and meets a condition; nothing if there is none.
    template <class Wanted> static QQuickItem* find(QQuickItem* item, Wanted isWanted) {
        if (!item->isVisible() || isWanted(*item)) {
            return item->isVisible() ? item : nullptr;
        }
        for (QQuickItem* const child : item->childItems()) {
            if (QQuickItem* const found = find(child, isWanted)) {
                return found;
            }
        }
        return nullptr;
    }
    QQuickItem* pieceOf(int ticket) {
        return find(scene_->view().contentItem(), [ticket](const QQuickItem& item) {
            return item.property("ticket").toInt() == ticket && item.property("zone").isValid();
        });
    }
    QPoint spotOf(int ticket) { return middleOf(pieceOf(ticket)); }
    static QPoint middleOf(const QQuickItem* item) {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    QPoint part(double x, double y) {
        return {qRound(scene_->view().width() * x), qRound(scene_->view().height() * y)};
    }

    void drag(const QPoint& from, const QPoint& to) {
        constexpr int steps = 12;
        QTest::mouseMove(&scene_->view(), from);
        QTest::mousePress(&scene_->view(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= steps; ++step) {
            QTest::mouseMove(&scene_->view(), from + (to - from) * step / steps);
            QTest::qWait(1);
        }
        QTest::mouseRelease(&scene_->view(), Qt::LeftButton, {}, to);
        QTest::qWait(1);
    }

    void begin(const QString& game, quint64 seed) {
        scene_->session().begin({game, {{"Mia", "person"}, {{}, "easy"}, {{}, "easy"}}, {}, seed});
        QVERIFY(settle(table()));
    }
    template <Game G> void open(const Match<G>& match) {
        const QString file = scene_->folder().filePath("position.ghostlight");
        QCOMPARE(writeGame(file, QByteArray::fromStdString(saveMatch(match))), QString());
        QCOMPARE(scene_->session().open(file), QString());
        QVERIFY(settle(table()));
        if (table().curtainSeat() >= 0) {
            table().raiseCurtain();
            QVERIFY(settle(table()));
        }
        QVERIFY(table().isAsking());
    }
    template <Game G> static Match<G> matchOf(int people, std::uint64_t seed) {
        typename Match<G>::Header header;
        header.seed = seed;
        for (int seat = 0; seat < people; ++seat) {
            header.players.push_back({"person", {}});
        }
        return Match<G>(header);
    }

private Q_SLOTS:
    void thePileTowardsOneself() {
        begin("ghosts", 4);
        for (int i = 0; i < 40 && table().choices()->button(1) < 0; ++i) {
            table().isPadOpen() ? table().closePad() : table().choose(0);
            QVERIFY(settle(table()));
        }
        const int top = pieces().in({"pile", -1}).back();
        QVERIFY(!pieces().offer(top).hint.isEmpty());
        const int plies = table().plies();
        drag(spotOf(top), spotOf(top) + QPoint(120, 60)); // pushed about on the table it stays there
        QCOMPARE(table().plies(), plies);
        const std::size_t before = pieces().in({"taken", 0}).size();
        drag(spotOf(top), part(0.5, 0.9));
        QVERIFY(settle(table()));
        QVERIFY(table().plies() > plies);
        QVERIFY(pieces().in({"taken", 0}).size() > before);
    }

    void thePileByAClick() {
        begin("ghosts", 4);
        for (int i = 0; i < 40 && table().choices()->button(1) < 0; ++i) {
            table().isPadOpen() ? table().closePad() : table().choose(0);
            QVERIFY(settle(table()));
        }
        const std::size_t before = pieces().in({"taken", 0}).size();
        QTest::mouseClick(&scene_->view(), Qt::LeftButton, {}, spotOf(pieces().in({"pile", -1}).back()));
        QVERIFY(settle(table()));
        QVERIFY(pieces().in({"taken", 0}).size() > before);
    }

    /// The Scared card over the ride that is spread out, to the gap it goes into.
    void theScaredCardIntoTheRide() {
        begin("bumpers", 4);
        const auto gap = [this](int slot) {
            return middleOf(find(scene_->view().contentItem(), [slot](const QQuickItem& item) {
                return item.property("group").toString() == u"hide" &&
                       item.property("choice").toInt() == slot;
            }));
        };
        drag(gap(3), gap(5));
        QVERIFY(settle(table()));
        const std::vector<int> ride = pieces().in({"ride", 0});
        QCOMPARE(ride.size(), std::size_t{7});
        QCOMPARE(pieces().face(ride[5]), QString("S"));
    }

    void aGift() {
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            Match<Bumpers> match = matchOf<Bumpers>(6, seed);
            // Whoever plays as many cards as possible runs the deck dry before anything is discarded.
            const auto most = [](const bumpers::MoveList& moves) {
                return *std::max_element(
                    moves.begin(), moves.end(),
                    [](const bumpers::Move& a, const bumpers::Move& b) { return a.count < b.count; });
            };
            if (!playUntil(match, most, [](const bumpers::Public& shared) {
                    return shared.phase == bumpers::Phase::discard;
                })) {
                continue;
            }
            open(match);
            const int plies = table().plies();
            drag(spotOf(pieces().in({"hand", table().viewSeat()}).front()), part(0.5, 0.4));
            QVERIFY(settle(table()));
            QVERIFY(table().plies() > plies);
            return;
        }
        QFAIL("nobody had to give a card");
    }

    void aTrapToOneself() {
        Match<Hunters> match = matchOf<Hunters>(2, 3);
        QVERIFY(playUntil(match, byChance(3), [](const hunters::Public& shared) {
            return shared.phase == hunters::Phase::takeTrap;
        }));
        open(match);
        const int plies = table().plies();
        const int trap = pieces().in({"offer", -1}).front();
        // Pointed at, it is called by its name, wherever that is too small on the card.
        QTest::mouseMove(&scene_->view(), spotOf(trap));
        const QString name = pieceOf(trap)->property("title").toString();
        QVERIFY(!name.isEmpty());
        QTRY_VERIFY(find(scene_->view().contentItem(), [&name](const QQuickItem& item) {
            return item.property("noteWarning").isValid() && item.property("text").toString() == name;
        }));
        drag(spotOf(trap), part(0.4, 0.5));
        QVERIFY(settle(table()));
        QVERIFY(table().plies() > plies);
        QCOMPARE(pieces().spot(trap).zone, QString("traps"));
    }

    void anAllyOntoItsTarget() {
        for (std::uint64_t seed = 1; seed < 400; ++seed) {
            Match<Hunters> match = matchOf<Hunters>(2, seed);
            if (!playUntil(match, byChance(seed), [](const hunters::Public& shared) {
                    return shared.phase == hunters::Phase::score && !shared.allyCards.empty(shared.turn);
                })) {
                continue;
            }
            open(match);
            for (const int ally : pieces().in({"allies", table().bottomSeat()})) {
                if (pieces().offer(ally).choice != PieceModel::Offer::part) {
                    continue;
                }
                table().pick(ally); // what could be its target?
                int target = -1;
                for (int row = 0; row < pieces().count() && target < 0; ++row) {
                    const QModelIndex piece = pieces().index(row);
                    const int ticket = piece.data(PieceModel::TicketRole).toInt();
                    const bool isDie = piece.data(PieceModel::ZoneRole).toString() == u"tray";
                    target = ticket != ally && isDie && pieces().offer(ticket).choice != -1 ? ticket : -1;
                }
                QVERIFY(table().stepBack());
                if (target < 0) {
                    continue;
                }
                const int plies = table().plies();
                drag(spotOf(ally), spotOf(target));
                QVERIFY(settle(table()));
                // It is used, or its target is chosen and it is asked what becomes of that.
                QVERIFY(table().plies() > plies || pieces().offer(target).picked);
                return;
            }
        }
        QFAIL("no Ally has a target");
    }

    void aRowOfTheSetUp() {
        scene_->session().openSetup("ghosts");
        SetupModel& setup = *scene_->session().setup();
        setup.setName(0, "Ada"); // nameless people go by their place
        const auto grip = [this] {
            return find(scene_->view().contentItem(), [](const QQuickItem& item) {
                return item.inherits("QQuickMouseArea") && item.cursor().shape() == Qt::SizeVerCursor;
            });
        };
        QTRY_VERIFY(grip() != nullptr);
        drag(middleOf(grip()), middleOf(grip()) + QPoint(0, qRound(grip()->height() * 1.2)));
        QCOMPARE(setup.index(1, 0).data(SetupModel::NameRole).toString(), QString("Ada"));
    }
};

QTEST_MAIN(TestTableDrags)
#include "tst_table_drags.moc"
