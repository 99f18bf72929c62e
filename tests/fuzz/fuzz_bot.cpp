// SPDX-License-Identifier: GPL-3.0-or-later

// What a bot may answer. Some bytes choose a game, its options, seats and seed; the rest are lines, each the
// answer to one question. A line that is no answer is one that the arena would have refused; here the first
// move is played instead, so that the game goes on and the next line is asked for.

#include "arena/player.h"
#include "arena/referee.h"
#include "input.h"

#include <algorithm>

using namespace ghostlight;
using namespace ghostlight::fuzz;

namespace {

constexpr std::size_t mostLines = 64;
constexpr std::size_t linesLookedAt = 3; ///< by themselves, for every game
constexpr std::size_t mostMoves = 100'000;

/// All that is promised of an answer by itself; nothing of it depends on the game but the code it is in.
template <Game G> void checkAnswer(const std::string& line, std::size_t choices) {
    using Bot = arena::BotPlayer<G>;
    const Json json = Json::parse(line, nullptr, false);
    require(!Bot::isReady(line) || json.at("name").is_string(), "a bot that is ready has a name", line);
    const auto choice = Bot::readChoice(line, choices);
    require(!choice || *choice < choices, "a choice is one of those there are", line);
    require(!choice || json.at("choose") == *choice, "a choice is what the bot said", line);
}

/// The lines all seats answer from, in the order they are asked.
struct Answers {
    std::vector<std::string> lines;
    std::size_t used = 0;

    bool left() const { return used < lines.size(); }
};

/// Answers for a seat. Only one seat listens, and only while there are answers: the rest of the game is to
/// see that it ends, and quickly.
template <Game G> class AnsweringPlayer final : public arena::SeatPlayer<G> {
public:
    explicit AnsweringPlayer(Answers& answers) : answers_(answers) {}

    void begin(const arena::Beginning<G>& /*beginning*/, Seat seat) override { seat_ = seat; }

    typename G::Move choose(std::size_t n, const typename G::View& view,
                            const typename G::MoveList& legal) override {
        require(!legal.empty(), "whoever is asked has a move");
        require(n < mostMoves, "every game ends");
        if (!answers_.left()) {
            return legal[0];
        }
        require(view.seat == seat_, "a seat sees with its own eyes");
        const std::string& line = answers_.lines[answers_.used++];
        const auto choice = arena::BotPlayer<G>::readChoice(line, legal.size());
        require(!choice || *choice < legal.size(), "a choice is one of those there are", line);
        return legal[choice.value_or(0)];
    }

    bool listens() const override { return seat_ == 0 && answers_.left(); }
    void hear(const Json& line) override {
        require(line.contains("type"), "every line says what it is", line);
    }

private:
    Answers& answers_;
    Seat seat_ = noSeat;
};

template <Game G> void playGame(const Table<G>& table, Answers& answers) {
    std::vector<std::unique_ptr<AnsweringPlayer<G>>> players;
    typename arena::Referee<G>::Seated seated;
    for (int seat = 0; seat < table.seats; ++seat) {
        players.push_back(std::make_unique<AnsweringPlayer<G>>(answers));
        seated.push_back(players.back().get());
    }
    arena::Referee<G> referee({table.rules, table.seats, table.seed, 0}, seated);
    referee.play([](auto&&...) {});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    visitAnyGame(input, [&]<class G>(std::type_identity<G>) {
        const Table<G> table(input);
        Answers answers{splitLines(input.rest(), mostLines)};
        forEachGame([&]<class Other>(std::type_identity<Other>) {
            for (std::size_t i = 0; i < std::min(answers.lines.size(), linesLookedAt); ++i) {
                checkAnswer<Other>(answers.lines[i], i);
            }
        });
        playGame(table, answers);
    });
    return 0;
}
