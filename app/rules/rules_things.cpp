// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_things.h"

#include <algorithm>

namespace ghostlight::app {

namespace {

QString kindName(RulesThing::Kind kind) {
    using enum RulesThing::Kind;
    switch (kind) {
    case card: return QStringLiteral("card");
    case die: return QStringLiteral("die");
    case arrow: return QStringLiteral("arrow");
    case plus: return QStringLiteral("plus");
    case equals: return QStringLiteral("equals");
    case object: break;
    }
    return QStringLiteral("object");
}

} // namespace

QVariant RulesThings::cell(int row, int role) const {
    const RulesThing& thing = things_.at(row);
    switch (role) {
    case KindRole: return kindName(thing.kind);
    case ArtRole: return thing.art;
    case NoteRole: return thing.note;
    case PlateRole: return thing.plate;
    case WideRole: return thing.width;
    case RatioRole: return thing.ratio;
    case LitRole: return thing.lit;
    case VeiledRole: return thing.veiled;
    default: return {};
    }
}

double RulesThings::breadth() const {
    double breadth = 0;
    for (const RulesThing& thing : things_) {
        breadth += thing.width;
    }
    return breadth;
}

double RulesThings::tallest() const {
    double tallest = 0;
    for (const RulesThing& thing : things_) {
        tallest = std::max(tallest, thing.width * thing.ratio);
    }
    return tallest;
}

bool RulesThings::isNoted() const {
    return std::any_of(things_.begin(), things_.end(),
                       [](const RulesThing& thing) { return !thing.note.isEmpty(); });
}

QHash<int, QByteArray> RulesThings::roleNames() const {
    return {{KindRole, "kind"}, {ArtRole, "art"},     {NoteRole, "note"}, {PlateRole, "plate"},
            {WideRole, "wide"}, {RatioRole, "ratio"}, {LitRole, "lit"},   {VeiledRole, "veiled"}};
}

} // namespace ghostlight::app
