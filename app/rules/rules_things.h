// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules_book.h"

#include <QAbstractListModel>
#include <QQmlEngine>

#include <cstdint>

namespace ghostlight::app {

/// The things in an illustration of the rules.
class RulesThings : public QAbstractListModel {
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
        : QAbstractListModel(parent), things_(std::move(things)) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    /// How wide all are side by side, in cards.
    double breadth() const;
    /// How high the highest is, in widths of a card.
    double tallest() const;
    /// Something is written under at least one.
    bool isNoted() const;

private:
    QList<RulesThing> things_;
};

} // namespace ghostlight::app
