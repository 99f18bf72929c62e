// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A saved game is text: one JSON object a line. The first is the header, then one for each move, then one
// that says how many moves there were. Every line ends with a check sum over all the text before it, so that
// whatever was damaged is found at its line, and a file cut off anywhere lacks its last line.

#include "../registry.h"
#include "match.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace ghostlight {

inline constexpr int saveFormat = 1;
/// The longest game there could be is well below; anything larger is refused unread.
inline constexpr std::size_t largestSave = std::size_t{4} << 20U;

struct LoadError {
    enum class Reason : std::uint8_t {
        cannotRead,  ///< the file cannot be opened or read
        tooLarge,    ///< larger than any game could be
        notASave,    ///< the first line is not a header of ours
        laterFormat, ///< written by a later version of the program
        otherGame,   ///< of a game that this program or this caller does not know
        otherRules,  ///< of another revision of the game's rules
        damaged,     ///< a line does not match its check sum
        badHeader,   ///< the header makes no sense
        badMove,     ///< a line is not a move
        illegalMove, ///< a move that the rules do not allow there
        cutOff,      ///< the text ends too early
        excess,      ///< something follows after the end
    };

    Reason reason;
    int line;           ///< from 1; 0 where no line is to blame
    std::string detail; ///< what was found, for those who want to know

    friend bool operator==(const LoadError&, const LoadError&) = default;
};

template <class T> using Loaded = std::variant<T, LoadError>;

/// The whole text of a file, refused by size before it is read.
Loaded<std::string> readSaveFile(const std::filesystem::path& path);

/// The game a saved text says it is of.
Loaded<std::string> savedGame(std::string_view text);

template <Game G> std::string saveMatch(const Match<G>& match);

/// Plays the whole game again, checking every move.
template <Game G> Loaded<Match<G>> loadMatch(std::string_view text);

} // namespace ghostlight
