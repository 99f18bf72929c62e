// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ghostlight::app {

class Languages;
class Settings;

/// Menus, dialogs and status line look as if they were in the room of the table, with text as large as
/// wished and in fonts that have the language's glyphs.
void applyLook(const Settings& settings, const Languages& languages);

} // namespace ghostlight::app
