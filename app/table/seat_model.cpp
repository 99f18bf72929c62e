// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_model.h"

#include "in_text.h"

namespace ghostlight::app {

namespace {

SeatInfo onPlate(SeatInfo info) {
    info.score = asPrinted(info.score);
    info.note = asPrinted(info.note);
    return info;
}

} // namespace

QVariant SeatModel::cell(int row, int role) const {
    const SeatInfo& info = at(row);
    switch (role) {
    case SeatRole: return row;
    case NameRole: return info.name;
    case PortraitRole: return info.portrait;
    case FrightRole: return info.fright;
    case StartledRole: return info.startled;
    case PersonRole: return info.person;
    case ActiveRole: return info.active;
    case ThinkingRole: return info.thinking;
    case WinnerRole: return info.winner;
    case RankRole: return info.rank;
    case PlaceRole: return info.place;
    case PointsRole: return info.points;
    case ScoreRole: return info.score;
    case NoteRole: return info.note;
    case MarksRole: return info.marks;
    case HeldRole: return info.held;
    default: return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const {
    return {{SeatRole, "seat"},     {NameRole, "name"},         {PortraitRole, "portrait"},
            {FrightRole, "fright"}, {StartledRole, "startled"}, {PersonRole, "person"},
            {ActiveRole, "active"}, {ThinkingRole, "thinking"}, {WinnerRole, "winner"},
            {RankRole, "rank"},     {PlaceRole, "place"},       {PointsRole, "points"},
            {ScoreRole, "score"},   {NoteRole, "note"},         {MarksRole, "marks"},
            {HeldRole, "held"}};
}

void SeatModel::reset(std::vector<SeatInfo> seats) {
    beginResetModel();
    seats_.clear();
    for (SeatInfo& info : seats) {
        seats_.push_back(onPlate(std::move(info)));
    }
    endResetModel();
    Q_EMIT countChanged();
}

void SeatModel::set(int seat, SeatInfo set) {
    const SeatInfo info = onPlate(std::move(set));
    SeatInfo& own = seats_[static_cast<std::size_t>(seat)];
    if (own != info) {
        own = info;
        Q_EMIT dataChanged(index(seat), index(seat));
    }
}

void SeatModel::calm() {
    for (int seat = 0; seat < count(); ++seat) {
        change(seat, [](SeatInfo& info) { info.startled = false; });
    }
}

} // namespace ghostlight::app
