// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a game is told: the terminal with its colours, its width and its pace, and the names of those who
// play.

#include "../base/rng.h"
#include "../base/seat.h"
#include "commands.h"
#include "prose.h"

#include <map>

namespace ghostlight::arena {

/// How a text looks where the terminal has colours.
struct Ink {
    int color = -1; ///< of the 256; -1: the terminal's own
    bool bold = false;
};

namespace ink {
inline constexpr Ink name{-1, true};
inline constexpr Ink title{141, true};
inline constexpr Ink faint{244, false};
inline constexpr Ink good{78, true};
inline constexpr Ink bad{203, true};
inline constexpr Ink wild{214, true};
} // namespace ink

/// The pause before something is told.
enum class Pace : std::uint8_t {
    none,
    quick,  ///< a line of a table
    steady, ///< as long as the last sentence takes to read
    slow,   ///< after something long, and before what everybody waits for
};

class Stage {
public:
    /// What is told follows from the seed as the game does: the same game is told in the same words.
    Stage(Output& out, const WatchOptions& options, std::uint64_t seed);

    std::string paint(const Ink& ink, std::string_view text) const;
    std::string name(Seat seat) const;
    std::string names(const std::vector<Seat>& seats) const;

    /// One of the variants with its {0}, {1}, ... filled in; never the same twice in a row.
    std::string phrase(std::initializer_list<std::string_view> variants,
                       std::initializer_list<std::string> parts);

    /// Tells something, wrapped; the margin stands left of it.
    void say(const std::string& text, Pace pace = Pace::steady) { say("  ", text, pace); }
    void say(const std::string& margin, const std::string& text, Pace pace = Pace::steady);
    /// Something to copy, in one piece.
    void quote(const std::string& text);
    /// Tells the pieces one by one on one line, holding breath before each, and what follows from them.
    void unfold(const std::string& margin, const std::string& lead, const std::vector<std::string>& pieces,
                const std::string& tail);
    void heading(const std::string& text, Pace pace = Pace::slow);
    void gap();

    static constexpr std::size_t width = 78;

private:
    void pause(Pace pace) const;
    void write(const std::string& text);
    /// Goes on in the line, or in the next one where there is no room.
    void append(const std::string& text, std::size_t indent, std::size_t& column);

    Output& out_;
    WatchOptions options_;
    Rng rng_;
    std::map<std::string_view, std::uint32_t> lastPick_; ///< by a list's first variant
    std::size_t lastWidth_ = 0;                          ///< of what was told last
};

} // namespace ghostlight::arena
