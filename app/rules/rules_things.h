// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/row_model.h"
#include "rules_book.h"

#include <QQmlEngine>

#include <cstdint>

namespace ghostlight::app {

/// The things in an illustration of the rules.
class RulesThings : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A page of the rules makes it")
    Q_PROPERTY(double breadth READ breadth CONSTANT)
    Q_PROPERTY(double tallest READ tallest CONSTANT)
    Q_PROPERTY(bool noted READ isNoted CONSTANT)

public:
    enum Role : std::uint16_t {
        KindRole = Qt::UserRole,
        ArtRole,
        NoteRole,
        PlateRole,
        WideRole,
        RatioRole,
        LitRole,
        VeiledRole
    };

    explicit RulesThings(QList<RulesThing> things, QObject* parent = nullptr)
        : RowModel(parent), things_(std::move(things)) {}

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(things_.size()); }
    /// How wide all are side by side, in cards.
    double breadth() const;
    /// How high the highest is, in widths of a card.
    double tallest() const;
    /// Something is written under at least one.
    bool isNoted() const;

protected:
    QVariant cell(int row, int role) const override;

private:
    QList<RulesThing> things_;
};

} // namespace ghostlight::app
