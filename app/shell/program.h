// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"
#include "languages.h"

namespace ghostlight::app {

/// Puts the parts together and runs until the window is closed; the program's exit code.
int runProgram(int argc, char** argv, const Request& request);

} // namespace ghostlight::app
