// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// The game in words, as everybody at the table may read it: no line holds what only one seat knows.
class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role : std::uint16_t { TextRole = Qt::UserRole, SeatRole, HeadingRole };

    struct Line {
        QString text;
        int seat = -1;        ///< whose doing it was
        bool heading = false; ///< a new round
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return static_cast<int>(lines_.size()); }

    const Line& at(int row) const { return lines_[static_cast<std::size_t>(row)]; }
    void add(const Line& line);
    void reset(std::vector<Line> lines);

Q_SIGNALS:
    void countChanged();

private:
    std::vector<Line> lines_;
};

} // namespace ghostlight::app
