// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/hunters_words.h"
#include "games/hunters/hunters_card_words.h"
#include "games/hunters/hunters_marks.h"
#include "games/hunters/hunters_table.h"
#include "hunters/ai/policy.h"
#include "table_play.h"

#include <QSignalSpy>

using namespace ghostlight;
using namespace ghostlight::app;
using namespace ghostlight::hunters;

namespace {

const QString huntersId = QStringLiteral("hunters");

QString idOf(std::string_view id) {
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QStringList facesIn(const PieceModel& pieces, const QString& zone, int seat = -1) {
    QStringList faces;
    for (const int ticket : pieces.in({zone, seat})) {
        faces.append(pieces.face(ticket));
    }
    return faces;
}

template <class Cards, class Table> QStringList idsOf(const Cards& cards, const Table& table) {
    QStringList ids;
    for (const CardIndex card : cards) {
        ids.append(idOf(table[card].id));
    }
    return ids;
}

QStringList seenDice(const Public& shared) {
    QStringList faces;
    const bool sees = shared.turn != noSeat;
    for (std::size_t i = 0; i < shared.dice.size(); ++i) {
        if (!sees || shared.sight.sees(i)) {
            faces.append(dieFace(sees ? shared.sight.dice[i] : shared.dice[i]));
        }
    }
    for (const Die die : shared.sight.extra) {
        faces.append(dieFace(die));
    }
    return faces;
}

/// The pieces and the facts are what the true state says.
void compareWithState(HuntersTable& table) {
    const Public& shared = table.match().state().shared;
    const PieceModel& pieces = *table.pieces();
    for (int seat = 0; seat < shared.seats; ++seat) {
        QCOMPARE(facesIn(pieces, QStringLiteral("traps"), seat), idsOf(shared.trapCards[seat], trapCards));
        QCOMPARE(facesIn(pieces, QStringLiteral("allies"), seat), idsOf(shared.allyCards[seat], allyCards));
        QCOMPARE(facesIn(pieces, QStringLiteral("extra"), seat), QStringList());
        QCOMPARE(table.seats()->at(seat).points,
                 static_cast<int>(shared.fame[static_cast<std::size_t>(seat)]));
    }
    QCOMPARE(facesIn(pieces, QStringLiteral("offer")), idsOf(shared.trapCards[onOffer], trapCards));
    QCOMPARE(facesIn(pieces, QStringLiteral("allyoffer")), idsOf(shared.allyCards[onOffer], allyCards));
    QCOMPARE(facesIn(pieces, QStringLiteral("discard")),
             idsOf(shared.trapCards[discarded], trapCards) + idsOf(shared.allyCards[discarded], allyCards));
    QCOMPARE(facesIn(pieces, QStringLiteral("tray")), seenDice(shared));
    for (const char* zone : {"pouch", "trapdeck", "allydeck"}) {
        QCOMPARE(facesIn(pieces, QString::fromLatin1(zone)), QStringList());
    }
    auto* facts = qobject_cast<HuntersFacts*>(table.facts());
    QCOMPARE(facts->pouchSize(), shared.pouchSize());
    QCOMPARE(facts->trapDeck(), static_cast<int>(shared.trapDeckSize));
    QCOMPARE(facts->allyDeck(), static_cast<int>(shared.allyDeckSize));
    QCOMPARE(facts->isDeciding(), shared.phase == Phase::decide);
    for (std::size_t seat = 0; seat < shared.seats; ++seat) {
        QCOMPARE(facts->tokens()[static_cast<qsizetype>(seat)], static_cast<int>(shared.tokens[seat]));
        QCOMPARE(facts->roundFame()[static_cast<qsizetype>(seat)], static_cast<int>(shared.roundFame[seat]));
        QCOMPARE(table.shown().in[seat], shared.in[seat]);
        QCOMPARE(table.shown().decided[seat], shared.decided[seat]);
    }
}

/// Every ticket that could be touched.
std::vector<int> ticketsOf(const PieceModel& pieces) {
    std::vector<int> tickets;
    for (int row = 0; row < pieces.rowCount(); ++row) {
        tickets.push_back(pieces.data(pieces.index(row), PieceModel::TicketRole).toInt());
    }
    return tickets;
}

std::vector<int> partsOf(HuntersTable& table) {
    std::vector<int> parts;
    for (const int ticket : ticketsOf(*table.pieces())) {
        const PieceModel::Offer& offer = table.pieces()->offer(ticket);
        if (offer.choice == PieceModel::Offer::part && !offer.picked) {
            parts.push_back(ticket);
        }
    }
    return parts;
}

/// All moves that touches lead to, by their words; leaves the table as it was.
int reachable(HuntersTable& table) {
    int moves = table.choices()->count();
    for (const int ticket : partsOf(table)) {
        table.pick(ticket);
        moves += reachable(table);
        if (!table.stepBack()) {
            return -1;
        }
    }
    return moves;
}

/// One move, by random touches; false if there is none.
bool playRandomly(HuntersTable& table, Rng& rng) {
    for (int touches = 0; touches < 4; ++touches) {
        const std::vector<int> parts = partsOf(table);
        const auto choices = static_cast<std::uint32_t>(table.choices()->count());
        const std::uint32_t touch = rng.below(choices + static_cast<std::uint32_t>(parts.size()));
        if (touch < choices) {
            const int ticket = table.choices()->all()[touch].ticket;
            ticket >= 0 ? table.pick(ticket) : table.choose(static_cast<int>(touch));
            return true;
        }
        table.pick(parts[touch - choices]);
    }
    return false;
}

} // namespace

class TestHuntersTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void pendingDecisionsShowNowhere();
    void undoLeadsBackAndRedoForth();
    void savedAndLoadedTablesAreAlike();
    void refusedPiecesSayWhy();
    void hintPointsAtWhatItSuggests();
    void cardWordsAreComplete();
    void reasonsAreAllInWords();
    void ticksFollowTheRules();
};

void TestHuntersTable::wholeGames_data() {
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 5; ++seats) {
        QTest::addRow("one person of %d", seats) << 1 << seats;
    }
    QTest::addRow("three people") << 3 << 3;
    QTest::addRow("three people and two computers") << 3 << 5;
    QTest::addRow("nobody of three") << 0 << 3;
}

void TestHuntersTable::wholeGames() {
    QFETCH(int, people);
    QFETCH(int, seats);
    for (quint64 seed = 1; seed <= 4; ++seed) {
        const auto made = tableFor(huntersId, kindsOf(people, seats), seed);
        QVERIFY(made);
        auto& table = dynamic_cast<HuntersTable&>(*made);
        const ListTesters testers(table);
        QSignalSpy saves(&table, &GameTable::moved);
        Rng rng(seed);
        table.begin();
        while (settle(table) && !table.isOver()) {
            if (table.isPadOpen()) {
                table.closePad();
                continue;
            }
            QCOMPARE(table.curtainSeat(), -1); // nothing is hidden but what is decided
            compareWithState(table);
            MoveList legal;
            legalMovesNow<Hunters>(table.match().state(), legal);
            QCOMPARE(reachable(table), static_cast<int>(legal.size()));
            QVERIFY(!table.prompt().isEmpty());
            const int plies = table.plies();
            QVERIFY(playRandomly(table, rng));
            QCOMPARE(table.plies(), plies + 1);
            table.choose(0); // a second click in the same moment does nothing
            QCOMPARE(table.plies(), plies + 1);
        }
        QVERIFY(table.isOver());
        compareWithState(table);
        QCOMPARE(saves.count(), table.plies());
        QCOMPARE(table.pad()->count(), hunters::rounds);
        for (int seat = 0; seat < seats; ++seat) {
            int sum = 0;
            for (int row = 0; row < table.pad()->count(); ++row) {
                sum += table.pad()
                           ->data(table.pad()->index(row), ScorePad::PointsRole)
                           .toStringList()[seat]
                           .toInt();
            }
            QCOMPARE(sum, Hunters::score(table.match().state().shared, static_cast<Seat>(seat)));
        }
    }
}

void TestHuntersTable::pendingDecisionsShowNowhere() {
    for (quint64 seed = 1; seed <= 6; ++seed) {
        const auto stays = tableFor(huntersId, kindsOf(3, 3), seed);
        const auto passes = tableFor(huntersId, kindsOf(3, 3), seed);
        QStringList heard[2];
        connect(stays.get(), &GameTable::sounded, this, [&](const QString& name) { heard[0].append(name); });
        connect(passes.get(), &GameTable::sounded, this, [&](const QString& name) { heard[1].append(name); });
        stays->begin();
        passes->begin();
        QVERIFY(settle(*stays) && settle(*passes));
        QCOMPARE(contentsOf(*stays), contentsOf(*passes));
        for (int person = 0; person < 2; ++person) { // the third one's decision reveals them all
            stays->choose(0);
            passes->choose(1);
            QVERIFY(settle(*stays) && settle(*passes));
            QCOMPARE(contentsOf(*stays), contentsOf(*passes));
            QCOMPARE(heard[0], heard[1]);
        }
        stays->choose(0);
        passes->choose(0);
        QVERIFY(settle(*stays) && settle(*passes));
        QVERIFY(contentsOf(*stays) != contentsOf(*passes));
    }
}

void TestHuntersTable::undoLeadsBackAndRedoForth() {
    const auto made = tableFor(huntersId, kindsOf(1, 3), 8);
    auto& table = dynamic_cast<HuntersTable&>(*made);
    Rng rng(3);
    table.begin();
    for (int i = 0; i < 20 && settle(table) && !table.isOver(); ++i) {
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        const QString before = contentsOf(table);
        QVERIFY(playRandomly(table, rng));
        if (!settle(table) || table.isPadOpen() || table.isOver()) {
            continue;
        }
        const QString after = contentsOf(table);
        QVERIFY(table.canUndo());
        table.undo();
        QVERIFY(settle(table));
        QCOMPARE(contentsOf(table), before);
        QVERIFY(table.canRedo());
        table.redo();
        QVERIFY(settle(table));
        QCOMPARE(contentsOf(table), after);
    }
}

void TestHuntersTable::savedAndLoadedTablesAreAlike() {
    const auto made = tableFor(huntersId, kindsOf(1, 4), 21);
    auto& table = dynamic_cast<HuntersTable&>(*made);
    Rng rng(4);
    table.begin();
    for (int i = 0; i < 40 && settle(table) && !table.isOver(); ++i) {
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        auto loaded = loadedTable(table.saved());
        auto* other = std::get_if<std::unique_ptr<GameTable>>(&loaded);
        QVERIFY(other != nullptr);
        (*other)->setHouseRules(table.houseRules());
        (*other)->begin();
        QVERIFY(settle(**other));
        QCOMPARE(contentsOf(**other).split(u'\n'), contentsOf(table).split(u'\n'));
        QCOMPARE((*other)->saved(), table.saved());
        QVERIFY(playRandomly(table, rng));
    }
}

void TestHuntersTable::refusedPiecesSayWhy() {
    const auto made = tableFor(huntersId, kindsOf(1, 4), 5);
    auto& table = dynamic_cast<HuntersTable&>(*made);
    Rng rng(9);
    QSignalSpy refusals(&table, &GameTable::refused);
    table.begin();
    while (settle(table) && !table.isOver()) {
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        for (const int ticket : ticketsOf(*table.pieces())) {
            const PieceModel::Offer offer = table.pieces()->offer(ticket);
            const QString zone = table.pieces()->spot(ticket).zone;
            if (offer.choice != -1 || zone == u"discard" || zone == u"tray" || zone == u"hidden") {
                continue;
            }
            QVERIFY(!offer.hint.isEmpty());
            refusals.clear();
            table.pick(ticket);
            QCOMPARE(refusals.count(), 1);
        }
        QVERIFY(playRandomly(table, rng));
    }
}

void TestHuntersTable::hintPointsAtWhatItSuggests() {
    const auto made = tableFor(huntersId, kindsOf(1, 2), 4);
    auto& table = dynamic_cast<HuntersTable&>(*made);
    table.begin();
    QVERIFY(settle(table));
    table.hint();
    QTRY_VERIFY_WITH_TIMEOUT(table.canHint(), 20000);
    QVERIFY(!table.advice().isEmpty());
    const auto& choices = table.choices()->all();
    QCOMPARE(std::count_if(choices.begin(), choices.end(), [](const Choice& choice) { return choice.glow; }),
             1);
}

void TestHuntersTable::cardWordsAreComplete() {
    for (std::size_t i = 0; i < trapCards.size(); ++i) {
        QCOMPARE(QString::fromLatin1(huntersTrapTexts[i].name), idOf(trapCards[i].name));
        QCOMPARE(QString::fromLatin1(huntersTrapTexts[i].effect).toStdString(), arena::wordsOf(trapCards[i]));
    }
    for (std::size_t i = 0; i < allyCards.size(); ++i) {
        QCOMPARE(QString::fromLatin1(huntersAllyTexts[i].name), idOf(allyCards[i].name));
        const QString effect = QString::fromLatin1(huntersAllyTexts[i].effect);
        if (allyCards[i].effect == Effect::extraDie) {
            QVERIFY(effect.endsWith(dieName(allyCards[i].die)));
        }
        for (std::size_t other = 0; other < i;
             ++other) { // the same words for the same effect, and for no other
            const bool same =
                allyCards[i].effect == allyCards[other].effect && allyCards[i].die == allyCards[other].die;
            QCOMPARE(effect == QString::fromLatin1(huntersAllyTexts[other].effect), same);
        }
    }
}

void TestHuntersTable::reasonsAreAllInWords() {
    const HuntersWords words;
    const QString fallback = words.reason({"noEffect", 0, 0}, {});
    for (const std::string_view key : Hunters::Policy::reasonKeys) {
        for (const int number : {0, 1, 7}) {
            const QString text = words.reason({key, number, 1}, QStringLiteral("Mia"));
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains(u'%') || text.contains(QLocale().percent()), qPrintable(text));
            QCOMPARE(text == fallback, key == "noEffect");
        }
    }
}

void TestHuntersTable::ticksFollowTheRules() {
    Rng rng(77);
    for (int trial = 0; trial < 4000; ++trial) {
        Census census;
        const int dice = static_cast<int>(rng.below(allDice + 1));
        for (int i = 0; i < dice; ++i) {
            census.add(
                {static_cast<Color>(rng.below(colors)), static_cast<std::uint8_t>(1 + rng.below(faces))});
        }
        for (int card = 0; card < traps; ++card) {
            const auto trap = static_cast<CardIndex>(card);
            const QString marks = marksOf(trap, census);
            QCOMPARE(marks.size(), static_cast<qsizetype>(pictogramsOf(trap).size()));
            QVERIFY(!marks.isEmpty());
            const bool complete = trapOf(trap).fameFor(census) > 0;
            const bool needsAll =
                trapOf(trap).goal != Trap::Goal::any && trapOf(trap).goal != Trap::Goal::per;
            QVERIFY2(complete ==
                         (needsAll ? !marks.contains(u'0') && !marks.contains(u'x') : marks.contains(u'1')),
                     qPrintable(idOf(trapOf(trap).id) + u' ' + marks));
        }
    }
}

QTEST_GUILESS_MAIN(TestHuntersTable)
#include "tst_hunters_table.moc"
