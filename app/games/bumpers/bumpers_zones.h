// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../table/piece_model.h"

namespace ghostlight::app {

// Where things lie on the table of Ghostbumpers.

inline PieceModel::Spot deckSpot() {
    return {QStringLiteral("deck"), -1};
}
inline PieceModel::Spot discardSpot() {
    return {QStringLiteral("discard"), -1};
}
inline PieceModel::Spot handOf(int seat) {
    return {QStringLiteral("hand"), seat};
}
inline PieceModel::Spot trickOf(int seat) {
    return {QStringLiteral("trick"), seat};
}
/// The Character deck, top first.
inline PieceModel::Spot rideOf(int seat) {
    return {QStringLiteral("ride"), seat};
}
inline PieceModel::Spot shownBy(int seat) {
    return {QStringLiteral("shown"), seat};
}
/// Where a Scared card lies until it is hidden.
inline PieceModel::Spot scareOf(int seat) {
    return {QStringLiteral("scare"), seat};
}

} // namespace ghostlight::app
