// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "main_menu.h"

namespace ghostlight::app {

/// Every key there is, of the menus and of the table.
void openShortcutsDialog(const MainMenu& menu, QWidget* parent);

/// The program, and whose games these are.
void openAboutDialog(QWidget* parent);

} // namespace ghostlight::app
