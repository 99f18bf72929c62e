// SPDX-License-Identifier: GPL-3.0-or-later
//
// What happens at the great moments of every game: each sound goes with something to be seen, is the right
// one, and faces are startled where there is reason to be, and not for longer.
#include "table/match_table.h"
#include "table_play.h"

#include <QMetaProperty>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// So fast that a game takes seconds, and yet every step has a time of its own.
constexpr double hasty = 0.02;
constexpr int frighteningPile = 4;

/// All that is to be seen, as text.
QString seenOn(GameTable& table) {
    QStringList seen{contentsOf(table)};
    for (const QObject* const object :
         {static_cast<const QObject*>(&table), static_cast<const QObject*>(table.facts())}) {
        const QMetaObject* const meta = object->metaObject();
        for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
            QString text;
            QDebug(&text) << meta->property(i).name() << meta->property(i).read(object);
            seen.append(text);
        }
    }
    return seen.join(u'\n');
}

/// What is heard of a table, and who looks startled, in order.
class Witness : public QObject {
public:
    explicit Witness(GameTable& table) : table_(table) {
        connect(&table, &GameTable::sounded, this, [this](const QString& name) { heard.append(name); });
        connect(table.seats(), &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from) {
            const int seat = from.row();
            const bool startled = table_.seats()->at(seat).startled;
            if (startled && !startledNow_.contains(seat)) {
                startledNow_.append(seat);
                starts.append(seat);
            } else if (!startled) {
                startledNow_.removeAll(seat);
            }
        });
    }

    QStringList heard;
    QList<int> starts;

private:
    GameTable& table_;
    QList<int> startledNow_;
};

/// What ought to be heard and who startled, by the events alone.
struct Expected {
    QList<int> starts;
    QMap<QString, int> sounds;
};

void expect(const ghosts::Event& event, const Ghosts::Public& after, Expected& expected) {
    using Kind = ghosts::Event::Kind;
    switch (event.kind) {
    case Kind::pileTaken:
        expected.sounds["take"]++;
        if (event.amount >= frighteningPile) {
            expected.starts.append(event.seat);
        }
        break;
    case Kind::directionTurned:
        expected.sounds["mirror"]++;
        expected.starts.append(after.toMove);
        break;
    case Kind::roundEnded: expected.sounds["round"]++; break;
    default: break;
    }
}

void expect(const bumpers::Event& event, const Bumpers::Public& /*after*/, Expected& expected) {
    using Kind = bumpers::Event::Kind;
    switch (event.kind) {
    case Kind::trickWon: expected.sounds["bump"]++; break;
    case Kind::characterRevealed:
        expected.sounds[event.count == 1 ? "scared" : "reveal"]++;
        if (event.count == 1) {
            expected.starts.append(event.seat);
        }
        break;
    case Kind::deckShown: expected.sounds["reveal"]++; break;
    case Kind::paranoia: expected.starts.append(event.seat); break;
    case Kind::roundEnded: expected.sounds["round"]++; break;
    default: break;
    }
}

void expect(const hunters::Event& event, const Hunters::Public& /*after*/, Expected& expected) {
    using Kind = hunters::Event::Kind;
    switch (event.kind) {
    case Kind::dieRolled:
        expected.sounds["dice_wood"]++;
        expected.sounds["danger"] += event.die.isDangerous() ? 1 : 0;
        break;
    case Kind::busted: expected.starts.append(event.seat); break;
    case Kind::trapScored: expected.sounds["trap"]++; break;
    case Kind::trapTaken:
    case Kind::trapScouted: expected.sounds["take"]++; break;
    default: break;
    }
}

template <Game G> Expected expectedOf(GameTable& table) {
    Expected expected;
    bool bust = false;
    relive(dynamic_cast<MatchTable<G>&>(table).match(),
           [&](const auto& events, const auto& /*before*/, const auto& after) {
               for (const auto& event : events) {
                   expect(event, after, expected);
                   if constexpr (std::is_same_v<G, Hunters>) { // all who bust together do so with one sound
                       const bool busts = event.kind == hunters::Event::Kind::busted;
                       expected.sounds["danger"] += busts && !bust ? 1 : 0;
                       bust = busts;
                   }
               }
           });
    return expected;
}

Expected expectedOf(GameTable& table) {
    return table.game() == u"ghosts"    ? expectedOf<Ghosts>(table)
           : table.game() == u"bumpers" ? expectedOf<Bumpers>(table)
                                        : expectedOf<Hunters>(table);
}

bool playOn(GameTable& table) {
    table.closePad();
    return settle(table);
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundsAndStartsAreTheRightOnes_data() { games(); }
    void soundsAndStartsAreTheRightOnes();
    void everySoundGoesWithSomethingToSee_data() { games(); }
    void everySoundGoesWithSomethingToSee();
    void aTurnIsCalledOnceTheCurtainIsUp();

private:
    static void games() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"ghosts", "bumpers", "hunters"}) {
            QTest::newRow(game) << QString::fromLatin1(game);
        }
    }
};

void TestMoments::soundsAndStartsAreTheRightOnes() {
    QFETCH(const QString, game);
    int starts = 0;
    for (quint64 seed = 1; seed <= 3; ++seed) {
        const auto table = tableFor(game, kindsOf(0, 4), seed);
        Witness witness(*table);
        table->begin();
        while (!table->isOver()) {
            QVERIFY(playOn(*table));
        }
        const Expected expected = expectedOf(*table);
        QCOMPARE(witness.starts, expected.starts);
        starts += static_cast<int>(expected.starts.size());
        for (auto sound = expected.sounds.begin(); sound != expected.sounds.end(); ++sound) {
            QVERIFY2(witness.heard.count(sound.key()) == sound.value(), qPrintable(sound.key()));
        }
        QCOMPARE(witness.heard.count("win"), 1);
        for (int seat = 0; seat < table->seats()->count(); ++seat) {
            const SeatInfo& info = table->seats()->at(seat);
            QVERIFY(!info.startled);
            QCOMPARE(info.fright, info.portrait + "_startled");
        }
    }
    QVERIFY(starts > 0);
}

void TestMoments::everySoundGoesWithSomethingToSee() {
    QFETCH(const QString, game);
    const auto table = tableFor(game, kindsOf(0, 3), 5);
    HouseRules rules = table->houseRules();
    rules.slowness = hasty;
    table->setHouseRules(rules);
    QStringList heard;
    connect(table.get(), &GameTable::sounded, this, [&](const QString& name) { heard.append(name); });
    QString before = seenOn(*table);
    table->begin();
    QSet<QString> all;
    const QDeadlineTimer deadline(60000);
    while (!table->isOver() && table->round() < 3 && !deadline.hasExpired()) {
        if (table->isPadOpen()) {
            table->closePad();
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const QString now = seenOn(*table);
        QVERIFY2(heard.isEmpty() || now != before, qPrintable(heard.join(u' ')));
        all += QSet<QString>(heard.begin(), heard.end());
        heard.clear();
        before = now;
    }
    QVERIFY(all.size() >= 5);
}

void TestMoments::aTurnIsCalledOnceTheCurtainIsUp() {
    const auto table = tableFor("ghosts", kindsOf(2, 2), 3);
    Witness witness(*table);
    table->begin();
    QVERIFY(settle(*table));
    QVERIFY(table->curtainSeat() >= 0);
    QCOMPARE(witness.heard.count("turn"), 0);
    table->raiseCurtain();
    QVERIFY(settle(*table));
    QVERIFY(table->isAsking());
    QCOMPARE(witness.heard.count("turn"), 1);
}

QTEST_GUILESS_MAIN(TestMoments)
#include "tst_moments.moc"
