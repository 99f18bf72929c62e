// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/art_provider.h"
#include "games/bumpers/bumpers_rules.h"
#include "games/games.h"
#include "games/ghosts/ghosts_rules.h"
#include "games/hunters/hunters_rules.h"
#include "rules/rules_reader.h"
#include "shell/setup_model.h"
#include "table_play.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTranslator>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// A language in which everything is said in brackets.
class Brackets : public QTranslator {
public:
    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

/// Its tags are <b> … </b>, one after the other.
bool isSimpleMarkup(QString text) {
    static const QRegularExpression bold(QStringLiteral("<b>[^<>]+</b>"));
    return !text.remove(bold).contains(QRegularExpression("[<>]"));
}

QSet<QString> idsOf(const RulesBook& book) {
    QSet<QString> ids;
    for (const RulesChapter& chapter : book) {
        ids.insert(chapter.id);
    }
    return ids;
}

QString wholeText(const RulesBook& book) {
    QString text;
    for (const RulesChapter& chapter : book) {
        text += chapter.title + '\n';
        for (const RulesBlock& block : chapter.blocks) {
            text += block.title + '\n' + block.text + '\n';
        }
    }
    return text;
}

void expectChapters(const QString& game, const QStringList& wanted) {
    const RulesShelf* const shelf = rulesOf(game);
    QVERIFY(shelf);
    for (const RulesEdition& edition : shelf->editions()) {
        const QSet<QString> ids = idsOf(shelf->book(edition.id));
        for (const QString& id : wanted) {
            QVERIFY2(ids.contains(id), qPrintable(game + edition.id + id));
        }
    }
}

} // namespace

/// The rules books and who reads them.
class TestRules : public QObject {
    Q_OBJECT

    static QList<QPair<QString, RulesBook>> allBooks() {
        QList<QPair<QString, RulesBook>> books;
        for (const QString& game : gamesWithRules()) {
            const RulesShelf* const shelf = rulesOf(game);
            for (const RulesEdition& edition : shelf->editions()) {
                books.append({game + ' ' + edition.id, shelf->book(edition.id)});
            }
        }
        return books;
    }

private Q_SLOTS:
    void initTestCase() { QCOMPARE(registerArt(), QString()); }

    void everyGameHasItsBooks() {
        QCOMPARE(gamesWithRules(), QStringList({"ghosts", "bumpers", "hunters"}));
        QCOMPARE(allBooks().size(), 5);
        QVERIFY(!rulesOf("chess"));
    }

    void everyBookIsWhole() {
        for (const auto& [name, book] : allBooks()) {
            QVERIFY2(book.size() >= 8, qPrintable(name));
            QCOMPARE(idsOf(book).size(), book.size());
            for (const RulesChapter& chapter : book) {
                const QString where = name + ' ' + chapter.id;
                QVERIFY2(!chapter.title.isEmpty() && !chapter.id.isEmpty(), qPrintable(where));
                QVERIFY2(!chapter.blocks.isEmpty(), qPrintable(where));
                for (const RulesBlock& block : chapter.blocks) {
                    QVERIFY2(!block.text.trimmed().isEmpty(), qPrintable(where));
                    QVERIFY2(isSimpleMarkup(block.text), qPrintable(block.text));
                    QVERIFY2(!block.text.contains(QRegularExpression("%[0-9n]")), qPrintable(block.text));
                    QCOMPARE(block.title.isEmpty(), block.kind != RulesBlock::Kind::term);
                    QCOMPARE(block.things.isEmpty(), block.kind != RulesBlock::Kind::picture);
                }
            }
        }
    }

    void everyBookHasWhatABeginnerNeeds() {
        for (const auto& [name, book] : allBooks()) {
            const QSet<QString> ids = idsOf(book);
            for (const char* const id : {"goal", "things", "tips", "words", "table"}) {
                QVERIFY2(ids.contains(id), qPrintable(name + ' ' + id));
            }
            int pictures = 0;
            int examples = 0;
            for (const RulesChapter& chapter : book) {
                for (const RulesBlock& block : chapter.blocks) {
                    pictures += block.kind == RulesBlock::Kind::picture ? 1 : 0;
                    examples += block.kind == RulesBlock::Kind::example ? 1 : 0;
                }
            }
            QVERIFY2(pictures >= 5 && examples >= 1, qPrintable(name));
        }
    }

    void everythingInAnIllustrationHasAPicture() {
        const QStringList pictures = ArtProvider().names();
        for (const auto& [name, book] : allBooks()) {
            for (const RulesChapter& chapter : book) {
                for (const RulesBlock& block : chapter.blocks) {
                    for (const RulesThing& thing : block.things) {
                        const bool isDrawn =
                            thing.kind == RulesThing::Kind::plus || thing.kind == RulesThing::Kind::equals;
                        QVERIFY2(isDrawn || pictures.contains(thing.art), qPrintable(thing.art));
                        QVERIFY(thing.width > 0 && thing.ratio > 0);
                    }
                }
            }
        }
    }

    void editionsDifferAndAreTheOnesOfTheGame() {
        for (const QString& game : gamesWithRules()) {
            const RulesShelf* const shelf = rulesOf(game);
            QSet<QString> texts;
            QSet<QString> names;
            for (const RulesEdition& edition : shelf->editions()) {
                texts.insert(wholeText(shelf->book(edition.id)));
                names.insert(edition.name);
            }
            QCOMPARE(texts.size(), shelf->editions().size());
            QCOMPARE(names.size(), shelf->editions().size());
        }
        SetupModel setup;
        setup.reset("ghosts", {});
        for (const QString& edition : setup.editions()) {
            setup.setEdition(edition);
            QCOMPARE(ghostsRules.editionOf(setup.setup().options), edition);
        }
        setup.reset("bumpers", {});
        for (const int target : setup.targets()) {
            setup.setTarget(target);
            QCOMPARE(bumpersRules.editionOf(setup.setup().options), target == 0 ? "rounds" : "target");
        }
    }

    void everyPhaseHasItsChapter() {
        QStringList ghostsChapters;
        for (const auto phase : {ghosts::Phase::start, ghosts::Phase::play, ghosts::Phase::over}) {
            ghostsChapters.append(rulesChapter(phase));
        }
        expectChapters("ghosts", ghostsChapters);
        QCOMPARE(ghostsChapters, QStringList({"first", "turn", "end"}));

        QStringList bumpersChapters;
        for (const auto phase :
             {bumpers::Phase::hide, bumpers::Phase::play, bumpers::Phase::discard, bumpers::Phase::over}) {
            bumpersChapters.append(rulesChapter(phase));
        }
        expectChapters("bumpers", bumpersChapters);
        QCOMPARE(bumpersChapters, QStringList({"hide", "trick", "draw", "points"}));

        QStringList huntersChapters;
        for (const auto phase :
             {hunters::Phase::decide, hunters::Phase::roll, hunters::Phase::takeAlly,
              hunters::Phase::takeTrap, hunters::Phase::score, hunters::Phase::end, hunters::Phase::over}) {
            huntersChapters.append(rulesChapter(phase));
        }
        expectChapters("hunters", huntersChapters);
        QCOMPARE(huntersChapters, QStringList({"decide", "last", "turn", "turn", "score", "allies", "end"}));
    }

    void theTableSaysWhereItIs() {
        for (const QString& game : gamesWithRules()) {
            const auto table = tableFor(game, kindsOf(1, 4), 5);
            QSet<QString> seen;
            table->begin();
            QVERIFY(!table->rulesChapter().isEmpty());
            const QSet<QString> all = idsOf(rulesOf(game)->book({}));
            Rng rng(3);
            while (settle(*table) && !table->isOver()) {
                QVERIFY2(all.contains(table->rulesChapter()), qPrintable(table->rulesChapter()));
                seen.insert(table->rulesChapter());
                if (table->isPadOpen()) {
                    table->closePad();
                    continue;
                }
                for (int tries = 0; table->choices()->count() == 0 && tries < 100; ++tries) {
                    const auto any = rng.below(static_cast<std::uint32_t>(table->pieces()->count()));
                    table->pick(
                        table->pieces()->index(static_cast<int>(any)).data(PieceModel::TicketRole).toInt());
                }
                table->choose(
                    static_cast<int>(rng.below(static_cast<std::uint32_t>(table->choices()->count()))));
            }
            QVERIFY2(seen.size() >= 2, qPrintable(game));
            seen.insert(table->rulesChapter());
            QCOMPARE(table->rulesChapter(), QString(game == "bumpers" ? "points" : "end"));
        }
    }

    void opensWhereItIsAsked() {
        RulesReader reader;
        QSignalSpy opened(&reader, &RulesReader::openedChanged);
        reader.open({"ghosts", {{"edition", "fright"}}, "first"});
        QVERIFY(reader.isOpened());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(reader.game(), "ghosts");
        QCOMPARE(reader.edition(), 1);
        QCOMPARE(reader.book().at(reader.chapter()).id, "first");
        QCOMPARE(reader.contents()->count(), reader.book().size());
        QVERIFY(reader.contents()->at(reader.row()).here);

        reader.openBook("hunters");
        QCOMPARE(reader.chapter(), 0);
        QVERIFY(reader.editions().isEmpty());
        for (int row = 0; row < reader.contents()->count(); ++row) {
            QVERIFY(!reader.contents()->at(row).here);
        }
        reader.close();
        reader.open({});
        QVERIFY(reader.game().isEmpty());
        QCOMPARE(reader.contents()->count(), 0);
        QCOMPARE(reader.page()->rowCount(), 0);
    }

    void theShelfKnowsTheGameOnTheTable() {
        RulesReader reader;
        reader.open({"ghosts", {{"edition", "fright"}}, "first"});
        reader.showShelf();
        QVERIFY(reader.game().isEmpty());
        reader.openBook("ghosts");
        QCOMPARE(reader.edition(), 1);
        QCOMPARE(reader.book().at(reader.chapter()).id, "first");
    }

    void turnsPages() {
        RulesReader reader;
        reader.open({"bumpers", {}, {}});
        QCOMPARE(reader.previousTitle(), QString());
        const QString next = reader.nextTitle();
        reader.turnTo(1);
        QCOMPARE(reader.chapterName(), next);
        reader.turn(-1);
        QCOMPARE(reader.chapter(), 0);
        reader.turn(-1);
        QCOMPARE(reader.chapter(), 0);
        reader.turnTo(99);
        QCOMPARE(reader.chapter(), 0);
        reader.turnTo(static_cast<int>(reader.book().size()) - 1);
        QCOMPARE(reader.nextTitle(), QString());
        reader.setEdition(1);
        QCOMPARE(reader.chapter(), reader.book().size() - 1);
    }

    void stepsAreNumbered() {
        RulesReader reader;
        reader.open({"ghosts", {}, "turn"});
        QStringList numbers;
        for (int row = 0; row < reader.page()->rowCount(); ++row) {
            const QString number = reader.page()->index(row).data(RulesPage::NumberRole).toString();
            if (!number.isEmpty()) {
                numbers.append(number);
            }
        }
        QCOMPARE(numbers, QStringList({"1", "2", "3"}));
    }

    void findsWordsInTextAndTitle() {
        RulesReader reader;
        reader.open({"ghosts", {}, "goal"});
        QSignalSpy found(&reader, &RulesReader::found);
        reader.setQuery("special CASES");
        QCOMPARE(reader.contents()->count(), 1);
        QCOMPARE(reader.chapterName(), "Special cases");
        QCOMPARE(found.constLast().at(0).toInt(), -1);
        QVERIFY(reader.chapterTitle().contains("<span"));

        reader.setQuery("shuffled");
        QVERIFY(reader.hits() > 0);
        QVERIFY(reader.contents()->count() < reader.book().size());
        const int block = found.constLast().at(0).toInt();
        const QString text = reader.page()->index(block).data(RulesPage::TextRole).toString();
        QVERIFY2(text.contains("color:#2A1405\">shuffled</span>"), qPrintable(text));

        reader.setQuery("xylophone");
        QCOMPARE(reader.hits(), 0);
        QCOMPARE(reader.contents()->count(), 0);
        QVERIFY(!reader.hitText().isEmpty());
        reader.setQuery({});
        QCOMPARE(reader.contents()->count(), reader.book().size());
        QCOMPARE(reader.hitText(), QString());
    }

    void goesFromPlaceToPlace() {
        RulesReader reader;
        reader.open({"ghosts", {}, "goal"});
        reader.setQuery("mirror");
        const int hits = reader.hits();
        QVERIFY(hits > 5);
        const QString first = reader.hitText();
        QSet<int> chapters;
        int listed = 0;
        for (int row = 0; row < reader.contents()->count(); ++row) {
            listed += reader.contents()->at(row).hits;
        }
        QCOMPARE(listed, hits);
        for (int i = 0; i < hits; ++i) {
            chapters.insert(reader.chapter());
            reader.goToHit(1);
        }
        QCOMPARE(reader.hitText(), first);
        QCOMPARE(chapters.size(), reader.contents()->count());
        reader.goToHit(-1);
        QVERIFY(reader.hitText() != first);
    }

    void marksWhatWasFound_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("marked");
        QTest::newRow("nothing") << "cat" << "A <b>dog</b>." << "A <b>dog</b>.";
        QTest::newRow("case") << "DOG" << "A dog." << "A {dog}.";
        QTest::newRow("in bold") << "og" << "A <b>dog</b>." << "A <b>d{og}</b>.";
        QTest::newRow("over a tag") << "a dog" << "A <b>dog</b>." << "{A }<b>{dog}</b>.";
        QTest::newRow("twice") << "a" << "Banana" << "B{a}n{a}n{a}";
        QTest::newRow("accents") << "uber" << "Über alles" << "{Über} alles";
        QTest::newRow("voiced kana are others") << "か" << "がか" << "が{か}";
        QTest::newRow("Arabic without its vowels") << "بطاقة" << "بِطَاقة" << "{بِطَاقة}";
        QTest::newRow("escaped") << "x" << "1 < x & 2" << "1 &lt; {x} &amp; 2";
    }
    void marksWhatWasFound() {
        QFETCH(const QString, query);
        QFETCH(const QString, markup);
        QFETCH(const QString, marked);
        static const QRegularExpression begin("<span[^>]*>");
        QCOMPARE(RulesSearch(query).marked(markup).replace(begin, "{").replace("</span>", "}"), marked);
        QCOMPARE(RulesSearch(query).hits(markup) > 0, marked.contains('{'));
    }

    void anotherLanguageStaysAtTheSamePage() {
        RulesReader reader;
        reader.open({"hunters", {}, "bust"});
        const int chapter = reader.chapter();
        Brackets brackets;
        QVERIFY(QCoreApplication::installTranslator(&brackets));
        reader.retranslate();
        QCOMPARE(reader.chapter(), chapter);
        QCOMPARE(reader.chapterName(), "[Bust]");
        QVERIFY(reader.contents()->at(chapter).name.startsWith('['));
        for (const auto& [name, book] : allBooks()) {
            for (const RulesChapter& each : book) {
                QVERIFY2(each.title.startsWith('['), qPrintable(name + each.title));
                for (const RulesBlock& block : each.blocks) {
                    QVERIFY2(block.text.startsWith('['), qPrintable(name + block.text));
                }
            }
        }
        QCoreApplication::removeTranslator(&brackets);
        reader.retranslate();
        QCOMPARE(reader.chapterName(), "Bust");
    }

    void modelsKeepTheirWord() {
        RulesReader reader;
        const QAbstractItemModelTester contents(reader.contents());
        const QAbstractItemModelTester page(reader.page());
        for (const QString& game : gamesWithRules()) {
            reader.open({game, {}, {}});
            reader.setQuery("card");
            reader.goToHit(1);
            reader.turn(1);
            reader.setQuery({});
        }
        reader.showShelf();
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
