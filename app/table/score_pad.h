// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "row_model.h"

#include <QQmlEngine>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// The score pad: a row a round, a cell a seat.
class ScorePad : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")

public:
    enum Role : std::uint16_t { TitleRole = Qt::UserRole, PointsRole, ReasonsRole };

    struct Row {
        QString title;
        QStringList points;  ///< what each seat has got
        QStringList reasons; ///< why, for each seat; may be empty
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(rows_.size()); }

    void add(const Row& row);
    void reset(std::vector<Row> rows);

protected:
    QVariant cell(int at, int role) const override;

private:
    std::vector<Row> rows_;
};

} // namespace ghostlight::app
