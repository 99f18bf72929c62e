// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/games.h"
#include "shell/setup_model.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>

using namespace ghostlight::app;

namespace {

QVariant at(const SetupModel& model, int seat, int role) {
    return model.index(seat).data(role);
}

QStringList names(const SetupModel& model) {
    QStringList all;
    for (int seat = 0; seat < model.count(); ++seat) {
        all.append(at(model, seat, SetupModel::NameRole).toString());
    }
    return all;
}

} // namespace

class TestSetupModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithOnePersonAmongCharacters() {
        SetupModel model;
        const QAbstractItemModelTester tester(&model);
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            model.reset(game, {"Robin"});
            QCOMPARE(model.count(), 4);
            QCOMPARE(at(model, 0, SetupModel::NameRole), "Robin");
            QVERIFY(at(model, 0, SetupModel::PersonRole).toBool());
            QSet<QString> portraits;
            for (int seat = 0; seat < model.count(); ++seat) {
                QCOMPARE(at(model, seat, SetupModel::SeatRole), seat);
                QCOMPARE(at(model, seat, SetupModel::PersonRole).toBool(), seat == 0);
                QVERIFY(!at(model, seat, SetupModel::NameRole).toString().isEmpty());
                portraits.insert(at(model, seat, SetupModel::PortraitRole).toString());
            }
            QCOMPARE(portraits.size(), 4);
            QVERIFY2(model.problem().isEmpty(), qPrintable(model.problem()));
        }
    }

    void everyRoleHasAValue() {
        SetupModel model;
        model.reset("ghosts", {});
        const auto roles = model.roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            QVERIFY2(model.index(1).data(role.key()).isValid(), role.value());
        }
        QVERIFY(!model.index(9).data(SetupModel::NameRole).isValid());
    }

    void keepsToTheSeatsOfTheGame() {
        SetupModel model;
        const QAbstractItemModelTester tester(&model);
        model.reset("bumpers", {});
        QCOMPARE(model.minSeats(), 3);
        QCOMPARE(model.maxSeats(), 6);
        model.setCount(1);
        QCOMPARE(model.count(), 3);
        model.setCount(9);
        QCOMPARE(model.count(), 6);
        QStringList all = names(model);
        QCOMPARE(all.removeDuplicates(), 0);
        QVERIFY(model.problem().isEmpty());
    }

    void seatsCanBeMoved_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QStringList>("order");
        QTest::newRow("down") << 0 << 2 << QStringList{"b", "c", "a", "d"};
        QTest::newRow("up") << 3 << 1 << QStringList{"a", "d", "b", "c"};
        QTest::newRow("next") << 1 << 2 << QStringList{"a", "c", "b", "d"};
        QTest::newRow("nowhere") << 1 << 1 << QStringList{"a", "b", "c", "d"};
        QTest::newRow("outside") << 1 << 4 << QStringList{"a", "b", "c", "d"};
    }
    void seatsCanBeMoved() {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const QStringList, order);
        SetupModel model;
        const QAbstractItemModelTester tester(&model);
        model.reset("ghosts", {});
        for (int seat = 0; seat < 4; ++seat) {
            model.setName(seat, QString(QChar('a' + seat)));
        }
        model.move(from, to);
        QCOMPARE(names(model), order);
    }

    void aCharacterSitsOnOneChair() {
        SetupModel model;
        model.reset("ghosts", {});
        const QVariant before = at(model, 1, SetupModel::CharacterRole);
        const QString wanted = at(model, 2, SetupModel::CharacterRole).toString();
        model.setCharacter(1, wanted);
        QCOMPARE(at(model, 1, SetupModel::CharacterRole), wanted);
        QCOMPARE(at(model, 2, SetupModel::CharacterRole), before);
        model.setCharacter(1, "nobody");
        QCOMPARE(at(model, 1, SetupModel::CharacterRole), wanted);
    }

    void peopleGetTheNamesOfThoseWhoUsuallyPlay() {
        SetupModel model;
        model.reset("ghosts", {"Robin", "Mia"});
        model.setPerson(2, true);
        QCOMPARE(at(model, 2, SetupModel::NameRole), "Mia");
        model.setPerson(3, true);
        QCOMPARE(at(model, 3, SetupModel::NameRole), "Player 4");
        QCOMPARE(model.peopleNames(), QStringList({"Robin", "Mia"}));
    }

    void saysWhyItCannotBegin() {
        SetupModel model;
        model.reset("ghosts", {"Mia"});
        model.setPerson(1, true);
        model.setName(1, " mia ");
        QVERIFY(model.problem().contains("mia"));
        model.setName(1, "Otto");
        QVERIFY(model.problem().isEmpty());
        model.setSeed("twelve");
        QVERIFY(!model.problem().isEmpty());
        model.setSeed("12");
        QVERIFY(model.problem().isEmpty());
        QCOMPARE(model.setup().seed, quint64{12});
        model.setSeed({});
        QVERIFY(model.setup().seed != model.setup().seed);
    }

    void whatItSetsUpCanBePlayedAndTakenAgain() {
        SetupModel model;
        model.reset("ghosts", {"Mia"});
        model.setEdition("fright");
        model.setEdition("loud");
        model.setLevel(2, "expert");
        model.setName(3, "The Count");
        const GameSetup setup = model.setup();
        QCOMPARE(setup.options, QVariantMap({{"edition", "fright"}}));
        QCOMPARE(setup.seats.at(0).kind, "person");
        QVERIFY(setup.seats.at(2).kind.startsWith("expert:"));
        QVERIFY(newTable(setup) != nullptr);
        SetupModel again;
        const QAbstractItemModelTester tester(&again);
        QVERIFY(again.take(setup));
        QCOMPARE(names(again), names(model));
        QCOMPARE(again.edition(), "fright");
        QCOMPARE(again.setup().seats.at(2).kind, setup.seats.at(2).kind);
    }

    void targetsAreThoseOfTheGame() {
        SetupModel model;
        model.reset("bumpers", {});
        QVERIFY(model.targets().contains(25));
        QVERIFY(model.editions().isEmpty());
        QVERIFY(model.setup().options.isEmpty());
        model.setTarget(25);
        QCOMPARE(model.setup().options, QVariantMap({{"target", 25}}));
        for (const int target : model.targets()) {
            QVERIFY(!model.targetName(target).isEmpty());
        }
    }

    void takesNoNonsense() {
        SetupModel model;
        model.reset("ghosts", {"Mia"});
        const QStringList before = names(model);
        QVERIFY(!model.take({"chess", {{"a", "person"}, {"b", "person"}}, {}, 0}));
        QVERIFY(!model.take({"ghosts", {{"a", "person"}}, {}, 0}));
        QVERIFY(!model.take({"ghosts", {{"a", "person"}, {"b", "genius"}}, {}, 0}));
        QVERIFY(!model.take({"ghosts", {}, {}, 0}));
        QCOMPARE(names(model), before);
    }

    void everythingHasAName() {
        SetupModel model;
        for (const QString& level : SetupModel::levels()) {
            QVERIFY(model.levelName(level) != level);
        }
        for (const QString& character : SetupModel::characters()) {
            QVERIFY(model.characterName(character) != character);
            QVERIFY(model.characterStyle(character) != character);
            QVERIFY(!model.characterPortrait(character).contains(character));
        }
        model.reset("ghosts", {});
        for (const QString& edition : model.editions()) {
            QVERIFY(model.editionName(edition) != edition);
        }
    }
};

QTEST_GUILESS_MAIN(TestSetupModel)
#include "tst_setup_model.moc"
