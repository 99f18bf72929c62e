// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ghostlight::app {

class Settings;

/// Menus, dialogs and status line look as if they were in the room of the table, with text as large as
/// wished.
void applyLook(const Settings& settings);

} // namespace ghostlight::app
