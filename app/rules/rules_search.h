// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace ghostlight::app {

/// Looks for words in the simple markup of the rules. Case does not matter, and accents do not.
class RulesSearch {
public:
    RulesSearch() = default;
    explicit RulesSearch(const QString& query);

    bool isEmpty() const { return wanted_.isEmpty(); }
    /// How often the words are there.
    int hits(const QString& markup) const;
    /// As rich text, with all places marked.
    QString marked(const QString& markup) const;

private:
    struct Span {
        qsizetype begin;
        qsizetype end;
    };
    QList<Span> places(const QString& plain) const;

    QString wanted_;
};

/// Without its tags.
QString plainRules(const QString& markup);

} // namespace ghostlight::app
