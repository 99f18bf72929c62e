// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

namespace ghostlight::app {

QVariant LogModel::cell(int row, int role) const {
    const Line& line = at(row);
    switch (role) {
    case TextRole: return line.text;
    case SeatRole: return line.seat;
    case HeadingRole: return line.heading;
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{TextRole, "text"}, {SeatRole, "seat"}, {HeadingRole, "heading"}};
}

void LogModel::add(const Line& line) {
    beginInsertRows({}, count(), count());
    lines_.push_back(line);
    endInsertRows();
    Q_EMIT countChanged();
}

void LogModel::reset(std::vector<Line> lines) {
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
    Q_EMIT countChanged();
}

} // namespace ghostlight::app
