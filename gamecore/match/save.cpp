// SPDX-License-Identifier: GPL-3.0-or-later
#include "save.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <optional>

namespace ghostlight {

namespace {

using Reason = LoadError::Reason;

constexpr std::size_t longestLine = 4096;
// Cut when written, in bytes: a header of six such names fits a line even if every character must be escaped.
constexpr std::size_t longestName = 64;
constexpr std::size_t longestKind = 32;

/// CRC-32 as in zip files: any change within four bytes of each other is certain to be found.
constexpr std::uint32_t crc32(std::uint32_t crc, std::string_view text) {
    constexpr auto table = [] {
        std::array<std::uint32_t, 256> entries{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t value = i;
            for (int bit = 0; bit < 8; ++bit) {
                value = (value & 1U) != 0 ? (value >> 1U) ^ 0xedb88320U : value >> 1U;
            }
            entries[i] = value;
        }
        return entries;
    }();
    crc = ~crc;
    for (const char c : text) {
        crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xffU] ^ (crc >> 8U);
    }
    return ~crc;
}

std::string sumField(std::uint32_t sum) {
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), ",\"sum\":\"%08x\"}", sum);
    return text.data();
}

class Writer {
public:
    void line(const Json& object) {
        // A name that is not UTF-8 loses its bad bytes; nobody loses a game to it.
        std::string text = object.dump(-1, ' ', false, Json::error_handler_t::replace);
        text.pop_back(); // its closing brace comes after the sum
        sum_ = crc32(sum_, text);
        text_ += text + sumField(sum_) + '\n';
    }
    std::string text() && { return std::move(text_); }

private:
    std::string text_;
    std::uint32_t sum_ = 0;
};

/// Hands out the lines of a text as JSON objects, each checked against its sum, which it leaves out.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    int line() const { return line_; }
    bool atEnd() const { return rest_.empty(); }
    LoadError error(Reason reason, std::string detail) const { return {reason, line_, std::move(detail)}; }

    std::optional<LoadError> next(Json& object) {
        if (auto failed = nextLine(object)) {
            return failed;
        }
        const std::string tail = sumField(0);
        if (raw_.size() <= tail.size()) {
            return error(Reason::damaged, "the line has no check sum");
        }
        const std::string_view body = raw_.substr(0, raw_.size() - tail.size());
        sum_ = crc32(sum_, body);
        if (raw_.substr(body.size()) != sumField(sum_)) {
            return error(Reason::damaged, "the line does not match its check sum");
        }
        object.erase("sum");
        return {};
    }

    /// The next line as an object, its sum not looked at.
    std::optional<LoadError> nextLine(Json& object) {
        ++line_;
        const std::size_t end = rest_.find('\n');
        if (end == std::string_view::npos) {
            return error(Reason::cutOff, "the text ends before the game does");
        }
        if (end > longestLine) {
            return error(Reason::damaged, "the line is too long");
        }
        raw_ = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        object = Json::parse(raw_, nullptr, false);
        if (!object.is_object()) {
            return error(Reason::damaged, "the line is not a JSON object");
        }
        return {};
    }

private:
    std::string_view rest_;
    std::string_view raw_;
    std::uint32_t sum_ = 0;
    int line_ = 0;
};

/// Whether the first line is a header this version can read, before anything else about it is believed.
std::optional<LoadError> checkKind(std::string_view text) {
    Reader reader(text);
    Json header;
    auto failed = reader.nextLine(header);
    if (failed && failed->reason == Reason::cutOff && !text.empty() && text.front() == '{') {
        return failed;
    }
    if (failed || header.value("ghostlight", Json()) != "save") {
        return LoadError{Reason::notASave, 1, "the first line is not the header of a saved game"};
    }
    const Json format = header.value("format", Json());
    if (!format.is_number_integer()) {
        return LoadError{Reason::damaged, 1, "the header names no format"};
    }
    if (format != saveFormat) {
        return LoadError{Reason::laterFormat, 1,
                         "format " + format.dump() + ", this program reads " + std::to_string(saveFormat)};
    }
    return {};
}

template <Game G> Json headerToJson(const Match<G>& match) {
    const auto& header = match.header();
    Json players = Json::array();
    for (const Player& player : header.players) {
        players.push_back(
            {{"kind", player.kind.substr(0, longestKind)}, {"name", player.name.substr(0, longestName)}});
    }
    return {{"ghostlight", "save"},
            {"format", saveFormat},
            {"game", G::id},
            {"rules", G::rulesRevision},
            {"options", G::Codec::rules(header.rules)},
            {"players", std::move(players)},
            {"seed", seedToJson(header.seed)},
            {"takenBack", header.takenBack}};
}

template <Game G> typename Match<G>::Header readHeader(const JsonField& json) {
    json.object({"ghostlight", "format", "game", "rules", "options", "players", "seed", "takenBack"});
    typename Match<G>::Header header;
    header.rules = G::Codec::readRules(json["options"]);
    header.seed = json["seed"].seed();
    header.takenBack = static_cast<int>(json["takenBack"].integer(0, 1'000'000));
    const JsonField players = json["players"];
    players.arrayUpTo(static_cast<std::size_t>(G::maxSeats));
    if (static_cast<int>(players.size()) < G::minSeats) {
        players.fail("too few for this game");
    }
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].object({"kind", "name"});
        header.players.push_back({players[i]["kind"].string(), players[i]["name"].string()});
    }
    return header;
}

template <Game G>
std::optional<LoadError> playLine(const JsonField& line, Match<G>& match, const Reader& reader) {
    try {
        line.object({"n", "seat", "move"});
        const auto ply = static_cast<std::int64_t>(match.plies());
        line["n"].integer(ply, ply);
        const Seat seat = line["seat"].seat(match.state().shared.seats);
        const typename G::Move move = G::Codec::readMove(line["move"]);
        if (seat != match.state().shared.toMove || !match.play(move)) {
            return reader.error(Reason::illegalMove, line.json().dump());
        }
    } catch (const InputError& failure) {
        return reader.error(Reason::badMove, failure.what());
    }
    return {};
}

} // namespace

Loaded<std::string> readSaveFile(const std::filesystem::path& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error) {
        return LoadError{Reason::cannotRead, 0, error.message()};
    }
    if (size > largestSave) {
        return LoadError{Reason::tooLarge, 0, std::to_string(size) + " bytes"};
    }
    std::ifstream file(path, std::ios::binary);
    std::string text(size, '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(size))) {
        return LoadError{Reason::cannotRead, 0, "the file could not be read to its end"};
    }
    return text;
}

Loaded<std::string> savedGame(std::string_view text) {
    if (auto failed = checkKind(text)) {
        return *failed;
    }
    Reader reader(text);
    Json header;
    if (auto failed = reader.next(header)) {
        return *failed;
    }
    const Json game = header.value("game", Json());
    bool known = false;
    if (game.is_string()) {
        known = visitGame(game.get<std::string>(), [](auto) {});
    }
    if (!known) {
        return LoadError{Reason::otherGame, 1, game.dump()};
    }
    return game.get<std::string>();
}

template <Game G> std::string saveMatch(const Match<G>& match) {
    Writer writer;
    writer.line(headerToJson(match));
    for (std::size_t ply = 0; ply < match.plies(); ++ply) {
        const auto& entry = match.log()[ply];
        writer.line({{"n", ply}, {"seat", entry.seat}, {"move", G::Codec::move(entry.move)}});
    }
    writer.line({{"end", match.plies()}});
    return std::move(writer).text();
}

template <Game G> Loaded<Match<G>> loadMatch(std::string_view text) {
    if (text.size() > largestSave) {
        return LoadError{Reason::tooLarge, 0, std::to_string(text.size()) + " bytes"};
    }
    const Loaded<std::string> game = savedGame(text);
    if (const auto* const failed = std::get_if<LoadError>(&game)) {
        return *failed;
    }
    if (std::get<std::string>(game) != G::id) {
        return LoadError{Reason::otherGame, 1, std::get<std::string>(game)};
    }
    Reader reader(text);
    Json line;
    if (auto failed = reader.next(line)) {
        return *failed;
    }
    if (line.value("rules", Json()) != G::rulesRevision) {
        return reader.error(Reason::otherRules, "revision " + line.value("rules", Json()).dump() +
                                                    ", this program plays " +
                                                    std::to_string(G::rulesRevision));
    }
    std::optional<Match<G>> match;
    try {
        match.emplace(readHeader<G>(JsonField(line, "header")));
    } catch (const InputError& failure) {
        return reader.error(Reason::badHeader, failure.what());
    }
    for (;;) {
        if (auto failed = reader.next(line)) {
            return *failed;
        }
        if (line.contains("end")) {
            break;
        }
        if (auto failed = playLine(JsonField(line, "line"), *match, reader)) {
            return *failed;
        }
    }
    if (line != Json{{"end", match->plies()}}) {
        return reader.error(Reason::damaged, "the last line does not fit the game");
    }
    if (!reader.atEnd()) {
        return reader.error(Reason::excess, "text follows after the last line");
    }
    return std::move(*match);
}

// NOLINTBEGIN(bugprone-macro-parentheses): a type among template arguments takes none
#define GHOSTLIGHT_SAVES(G)                                                                                  \
    template std::string saveMatch(const Match<G>&);                                                         \
    template Loaded<Match<G>> loadMatch(std::string_view);
GHOSTLIGHT_FOR_EACH_GAME(GHOSTLIGHT_SAVES)
// NOLINTEND(bugprone-macro-parentheses)
#undef GHOSTLIGHT_SAVES

} // namespace ghostlight
