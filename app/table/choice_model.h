// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "row_model.h"

#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// One thing the person to move may decide.
struct Choice {
    QString label;   ///< what it is, in words
    QString hint;    ///< what it would do
    QString group;   ///< which controls it belongs to: a game's own name; empty: only its piece
    int ticket = -1; ///< the piece that stands for it
    bool glow = false;

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// What may be decided now: nothing unless it is a person's turn and that person is looking.
class ChoiceModel : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")

public:
    enum Role : std::uint16_t {
        ChoiceRole = Qt::UserRole,
        LabelRole,
        HintRole,
        GroupRole,
        TicketRole,
        GlowRole
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(choices_.size()); }

    /// The n-th of the choices that have a button of their own, counted from 1; -1: there are fewer.
    Q_INVOKABLE int button(int number) const;

    const std::vector<Choice>& all() const { return choices_; }
    void reset(std::vector<Choice> choices);
    void glow(int choice);

protected:
    QVariant cell(int row, int role) const override;

private:
    std::vector<Choice> choices_;
};

} // namespace ghostlight::app
