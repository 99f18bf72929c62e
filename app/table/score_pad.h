// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// The score pad: a row a round, a cell a seat.
class ScorePad : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role : std::uint16_t { TitleRole = Qt::UserRole, PointsRole, ReasonsRole };

    struct Row {
        QString title;
        QStringList points;  ///< what each seat has got
        QStringList reasons; ///< why, for each seat; may be empty
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return static_cast<int>(rows_.size()); }

    void add(const Row& row);
    void reset(std::vector<Row> rows);

Q_SIGNALS:
    void countChanged();

private:
    std::vector<Row> rows_;
};

} // namespace ghostlight::app
