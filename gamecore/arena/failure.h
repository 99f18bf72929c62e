// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace ghostlight::arena {

/// The caller asked for something that makes no sense: exit status 2.
struct BadArguments : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A game, a file or a bot failed: exit status 1.
struct GameFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace ghostlight::arena
