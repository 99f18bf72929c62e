// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages.h"

namespace ghostlight::arena {

namespace {

std::string_view sentence(LoadError::Reason reason) {
    using Reason = LoadError::Reason;
    switch (reason) {
    case Reason::cannotRead: return "the file cannot be read";
    case Reason::tooLarge: return "the file is larger than any saved game";
    case Reason::notASave: return "this is not a saved game";
    case Reason::laterFormat: return "the game was saved by another version of Ghostlight";
    case Reason::otherGame: return "the file is of a game that is not played here";
    case Reason::otherRules: return "the game was played by another revision of the rules";
    case Reason::damaged: return "the file is damaged";
    case Reason::badHeader: return "the header makes no sense";
    case Reason::badMove: return "this is not a move";
    case Reason::illegalMove: return "this move is not allowed here";
    case Reason::cutOff: return "the file is cut off";
    case Reason::excess: return "there is more after the end of the game";
    }
    return "";
}

} // namespace

std::string describe(const std::filesystem::path& file, const LoadError& error) {
    const std::string where = error.line > 0 ? ", line " + std::to_string(error.line) : "";
    return file.string() + where + ": " + std::string(sentence(error.reason)) + " (" + error.detail + ")";
}

} // namespace ghostlight::arena
