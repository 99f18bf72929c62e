// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "progress.h"
#include "referee.h"
#include "requested_game.h"

#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <exception>
#include <mutex>
#include <thread>

namespace ghostlight::arena {

namespace {

/// A win is so many parts, so that a win shared by any number of seats is a whole number of them and sums do
/// not depend on the order in which threads finish.
constexpr std::int64_t winParts = 60;

/// What one entry of --seats achieved.
struct Tally {
    std::int64_t games = 0;
    std::int64_t winPartsWon = 0;
    std::int64_t score = 0;
    std::int64_t rank = 0;
    std::int64_t dealSquares = 0; ///< of the parts won over all rotations of a deal
    std::int64_t decisions = 0;
    std::chrono::nanoseconds thinking{0};

    void add(const Tally& other) {
        games += other.games;
        winPartsWon += other.winPartsWon;
        score += other.score;
        rank += other.rank;
        dealSquares += other.dealSquares;
        decisions += other.decisions;
        thinking += other.thinking;
    }
};

using Tallies = std::vector<Tally>;

/// The seed of a deal: the same for all its rotations.
std::uint64_t dealSeed(std::uint64_t seed, std::int64_t deal) {
    return Rng::mix(seed + 0x9e3779b97f4a7c15U * (static_cast<std::uint64_t>(deal) + 1));
}

template <Game G> void tallyGame(const Referee<G>& referee, Seat seat, Tally& tally) {
    const auto& shared = referee.state().shared;
    std::int64_t winners = 0;
    std::int64_t better = 0;
    for (Seat other = 0; other < shared.seats; ++other) {
        winners += isWinner<G>(shared, other) ? 1 : 0;
        const int lead = G::score(shared, other) - G::score(shared, seat);
        better += (G::fewestWin ? lead < 0 : lead > 0) ? 1 : 0;
    }
    ++tally.games;
    tally.winPartsWon += isWinner<G>(shared, seat) ? winParts / winners : 0;
    tally.score += G::score(shared, seat);
    tally.rank += better + 1;
    tally.decisions += referee.decisions(seat);
    tally.thinking += referee.thinking(seat);
}

/// Plays one deal once for each rotation: entry e sits at place (e + rotation).
template <Game G>
void playDeal(const CheckedRequest<G>& request, std::uint64_t seed, const Players<G>& players,
              Tallies& tallies) {
    const auto seats = static_cast<int>(players.size());
    Tallies dealTallies(players.size());
    for (int rotation = 0; rotation < seats; ++rotation) {
        typename Referee<G>::Seated seated(players.size());
        for (int entry = 0; entry < seats; ++entry) {
            seated[static_cast<std::size_t>((entry + rotation) % seats)] =
                players[static_cast<std::size_t>(entry)].get();
        }
        // Same deal, other whims: else a table of equal random players would play one game over and over.
        const std::uint64_t ownSeed = Rng::mix(seed + static_cast<std::uint64_t>(rotation));
        Referee<G> referee({request.rules, seats, seed, ownSeed}, std::move(seated));
        referee.play([](auto&&...) {});
        for (int entry = 0; entry < seats; ++entry) {
            tallyGame(referee, static_cast<Seat>((entry + rotation) % seats),
                      dealTallies[static_cast<std::size_t>(entry)]);
        }
    }
    for (std::size_t entry = 0; entry < players.size(); ++entry) {
        dealTallies[entry].dealSquares = dealTallies[entry].winPartsWon * dealTallies[entry].winPartsWon;
        tallies[entry].add(dealTallies[entry]);
    }
}

template <Game G>
Tallies playAll(const GameRequest& request, const MatchOptions& options, std::int64_t deals) {
    const CheckedRequest<G> checked(request);
    const auto seats = static_cast<std::int64_t>(checked.seats.size());
    const bool hasBots =
        std::any_of(checked.seats.begin(), checked.seats.end(), [](auto& kind) { return kind.isBot(); });
    Tallies total(checked.seats.size());
    Progress progress(deals * seats);
    std::atomic<std::int64_t> nextDeal{0};
    std::mutex mutex;
    std::exception_ptr failure;

    const auto work = [&] {
        try {
            const Players<G> players = makePlayers<G>(checked.seats, request, false);
            Tallies tallies(checked.seats.size());
            for (std::int64_t deal = nextDeal++; deal < deals; deal = nextDeal++) {
                playDeal<G>(checked, dealSeed(request.seed, deal), players, tallies);
                progress.advance(seats);
            }
            const std::lock_guard lock(mutex);
            for (std::size_t i = 0; i < total.size(); ++i) {
                total[i].add(tallies[i]);
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = failure ? failure : std::current_exception();
            nextDeal = deals; // the others stop after their deal
        }
    };
    // A bot is started once, so where one takes part the games are played one after the other.
    std::vector<std::thread> threads;
    for (int job = 1; job < (hasBots ? 1 : options.jobs); ++job) {
        threads.emplace_back(work);
    }
    work();
    for (std::thread& thread : threads) {
        thread.join();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
    return total;
}

struct Summary {
    double winShare;
    double low;
    double high;
    double meanScore;
    double meanRank;
    double usPerMove;
};

/// The interval is over deals, because the rotations of one deal are not independent of each other.
Summary summarise(const Tally& tally, std::int64_t deals) {
    const auto games = static_cast<double>(tally.games);
    const auto parts = static_cast<double>(winParts);
    const double share = static_cast<double>(tally.winPartsWon) / (parts * games);
    const double perDeal = games / static_cast<double>(deals);
    double half = 1;
    if (deals > 1) {
        const double meanSquare = static_cast<double>(tally.dealSquares) /
                                  (static_cast<double>(deals) * parts * parts * perDeal * perDeal);
        const double variance = std::max(0.0, meanSquare - share * share) / static_cast<double>(deals - 1);
        half = 1.96 * std::sqrt(variance);
    }
    const double microseconds = std::chrono::duration<double, std::micro>(tally.thinking).count();
    return {share,
            std::max(0.0, share - half),
            std::min(1.0, share + half),
            static_cast<double>(tally.score) / games,
            static_cast<double>(tally.rank) / games,
            tally.decisions > 0 ? microseconds / static_cast<double>(tally.decisions) : 0};
}

/// A shared win counts as 1/k.
Json winsOf(const Tally& tally) {
    if (tally.winPartsWon % winParts == 0) {
        return tally.winPartsWon / winParts;
    }
    return static_cast<double>(tally.winPartsWon) / static_cast<double>(winParts);
}

Json toJson(const GameRequest& request, const Tallies& tallies, std::int64_t deals) {
    Json seats = Json::array();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const Summary summary = summarise(tallies[i], deals);
        seats.push_back({{"kind", request.seats[i].name},
                         {"games", tallies[i].games},
                         {"wins", winsOf(tallies[i])},
                         {"winShare", summary.winShare},
                         {"ci95", {summary.low, summary.high}},
                         {"meanScore", summary.meanScore},
                         {"meanRank", summary.meanRank},
                         {"usPerMove", summary.usPerMove}});
    }
    return {{"game", request.game}, {"games", tallies.front().games}, {"seats", seats}};
}

void printTable(const GameRequest& request, const Tallies& tallies, std::int64_t deals, Output& out) {
    out.line(request.game + ", " + std::to_string(tallies.front().games) + " games, " +
             std::to_string(deals) + " deals, each played once for every rotation of the seats");
    out.line("win share   95 % interval    mean score   mean rank   us/move   seat");
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const Summary summary = summarise(tallies[i], deals);
        std::array<char, 128> row{};
        std::snprintf(row.data(), row.size(), "%7.2f %%   %5.2f - %5.2f %% %12.2f %11.2f %9.1f   ",
                      summary.winShare * 100, summary.low * 100, summary.high * 100, summary.meanScore,
                      summary.meanRank, summary.usPerMove);
        out.line(row.data() + request.seats[i].name);
    }
}

} // namespace

void runMatch(const GameRequest& request, const MatchOptions& options, Output& out) {
    if (request.seats.empty()) {
        throw BadArguments("match needs --seats");
    }
    const auto seats = static_cast<std::int64_t>(request.seats.size());
    const std::int64_t deals = (options.games + seats - 1) / seats; // rounded up to whole rotations
    visitRequested(request.game, [&]<class G>(std::type_identity<G>) {
        const Tallies tallies = playAll<G>(request, options, deals);
        if (options.json) {
            out.line(toJson(request, tallies, deals).dump());
        } else {
            printTable(request, tallies, deals, out);
        }
    });
    out.flush();
}

} // namespace ghostlight::arena
