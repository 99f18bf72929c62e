// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_contents.h"

namespace ghostlight::app {

QVariant RulesContents::cell(int row, int role) const {
    const Line& line = at(row);
    switch (role) {
    case ChapterRole: return line.chapter;
    case TitleRole: return line.title;
    case NameRole: return line.name;
    case HitsRole: return line.hits;
    case HereRole: return line.here;
    default: return {};
    }
}

QHash<int, QByteArray> RulesContents::roleNames() const {
    return {{ChapterRole, "chapter"},
            {TitleRole, "title"},
            {NameRole, "name"},
            {HitsRole, "hits"},
            {HereRole, "here"}};
}

void RulesContents::reset(std::vector<Line> lines) {
    const bool isSameCount = lines.size() == lines_.size();
    // Rows that stay keep their items, and with them the keyboard.
    if (isSameCount) {
        lines_ = std::move(lines);
        if (!lines_.empty()) {
            Q_EMIT dataChanged(index(0), index(count() - 1));
        }
        return;
    }
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
    Q_EMIT countChanged();
}

} // namespace ghostlight::app
