// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "row_model.h"

#include <QQmlEngine>

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

namespace ghostlight::app {

/// Everything that lies on the table: cards, dice, tokens. A row is a thing and stays one for as long as the
/// thing is there; where it lies is a role, so its delegate lives on and glides.
///
/// Tickets are opaque: they are given out in the order in which things come onto the table and say nothing
/// about what is on them. A thing whose face the viewer may not see has an empty face, in every role.
class PieceModel : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")

public:
    enum Role : std::uint16_t {
        TicketRole = Qt::UserRole,
        KindRole,   ///< what sort of thing: "card", "die", "token" ...
        FaceRole,   ///< what it shows; empty: its back
        ZoneRole,   ///< where it lies
        SeatRole,   ///< whose zone that is; -1: the table's
        PlaceRole,  ///< its place there, from 0
        NearRole,   ///< how many lie there with it
        ChoiceRole, ///< the choice it stands for; -1: none, -2: a part of one
        PickedRole, ///< it is part of a choice that is being put together
        GlowRole,   ///< the hint points at it
        HintRole,   ///< what choosing it would do, in words; or why it cannot be chosen
        LabelRole,  ///< what it is, in words: its accessible name
    };

    struct Offer {
        /// A choice that is being put together: touching the thing adds it, or takes it back.
        static constexpr int part = -2;

        int choice = -1;
        bool picked = false;
        bool glow = false;
        QString hint;
        friend bool operator==(const Offer&, const Offer&) = default;
    };

    struct Spot {
        QString zone;
        int seat = -1;
        friend std::strong_ordering operator<=>(const Spot&, const Spot&) = default;
        friend bool operator==(const Spot&, const Spot&) = default;
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(pieces_.size()); }

    /// A new thing at the end of a zone; returns its ticket.
    int add(const QString& kind, const Spot& spot, const QString& face = {}, const QString& label = {});
    void remove(int ticket);
    void clear();
    /// To a place in a zone; -1: its end.
    void move(int ticket, const Spot& spot, int place = -1);
    void show(int ticket, const QString& face, const QString& label);
    void hide(int ticket) { show(ticket, {}, {}); }
    void setOffer(int ticket, const Offer& offer);
    void clearOffers();

    /// What lies in a zone, in order.
    const std::vector<int>& in(const Spot& spot) const;
    QString face(int ticket) const;
    const Offer& offer(int ticket) const;
    const Spot& spot(int ticket) const;
    bool holds(int ticket) const;

protected:
    QVariant cell(int row, int role) const override;

private:
    struct Piece {
        int ticket = 0;
        QString kind;
        QString face;
        QString label;
        Spot spot;
        int place = 0;
        Offer offer;
    };

    int rowOf(int ticket) const;
    void changed(int row, const QList<int>& roles);
    /// Places after something came, went or moved there.
    void count(const Spot& spot);

    std::vector<Piece> pieces_;
    std::map<Spot, std::vector<int>> zones_;
    int nextTicket_ = 1;
};

} // namespace ghostlight::app
