// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output.h"

namespace CLI {
class App;
}

namespace ghostlight::arena {

/// The manual page of the program, made from what its --help is made from.
void writeManual(const CLI::App& app, Output& out);

} // namespace ghostlight::arena
