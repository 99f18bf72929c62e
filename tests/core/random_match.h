// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Matches for the tests of match/: of any kind of game, played by chance.

#include "every_kind.h"
#include "match/match.h"

#include <QTest>

namespace ghostlight {

/// A match that nobody has moved in, with the same player at every seat.
template <Game G> Match<G> newMatch(const Kind<G>& kind, std::uint64_t seed, const Player& player = {}) {
    return Match<G>({kind.rules, std::vector<Player>(static_cast<std::size_t>(kind.seats), player), seed, 0});
}

template <Game G> typename G::MoveList legalNow(const Match<G>& match) {
    typename G::MoveList moves;
    if (!match.isOver()) {
        legalMovesNow<G>(match.state(), moves);
    }
    return moves;
}

/// One random move.
template <Game G> void playOne(Match<G>& match, Rng& rng) {
    typename G::MoveList moves;
    QVERIFY(match.play(randomMove<G>(match.state(), moves, rng)));
}

/// A match some random moves on, or at its end if that comes earlier.
template <Game G>
Match<G> playedMatch(const Kind<G>& kind, std::uint64_t seed, std::size_t plies = SIZE_MAX) {
    Match<G> match = newMatch<G>(kind, seed);
    for (Rng rng(seed); match.plies() < plies && !match.isOver();) {
        playOne(match, rng);
    }
    return match;
}

} // namespace ghostlight
