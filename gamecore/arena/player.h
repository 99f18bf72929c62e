// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../ai/thinker.h"
#include "alarm.h"
#include "bot.h"
#include "lines.h"
#include "request.h"

#include <memory>
#include <optional>
#include <string>

namespace ghostlight::arena {

/// What every player is told when a game begins.
template <Game G> struct Beginning {
    typename G::Rules rules;
    int seats;
    std::uint64_t seed;
    std::uint64_t ownSeed; ///< what a computer player's own randomness follows from, with its seat
};

/// Somebody who decides for a seat, from what that seat may know and nothing else.
template <Game G> class SeatPlayer {
public:
    SeatPlayer() = default;
    SeatPlayer(const SeatPlayer&) = delete;
    SeatPlayer& operator=(const SeatPlayer&) = delete;
    virtual ~SeatPlayer() = default;

    virtual void begin(const Beginning<G>& beginning, Seat seat) = 0;
    virtual typename G::Move choose(std::size_t n, const typename G::View& view,
                                    const typename G::MoveList& legal) = 0;
    /// Whether it wants to be told what happens; telling costs time.
    virtual bool listens() const { return false; }
    virtual void hear(const Json& /*line*/) {}
};

template <Game G> class RandomPlayer final : public SeatPlayer<G> {
public:
    void begin(const Beginning<G>& beginning, Seat seat) override { rng_ = seatRng(beginning.ownSeed, seat); }
    typename G::Move choose(std::size_t /*n*/, const typename G::View& /*view*/,
                            const typename G::MoveList& legal) override {
        return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    }

private:
    Rng rng_{0};
};

/// A computer player of some level.
template <Game G> class ThinkingPlayer final : public SeatPlayer<G> {
public:
    /// With a time to think, that is the budget instead of the level's own.
    ThinkingPlayer(const ai::Skill& skill, double milliseconds, bool parallel)
        : thinker_(skill, {parallel, milliseconds > 0 ? untilTold : 0, {}}), time_(milliseconds / 1000) {
        if (skill.searches() && milliseconds > 0) {
            alarm_.emplace();
        }
    }

    void begin(const Beginning<G>& beginning, Seat seat) override { rng_ = seatRng(beginning.ownSeed, seat); }
    typename G::Move choose(std::size_t /*n*/, const typename G::View& view,
                            const typename G::MoveList& /*legal*/) override {
        if (alarm_) {
            alarm_->set(time_);
        }
        return thinker_.choose(view, rng_, alarm_ ? alarm_->flag() : never_);
    }

private:
    static constexpr std::uint32_t untilTold = 2'000'000'000;

    ai::Thinker<G> thinker_;
    std::chrono::duration<double> time_;
    std::optional<Alarm> alarm_;
    std::atomic<bool> never_{false};
    Rng rng_{0};
};

/// A program of somebody's, through the bot protocol.
template <Game G> class BotPlayer final : public SeatPlayer<G> {
public:
    BotPlayer(const SeatKind& kind, double timeout) : kind_(kind), bot_(kind.command, kind.name, timeout) {}

    void begin(const Beginning<G>& beginning, Seat seat) override {
        bot_.setLabel("seat " + std::to_string(seat) + " (" + kind_.name + ")");
        const std::string hello = Json{{"type", "hello"},
                                       {"format", lineFormat},
                                       {"game", G::id},
                                       {"seat", seat},
                                       {"players", beginning.seats},
                                       {"options", G::Codec::rules(beginning.rules)}}
                                      .dump();
        const std::string answer = bot_.ask(hello);
        if (!isReady(answer)) {
            bot_.reject(hello, answer, "is not a line {\"type\":\"ready\",\"name\":...}");
        }
    }

    typename G::Move choose(std::size_t n, const typename G::View& view,
                            const typename G::MoveList& legal) override {
        const std::string question = Json{
            {"type", "decide"},
            {"n", n},
            {"phase", G::Codec::phase(view.shared)},
            {"view", G::Codec::view(view)},
            {"legal",
             Lines<G>::legal(legal)}}.dump();
        const std::string answer = bot_.ask(question);
        const auto choice = readChoice(answer, legal.size());
        if (!choice) {
            bot_.reject(question, answer,
                        "is not a line {\"choose\":0.." + std::to_string(legal.size() - 1) + "}");
        }
        return legal[*choice];
    }

    bool listens() const override { return true; }
    void hear(const Json& line) override { bot_.tell(line.dump()); }

    static bool isReady(const std::string& answer) {
        const Json json = Json::parse(answer, nullptr, false);
        return json.is_object() && json.contains("type") && json["type"] == "ready" &&
               json.contains("name") && json["name"].is_string();
    }

    /// The index a bot's answer names, if it is one of so many.
    static std::optional<std::size_t> readChoice(const std::string& answer, std::size_t choices) {
        const Json json = Json::parse(answer, nullptr, false);
        if (!json.is_object() || !json.contains("choose")) {
            return {};
        }
        const Json& choice =
            json["choose"]; // not copied: copying recurses, and a bot may nest as deep as it likes
        if (!choice.is_number_unsigned() || choice.get<std::uint64_t>() >= choices) {
            return {};
        }
        return choice.get<std::size_t>();
    }

private:
    SeatKind kind_;
    BotProcess bot_;
};

/// `parallel` lets an expert think with two threads: for one game, not for many at once.
template <Game G>
std::unique_ptr<SeatPlayer<G>> makePlayer(const SeatKind& kind, const GameRequest& request, bool parallel) {
    if (kind.isBot()) {
        return std::make_unique<BotPlayer<G>>(kind, request.botTimeout);
    }
    if (kind.skill) {
        return std::make_unique<ThinkingPlayer<G>>(*kind.skill, request.think, parallel);
    }
    return std::make_unique<RandomPlayer<G>>();
}

template <Game G> using Players = std::vector<std::unique_ptr<SeatPlayer<G>>>;

template <Game G>
Players<G> makePlayers(const std::vector<SeatKind>& kinds, const GameRequest& request, bool parallel) {
    Players<G> players;
    for (const SeatKind& kind : kinds) {
        players.push_back(makePlayer<G>(kind, request, parallel));
    }
    return players;
}

} // namespace ghostlight::arena
