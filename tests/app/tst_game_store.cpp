// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/games.h"
#include "match/save.h"
#include "shell/game_store.h"
#include "shell/words.h"
#include "table/in_text.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// The same game after 0, 1, 2 ... moves.
QList<QByteArray> generations(int count) {
    Match<Ghosts> match({{}, {{"person", "Mia"}, {"medium:bold", ""}}, 7, 0});
    Rng rng(1);
    Ghosts::MoveList scratch;
    QList<QByteArray> texts;
    for (int i = 0; i < count; ++i) {
        texts.append(QByteArray::fromStdString(saveMatch(match)));
        if (!match.play(randomMove<Ghosts>(match.state(), scratch, rng))) {
            break;
        }
    }
    return texts;
}

void write(const QString& file, const QByteArray& text) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(text), text.size());
}

QByteArray read(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class TestGameStore : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path() const { return folder_->filePath("data/ghostlight"); }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void givesBackWhatItWasGiven() {
        const QList<QByteArray> texts = generations(3);
        GameStore store(path());
        QVERIFY(!store.load().table);
        for (const QByteArray& text : texts) {
            QCOMPARE(store.save(text), QString());
            const GameStore::Found found = GameStore(path()).load();
            QVERIFY(found.table);
            QVERIFY(found.trouble.isEmpty());
            QCOMPARE(found.table->saved(), text);
        }
        QCOMPARE(read(store.previous()), texts.at(1));
    }

    void survivesAStopBetweenAnyTwoSteps() {
        const QList<QByteArray> texts = generations(3);
        GameStore store(path());
        store.save(texts.at(0));
        store.save(texts.at(1));
        const QString unfinished = QDir(path()).filePath("table.unfinished.ghostlight");
        // While the new text is written, cut anywhere.
        for (qsizetype cut = 0; cut <= texts.at(2).size(); cut += 97) {
            write(unfinished, texts.at(2).left(cut));
            const GameStore::Found found = GameStore(path()).load();
            QVERIFY(found.table && found.trouble.isEmpty());
            QCOMPARE(found.table->saved(), texts.at(1));
        }
        // When the old one was put away and the new one not yet in its place.
        QVERIFY(QFile::remove(store.previous()) && QFile::rename(store.newest(), store.previous()));
        const GameStore::Found found = GameStore(path()).load();
        QVERIFY(found.table && found.trouble.isEmpty());
        QCOMPARE(found.table->saved(), texts.at(1));
        // And from there it goes on.
        QCOMPARE(store.save(texts.at(2)), QString());
        QCOMPARE(GameStore(path()).load().table->saved(), texts.at(2));
    }

    void fallsBackWhenTheNewestIsDamaged() {
        const QList<QByteArray> texts = generations(3);
        for (qsizetype cut = 0; cut < texts.at(2).size(); cut += 61) {
            GameStore store(path());
            store.save(texts.at(1));
            store.save(texts.at(2));
            write(store.newest(), texts.at(2).left(cut));
            const GameStore::Found found = store.load();
            QVERIFY(found.table);
            QCOMPARE(found.table->saved(), texts.at(1));
            QVERIFY(!found.trouble.isEmpty());
            QVERIFY(!QFile::exists(store.newest()));
        }
        const QStringList kept = QDir(path()).entryList({"damaged*"});
        QVERIFY(!kept.isEmpty());
    }

    void tellsWhenNothingCanBeRead() {
        GameStore store(path());
        write(store.newest(), "no game");
        write(store.previous(), "no game either");
        const GameStore::Found found = store.load();
        QVERIFY(!found.table);
        QVERIFY(!found.trouble.isEmpty());
        QVERIFY(!store.load().table);
        QVERIFY(store.load().trouble.isEmpty());
    }

    void tellsWhenNothingCanBeWritten() {
        write(folder_->filePath("data"), "a file where the folder should be");
        GameStore store(path());
        QVERIFY(!store.save(generations(1).at(0)).isEmpty());
    }

    void survivesBeingKilled() {
        const QList<QByteArray> texts = generations(40);
        for (int round = 0; round < 12; ++round) {
            QDir(path()).removeRecursively();
            int shown[2];
            QCOMPARE(::pipe(shown), 0);
            const pid_t child = ::fork();
            if (child == 0) {
                GameStore store(path());
                for (qsizetype i = 0;; i = (i + 1) % texts.size()) {
                    const char ply = static_cast<char>(i);
                    if (!store.save(texts.at(i)).isEmpty() || ::write(shown[1], &ply, 1) != 1) {
                        ::_exit(1);
                    }
                }
            }
            QTest::qWait(5 + 7 * round);
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            ::close(shown[1]);
            char last = -1;
            for (char ply = 0; ::read(shown[0], &ply, 1) == 1;) {
                last = ply;
            }
            ::close(shown[0]);
            const GameStore::Found found = GameStore(path()).load();
            QVERIFY2(found.trouble.isEmpty(), qPrintable(found.trouble));
            if (last >= 0) {
                QVERIFY(found.table);
                const int next = (last + 1) % static_cast<int>(texts.size());
                QVERIFY(found.table->plies() == last || found.table->plies() == next);
            }
        }
    }

    void aGameSetAsideCanBeOpenedLater() {
        const QList<QByteArray> texts = generations(2);
        GameStore store(path());
        store.save(texts.at(1));
        const auto [file, trouble] = store.setAside("Ghosts");
        QCOMPARE(trouble, QString());
        QVERIFY(QFile::exists(file));
        QVERIFY(!store.load().table);
        QCOMPARE(openGame(file).table->saved(), texts.at(1));
        // There is none any more.
        const GameStore::Aside none = store.setAside("Ghosts");
        QVERIFY(none.file.isEmpty() && none.trouble.isEmpty());
    }

    void noGameSetAsideTakesThePlaceOfAnother() {
        const QList<QByteArray> texts = generations(40);
        GameStore store(path());
        QStringList files;
        for (const QByteArray& text : texts) {
            store.save(text);
            files.append(store.setAside("Ghosts").file);
        }
        for (int i = 0; i < texts.size(); ++i) {
            QCOMPARE(read(files.at(i)), texts.at(i));
        }
    }

    void aGameThatCannotBeMovedStays() {
        const QList<QByteArray> texts = generations(3);
        GameStore store(path());
        store.save(texts.at(1));
        store.save(texts.at(2));
        write(QDir(path()).filePath("earlier"), "a file where the folder should be");
        const auto [file, trouble] = store.setAside("Ghosts");
        QVERIFY(file.isEmpty());
        QVERIFY(!trouble.isEmpty());
        QCOMPARE(read(store.newest()), texts.at(2));
        QCOMPARE(read(store.previous()), texts.at(1));
    }

    void saysWhatIsWrongWithAFile_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const QByteArray good = generations(4).at(3);
        QByteArray damaged = good;
        damaged[damaged.indexOf('\n') + 12] = '#';
        QTest::newRow("nothing") << QByteArray() << "is not a saved game";
        QTest::newRow("something else") << QByteArray("hello\n") << "is not a saved game";
        QTest::newRow("damaged") << damaged << "line 2";
        QTest::newRow("cut off") << good.left(good.lastIndexOf('{')) << "ends early";
        QTest::newRow("excess") << good + "more\n" << "follows after its end";
        QTest::newRow("large") << QByteArray(static_cast<qsizetype>(largestSave) + 1, ' ') << "too large";
    }
    void saysWhatIsWrongWithAFile() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, words);
        const QString file = folder_->filePath("100%2 mine.ghostlight");
        write(file, text);
        const OpenedGame opened = openGame(file);
        QVERIFY(!opened.table);
        QVERIFY2(opened.trouble.contains(words), qPrintable(opened.trouble));
        QVERIFY2(opened.trouble.contains("100%2 mine.ghostlight"), qPrintable(opened.trouble));
    }

    void aFilesNameDoesNotScrambleItsSentence() {
        const QString name = QStringLiteral("لعبة.ghostlight");
        const QString text = loadErrorText({LoadError::Reason::damaged, 17, {}}, "/x/" + name);
        QVERIFY2(text.contains(isolated(name)), qPrintable(text));
        const QString unwritten = writeGame("/nowhere/at/" + name, "text");
        QVERIFY2(unwritten.contains(isolated(name)), qPrintable(unwritten));
    }

    void everyReasonHasASentence() {
        QSet<QString> sentences;
        constexpr int reasons = static_cast<int>(LoadError::Reason::excess) + 1;
        for (int reason = 0; reason < reasons; ++reason) {
            const QString text =
                loadErrorText({static_cast<LoadError::Reason>(reason), 17, {}}, "/x/a.ghostlight");
            QVERIFY(text.contains("a.ghostlight"));
            QVERIFY(!text.contains('%'));
            sentences.insert(text);
        }
        QCOMPARE(sentences.size(), reasons);
        QVERIFY(!openGame("/nowhere/at.all").trouble.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_game_store.moc"
