// SPDX-License-Identifier: GPL-3.0-or-later

// The lines of `step`. The first byte says what the rest is:
//   p   choices: a position from some game, its JSON edited, and stepped;
//   anything else is itself the first byte of a text of step lines.

#include "arena/commands.h"
#include "edit.h"

#include <algorithm>

using namespace ghostlight;
using namespace ghostlight::fuzz;

namespace {

constexpr std::size_t mostLines = 8;
constexpr std::size_t movesTried = 2;

bool isError(const Json& answer) {
    return answer.is_object() && answer.size() == 1 && answer.contains("error");
}

void checkStateLine(const Json& answer) {
    constexpr std::array<std::string_view, 6> fields{"type", "n", "toMove", "phase", "state", "legal"};
    require(answer.is_object() && answer.size() == fields.size(), "an answer is an error or a state line",
            answer);
    for (const std::string_view field : fields) {
        require(answer.contains(field), "a state line has all its fields", answer);
    }
    require(answer["type"] == "state", "a state line says so", answer);
    const bool over = answer["phase"] == "over";
    require(answer["toMove"].is_null() == over, "somebody is to move until the game is over", answer);
    require(answer["legal"].empty() == over, "there is a legal move until the game is over", answer);
}

/// The answer to a line, which is one line of JSON whatever was asked.
Json stepChecked(const std::string& line) {
    const std::string text = arena::stepLine(line);
    require(text.find('\n') == std::string::npos, "an answer is one line", text);
    const Json answer = Json::parse(text, nullptr, false);
    require(!answer.is_discarded(), "an answer is JSON", text);
    if (isError(answer)) {
        require(answer["error"].is_string() && answer["error"] != "", "an error says what is wrong", text);
    } else {
        checkStateLine(answer);
    }
    return answer;
}

/// Points are taken up to a limit far above what any game brings; from there the next ones lead past it. No
/// other field may leave its range.
bool isPastLimit(const Json& error) {
    const std::string& text = error["error"].get_ref<const std::string&>();
    constexpr std::array<std::string_view, 4> points{"state.fear[", "state.scores[", "state.fame[",
                                                     "state.roundFame["};
    return text.find("must be a whole number") != std::string::npos &&
           std::any_of(points.begin(), points.end(), [&](auto field) { return text.starts_with(field); });
}

/// A state that `step` gave out is one that it takes, with each of the moves that it named.
void stepOn(const Json& asked, const Json& answer) {
    Json next{{"game", asked["game"]},    {"players", asked["players"]}, {"options", asked["options"]},
              {"phase", answer["phase"]}, {"toMove", answer["toMove"]},  {"state", answer["state"]},
              {"move", Json()},           {"seed", asked["seed"]}};
    const Json& legal = answer["legal"];
    for (std::size_t i = 0; i < std::min(legal.size(), movesTried); ++i) {
        next["move"] = legal[i];
        const std::string line = next.dump();
        const Json following = stepChecked(line);
        if (isError(following) && !isPastLimit(following)) {
            fail("a legal move can be made", line + "\n  " + following.dump());
        }
    }
}

void checkLine(const std::string& line) {
    const Json answer = stepChecked(line);
    if (!isError(answer)) {
        stepOn(Json::parse(line), answer);
    }
}

/// A position at some point of a random game, and then somewhere beside it: it is edited again and again, and
/// each edit that makes no position is taken back. So a run ends far from where play can lead, in a position
/// that the arena takes nevertheless.
template <Game G> class Wanderer {
public:
    explicit Wanderer(Input& input) : table_(input), state_(playSome(input)) {
        position_ = {{"phase", G::Codec::phase(state_.shared)},
                     {"toMove", state_.shared.toMove},
                     {"state", G::Codec::state(state_)}};
        for (int edits = 0; edits < mostEdits && !input.empty(); ++edits) {
            tryEdit(input);
        }
    }

    /// A step line of that position and some legal move.
    Json line(Input& input) const {
        Json line = position_;
        typename G::MoveList moves;
        legalMovesNow<G>(state_, moves);
        require(!moves.empty(), "there is a legal move until the game is over", line);
        line["game"] = G::id;
        line["players"] = table_.seats;
        line["options"] = G::Codec::rules(table_.rules);
        line["move"] = G::Codec::move(moves[input.below(moves.size())]);
        line["seed"] = table_.seed;
        return line;
    }

    /// Whoever wants to search from there can: each seat's guess at what is hidden looks to it as the truth.
    void checkGuesses() const {
        Rng rng(table_.seed);
        for (Seat seat = 0; seat < table_.seats; ++seat) {
            const typename G::View view = G::view(state_, seat);
            require(G::view(G::determinise(view, rng), seat) == view, "a guess fits what is seen", position_);
        }
    }

private:
    static constexpr int mostEdits = 10;

    typename G::State playSome(Input& input) const {
        typename G::State state = table_.deal();
        typename G::MoveList moves;
        NoEvents noEvents;
        Rng rng(input.byte());
        for (auto count = input.below(512); count > 0; --count) {
            typename G::State next = state;
            G::apply(next, randomMove<G>(state, moves, rng), noEvents);
            if (next.shared.toMove == noSeat) {
                break; // nothing to step
            }
            state = next;
        }
        return state;
    }

    void tryEdit(Input& input) {
        Json edited = position_;
        edit(input.byte() % 4 == 3 ? edited : edited["state"], input);
        if (edited.size() != position_.size()) {
            return; // a field that is no part of a position
        }
        try {
            const JsonField field(edited, "");
            const typename G::State state = G::Codec::readState(
                {table_.rules, table_.seats, field["phase"], field["toMove"], field["state"], table_.seed});
            if (state.shared.toMove != noSeat) {
                state_ = state;
                position_ = std::move(edited);
            }
        } catch (const InputError& error) {
            require(std::string_view(error.what()).find(": ") != std::string_view::npos,
                    "an error names its field", error.what());
        }
    }

    Table<G> table_;
    typename G::State state_;
    Json position_;
};

void checkPosition(Input& input) {
    visitAnyGame(input, [&]<class G>(std::type_identity<G>) {
        const bool damages = input.byte() % 4 == 3;
        const Wanderer<G> wanderer(input);
        wanderer.checkGuesses();
        Json line = wanderer.line(input);
        if (damages) {
            edit(line, input);
            checkLine(line.dump());
            return;
        }
        const std::string text = line.dump();
        const Json answer = stepChecked(text);
        require(!isError(answer), "a legal move can be made", text);
        stepOn(line, answer);
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::string_view whole = input.rest();
    if (input.byte() == 'p') {
        checkPosition(input);
        return 0;
    }
    for (const std::string& line : splitLines(whole, mostLines)) {
        checkLine(line);
    }
    return 0;
}
