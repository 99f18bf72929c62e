// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ghosts/ghosts_table.h"
#include "table_play.h"

#include <QSignalSpy>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

const QString ghostsId = QStringLiteral("ghosts");

QStringList facesIn(const PieceModel& pieces, const QString& zone, int seat) {
    QStringList faces;
    for (const int ticket : pieces.in({zone, seat})) {
        faces.append(pieces.face(ticket));
    }
    return faces;
}

QString faceOf(ghosts::Card card) {
    return card == ghosts::mist
               ? QStringLiteral("M")
               : QString(QChar(u'A' + ghosts::familyOf(card))) + QString::number(ghosts::numberOf(card));
}

/// The pieces are what the viewer may see of the true state, no more and no less.
void compareWithState(GhostsTable& table) {
    const auto& state = table.match().state();
    const auto& shared = state.shared;
    for (int seat = 0; seat < shared.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        QStringList expected;
        for (int i = 0; i < shared.handSize[at]; ++i) {
            expected.append(seat == table.viewSeat() ? faceOf(state.own[at].hand[i]) : QString());
        }
        QCOMPARE(facesIn(*table.pieces(), QStringLiteral("hand"), seat), expected);
        QCOMPARE(table.pieces()->in({QStringLiteral("taken"), seat}).size() > 0, shared.taken[at] > 0);
        QCOMPARE(table.seats()->at(seat).marks, static_cast<int>(shared.fear[at]));
    }
    QStringList pile;
    for (std::size_t i = shared.pileBegin; i < shared.deeds.size(); ++i) {
        pile.append(faceOf(shared.deeds[i].card()));
    }
    QCOMPARE(facesIn(*table.pieces(), QStringLiteral("pile"), -1), pile);
    auto* facts = qobject_cast<GhostsFacts*>(table.facts());
    QCOMPARE(facts->level(), static_cast<int>(shared.level));
    QCOMPARE(facts->direction(), static_cast<int>(shared.direction));
    QCOMPARE(facts->deckSize(), static_cast<int>(shared.deckSize));
}

/// Every legal move is one touch away, and nothing else is.
void compareWithRules(GhostsTable& table) {
    const auto& state = table.match().state();
    ghosts::MoveList legal;
    legalMovesNow<Ghosts>(state, legal);
    int cards = 0;
    for (const int ticket : table.pieces()->in({QStringLiteral("hand"), table.viewSeat()})) {
        const PieceModel::Offer& offer = table.pieces()->offer(ticket);
        QVERIFY(!offer.hint.isEmpty()); // what it would do, or why not
        cards += offer.choice >= 0 ? 1 : 0;
    }
    const auto playable = [&] {
        int held = 0;
        const auto& hand = state.own[static_cast<std::size_t>(table.viewSeat())].hand;
        for (int i = 0; i < hand.size(); ++i) {
            held += legal.contains(ghosts::Move::play(hand[i])) ? 1 : 0;
        }
        return held;
    }();
    QCOMPARE(cards, playable);
    QCOMPARE(table.choices()->count(), playable + (legal.contains(ghosts::Move::take()) ? 1 : 0));
}

} // namespace

class TestGhostsTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void onePersonIsNeverCurtained();
    void undoLeadsBackAndRedoForth();
    void savedAndLoadedTablesAreAlike();
    void refusedCardsSayWhy();
    void leavingTheWindowHidesTheHand();
    void whoIsLeftAloneIsAskedFor_data();
    void whoIsLeftAloneIsAskedFor();
    void aHandedOverSeatIsNotRedone();
    void aPauseHidesTheHandAndStopsEverything();
    void leavingBeforeThePadKeepsThePad();
    void theCurtainTellsEverything();
    void aRefusalIsSpoken();
    void aHurryEndsWithWhatItHurried();
    void aSeatChangesHands();
    void hintPointsAtALegalMove();
    void aSecondTouchConfirms();
};

void TestGhostsTable::wholeGames_data() {
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("edition");
    for (int seats = 2; seats <= 6; ++seats) {
        QTest::addRow("one person of %d", seats) << 1 << seats << QStringLiteral("mirror");
        QTest::addRow("%d people", seats) << seats << seats << QStringLiteral("fright");
    }
    QTest::addRow("three people and two computers") << 3 << 5 << QStringLiteral("mirror");
    QTest::addRow("nobody of four") << 0 << 4 << QStringLiteral("fright");
}

void TestGhostsTable::wholeGames() {
    QFETCH(int, people);
    QFETCH(int, seats);
    QFETCH(QString, edition);
    const auto made = tableFor(ghostsId, kindsOf(people, seats), 11, {{QStringLiteral("edition"), edition}});
    QVERIFY(made);
    auto& table = dynamic_cast<GhostsTable&>(*made);
    const ListTesters testers(table);
    QSignalSpy saves(&table, &GameTable::moved);
    Rng rng(5);
    table.begin();
    int curtains = 0;
    while (settle(table) && !table.isOver()) {
        if (table.isPadOpen()) {
            // Everybody looks at the pad, and the next hands are dealt after it: whose hand would be open?
            QCOMPARE(table.viewSeat(), people == 1 ? 0 : -1);
            table.closePad();
            continue;
        }
        compareWithState(table);
        if (table.curtainSeat() >= 0) {
            QCOMPARE(table.viewSeat(), -1);
            QCOMPARE(table.choices()->count(), 0);
            QCOMPARE(table.curtainSeat(), static_cast<int>(table.match().state().shared.toMove));
            ++curtains;
            table.raiseCurtain();
            continue;
        }
        QCOMPARE(table.viewSeat(), static_cast<int>(table.match().state().shared.toMove));
        QCOMPARE(table.bottomSeat(), table.viewSeat());
        compareWithRules(table);
        const int plies = table.plies();
        table.choose(static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count()))));
        QCOMPARE(table.plies(), plies + 1);
        table.choose(0); // a second click in the same moment does nothing
        QCOMPARE(table.plies(), plies + 1);
    }
    QVERIFY(table.isOver());
    QVERIFY(table.match().isOver());
    QCOMPARE(table.pad()->count(), 3);
    QCOMPARE(saves.count(), table.plies());
    QCOMPARE(curtains > 0, people > 1);
    compareWithState(table);
}

void TestGhostsTable::onePersonIsNeverCurtained() {
    const auto table = tableFor(ghostsId, kindsOf(1, 4), 3);
    table->begin();
    QVERIFY(settle(*table));
    table->lowerCurtain();
    QCOMPARE(table->curtainSeat(), -1);
    QCOMPARE(table->viewSeat(), 0);
}

void TestGhostsTable::undoLeadsBackAndRedoForth() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 8);
    table->begin();
    QVERIFY(settle(*table));
    const QString before = contentsOf(*table);
    table->choose(0);
    QVERIFY(settle(*table));
    const QString after = contentsOf(*table);
    const int plies = table->plies();
    QVERIFY(table->canUndo());
    table->undo();
    QVERIFY(settle(*table));
    QCOMPARE(contentsOf(*table), before);
    QVERIFY(table->canRedo());
    table->redo();
    QVERIFY(settle(*table));
    QCOMPARE(table->plies(), plies);
    QCOMPARE(contentsOf(*table), after);
}

void TestGhostsTable::savedAndLoadedTablesAreAlike() {
    const auto table = tableFor(ghostsId, kindsOf(1, 4), 21);
    table->begin();
    for (int i = 0; i < 12 && settle(*table); ++i) {
        table->isPadOpen() ? table->closePad() : table->choose(0);
    }
    while (settle(*table) && table->isPadOpen()) { // what waits behind an open pad is not shown yet
        table->closePad();
    }
    QVERIFY(table->isAsking());
    auto loaded = loadedTable(table->saved());
    auto* other = std::get_if<std::unique_ptr<GameTable>>(&loaded);
    QVERIFY(other != nullptr);
    (*other)->setHouseRules(table->houseRules());
    (*other)->begin();
    QVERIFY(settle(**other));
    QCOMPARE(contentsOf(**other), contentsOf(*table));
    QCOMPARE((*other)->saved(), table->saved());
}

void TestGhostsTable::refusedCardsSayWhy() {
    for (quint64 seed = 0; seed < 50; ++seed) {
        const auto table = tableFor(ghostsId, kindsOf(1, 4), seed);
        table->begin();
        QSignalSpy refused(table.get(), &GameTable::refused);
        for (int i = 0; i < 8 && settle(*table); ++i) {
            for (const int ticket : table->pieces()->in({QStringLiteral("hand"), 0})) {
                if (table->isAsking() && table->pieces()->offer(ticket).choice < 0) {
                    const int plies = table->plies();
                    table->pick(ticket);
                    QCOMPARE(table->plies(), plies);
                    QCOMPARE(refused.count(), 1);
                    QVERIFY(!refused.front().at(1).toString().isEmpty());
                    return;
                }
            }
            table->isPadOpen() ? table->closePad() : table->choose(0);
        }
    }
    QFAIL("no game offered a card that cannot be played");
}

void TestGhostsTable::leavingTheWindowHidesTheHand() {
    const auto table = tableFor(ghostsId, kindsOf(2, 2), 4);
    table->begin();
    QVERIFY(settle(*table));
    table->raiseCurtain();
    QVERIFY(settle(*table));
    const int seat = table->viewSeat();
    QVERIFY(seat >= 0);
    table->lowerCurtain();
    QCOMPARE(table->viewSeat(), -1);
    QCOMPARE(table->curtainSeat(), seat);
    QVERIFY(!table->isAsking());
    for (int owner = 0; owner < 2; ++owner) {
        for (const QString& face : facesIn(*table->pieces(), QStringLiteral("hand"), owner)) {
            QVERIFY(face.isEmpty());
        }
    }
    table->raiseCurtain();
    QVERIFY(settle(*table));
    QVERIFY(table->isAsking());
}

void TestGhostsTable::whoIsLeftAloneIsAskedFor_data() {
    QTest::addColumn<bool>("looking");
    QTest::newRow("the first person looks") << true;
    QTest::newRow("the curtain asks for the first person") << false;
}

/// Two people; the one who is on turn goes. The other need not be there yet.
void TestGhostsTable::whoIsLeftAloneIsAskedFor() {
    QFETCH(const bool, looking);
    const auto table = tableFor(ghostsId, kindsOf(2, 3), 4);
    table->begin();
    QVERIFY(settle(*table));
    while (table->curtainSeat() != 0) {
        table->raiseCurtain();
        QVERIFY(settle(*table));
        table->choose(0);
        QVERIFY(settle(*table));
    }
    if (looking) {
        table->raiseCurtain();
        QVERIFY(settle(*table));
        QCOMPARE(table->viewSeat(), 0);
    }
    table->handOver(0, QStringLiteral("easy"));
    QTest::qWait(20);
    QCOMPARE(table->viewSeat(), -1);
    QCOMPARE(table->curtainSeat(), 1);
    for (int seat = 0; seat < 3; ++seat) {
        QVERIFY(facesIn(*table->pieces(), QStringLiteral("hand"), seat).join(QString()).isEmpty());
    }
    // Other seats may change as they like: nobody came yet.
    table->handOver(2, QStringLiteral("medium"));
    QTest::qWait(20);
    QCOMPARE(table->viewSeat(), -1);
    QCOMPARE(table->curtainSeat(), 1);
    table->raiseCurtain();
    QCOMPARE(table->viewSeat(), 1);
    while (settle(*table) && table->isPadOpen()) {
        table->closePad();
    }
    QVERIFY(table->isAsking());
}

void TestGhostsTable::aHandedOverSeatIsNotRedone() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    table->begin();
    QVERIFY(settle(*table));
    table->choose(0);
    QVERIFY(settle(*table));
    table->undo();
    QVERIFY(settle(*table));
    QVERIFY(table->canRedo());
    table->handOver(1, QStringLiteral("medium"));
    QVERIFY(settle(*table));
    QVERIFY(table->isAsking());
    QVERIFY(!table->canRedo());
}

void TestGhostsTable::aPauseHidesTheHandAndStopsEverything() {
    const auto table = tableFor(ghostsId, kindsOf(2, 2), 4);
    table->begin();
    QVERIFY(settle(*table));
    table->raiseCurtain();
    QVERIFY(settle(*table));
    const int seat = table->viewSeat();
    table->setPaused(true);
    QCOMPARE(table->viewSeat(), -1);
    QCOMPARE(table->curtainSeat(), seat);
    table->raiseCurtain();
    QCOMPARE(table->viewSeat(), -1);
    table->setPaused(false);
    table->raiseCurtain();
    QVERIFY(settle(*table));
    QVERIFY(table->isAsking());

    const auto alone = tableFor(ghostsId, kindsOf(1, 2), 4);
    alone->begin();
    QVERIFY(settle(*alone));
    alone->choose(0);
    QVERIFY(settle(*alone));
    alone->undo();
    QVERIFY(settle(*alone));
    alone->setPaused(true);
    QCOMPARE(alone->curtainSeat(), -1);
    const int plies = alone->plies();
    QVERIFY(!alone->canUndo() && !alone->canRedo() && !alone->canHint());
    alone->choose(0);
    alone->pick(alone->pieces()->in({QStringLiteral("hand"), 0}).front());
    alone->undo();
    alone->redo();
    QCOMPARE(alone->plies(), plies);
    alone->setPaused(false);
    alone->choose(0);
    QVERIFY(alone->plies() > plies);
}

/// The window goes away while the last trick of a round is shown: the pad is still shown, and at the end of
/// the game nobody is asked for.
void TestGhostsTable::leavingBeforeThePadKeepsThePad() {
    const auto made = tableFor(ghostsId, kindsOf(2, 2), 4);
    auto& table = dynamic_cast<GhostsTable&>(*made);
    table.begin();
    Rng rng(3);
    int pads = 0;
    while (settle(table) && !table.isOver()) {
        if (table.isPadOpen()) {
            ++pads;
            QCOMPARE(table.viewSeat(), -1);
            QCOMPARE(table.curtainSeat(), -1);
            table.closePad();
        } else if (table.curtainSeat() >= 0) {
            table.raiseCurtain();
        } else {
            table.choose(static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count()))));
            table.lowerCurtain(); // nothing of it was shown yet
        }
    }
    QVERIFY(table.isOver());
    QCOMPARE(pads, table.pad()->count());
    QVERIFY(pads > 1);
}

/// All lines since that person last looked, however many.
void TestGhostsTable::theCurtainTellsEverything() {
    const auto table = tableFor(ghostsId, {"person", "person", "easy", "easy", "easy", "easy"}, 4);
    QMap<int, int> seen; // by each person, of the log
    connect(table->log(), &LogModel::countChanged, this, [&] {
        if (table->viewSeat() >= 0) {
            seen[table->viewSeat()] = table->log()->count();
        }
    });
    table->begin();
    Rng rng(3);
    QStringList longest;
    while (longest.size() < 12 && settle(*table) && !table->isOver()) {
        if (table->isPadOpen()) {
            table->closePad();
            continue;
        }
        if (table->curtainSeat() >= 0) {
            QStringList lines;
            for (int line = seen.value(table->curtainSeat()); line < table->log()->count(); ++line) {
                lines.append(table->log()->at(line).text);
            }
            QCOMPARE(table->recap(), lines);
            longest = lines;
            if (longest.size() < 12) {
                table->raiseCurtain();
                seen[table->viewSeat()] = table->log()->count();
            }
            continue;
        }
        table->choose(static_cast<int>(rng.below(static_cast<std::uint32_t>(table->choices()->count()))));
    }
    QVERIFY(longest.size() >= 12);

    // Who opens the game again is told what happened since the own last move.
    auto made = loadedTable(table->saved());
    auto& again = std::get<std::unique_ptr<GameTable>>(made);
    again->begin();
    QVERIFY(settle(*again));
    QCOMPARE(again->curtainSeat(), table->curtainSeat());
    QCOMPARE(again->recap().mid(again->recap().size() - longest.size()), longest);
    QVERIFY(again->recap().size() < again->log()->count());
}

void TestGhostsTable::aRefusalIsSpoken() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    QSignalSpy spoken(table.get(), &GameTable::announced);
    Q_EMIT table->refused(1, QStringLiteral("not now"));
    QCOMPARE(spoken.count(), 1);
    QCOMPARE(spoken.front().front().toString(), QStringLiteral("not now"));
}

void TestGhostsTable::aHurryEndsWithWhatItHurried() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    HouseRules rules = table->houseRules();
    rules.slowness = 1;
    table->setHouseRules(rules);
    table->begin();
    table->hurry();
    QCOMPARE(table->travelTime(), 0);
    table->handOver(1, QStringLiteral("medium"));
    QVERIFY(table->travelTime() > 0);
}

void TestGhostsTable::aSeatChangesHands() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    table->begin();
    QVERIFY(settle(*table));
    table->handOver(0, QStringLiteral("easy"));
    while (settle(*table) && !table->isOver()) {
        table->closePad();
    }
    QVERIFY(table->isOver());
    QCOMPARE(table->viewSeat(), -1); // nobody looks any more
}

void TestGhostsTable::hintPointsAtALegalMove() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    table->begin();
    QVERIFY(settle(*table));
    table->hint();
    QVERIFY(QTest::qWaitFor([&] { return table->canHint(); }, 30000));
    QVERIFY(!table->advice().isEmpty());
    int glowing = 0;
    for (const Choice& choice : table->choices()->all()) {
        glowing += choice.glow ? 1 : 0;
    }
    QCOMPARE(glowing, 1);
}

void TestGhostsTable::aSecondTouchConfirms() {
    const auto table = tableFor(ghostsId, kindsOf(1, 3), 4);
    HouseRules rules = table->houseRules();
    rules.confirms = true;
    table->setHouseRules(rules);
    table->begin();
    QVERIFY(settle(*table));
    QVERIFY(table->choices()->count() >= 2);
    const auto glowing = [&] {
        QList<int> all;
        for (int i = 0; i < table->choices()->count(); ++i) {
            const Choice& choice = table->choices()->all()[static_cast<std::size_t>(i)];
            if (choice.glow) {
                all.append(i);
                if (choice.ticket >= 0 && !table->pieces()->offer(choice.ticket).glow) {
                    all.append(-1);
                }
            }
        }
        return all;
    };
    table->choose(0);
    QCOMPARE(table->plies(), 0);
    QCOMPARE(glowing(), QList<int>{0});
    QVERIFY(!table->advice().isEmpty());
    table->choose(1); // another one: that must be confirmed, too
    QCOMPARE(table->plies(), 0);
    QCOMPARE(glowing(), QList<int>{1});
    QVERIFY(!table->pieces()->offer(table->choices()->all()[0].ticket).glow);
    table->choose(1);
    QVERIFY(table->plies() > 0);
    QVERIFY(table->advice().isEmpty());

    QVERIFY(settle(*table));
    const int plies = table->plies();
    QVERIFY(!table->stepBack());
    table->choose(0);
    QVERIFY(table->stepBack());
    QCOMPARE(glowing(), QList<int>());
    QVERIFY(table->advice().isEmpty());
    table->choose(0); // a first touch again
    QCOMPARE(table->plies(), plies);
}

QTEST_GUILESS_MAIN(TestGhostsTable)
#include "tst_ghosts_table.moc"
