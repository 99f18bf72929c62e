// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry.h"

#include <QTest>

#include <string>
#include <vector>

namespace ghostlight {

/// A kind of game to test: its rules and how many play.
template <Game G> struct Kind {
    typename G::Rules rules;
    int seats;
    std::string name;
};

/// All option sets worth telling apart. A new game adds its own line; without one its defaults are tested.
template <Game G> std::vector<Json> everyOptions() {
    return {Json::object()};
}
template <> inline std::vector<Json> everyOptions<Ghosts>() {
    return {{{"edition", "mirror"}}, {{"edition", "fright"}}};
}
template <> inline std::vector<Json> everyOptions<Bumpers>() {
    return {{{"target", 0}}, {{"target", 25}}};
}

/// Every player count of a game under one set of options.
template <Game G> std::vector<Kind<G>> kindsWith(const Json& options) {
    std::vector<Kind<G>> kinds;
    for (int seats = G::minSeats; seats <= G::maxSeats; ++seats) {
        kinds.push_back({G::Codec::readRules(JsonField(options, "options")), seats,
                         std::string(G::id) + " " + options.dump() + " " + std::to_string(seats)});
    }
    return kinds;
}

/// Every player count and option set of a game.
template <Game G> std::vector<Kind<G>> everyKind() {
    std::vector<Kind<G>> kinds;
    for (const Json& options : everyOptions<G>()) {
        for (const Kind<G>& kind : kindsWith<G>(options)) {
            kinds.push_back(kind);
        }
    }
    return kinds;
}

/// One data row for each game.
inline void addGames() {
    QTest::addColumn<QString>("game");
    forEachGame([]<class G>(std::type_identity<G>) {
        QTest::newRow(G::id.data()) << QString::fromUtf8(G::id.data());
    });
}

/// A test slot that calls the function template ::test<G>() for every game, one data row each.
#define FOR_EVERY_GAME(test)                                                                                 \
    void test##_data() {                                                                                     \
        addGames();                                                                                          \
    }                                                                                                        \
    void test() {                                                                                            \
        QFETCH(QString, game);                                                                               \
        visitGame(game.toStdString(), []<class G>(std::type_identity<G>) { ::test<G>(); });                  \
    }

/// How much of a long test to do: sanitizers are slow.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
inline constexpr int slowness = 50;
#else
inline constexpr int slowness = 1;
#endif

} // namespace ghostlight
