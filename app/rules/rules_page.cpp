// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_page.h"

#include <QLocale>

namespace ghostlight::app {

namespace {

QString kindName(RulesBlock::Kind kind) {
    using enum RulesBlock::Kind;
    switch (kind) {
    case step: return QStringLiteral("step");
    case point: return QStringLiteral("point");
    case example: return QStringLiteral("example");
    case tip: return QStringLiteral("tip");
    case term: return QStringLiteral("term");
    case picture: return QStringLiteral("picture");
    case text: break;
    }
    return QStringLiteral("text");
}

} // namespace

QVariant RulesPage::cell(int at, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(at)];
    switch (role) {
    case KindRole: return kindName(row.block.kind);
    case TextRole: return search_.marked(row.block.text);
    case PlainRole: return plainRules(row.block.text);
    case TitleRole: return search_.marked(row.block.title);
    case PlainTitleRole: return plainRules(row.block.title);
    case NumberRole: return row.number > 0 ? QLocale().toString(row.number) : QString();
    case ThingsRole: return QVariant::fromValue(row.things.get());
    default: return {};
    }
}

QHash<int, QByteArray> RulesPage::roleNames() const {
    return {
        {KindRole, "kind"},     {TextRole, "text"},     {PlainRole, "plain"},          {TitleRole, "title"},
        {NumberRole, "number"}, {ThingsRole, "things"}, {PlainTitleRole, "plainTitle"}};
}

void RulesPage::show(const QList<RulesBlock>& blocks, const RulesSearch& search) {
    beginResetModel();
    search_ = search;
    rows_.clear();
    int number = 0;
    for (const RulesBlock& block : blocks) {
        number = block.kind == RulesBlock::Kind::step ? number + 1 : 0;
        Row row{block, number, nullptr};
        if (block.kind == RulesBlock::Kind::picture) {
            row.things = std::make_unique<RulesThings>(block.things);
            QQmlEngine::setObjectOwnership(row.things.get(), QQmlEngine::CppOwnership);
        }
        rows_.push_back(std::move(row));
    }
    endResetModel();
    Q_EMIT countChanged();
}

void RulesPage::mark(const RulesSearch& search) {
    search_ = search;
    if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0), index(count() - 1), {TextRole, TitleRole});
    }
}

} // namespace ghostlight::app
