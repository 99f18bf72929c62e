// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/row_model.h"
#include "rules_search.h"
#include "rules_things.h"

#include <memory>
#include <vector>

namespace ghostlight::app {

/// The paragraphs and illustrations of the chapter that is open.
class RulesPage : public ghostlight::app::RowModel {
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

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(rows_.size()); }

    void show(const QList<RulesBlock>& blocks, const RulesSearch& search);
    /// The same paragraphs with other words marked.
    void mark(const RulesSearch& search);

protected:
    QVariant cell(int at, int role) const override;

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
