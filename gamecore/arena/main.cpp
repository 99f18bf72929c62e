// SPDX-License-Identifier: GPL-3.0-or-later

// ghostlight-arena: games without a window. Arguments are read here; each command has a file of its own.

#include "commands.h"
#include "manual.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

using namespace ghostlight;
using namespace ghostlight::arena;

namespace {

constexpr int fine = 0;
constexpr int failed = 1;
constexpr int badArguments = 2;

/// "key=value": a value of digits is a number.
void addOption(Json& options, const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        throw BadArguments("--set takes key=value, not \"" + text + "\"");
    }
    const std::string value = text.substr(equals + 1);
    const bool isNumber =
        !value.empty() && value.size() < 10 && value.find_first_not_of("0123456789") == std::string::npos;
    options[text.substr(0, equals)] = isNumber ? Json(std::stoll(value)) : Json(value);
}

std::uint64_t readSeed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, seed);
    if (text.empty() || error != std::errc() || stopped != end) {
        throw BadArguments("--seed takes a whole number from 0 to 18446744073709551615, not \"" + text +
                           "\"");
    }
    return seed;
}

/// CLI::Range alone lets "nan" through.
CLI::Validator secondsFrom(double least) {
    const auto isNumber = [](const std::string& text) {
        return std::isnan(std::strtod(text.c_str(), nullptr)) ? "Value " + text + " is not a number" : "";
    };
    return CLI::Range(least, 86400.0) & CLI::Validator(isNumber, "");
}

/// The arguments that several commands share, as they come from the command line.
struct GameArguments {
    GameRequest request;
    std::string seed = std::to_string(request.seed);
    std::string seats;
    std::vector<std::string> options;

    void addTo(CLI::App& command) {
        command.add_option("--game", request.game, "ghosts, bumpers or hunters")->type_name("GAME");
        command
            .add_option(
                "--seats", seats,
                "who plays, separated by commas: random, easy, medium, hard, expert, any of these levels "
                "with a character (hard:bold; also careful, spiteful, steady, gambler, scholar), or "
                "bot:COMMAND, a program that speaks the bot protocol")
            ->type_name("A,B,...");
        command.add_option("--seed", seed, "everything random follows from it")
            ->type_name("NUMBER")
            ->capture_default_str();
        command.add_option("--set", options, "an option of the game, such as edition=fright or target=25")
            ->type_name("KEY=VALUE")
            ->take_all();
        command.add_option("--bot-timeout", request.botTimeout, "seconds a bot may take for one answer")
            ->type_name("SECONDS")
            ->check(secondsFrom(0.001))
            ->capture_default_str();
        command
            .add_option("--think", request.think,
                        "milliseconds a hard or expert seat thinks about one move, instead of its level's "
                        "own budget; "
                        "results then depend on the machine")
            ->type_name("MS")
            ->check(CLI::Range(1.0, 3600000.0));
    }

    void addPlayers(CLI::App& command) {
        command.add_option("--players", request.players, "how many play, where --seats does not say")
            ->type_name("N")
            ->check(CLI::Range(1, 99));
    }

    GameRequest checked() const {
        GameRequest result = request;
        result.seed = readSeed(seed);
        if (!seats.empty()) {
            result.seats = parseSeats(seats);
        }
        for (const std::string& option : options) {
            addOption(result.options, option);
        }
        return result;
    }
};

/// All the program can do; run() does what was asked for.
class Arena {
public:
    Arena() {
        app_.require_subcommand(0, 1);
        app_.set_version_flag("--version", "ghostlight-arena " GHOSTLIGHT_VERSION,
                              "print the version and exit");
        app_.add_flag("--man", manual_, "print the manual page and exit");
        app_.get_formatter()->column_width(34);
        addTrace();
        addMatch();
        addReplay();
        addBench();
        addStep();
        addGames();
        addWatch();
    }

    int run(int argc, char** argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::Success& asked) { // --help, --version
            return app_.exit(asked);
        } catch (const CLI::ParseError& error) {
            throw BadArguments(error.what());
        }
        if (manual_) {
            writeManual(app_, out_);
        } else if (app_.get_subcommands().empty()) {
            throw BadArguments("a command is missing; --help lists them");
        } else {
            runCommand();
        }
        return fine;
    }

private:
    /// What a game told before it failed is told.
    void runCommand() {
        try {
            command_();
        } catch (const GameFailed&) {
            out_.flush();
            throw;
        }
    }

    CLI::App* add(const char* name, const char* description, std::function<void()> command) {
        CLI::App* const added = app_.add_subcommand(name, description);
        added->callback([this, command = std::move(command)] { command_ = command; });
        return added;
    }

    void addTrace() {
        CLI::App* const command = add(
            "trace",
            "Play one game and print it as JSON lines: every state, its legal moves, every move and event.",
            [this] { runTrace(game_.checked(), save_, out_); });
        game_.addTo(*command);
        game_.addPlayers(*command);
        command->get_option("--game")->required();
        command->add_option("--save", save_, "write the game to this file, too; replay reads it")
            ->type_name("FILE");
    }

    void addMatch() {
        CLI::App* const command =
            add("match", "Play many games. Every deal is played once for each rotation of the seats.",
                [this] { runMatch(game_.checked(), match_, out_); });
        game_.addTo(*command);
        command->get_option("--game")->required();
        command->get_option("--seats")->required();
        command->add_option("--games", match_.games, "how many, rounded up to whole rotations")
            ->type_name("K")
            ->check(CLI::Range(1, 1'000'000'000))
            ->capture_default_str();
        command
            ->add_option("--jobs", match_.jobs,
                         "threads; the results do not depend on it; 1 where a bot plays")
            ->type_name("N")
            ->check(CLI::Range(1, 256))
            ->capture_default_str();
        command->add_flag("--json", match_.json, "print the results as JSON");
    }

    void addReplay() {
        CLI::App* const command =
            add("replay", "Print a saved game as the lines of a trace, checking every move.",
                [this] { runReplay(file_, out_); });
        command->add_option("FILE", file_, "the saved game")->required();
    }

    void addBench() {
        CLI::App* const command = add("bench", "Measure how fast random games are played on one core.",
                                      [this] { runBench(bench_, out_); });
        command->add_option("--game", bench_.game, "ghosts, bumpers or hunters; without it, all")
            ->type_name("GAME");
        command->add_option("--seconds", bench_.seconds, "how long to measure in all")
            ->type_name("T")
            ->check(secondsFrom(0.01))
            ->capture_default_str();
        command->add_flag("--json", bench_.json, "print the results as JSON");
    }

    void addStep() {
        add("step",
            "Read positions, one JSON object a line, each with a move; print the state after it, or what is "
            "wrong.",
            [this] {
                std::ios::sync_with_stdio(false);
                runStep(std::cin, out_);
            });
    }

    void addGames() {
        add("games", "Print the games, their seats, options and defaults as JSON.",
            [this] { runGames(out_); });
    }

    void addWatch() {
        CLI::App* const command = add("watch", "Tell one game live, in plain sentences.",
                                      [this] { runWatch(game_.checked(), watch_, out_); });
        game_.addTo(*command);
        game_.addPlayers(*command);
        watch_.colors = ::isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
        command->add_flag("--fast", watch_.fast, "no pauses between the sentences");
        command->add_flag("--color,!--no-color", watch_.colors,
                          "colours; a terminal has them without asking");
    }

    CLI::App app_{"Plays the games of Ghostlight without a window: Ghosts, Ghostbumpers and Ghost Hunters.",
                  "ghostlight-arena"};
    Output out_{STDOUT_FILENO};
    std::function<void()> command_;
    bool manual_ = false;
    GameArguments game_;
    std::optional<std::filesystem::path> save_;
    MatchOptions match_;
    BenchOptions bench_;
    WatchOptions watch_;
    std::filesystem::path file_;
};

/// Whoever starts us may have closed some of these, and a pipe to a bot would then take their place. Writing
/// to them fails as before.
void openStandardStreams() {
    int opened = 0;
    while (opened >= 0 && opened <= STDERR_FILENO) {
        opened = ::open("/dev/null", O_RDONLY);
    }
    ::close(opened);
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN); // a closed pipe is an error we see, not the end of us
    openStandardStreams();
    try {
        return Arena().run(argc, argv);
    } catch (const ClosedPipe&) {
        return fine;
    } catch (const BadArguments& error) {
        std::cerr << "ghostlight-arena: " << error.what() << '\n';
        return badArguments;
    } catch (const std::exception& error) {
        std::cerr << "ghostlight-arena: " << error.what() << '\n';
        return failed;
    }
}
