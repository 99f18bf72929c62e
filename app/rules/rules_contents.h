// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/row_model.h"
#include "rules_search.h"

#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// The chapters of a rules book; of those, the ones in which the words are that somebody looks for.
class RulesContents : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The rules make it")

public:
    enum Role : std::uint16_t { ChapterRole = Qt::UserRole, TitleRole, NameRole, HitsRole, HereRole };

    struct Line {
        int chapter = 0;   ///< its place in the book
        QString title;     ///< with marks
        QString name;      ///< without
        int hits = 0;      ///< of the words that somebody looks for
        bool here = false; ///< the game on the table is there now
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(lines_.size()); }
    const Line& at(int row) const { return lines_[static_cast<std::size_t>(row)]; }

    void reset(std::vector<Line> lines);

protected:
    QVariant cell(int row, int role) const override;

private:
    std::vector<Line> lines_;
};

} // namespace ghostlight::app
