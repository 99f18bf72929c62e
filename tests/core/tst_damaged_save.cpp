// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games that are damaged, cut off, of another program or game, or nonsense: each gives one error with
// the line and the reason, and never a crash or half a game.

#include "save_text.h"

#include <functional>

using namespace ghostlight;
using Reason = LoadError::Reason;

namespace {

// --- Damaged texts -------------------------------------------------------------------------------

/// Every line before the cut is whole, so the fault is found in the one that is not.
template <Game G> void cutOffAtAnyByte() {
    const std::string text = saveMatch(smallGame<G>());
    expectError<G>("", Reason::notASave, 1);
    for (std::size_t size = 1; size < text.size() && !QTest::currentTestFailed(); ++size) {
        if (size % slowness == 0 || text[size - 1] == '\n') {
            expectError<G>(text.substr(0, size), Reason::cutOff, lineOfByte(text, size));
        }
    }
}

template <Game G> void expectChangeIsFound(const std::string& text, std::size_t byte, char changed) {
    std::string other = text;
    other[byte] = changed;
    const Loaded<Match<G>> loaded = loadMatch<G>(other);
    const auto* const error = std::get_if<LoadError>(&loaded);
    const QString where = QString("byte %1 as %2").arg(byte).arg(static_cast<int>(changed));
    QVERIFY2(error != nullptr, qPrintable(where));
    QVERIFY2(error->line == lineOfByte(text, byte), qPrintable(where));
    const bool lastLineEnd = byte + 1 == text.size();
    QVERIFY2(error->line == 1 || error->reason == (lastLineEnd ? Reason::cutOff : Reason::damaged),
             qPrintable(where));
}

template <Game G> void changedAtAnyByte() {
    const std::string text = shortSave<G>();
    constexpr std::size_t stride = slowness > 1 ? 3 : 1;
    for (std::size_t byte = 0; byte < text.size() && !QTest::currentTestFailed(); byte += stride) {
        const auto old = static_cast<unsigned char>(text[byte]);
        for (const int value : {old ^ 1, old ^ 2, old ^ 0x20, old ^ 0x80, 0, int{'}'}, int{'"'}, int{'\n'},
                                int{' '}, int{'0'}, 0xff}) {
            if (value != old) {
                expectChangeIsFound<G>(text, byte, static_cast<char>(value));
            }
        }
    }
}

/// Lines that are whole but not where they were written.
template <Game G> void movedLinesAreFound() {
    const std::vector<std::string> lines = splitLines(shortSave<G>());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        std::vector<std::string> without = lines;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        const bool wasLast = i + 1 == lines.size();
        expectError<G>(joined(without), wasLast ? Reason::cutOff : Reason::damaged, line);
        std::vector<std::string> twice = lines;
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        expectError<G>(joined(twice), wasLast ? Reason::excess : Reason::damaged, wasLast ? line : line + 1);
        std::vector<std::string> swapped = lines;
        std::swap(swapped[i], swapped[i - 1]);
        expectError<G>(joined(swapped), i == 1 ? Reason::notASave : Reason::damaged, line - 1);
    }
}

template <Game G> void otherGamesFilesAreRefused() {
    forEachGame([]<class Other>(std::type_identity<Other>) {
        if constexpr (!std::is_same_v<G, Other>) {
            expectError<G>(shortSave<Other>(), Reason::otherGame, 1);
        }
    });
}

template <Game G> void movesAfterTheEndAreRefused() {
    std::vector<Json> lines = parsedLines(saveMatch(smallGame<G>()));
    Json move = lines[lines.size() - 2];
    move["n"] = move["n"].template get<int>() + 1;
    lines.insert(lines.end() - 1, move);
    expectError<G>(withSums(lines), Reason::illegalMove, static_cast<int>(lines.size()) - 1);
}

template <Game G> void illegalMovesAreRefused() {
    const Match<G> match = smallGame<G>();
    typename G::MoveList legal;
    legalMovesNow<G>(match.stateAt(0), legal);
    std::vector<Json> lines = parsedLines(saveMatch(match));
    lines.resize(2);
    int refused = 0;
    for (const auto& entry : match.log()) {
        if (!legal.contains(entry.move)) {
            lines[1]["move"] = G::Codec::move(entry.move);
            expectError<G>(withSums(lines), Reason::illegalMove, 2);
            ++refused;
        }
    }
    QVERIFY(refused > 0);
}

template <Game G> void garbageIsRefused() {
    constexpr std::string_view familiar = R"({}[]":,10 \n"save"ghostlight)";
    Rng rng(1);
    for (int i = 0; i < 2000 && !QTest::currentTestFailed(); ++i) {
        std::string text(rng.below(600), ' ');
        for (char& c : text) {
            c = i % 2 == 0 ? static_cast<char>(rng.below(256)) : familiar[rng.below(familiar.size())];
        }
        const Loaded<Match<G>> loaded = loadMatch<G>(text);
        const auto* const error = std::get_if<LoadError>(&loaded);
        QVERIFY(error != nullptr);
        QVERIFY(error->reason == Reason::notASave || error->reason == Reason::cutOff);
        QVERIFY(std::holds_alternative<LoadError>(savedGame(text)));
    }
}

template <Game G> void textAboveTheLimitIsRefused() {
    std::string text = shortSave<G>();
    text.resize(largestSave, ' ');
    expectError<G>(text, Reason::excess, 2 + static_cast<int>(shortPlies));
    text += ' ';
    expectError<G>(text, Reason::tooLarge, 0);
}

template <Game G> void longLinesAreRefused() {
    std::vector<Json> lines = parsedLines(shortSave<G>());
    lines[2]["n"] = std::string(5000, '1');
    expectError<G>(withSums(lines), Reason::damaged, 3);
    lines = parsedLines(shortSave<G>());
    lines[0]["players"][0]["name"] = std::string(5000, 'x');
    expectError<G>(withSums(lines), Reason::notASave, 1);
}

template <Game G> void linesThatAreNoObjectsAreRefused() {
    for (const char* const line :
         {"[1,2]", "17", "null", "\"text\"", "", " ", "{\"n\":0", "\xef\xbb\xbf{}"}) {
        std::vector<std::string> lines = splitLines(shortSave<G>());
        lines[1] = std::string(line) + '\n';
        expectError<G>(joined(lines), Reason::damaged, 2);
        lines.erase(lines.begin());
        expectError<G>(joined(lines), Reason::notASave, 1);
    }
    std::vector<std::string> lines = splitLines(shortSave<G>());
    lines[1].insert(lines[1].size() - 1, "\r");
    expectError<G>(joined(lines), Reason::damaged, 2);
}

// --- Headers and moves that make no sense, with the right sums ------------------------------------

struct Edit {
    const char* name;
    Reason reason;
    int line;
    std::function<void(std::vector<Json>& lines)> make;
};

/// Sets a field of a line.
auto set(std::size_t line, const char* key, const Json& value) {
    return [=](std::vector<Json>& lines) { lines[line][key] = value; };
}
auto drop(std::size_t line, const char* key) {
    return [=](std::vector<Json>& lines) { lines[line].erase(key); };
}

std::vector<Edit> headerEdits() {
    const Json person{{"kind", "person"}, {"name", ""}};
    const auto players = [&person](int count) { return Json(static_cast<std::size_t>(count), person); };
    return {
        {"later format", Reason::laterFormat, 1, set(0, "format", 2)},
        {"format far ahead", Reason::laterFormat, 1, set(0, "format", UINT64_MAX)},
        {"format in words", Reason::damaged, 1, set(0, "format", "one")},
        {"format is a fraction", Reason::damaged, 1, set(0, "format", 1.5)},
        {"format nested", Reason::damaged, 1, set(0, "format", nested(1500))},
        {"no format", Reason::damaged, 1, drop(0, "format")},
        {"not a save", Reason::notASave, 1, set(0, "ghostlight", "statistics")},
        {"kind nested", Reason::notASave, 1, set(0, "ghostlight", nested(1500))},
        {"no kind", Reason::notASave, 1, drop(0, "ghostlight")},
        {"unknown game", Reason::otherGame, 1, set(0, "game", "chess")},
        {"game is a number", Reason::otherGame, 1, set(0, "game", 3)},
        {"game nested", Reason::otherGame, 1, set(0, "game", nested(1500))},
        {"no game", Reason::otherGame, 1, drop(0, "game")},
        {"later rules", Reason::otherRules, 1, set(0, "rules", 1000)},
        {"rules before the first", Reason::otherRules, 1, set(0, "rules", 0)},
        {"rules in words", Reason::otherRules, 1, set(0, "rules", "1")},
        {"rules nested", Reason::otherRules, 1, set(0, "rules", nested(1500))},
        {"no rules", Reason::otherRules, 1, drop(0, "rules")},
        {"unknown option", Reason::badHeader, 1, set(0, "options", {{"colour", 1}})},
        {"options in a list", Reason::badHeader, 1, set(0, "options", Json::array())},
        {"options nested", Reason::badHeader, 1, set(0, "options", nested(1500))},
        {"no options", Reason::badHeader, 1, drop(0, "options")},
        {"nobody plays", Reason::badHeader, 1, set(0, "players", Json::array())},
        {"one plays", Reason::badHeader, 1, set(0, "players", players(1))},
        {"seven play", Reason::badHeader, 1, set(0, "players", players(7))},
        {"players by name", Reason::badHeader, 1, set(0, "players", {"a", "b", "c"})},
        {"player with more", Reason::badHeader, 1, [](auto& lines) { lines[0]["players"][0]["age"] = 8; }},
        {"player with no name", Reason::badHeader, 1,
         [](auto& lines) { lines[0]["players"][1].erase("name"); }},
        {"name is a number", Reason::badHeader, 1, [](auto& lines) { lines[0]["players"][2]["name"] = 1; }},
        {"no players", Reason::badHeader, 1, drop(0, "players")},
        {"seed below zero", Reason::badHeader, 1, set(0, "seed", -1)},
        {"seed of 65 bits", Reason::badHeader, 1, set(0, "seed", "18446744073709551616")},
        {"seed is a fraction", Reason::badHeader, 1, set(0, "seed", 0.5)},
        {"seed with blanks", Reason::badHeader, 1, set(0, "seed", " 1")},
        {"seed empty", Reason::badHeader, 1, set(0, "seed", "")},
        {"no seed", Reason::badHeader, 1, drop(0, "seed")},
        {"taken back below zero", Reason::badHeader, 1, set(0, "takenBack", -1)},
        {"taken back too often", Reason::badHeader, 1, set(0, "takenBack", UINT64_MAX)},
        {"not said how often", Reason::badHeader, 1, drop(0, "takenBack")},
        {"unknown field", Reason::badHeader, 1, set(0, "colour", 1)},
    };
}

std::vector<Edit> moveEdits() {
    return {
        {"wrong number", Reason::badMove, 3, set(2, "n", 2)},
        {"number in words", Reason::badMove, 3, set(2, "n", "1")},
        {"number nested", Reason::badMove, 3, set(2, "n", nested(1500))},
        {"no number", Reason::badMove, 3, drop(2, "n")},
        {"wrong seat", Reason::illegalMove, 3,
         [](auto& lines) { lines[2]["seat"] = (lines[2]["seat"].template get<int>() + 1) % shortSeats; }},
        {"seat that is not there", Reason::badMove, 3, set(2, "seat", shortSeats)},
        {"seat below zero", Reason::badMove, 3, set(2, "seat", -1)},
        {"seat of nobody", Reason::badMove, 3, set(2, "seat", noSeat)},
        {"no seat", Reason::badMove, 3, drop(2, "seat")},
        {"unknown move", Reason::badMove, 3, set(2, "move", {{"do", "dance"}})},
        {"move in words", Reason::badMove, 3, set(2, "move", "take")},
        {"move with more", Reason::badMove, 3, [](auto& lines) { lines[2]["move"]["colour"] = 1; }},
        {"move nested", Reason::badMove, 3, set(2, "move", nested(1500))},
        {"move that does nothing", Reason::badMove, 3, set(2, "move", Json::object())},
        {"no move", Reason::badMove, 3, drop(2, "move")},
        {"unknown field", Reason::badMove, 3, set(2, "colour", 1)},
        {"move left out", Reason::badMove, 3, [](auto& lines) { lines.erase(lines.begin() + 2); }},
        {"move twice", Reason::badMove, 4,
         [](auto& lines) { lines.insert(lines.begin() + 2, Json(lines[2])); }},
        {"header twice", Reason::badMove, 2,
         [](auto& lines) { lines.insert(lines.begin(), Json(lines[0])); }},
        {"wrong count", Reason::damaged, 6, set(5, "end", 3)},
        {"count in words", Reason::damaged, 6, set(5, "end", "4")},
        {"count nested", Reason::damaged, 6, set(5, "end", nested(1500))},
        {"end with more", Reason::damaged, 6, set(5, "colour", 1)},
        {"end in a move", Reason::damaged, 3, set(2, "end", 4)},
        {"no end", Reason::cutOff, 6, [](auto& lines) { lines.pop_back(); }},
        {"header only", Reason::cutOff, 2, [](auto& lines) { lines.resize(1); }},
        {"end too early", Reason::excess, 4,
         [](auto& lines) { lines.insert(lines.begin() + 3, Json{{"end", 2}}); }},
        {"end twice", Reason::excess, 6, [](auto& lines) { lines.push_back(lines.back()); }},
    };
}

void addEdits(const std::vector<Edit>& edits) {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < edits.size(); ++i) {
        QTest::newRow(edits[i].name) << static_cast<int>(i);
    }
}

void tryEdit(const std::vector<Edit>& edits) {
    QFETCH(int, index);
    const Edit& edit = edits[static_cast<std::size_t>(index)];
    forEachGame([&edit]<class G>(std::type_identity<G>) {
        std::vector<Json> lines = parsedLines(shortSave<G>());
        QVERIFY(withSums(lines) == shortSave<G>());
        edit.make(lines);
        expectError<G>(withSums(lines), edit.reason, edit.line);
    });
}

} // namespace

class DamagedSave : public QObject {
    Q_OBJECT

private Q_SLOTS:
    FOR_EVERY_GAME(cutOffAtAnyByte)
    FOR_EVERY_GAME(changedAtAnyByte)
    FOR_EVERY_GAME(movedLinesAreFound)
    FOR_EVERY_GAME(otherGamesFilesAreRefused)
    FOR_EVERY_GAME(movesAfterTheEndAreRefused)
    FOR_EVERY_GAME(illegalMovesAreRefused)
    FOR_EVERY_GAME(garbageIsRefused)
    FOR_EVERY_GAME(textAboveTheLimitIsRefused)
    FOR_EVERY_GAME(longLinesAreRefused)
    FOR_EVERY_GAME(linesThatAreNoObjectsAreRefused)

    void headersThatMakeNoSense_data() { addEdits(headerEdits()); }
    void headersThatMakeNoSense() { tryEdit(headerEdits()); }
    void movesThatMakeNoSense_data() { addEdits(moveEdits()); }
    void movesThatMakeNoSense() { tryEdit(moveEdits()); }
};

QTEST_APPLESS_MAIN(DamagedSave)
#include "tst_damaged_save.moc"
