// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

namespace ghostlight::app {

/// A flat list for QML. Whoever asks for a row that is not there gets nothing. Lists name it with its
/// namespaces: Qt 6.4 finds no other base when it describes them to qmllint.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    virtual int count() const = 0;
    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const final;

Q_SIGNALS:
    void countChanged();

protected:
    /// What a row that is there says in a role; nothing in a role that it does not have.
    virtual QVariant cell(int row, int role) const = 0;
};

} // namespace ghostlight::app
