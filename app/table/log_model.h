// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "row_model.h"

#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// The game in words, as everybody at the table may read it: no line holds what only one seat knows.
class LogModel : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")

public:
    enum Role : std::uint16_t { TextRole = Qt::UserRole, SeatRole, HeadingRole };

    struct Line {
        QString text;
        int seat = -1;        ///< whose doing it was
        bool heading = false; ///< a new round
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(lines_.size()); }

    const Line& at(int row) const { return lines_[static_cast<std::size_t>(row)]; }
    void add(const Line& line);
    void reset(std::vector<Line> lines);

protected:
    QVariant cell(int row, int role) const override;

private:
    std::vector<Line> lines_;
};

} // namespace ghostlight::app
