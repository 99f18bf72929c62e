// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "telling.h"

#include <algorithm>
#include <array>
#include <functional>

namespace ghostlight::app {

/// What a match tells: the log and the score pad, and how much of the log each person has seen.
template <Game G> class Chronicle {
public:
    using Public = typename G::Public;
    using Event = typename G::Event;
    /// Tells one of the events of a move, as everybody may read it.
    using Tell = std::function<void(std::span<const Event> events, std::size_t at, const Public& before,
                                    const Public& after, Telling& telling)>;

    Chronicle(LogModel& log, ScorePad& pad, Tell tell) : log_(log), pad_(pad), tell_(std::move(tell)) {}

    /// One for each event.
    std::vector<Telling> tellingsOf(const std::vector<Event>& events, const Public& before,
                                    const Public& after) const {
        const std::vector<Event> open = openEvents<G>(events);
        std::vector<Telling> tellings(open.size());
        for (std::size_t i = 0; i < open.size(); ++i) {
            tell_(open, i, before, after, tellings[i]);
        }
        return tellings;
    }

    /// The whole log and pad anew, from the moves.
    void retell(const Match<G>& match) {
        moved_.fill(0);
        std::vector<LogModel::Line> lines;
        std::vector<ScorePad::Row> rows;
        std::size_t plies = 0;
        relive(match, [&](const std::vector<Event>& events, const Public& before, const Public& after) {
            for (const Telling& telling : tellingsOf(events, before, after)) {
                lines.insert(lines.end(), telling.lines.begin(), telling.lines.end());
                if (telling.row) {
                    rows.push_back(*telling.row);
                }
            }
            if (plies > 0) { // before the first is the set-up, which nobody moved
                moved_[match.log()[plies - 1].seat] = static_cast<int>(lines.size());
            }
            ++plies;
        });
        for (int& seen : seen_) { // what was taken back will not have been seen when it comes again
            seen = std::min(seen, static_cast<int>(lines.size()));
        }
        log_.reset(std::move(lines));
        pad_.reset(std::move(rows));
    }

    QString newest() const { return log_.count() > 0 ? log_.at(log_.count() - 1).text : QString(); }

    /// That person has looked until now.
    void noteSeen(int seat) { seen_[static_cast<std::size_t>(seat)] = log_.count(); }
    /// Nobody knows who looked when: each person has seen what there was when its last move was retold.
    void guessSeen() { seen_ = moved_; }
    /// What happened since that person last looked.
    QStringList unseen(int seat) const {
        QStringList lines;
        for (int line = seen_[static_cast<std::size_t>(seat)]; line < log_.count(); ++line) {
            lines.append(log_.at(line).text);
        }
        return lines;
    }

private:
    /// Lines of the log, for each seat.
    using Lines = std::array<int, maxSeats>;

    LogModel& log_;
    ScorePad& pad_;
    Tell tell_;
    Lines seen_{};
    Lines moved_{}; ///< how far the log went when that seat had last moved
};

} // namespace ghostlight::app
