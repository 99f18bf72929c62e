// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ghostlight::app {

/// Decides what draws the table; to be called before the first window. `wanted` is "software", "opengl" or
/// empty for the better of the two: without a graphics card Qt Quick's own painter starts sooner and leaves
/// the processor alone while little moves. The environment's QT_QUICK_BACKEND has the last word. True if a
/// graphics card draws.
bool chooseBackend(const QString& wanted);

} // namespace ghostlight::app
