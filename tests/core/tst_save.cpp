// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games: whatever was saved loads as it was, from any file and of any revision that is still played.

#include "arena/lines.h"
#include "save_text.h"
#include "test_paths.h"

#include <QTemporaryDir>

#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace ghostlight;
using Reason = LoadError::Reason;
namespace fs = std::filesystem;

namespace {

template <Game G> void expectSame(const Match<G>& match) {
    const std::string text = saveMatch(match);
    const Loaded<Match<G>> loaded = loadMatch<G>(text);
    const auto* const error = std::get_if<LoadError>(&loaded);
    QVERIFY2(error == nullptr, error != nullptr ? error->detail.c_str() : "");
    const auto& again = std::get<Match<G>>(loaded);
    QVERIFY(again == match);
    QVERIFY(again.lastEvents() == match.lastEvents());
    QVERIFY(saveMatch(again) == text);
    QVERIFY(std::get<std::string>(savedGame(text)) == G::id);
}

// --- Whole games ----------------------------------------------------------------------------------

template <Game G> void savedGamesLoadAsTheyWere() {
    constexpr std::uint64_t exact = std::uint64_t{1} << 53U; // larger seeds are written as strings
    for (const Kind<G>& kind : everyKind<G>()) {
        for (const std::uint64_t seed : {std::uint64_t{0}, exact, exact + 1, UINT64_MAX}) {
            Match<G> match = newMatch<G>(kind, seed);
            Rng rng(seed);
            expectSame(match);
            while (!match.isOver() && !QTest::currentTestFailed()) {
                playOne(match, rng);
                if (match.isOver() || match.plies() % (slowness > 1 ? 40U : 8U) == seed % 8) {
                    expectSame(match);
                }
            }
        }
    }
}

template <Game G> void takenBackIsRemembered() {
    Match<G> match({{}, std::vector<Player>(3, Player{"random", ""}), 5, 123});
    match.setPlayer(0, {});
    Rng rng(5);
    while (match.undoDepth(0, UndoRule::backToDecision) < 2) {
        playOne(match, rng);
    }
    QVERIFY(match.undo(0, UndoRule::backToDecision));
    QCOMPARE(match.header().takenBack, 124);
    expectSame(Match<G>(match.header())); // without moves: an undo leaves no events to compare
    const Loaded<Match<G>> loaded = loadMatch<G>(saveMatch(match));
    QVERIFY(std::get<Match<G>>(loaded) == match);
}

template <Game G> void anyNameCanBeSaved() {
    const std::vector<std::string> names{
        "",         "\"quoted\" 'twice'", "back\\slash /", "two\nlines\r\n",  std::string("n\0l", 3),
        "\x01\x7f", "Zoë 鬼 👻 e\u0301",  "\u202eright",   "{}\n{\"end\":0}", std::string(60, 'x')};
    for (std::size_t i = 0; i < names.size(); ++i) {
        Match<G> match = playedMatch<G>(everyKind<G>().back(), i, 10);
        for (Seat seat = 0; seat < match.state().shared.seats; ++seat) {
            match.setPlayer(seat, {names[i].substr(0, 32), names[(i + seat) % names.size()]});
        }
        expectSame(match);
        QCOMPARE(splitLines(saveMatch(match)).size(), std::size_t{12});
    }
}

template <Game G> void namesThatAreNotUtf8AreMended() {
    Match<G> match = playedMatch<G>(everyKind<G>().front(), 1, 5);
    match.setPlayer(0, {"person", "Zo\xeb"});
    const Loaded<Match<G>> loaded = loadMatch<G>(saveMatch(match));
    const auto& again = std::get<Match<G>>(loaded);
    QCOMPARE(again.header().players[0].name.c_str(), "Zo\uFFFD");
    QVERIFY(again.state() == match.state());
}

/// However long, and if every character of them must be escaped: what is saved can be loaded.
template <Game G> void endlessNamesAreCut() {
    Match<G> match = playedMatch<G>(everyKind<G>().back(), 1, 5);
    for (Seat seat = 0; seat < match.state().shared.seats; ++seat) {
        match.setPlayer(seat, {std::string(5000, '\x01'), std::string(5000, '\x02')});
    }
    const Loaded<Match<G>> loaded = loadMatch<G>(saveMatch(match));
    const auto& again = std::get<Match<G>>(loaded);
    QCOMPARE(again.header().players[0].name, std::string(64, '\x02'));
    QVERIFY(again.state() == match.state());
}

// --- Files ----------------------------------------------------------------------------------------

void expectUnread(const fs::path& path, Reason reason) {
    const Loaded<std::string> read = readSaveFile(path);
    const auto* const error = std::get_if<LoadError>(&read);
    QVERIFY2(error != nullptr, path.c_str());
    QCOMPARE(static_cast<int>(error->reason), static_cast<int>(reason));
    QCOMPARE(error->line, 0);
    QVERIFY(!error->detail.empty());
}

void writeFile(const fs::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    QVERIFY(file.good());
}

long peakMemoryInKilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

// --- Saves of every revision ----------------------------------------------------------------------

/// tests/data/saves: <game>[-<what>]-r<revision>.ghostlight, and beside each a .json with how it ended.
struct GoldenSave {
    fs::path path;
    std::string game;
    int revision;
};

std::vector<GoldenSave> goldenSaves() {
    std::vector<GoldenSave> saves;
    for (const auto& entry : fs::directory_iterator(std::string(testData) + "/saves")) {
        if (entry.path().extension() == ".ghostlight") {
            const std::string name = entry.path().stem().string();
            saves.push_back(
                {entry.path(), name.substr(0, name.find('-')), std::stoi(name.substr(name.rfind("-r") + 2))});
        }
    }
    return saves;
}

template <Game G> void tryGolden(const GoldenSave& save) {
    const Loaded<std::string> text = readSaveFile(save.path);
    QVERIFY(std::holds_alternative<std::string>(text));
    if (save.revision != G::rulesRevision) {
        expectError<G>(std::get<std::string>(text), Reason::otherRules, 1);
        return;
    }
    const Loaded<Match<G>> loaded = loadMatch<G>(std::get<std::string>(text));
    const auto* const error = std::get_if<LoadError>(&loaded);
    QVERIFY2(error == nullptr, error != nullptr ? error->detail.c_str() : "");
    const auto& match = std::get<Match<G>>(loaded);
    Json result = arena::Lines<G>::result(match.state().shared);
    result.erase("type");
    std::ifstream beside(fs::path(save.path).replace_extension(".json"));
    QCOMPARE(result.dump().c_str(), Json::parse(beside).dump().c_str());
    QVERIFY(match.isOver());
    QVERIFY2(saveMatch(match) == std::get<std::string>(text), "the game would be saved in another way today");
}

} // namespace

class Save : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path file(const char* name) const { return fs::path(folder_.path().toStdString()) / name; }

private Q_SLOTS:
    FOR_EVERY_GAME(savedGamesLoadAsTheyWere)
    FOR_EVERY_GAME(takenBackIsRemembered)
    FOR_EVERY_GAME(anyNameCanBeSaved)
    FOR_EVERY_GAME(namesThatAreNotUtf8AreMended)
    FOR_EVERY_GAME(endlessNamesAreCut)

    void filesAreReadWhole() {
        const std::string text = shortSave<Ghosts>() + std::string("\0\r\n\xff", 4);
        writeFile(file("whole"), text);
        QVERIFY(std::get<std::string>(readSaveFile(file("whole"))) == text);
        writeFile(file("empty"), "");
        QVERIFY(std::get<std::string>(readSaveFile(file("empty"))).empty());
    }
    void hugeFilesAreRefusedUnread() {
        writeFile(file("huge"), shortSave<Ghosts>());
        fs::resize_file(file("huge"), 100U << 20U);
        const long before = peakMemoryInKilobytes();
        expectUnread(file("huge"), Reason::tooLarge);
        QVERIFY(peakMemoryInKilobytes() - before < 8 * 1024);
        fs::resize_file(file("huge"), largestSave + 1);
        expectUnread(file("huge"), Reason::tooLarge);
        fs::resize_file(file("huge"), largestSave);
        QCOMPARE(std::get<std::string>(readSaveFile(file("huge"))).size(), largestSave);
    }
    void whatIsNoFileIsRefused() {
        expectUnread(file("missing"), Reason::cannotRead);
        expectUnread(file("missing") / "deeper", Reason::cannotRead);
        expectUnread(file("."), Reason::cannotRead);
        expectUnread("/dev/zero", Reason::cannotRead);
        expectUnread("", Reason::cannotRead);
        QCOMPARE(mkfifo(file("pipe").c_str(), 0600), 0);
        expectUnread(file("pipe"), Reason::cannotRead); // and does not wait for a writer
    }
    void lockedFilesAreRefused() {
        writeFile(file("locked"), shortSave<Ghosts>());
        fs::permissions(file("locked"), fs::perms::none);
        if (std::ifstream(file("locked")).good()) {
            QSKIP("root may read everything");
        }
        expectUnread(file("locked"), Reason::cannotRead);
    }

    void goldenSavesLoadOrAreRefused_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const GoldenSave& save : goldenSaves()) {
            QTest::newRow(save.path.filename().c_str()) << index++;
        }
    }
    void goldenSavesLoadOrAreRefused() {
        QFETCH(int, index);
        const GoldenSave save = goldenSaves()[static_cast<std::size_t>(index)];
        QVERIFY2(visitGame(save.game, [&save]<class G>(std::type_identity<G>) { tryGolden<G>(save); }),
                 "its name must begin with a game");
    }
    void everyRevisionHasItsGoldenSaves() {
        const auto saves = goldenSaves();
        forEachGame([&saves]<class G>(std::type_identity<G>) {
            for (int revision = 1; revision <= G::rulesRevision; ++revision) {
                QVERIFY2(std::any_of(saves.begin(), saves.end(),
                                     [revision](const GoldenSave& save) {
                                         return save.game == G::id && save.revision == revision;
                                     }),
                         G::id.data());
            }
        });
    }
};

QTEST_APPLESS_MAIN(Save)
#include "tst_save.moc"
