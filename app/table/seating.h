// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/seat.h"
#include "match/match.h"

#include <algorithm>
#include <vector>

namespace ghostlight::app {

/// Who of those around the table are people.
class Seating {
public:
    explicit Seating(const std::vector<Player>& players) : players_(players) {}

    int people() const {
        return static_cast<int>(std::count_if(players_.begin(), players_.end(),
                                              [](const Player& player) { return player.isPerson(); }));
    }
    /// The first place if nobody is.
    Seat firstPerson() const {
        const auto found = std::find_if(players_.begin(), players_.end(),
                                        [](const Player& player) { return player.isPerson(); });
        return found == players_.end() ? Seat{0} : static_cast<Seat>(found - players_.begin());
    }
    /// noSeat unless there is exactly one.
    Seat onlyPerson() const { return people() == 1 ? firstPerson() : noSeat; }

private:
    const std::vector<Player>& players_;
};

} // namespace ghostlight::app
