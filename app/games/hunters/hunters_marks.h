// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hunters/card.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace ghostlight::app {

/// One drawing of a die on a Trap.
struct Pictogram {
    int need = 0;
    QRectF place; ///< on a card of 250 x 350
};

/// The drawings on a Trap, as the art says.
const std::vector<Pictogram>& pictogramsOf(hunters::CardIndex trap);

/// A sign for each of them: "1" its die is there, "0" it is missing, "x" there are too many.
QString marksOf(hunters::CardIndex trap, const hunters::Census& census);

} // namespace ghostlight::app
