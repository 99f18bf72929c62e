// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_pad.h"

#include "in_text.h"

namespace ghostlight::app {

QVariant ScorePad::cell(int at, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(at)];
    switch (role) {
    case TitleRole: return row.title;
    case PointsRole: return asPrinted(row.points);
    case ReasonsRole: return asPrinted(row.reasons);
    default: return {};
    }
}

QHash<int, QByteArray> ScorePad::roleNames() const {
    return {{TitleRole, "title"}, {PointsRole, "points"}, {ReasonsRole, "reasons"}};
}

void ScorePad::add(const Row& row) {
    beginInsertRows({}, count(), count());
    rows_.push_back(row);
    endInsertRows();
    Q_EMIT countChanged();
}

void ScorePad::reset(std::vector<Row> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    Q_EMIT countChanged();
}

} // namespace ghostlight::app
