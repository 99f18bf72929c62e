// SPDX-License-Identifier: GPL-3.0-or-later
#include "piece_model.h"

#include <algorithm>

namespace ghostlight::app {

QVariant PieceModel::cell(int row, int role) const {
    const Piece& piece = pieces_[static_cast<std::size_t>(row)];
    switch (role) {
    case TicketRole: return piece.ticket;
    case KindRole: return piece.kind;
    case FaceRole: return piece.face;
    case ZoneRole: return piece.spot.zone;
    case SeatRole: return piece.spot.seat;
    case PlaceRole: return piece.place;
    case NearRole: return static_cast<int>(in(piece.spot).size());
    case ChoiceRole: return piece.offer.choice;
    case PickedRole: return piece.offer.picked;
    case GlowRole: return piece.offer.glow;
    case HintRole: return piece.offer.hint;
    case LabelRole: return piece.label;
    default: return {};
    }
}

QHash<int, QByteArray> PieceModel::roleNames() const {
    return {{TicketRole, "ticket"}, {KindRole, "kind"},   {FaceRole, "face"}, {ZoneRole, "zone"},
            {SeatRole, "seat"},     {PlaceRole, "place"}, {NearRole, "near"}, {ChoiceRole, "choice"},
            {PickedRole, "picked"}, {GlowRole, "glow"},   {HintRole, "hint"}, {LabelRole, "label"}};
}

int PieceModel::add(const QString& kind, const Spot& spot, const QString& face, const QString& label) {
    const int ticket = nextTicket_++;
    auto& zone = zones_[spot];
    beginInsertRows({}, count(), count());
    pieces_.push_back({ticket, kind, face, label, spot, static_cast<int>(zone.size()), {}});
    zone.push_back(ticket);
    endInsertRows();
    count(spot);
    Q_EMIT countChanged();
    return ticket;
}

void PieceModel::remove(int ticket) {
    const int row = rowOf(ticket);
    const Spot spot = pieces_[static_cast<std::size_t>(row)].spot;
    beginRemoveRows({}, row, row);
    pieces_.erase(pieces_.begin() + row);
    std::erase(zones_[spot], ticket);
    endRemoveRows();
    count(spot);
    Q_EMIT countChanged();
}

void PieceModel::clear() {
    beginResetModel();
    pieces_.clear();
    zones_.clear();
    endResetModel();
    Q_EMIT countChanged();
}

void PieceModel::move(int ticket, const Spot& spot, int place) {
    const int row = rowOf(ticket);
    Piece& piece = pieces_[static_cast<std::size_t>(row)];
    const Spot from = piece.spot;
    std::erase(zones_[from], ticket);
    auto& zone = zones_[spot];
    const auto size = static_cast<int>(zone.size());
    zone.insert(zone.begin() + (place < 0 ? size : std::min(place, size)), ticket);
    piece.spot = spot;
    changed(row, {ZoneRole, SeatRole});
    count(spot);
    if (from != spot) {
        count(from);
    }
}

void PieceModel::show(int ticket, const QString& face, const QString& label) {
    const int row = rowOf(ticket);
    Piece& piece = pieces_[static_cast<std::size_t>(row)];
    if (piece.face != face || piece.label != label) {
        piece.face = face;
        piece.label = label;
        changed(row, {FaceRole, LabelRole});
    }
}

void PieceModel::setOffer(int ticket, const Offer& offer) {
    const int row = rowOf(ticket);
    Piece& piece = pieces_[static_cast<std::size_t>(row)];
    if (piece.offer != offer) {
        piece.offer = offer;
        changed(row, {ChoiceRole, PickedRole, GlowRole, HintRole});
    }
}

void PieceModel::clearOffers() {
    for (int row = 0; row < count(); ++row) {
        Offer& offer = pieces_[static_cast<std::size_t>(row)].offer;
        if (offer != Offer{}) {
            offer = {};
            changed(row, {ChoiceRole, PickedRole, GlowRole, HintRole});
        }
    }
}

const std::vector<int>& PieceModel::in(const Spot& spot) const {
    static const std::vector<int> nothing;
    const auto found = zones_.find(spot);
    return found == zones_.end() ? nothing : found->second;
}

QString PieceModel::face(int ticket) const {
    return pieces_[static_cast<std::size_t>(rowOf(ticket))].face;
}

const PieceModel::Offer& PieceModel::offer(int ticket) const {
    return pieces_[static_cast<std::size_t>(rowOf(ticket))].offer;
}

const PieceModel::Spot& PieceModel::spot(int ticket) const {
    return pieces_[static_cast<std::size_t>(rowOf(ticket))].spot;
}

bool PieceModel::holds(int ticket) const {
    return std::any_of(pieces_.begin(), pieces_.end(),
                       [ticket](const Piece& piece) { return piece.ticket == ticket; });
}

int PieceModel::rowOf(int ticket) const {
    const auto found = std::find_if(pieces_.begin(), pieces_.end(),
                                    [ticket](const Piece& piece) { return piece.ticket == ticket; });
    Q_ASSERT(found != pieces_.end());
    return static_cast<int>(found - pieces_.begin());
}

void PieceModel::changed(int row, const QList<int>& roles) {
    Q_EMIT dataChanged(index(row), index(row), roles);
}

void PieceModel::count(const Spot& spot) {
    int place = 0;
    for (const int ticket : in(spot)) {
        const int row = rowOf(ticket);
        pieces_[static_cast<std::size_t>(row)].place = place;
        ++place;
        changed(row, {PlaceRole, NearRole});
    }
}

} // namespace ghostlight::app
