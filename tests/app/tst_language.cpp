// SPDX-License-Identifier: GPL-3.0-or-later

// Another language in the middle of a game: at once, everywhere, and nothing of the game is lost.

#include "ai/level.h"
#include "match/save.h"
#include "registry.h"
#include "table/in_text.h"
#include "table/match_table.h"
#include "table/player_words.h"
#include "table_play.h"
#include "trace.h"
#include "words_on_screen.h"

#include <QApplication>
#include <QDialog>
#include <QRegularExpression>

#include <set>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// All real ones.
QStringList languages() {
    QStringList all = Languages::all();
    all.removeOne(pseudo);
    return all;
}

bool isLatin(const QString& language) {
    return QLocale(language).script() == QLocale::LatinScript;
}

/// Words that are what they are: names, keys, files, and what Qt has not got in the edition for tests.
const QRegularExpression& kept() {
    static const QRegularExpression words([] {
        QString pattern =
            QStringLiteral("Robin|Mia|Ghostlight|\\*\\.ghostlight|\\bGhost\\b|\\blight\\b|Reiner "
                           "Knizia|Ctrl|Shift|Home|Space|Esc|Close|\\band\\b");
        for (const QString& language : languages()) {
            pattern += '|' + QRegularExpression::escape(Languages::ownName(language));
        }
        return pattern;
    }());
    return words;
}

/// Texts with words of the source language in them, in the edition for tests.
QStringList untouched(const QStringList& texts) {
    static const QRegularExpression plain(
        QStringLiteral("(?<![\\w’])[A-Za-z]*[aceginorsuyz][A-Za-z]*(?![\\w’])"));
    QStringList found;
    for (QString text : texts) {
        const QString whole = text;
        text.remove('&').remove(kept());
        const auto match = plain.match(text);
        if (match.hasMatch() && match.capturedLength() > 2) {
            found.append(whole + QStringLiteral(" → ") + match.captured());
        }
    }
    return found;
}

QStringList holding(const QStringList& texts, const QRegularExpression& what) {
    QStringList found;
    for (QString text : texts) {
        const QString whole = text;
        text.remove(Languages::ownName(pseudo)).remove(kept());
        if (what.match(text).hasMatch()) {
            found.append(whole);
        }
    }
    return found;
}

/// The name of the moment, as far as language is concerned.
QString momentOf(GameTable& table) {
    return table.curtainSeat() >= 0 ? "curtain"
           : table.isPadOpen()      ? "pad"
           : table.isOver()         ? "result"
                                    : "asking";
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

    static void speak(Scene& scene, const QString& language) {
        scene.settings().setLanguage(language);
        QCoreApplication::sendPostedEvents();
        QTest::qWait(30);
        settle(scene.table());
    }

    /// Through all languages and back. Before every real one comes the one for tests, whose leftovers show.
    static void switchAll(Scene& scene, const QString& when) {
        static const QRegularExpression bracket(QStringLiteral("\\[|ẽ|õ"));
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{3,}"));
        // Behind an open pad the table goes on to where the match is, and after the last scoring shown cards
        // lie as they would after loading; all else stays as it was.
        const auto contents = [&scene] {
            GameTable& table = scene.table();
            const QString told = contentsOf(*table.pad()) + contentsOf(*table.log());
            return table.isPadOpen() ? contentsOf(*table.pad())
                   : table.isOver()  ? told + contentsOf(*table.seats()) + table.prompt()
                                     : contentsOf(table);
        };
        const QString before = contents();
        QStringList round = languages();
        round.removeOne("en");
        round.append("en");
        for (const QString& language : round) {
            speak(scene, pseudo);
            const QStringList plain = untouched(wordsOnScreen(scene));
            QVERIFY2(plain.isEmpty(), qPrintable(when + ", not translated:\n" + plain.join('\n')));
            speak(scene, language);
            const QStringList words = wordsOnScreen(scene);
            QStringList left = holding(words, bracket);
            if (!isLatin(language)) {
                left.append(holding(words, latin));
            }
            QVERIFY2(left.isEmpty(), qPrintable(when + " in " + language + ", left:\n" + left.join('\n')));
        }
        const QString after = contents();
        QVERIFY2(after == before, qPrintable(when + ": " + difference({before}, {after})));
    }

    /// Takes up something that is not a move yet.
    static bool beginDraft(GameTable& table) {
        for (int row = 0; row < table.pieces()->count(); ++row) {
            const int ticket = table.pieces()->index(row).data(PieceModel::TicketRole).toInt();
            const bool isPart = table.game() == "bumpers"
                                    ? table.pieces()->spot(ticket).zone == "hand"
                                    : table.pieces()->offer(ticket).choice == PieceModel::Offer::part;
            if (isPart) {
                table.pick(ticket);
                return true;
            }
        }
        return false;
    }

    /// The same game just before its last move: what lies between says nothing new.
    static bool goToTheEnd(Scene& scene, Rng& rng) {
        QString trouble = "no such game";
        visitGame(scene.table().game().toStdString(), [&]<class G>(std::type_identity<G>) {
            Match<G> match = std::get<Match<G>>(loadMatch<G>(scene.table().saved().toStdString()));
            typename G::MoveList scratch;
            while (!match.isOver() && match.play(randomMove<G>(match.state(), scratch, rng))) {
            }
            Match<G> almost(match.header());
            for (std::size_t ply = 0; ply + 1 < match.plies() && almost.play(match.log()[ply].move); ++ply) {
            }
            const QString file = scene.folder().filePath("end.ghostlight");
            trouble = writeGame(file, QByteArray::fromStdString(saveMatch(almost)));
            trouble += scene.session().open(file);
            scene.settings().setRecentFiles({}); // files keep the names they were given
        });
        return trouble.isEmpty();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(registerPseudo()); }
    void cleanup() { QLocale::setDefault(QLocale("en")); }

    void everythingSpeaksTheOtherLanguageAtOnce_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("ghosts") << "ghosts";
        QTest::newRow("bumpers") << "bumpers";
        QTest::newRow("hunters") << "hunters";
    }
    void everythingSpeaksTheOtherLanguageAtOnce() {
        QFETCH(QString, game);
        Scene scene;
        QVERIFY(scene.isLoaded());
        scene.settings().setLanguage("en");
        QVERIFY(scene.session().begin(
            {game, {{"Robin", "person"}, {"Mia", "person"}, {{}, "easy:bold"}}, {}, 20}));
        std::set<QString> seen;
        Rng rng(20);
        bool isNearTheEnd = false;
        for (int moves = 0; moves < 2000; ++moves) {
            if (!isNearTheEnd && seen.contains("pad") && (seen.contains("draft") || game != "bumpers")) {
                QVERIFY(goToTheEnd(scene, rng));
                isNearTheEnd = true;
            }
            QVERIFY(settle(scene.table()));
            GameTable& table = scene.table();
            QString moment = momentOf(table);
            const bool drafts =
                moment == "asking" && !seen.contains("draft") && moves > 6 && beginDraft(table);
            if (drafts) {
                moment = "draft";
            }
            if (seen.insert(moment).second) {
                scene.session().setLogOpen(moment != "curtain");
                switchAll(scene, game + ", " + moment);
                if (QTest::currentTestFailed()) {
                    return;
                }
                scene.session().setLogOpen(false);
            }
            if (table.isOver()) {
                break;
            }
            if (table.isPadOpen()) {
                table.closePad();
            } else if (table.curtainSeat() >= 0) {
                table.raiseCurtain();
            } else if (table.choices()->count() > 0) {
                table.choose(
                    static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count()))));
            } else {
                QVERIFY(table.stepBack());
            }
        }
        QVERIFY(seen.contains("asking") && seen.contains("pad") && seen.contains("result"));
        QCOMPARE(seen.contains("curtain"), game != "hunters");
        QVERIFY(seen.contains("draft") || game != "bumpers");
    }

    void homeAndSetUpFollow() {
        Scene scene;
        scene.settings().setLanguage(pseudo);
        for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
            scene.session().openSetup(game);
            for (const QString& language : {pseudo, QStringLiteral("ja"), pseudo}) {
                scene.settings().setLanguage(language);
                QCoreApplication::sendPostedEvents();
                QTest::qWait(30);
                static const QRegularExpression bracket(QStringLiteral("\\[|ẽ|õ"));
                const QStringList words = wordsOnScreen(scene);
                QCOMPARE(language == pseudo ? untouched(words) : holding(words, bracket), QStringList());
            }
        }
        scene.session().goHome();
        QCOMPARE(untouched(wordsOnScreen(scene)), QStringList());
    }

    void aHintIsSaidAgain() {
        Scene scene;
        scene.settings().setLanguage("en");
        QVERIFY(scene.session().begin({"ghosts", {{"Robin", "person"}, {{}, "easy:bold"}}, {}, 3}));
        QVERIFY(settle(scene.table()));
        scene.table().hint();
        QTRY_VERIFY_WITH_TIMEOUT(scene.table().canHint(), 30000);
        const QString advice = scene.table().advice();
        speak(scene, pseudo);
        QVERIFY(scene.table().advice().startsWith('['));
        speak(scene, "en");
        QCOMPARE(scene.table().advice(), advice);
    }

    void dialogsFollow() {
        Scene scene;
        scene.settings().setLanguage("en");
        scene.session().requestPreferences();
        const QWidget* const dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        QVERIFY(wordsOn(*dialog).contains("Preferences"));
        scene.settings().setLanguage(pseudo);
        QTRY_VERIFY(dialog->windowTitle().startsWith('['));
        QTRY_COMPARE(untouched(wordsOn(*dialog)), QStringList());
        scene.settings().setLanguage("en");
        QTRY_COMPARE(dialog->windowTitle(), "Preferences");
    }

    void qtSpeaksItToo() {
        Languages languages;
        for (const auto& [language, close] : {std::pair("de", "Schließen"), std::pair("ja", "閉じる")}) {
            if (Languages::all().contains(language)) {
                languages.speak(language);
                QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Close"), QString::fromUtf8(close));
            }
        }
        languages.speak("en");
    }

    void namesDoNotScrambleSentences() {
        const QString arabic = QStringLiteral("سارة");
        QLocale::setDefault(QLocale("en"));
        QCOMPARE(isolated("Mia 2"), "Mia 2");
        QCOMPARE(isolated(arabic), QChar(0x2068) + arabic + QChar(0x2069));
        QLocale::setDefault(QLocale("ar"));
        QCOMPARE(isolated(arabic), arabic);
        QCOMPARE(isolated("Mia"), QStringLiteral("\u2068Mia\u2069"));
        QCOMPARE(isolated("!?"), QStringLiteral("\u2068!?\u2069"));
        QCOMPARE(withoutIsolates(isolated("Mia")), "Mia");
    }

    void numbersAreTheLocalesInSentencesOnly() {
        QLocale::setDefault(QLocale("ar"));
        QCOMPARE(printed(12), "12");
        QCOMPARE(printedTenths(27), "2.7");
        QCOMPARE(asPrinted(QLocale().toString(12) + " x"), "12 x");
        QVERIFY(QLocale().toString(12) != "12");
        QLocale::setDefault(QLocale("de"));
        QCOMPARE(printedTenths(27), "2,7");
    }

    void numbersByPluralAreTheLocales() {
        Languages languages;
        if (!Languages::all().contains("ar")) {
            QSKIP("there is no Arabic edition yet");
        }
        languages.speak("ar");
        const QString text = QCoreApplication::translate("Setup", "%n player(s)", nullptr, 12);
        QVERIFY2(text.contains(QLocale("ar").toString(12)), qPrintable(text));
        languages.speak("en");
    }

    void charactersAreCalledAsInTheData() {
        for (std::size_t i = 0; i < ai::characters.size(); ++i) {
            const std::string kind = "easy:" + std::string(ai::leaningNames[i]);
            QCOMPARE(static_cast<std::size_t>(ai::characters[i].leaning), i);
            QCOMPARE(nameOf({kind, {}}, 0), QString::fromStdString(std::string(ai::characters[i].name)));
        }
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
