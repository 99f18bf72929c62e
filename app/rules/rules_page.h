// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules_search.h"
#include "rules_things.h"

#include <memory>
#include <vector>

namespace ghostlight::app {

/// The paragraphs and illustrations of the chapter that is open.
class RulesPage : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The rules make it")

public:
    enum Role : std::uint16_t {
        KindRole = Qt::UserRole,
        TextRole,
        PlainRole,
        TitleRole,
        PlainTitleRole,
        NumberRole,
        ThingsRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const QList<RulesBlock>& blocks, const RulesSearch& search);
    /// The same paragraphs with other words marked.
    void mark(const RulesSearch& search);

private:
    struct Row {
        RulesBlock block;
        int number = 0; ///< of a step, among those that follow each other
        std::unique_ptr<RulesThings> things;
    };

    std::vector<Row> rows_;
    RulesSearch search_;
};

} // namespace ghostlight::app
