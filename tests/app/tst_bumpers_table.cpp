// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games of Ghostbumpers through its table: everything legal can be done, what lies there is what the
// match says, and nobody's models hold what they may not know.

#include "games/bumpers/bumpers_table.h"
#include "table_play.h"

#include <QMetaProperty>

using namespace ghostlight;
using namespace ghostlight::app;
using namespace ghostlight::bumpers;
using Spot = PieceModel::Spot;

namespace {

using Table = std::unique_ptr<BumpersTable>;

Table tableOf(Match<Bumpers> match) {
    auto table = std::make_unique<BumpersTable>(std::move(match));
    table->setHouseRules({.privacy = true, .slowness = 0, .thinkingTime = 0});
    table->begin();
    return table;
}

Table newGame(int seats, int people, std::uint64_t seed, const Rules& rules = {}) {
    Match<Bumpers>::Header header;
    header.rules = rules;
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat) {
        header.players.push_back({seat < people ? "person" : "easy", {}});
    }
    return tableOf(Match<Bumpers>(header));
}

/// Lets the table go on until somebody is asked or the game is over; pads are closed and curtains raised on
/// the way.
bool goOn(BumpersTable& table) {
    while (settle(table)) {
        if (table.isPadOpen()) {
            table.closePad();
        } else if (table.curtainSeat() >= 0) {
            table.raiseCurtain();
        } else {
            return true;
        }
    }
    return false;
}

MoveList legalNow(const BumpersTable& table) {
    MoveList moves;
    legalMovesNow<Bumpers>(table.match().state(), moves);
    return moves;
}

std::vector<int> hand(BumpersTable& table) {
    return table.pieces()->in({QStringLiteral("hand"), table.viewSeat()});
}

/// Makes a move by the means a person has.
void make(BumpersTable& table, const Move& move) {
    if (move.what == Move::Do::hide) {
        table.choose(move.number);
        return;
    }
    int wanted = move.what == Move::Do::play ? move.count : 1;
    for (const int ticket : hand(table)) {
        if (wanted > 0 && table.pieces()->face(ticket) == BumpersWords::face(move.value)) {
            table.pick(ticket);
            --wanted;
        }
    }
    if (move.what == Move::Do::play) {
        table.choose(move.number == 10 ? 1 : 0);
    }
}

QStringList faces(BumpersTable& table, const Spot& spot) {
    QStringList faces;
    for (const int ticket : table.pieces()->in(spot)) {
        faces.append(table.pieces()->face(ticket));
    }
    return faces;
}

QStringList times(int count, const QString& face) {
    QStringList list;
    for (int i = 0; i < count; ++i) {
        list.append(face);
    }
    return list;
}

QStringList handFaces(const Hand& hand) {
    QStringList list;
    hand.forEach([&list](Value value, int count) { list.append(times(count, BumpersWords::face(value))); });
    return list;
}

/// All that QML can read, the middle of the table included.
QString everything(BumpersTable& table) {
    QString all = contentsOf(table);
    const QObject* const facts = table.facts();
    const QMetaObject& meta = *facts->metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta.propertyCount(); ++i) {
        QString value;
        QDebug(&value) << meta.property(i).name() << meta.property(i).read(facts);
        all += u'\n' + value;
    }
    return all;
}

void comparePieces(BumpersTable& table) {
    const State& state = table.match().state();
    const Public& shared = state.shared;
    QStringList discards;
    for (const Value value : shared.discard) {
        discards.append(BumpersWords::face(value));
    }
    QCOMPARE(faces(table, {QStringLiteral("discard"), -1}),
             discards.mid(std::max<qsizetype>(0, discards.size() - 4)));
    QCOMPARE(faces(table, {QStringLiteral("deck"), -1}), QStringList());
    QCOMPARE(table.facts()->property("deckSize").toInt(), int{shared.deckSize});
    QCOMPARE(table.facts()->property("discardSize").toInt(), static_cast<int>(shared.discard.size()));
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const bool seen = seat == table.viewSeat();
        const Private& own = state.own[seat];
        QCOMPARE(faces(table, {QStringLiteral("hand"), seat}),
                 seen ? handFaces(own.hand) : times(shared.handSize[seat], {}));
        QStringList played;
        for (const Play& play : shared.trick) {
            played += play.seat == seat ? times(play.count, BumpersWords::face(play.value)) : QStringList();
        }
        QCOMPARE(faces(table, {QStringLiteral("trick"), seat}), played);
        const bool waits = shared.phase == Phase::hide && !shared.hidden[seat];
        QCOMPARE(faces(table, {QStringLiteral("scare"), seat}), times(waits ? 1 : 0, QStringLiteral("S")));
        if (shared.phase != Phase::over) { // at the end decks may lie open
            QStringList ride = times(shared.characterSize(seat) - (waits ? 1 : 0), {});
            if (seen && !waits) {
                ride[own.scaredAt] = QStringLiteral("S");
            }
            QCOMPARE(faces(table, {QStringLiteral("ride"), seat}), ride);
        }
        QCOMPARE(faces(table, {QStringLiteral("shown"), seat}).size(), qsizetype{shared.revealed[seat]});
        QCOMPARE(table.seats()->at(seat).points, int{shared.scores[seat]});
    }
}

/// Nothing of a card that lies face down is in any of its roles.
void compareSecrets(BumpersTable& table) {
    const PieceModel& model = *table.pieces();
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto read = [&](int role) { return model.index(row, 0).data(role); };
        const QString zone = read(PieceModel::ZoneRole).toString();
        const bool isOwn = read(PieceModel::SeatRole).toInt() == table.viewSeat();
        const bool isPrivate = zone == QLatin1String("hand") || zone == QLatin1String("ride");
        if (isPrivate && !isOwn && !table.isOver()) {
            QVERIFY(read(PieceModel::FaceRole).toString().isEmpty());
        }
        if (read(PieceModel::FaceRole).toString().isEmpty()) {
            QVERIFY(read(PieceModel::LabelRole).toString().isEmpty());
            QVERIFY(read(PieceModel::HintRole).toString().isEmpty());
            QCOMPARE(read(PieceModel::ChoiceRole).toInt(), -1);
        }
    }
}

/// Every legal move can be made with what is on the table now.
void compareMoves(BumpersTable& table) {
    for (const Move& move : legalNow(table)) {
        const Table twin = tableOf(table.match());
        QVERIFY(goOn(*twin));
        make(*twin, move);
        QCOMPARE(twin->match().plies(), table.match().plies() + 1);
        QVERIFY(twin->match().log().back().move == move);
    }
}

/// The match as saved, put on another table, looks the same.
void compareLoaded(BumpersTable& table) {
    auto loaded = loadedTable(table.saved());
    auto* const fresh = std::get_if<std::unique_ptr<GameTable>>(&loaded);
    QVERIFY(fresh != nullptr);
    (*fresh)->setHouseRules({.privacy = true, .slowness = 0, .thinkingTime = 0});
    (*fresh)->begin();
    auto& twin = static_cast<BumpersTable&>(**fresh);
    QVERIFY(goOn(twin));
    QCOMPARE(everything(twin), everything(table));
}

} // namespace

class TestBumpersTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsWholeGames_data();
    void playsWholeGames();
    void playsToATarget();
    void takesBackAndAgain();
    void tellsNobodyWhereAScaredCardIs();
    void showsNothingBehindTheCurtain();
    void putsPlaysTogether();
    void aStepBackDisarmsFirst();
    void asksForCardsInAShortage();
    void hasWordsForEveryReason();
};

void TestBumpersTable::playsWholeGames_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("people");
    for (int seats = Bumpers::minSeats; seats <= Bumpers::maxSeats; ++seats) {
        QTest::addRow("%d seats, one person", seats) << seats << 1;
        QTest::addRow("%d seats, three people", seats) << seats << 3;
    }
}

void TestBumpersTable::playsWholeGames() {
    QFETCH(const int, seats);
    QFETCH(const int, people);
    const Table table = newGame(seats, people, static_cast<std::uint64_t>(7 * seats + people));
    const ListTesters testers(*table);
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int decision = 0; goOn(*table) && !table->isOver(); ++decision) {
        comparePieces(*table);
        compareSecrets(*table);
        if (decision % 5 == 0) {
            compareMoves(*table);
            compareLoaded(*table);
        }
        if (QTest::currentTestFailed()) {
            return;
        }
        MoveList moves;
        const auto plies = table->match().plies();
        make(*table, randomMove<Bumpers>(table->match().state(), moves, rng));
        QVERIFY(table->match().plies() > plies);
    }
    QVERIFY(table->isOver());
    comparePieces(*table);
    const Public& shared = table->match().state().shared;
    QCOMPARE(table->pad()->count(), printedRounds(seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        int sum = 0;
        for (int round = 0; round < table->pad()->count(); ++round) {
            sum += table->pad()->index(round).data(ScorePad::PointsRole).toStringList().at(seat).toInt();
        }
        QCOMPARE(sum, int{shared.scores[seat]});
    }
}

void TestBumpersTable::playsToATarget() {
    const Table table = newGame(4, 1, 3, Rules{15});
    QCOMPARE(table->setup().options.value(QStringLiteral("target")).toInt(), 15);
    QCOMPARE(table->rounds(), 0);
    Rng rng(5);
    while (goOn(*table) && !table->isOver()) {
        MoveList moves;
        make(*table, randomMove<Bumpers>(table->match().state(), moves, rng));
    }
    QCOMPARE(table->pad()->count(), int{table->match().state().shared.round});
}

void TestBumpersTable::takesBackAndAgain() {
    const Table table = newGame(4, 1, 11);
    Rng rng(2);
    int taken = 0;
    for (int decision = 0; decision < 40 && goOn(*table) && !table->isOver(); ++decision) {
        if (decision % 3 == 2 && table->canUndo()) {
            const std::size_t plies = table->match().plies();
            table->undo();
            QVERIFY(goOn(*table));
            QVERIFY(table->match().plies() < plies);
            comparePieces(*table);
            QVERIFY(table->canRedo());
            table->redo();
            QVERIFY(goOn(*table));
            QCOMPARE(table->match().plies(), plies);
            comparePieces(*table);
            ++taken;
        }
        if (QTest::currentTestFailed()) {
            return;
        }
        MoveList moves;
        make(*table, randomMove<Bumpers>(table->match().state(), moves, rng));
    }
    QVERIFY(taken > 5);
}

/// Two games that differ in where seat 1 hides its Scared card look the same to the others.
void TestBumpersTable::tellsNobodyWhereAScaredCardIs() {
    const Table one = newGame(3, 3, 9);
    const Table other = newGame(3, 3, 9);
    Rng rng(4);
    for (int decision = 0; decision < 6; ++decision) {
        QVERIFY(goOn(*one) && goOn(*other));
        if (decision == 1) {
            make(*one, Move::hide(1));
            make(*other, Move::hide(6));
            continue;
        }
        if (one->viewSeat() == 1) {
            QVERIFY(everything(*one) != everything(*other));
        } else {
            QCOMPARE(everything(*one), everything(*other));
        }
        const Move move = legalNow(*one)[rng.below(static_cast<std::uint32_t>(legalNow(*one).size()))];
        if (one->match().state().shared.trick.size() == 2U) {
            return; // whoever wins turns a card over, and then they may differ
        }
        make(*one, move);
        make(*other, move);
    }
}

void TestBumpersTable::showsNothingBehindTheCurtain() {
    const Table table = newGame(4, 3, 21);
    Rng rng(8);
    int curtains = 0;
    while (!table->isOver() && curtains < 60) {
        QVERIFY(settle(*table));
        if (table->isPadOpen()) {
            table->closePad();
        } else if (table->curtainSeat() >= 0) {
            ++curtains;
            QCOMPARE(table->viewSeat(), -1);
            compareSecrets(*table);
            QCOMPARE(table->choices()->count(), 0);
            for (const char* secret : {"rideText", "preview", "verdict"}) {
                QCOMPARE(table->facts()->property(secret).toString(), QString());
            }
            QVERIFY(!table->facts()->property("hiding").toBool());
            table->raiseCurtain();
        } else if (table->isAsking()) {
            MoveList moves;
            make(*table, randomMove<Bumpers>(table->match().state(), moves, rng));
        }
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(curtains > 10);
}

void TestBumpersTable::putsPlaysTogether() {
    const Table table = newGame(3, 1, 7);
    QVERIFY(goOn(*table));
    QCOMPARE(table->choices()->count(), characterCards);
    QVERIFY(table->facts()->property("hiding").toBool());
    table->choose(3);
    QVERIFY(goOn(*table));
    QVERIFY(!table->facts()->property("rideText").toString().isEmpty());
    QVERIFY(!table->stepBack());

    PieceModel& pieces = *table->pieces();
    const std::vector<int> cards = hand(*table);
    const auto isPicked = [&pieces](int ticket) { return pieces.offer(ticket).picked; };
    const auto twin = std::adjacent_find(cards.begin(), cards.end(), [&pieces](int a, int b) {
        return pieces.face(a) == pieces.face(b) && pieces.face(a) != QLatin1String("X");
    });
    QVERIFY(twin != cards.end());
    const auto stranger = std::find_if(cards.begin(), cards.end(),
                                       [&](int ticket) { return pieces.face(ticket) != pieces.face(*twin); });
    table->pick(*stranger);
    QVERIFY(isPicked(*stranger));
    table->pick(*twin); // another value starts over
    QVERIFY(isPicked(*twin) && !isPicked(*stranger));
    table->pick(*(twin + 1)); // the same value adds
    QVERIFY(isPicked(*twin) && isPicked(*(twin + 1)));
    QVERIFY(!table->facts()->property("preview").toString().isEmpty());
    table->pick(*twin); // again removes
    QVERIFY(!isPicked(*twin) && isPicked(*(twin + 1)));
    QVERIFY(table->stepBack());
    QVERIFY(!isPicked(*(twin + 1)));
    for (const int ticket : cards) {
        QVERIFY(pieces.offer(ticket).choice >= 0);
        QVERIFY(!pieces.offer(ticket).hint.isEmpty());
    }
    table->pick(*twin);
    const auto plies = table->match().plies();
    table->drop(*(twin + 1), -1); // plays both
    QCOMPARE(table->match().plies(), plies + 1);
    QCOMPARE(int{table->match().log().back().move.count}, 2);
}

/// What a first touch armed is taken back before what was picked for it.
void TestBumpersTable::aStepBackDisarmsFirst() {
    const Table table = newGame(3, 1, 7);
    QVERIFY(goOn(*table));
    table->choose(3);
    QVERIFY(goOn(*table));
    HouseRules rules = table->houseRules();
    rules.confirms = true;
    table->setHouseRules(rules);
    const auto plies = table->match().plies();
    const int card = hand(*table).front();
    table->pick(card);
    table->choose(0);
    QVERIFY(!table->advice().isEmpty());
    QVERIFY(table->stepBack());
    QVERIFY(table->advice().isEmpty());
    QVERIFY(table->pieces()->offer(card).picked);
    table->choose(0); // the first touch once more
    QCOMPARE(table->match().plies(), plies);
    QVERIFY(table->stepBack());
    QVERIFY(table->stepBack());
    QVERIFY(!table->pieces()->offer(card).picked);
    QVERIFY(!table->stepBack());
}

void TestBumpersTable::asksForCardsInAShortage() {
    // Whoever plays as many cards as possible runs the deck dry before anything is discarded.
    Match<Bumpers>::Header header;
    header.players.assign(6, Player{});
    for (header.seed = 1; header.seed < 500; ++header.seed) {
        Match<Bumpers> match(header);
        while (!match.isOver() && match.state().shared.phase != Phase::discard) {
            MoveList moves;
            legalMovesNow<Bumpers>(match.state(), moves);
            QVERIFY(match.play(*std::max_element(
                moves.begin(), moves.end(), [](const Move& a, const Move& b) { return a.count < b.count; })));
        }
        if (match.isOver()) {
            continue;
        }
        const Table table = tableOf(match);
        while (goOn(*table) && table->match().state().shared.phase == Phase::discard) {
            comparePieces(*table);
            compareMoves(*table);
            compareLoaded(*table);
            if (QTest::currentTestFailed()) {
                return;
            }
            table->pick(hand(*table).front());
        }
        comparePieces(*table);
        return;
    }
    QFAIL("there was no shortage");
}

void TestBumpersTable::hasWordsForEveryReason() {
    const BumpersWords words;
    QStringList said;
    for (const std::string_view key : Bumpers::Policy::reasonKeys) {
        const QString text = words.reason({key, 2, 1}, QStringLiteral("Mia"));
        QVERIFY2(!text.isEmpty() && !text.contains(QLatin1String("%1")) &&
                     !text.contains(QLatin1String("%n")),
                 key.data());
        QVERIFY2(!said.contains(text), key.data());
        said.append(text);
    }
}

QTEST_GUILESS_MAIN(TestBumpersTable)
#include "tst_bumpers_table.moc"
