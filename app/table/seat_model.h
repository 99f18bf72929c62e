// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "row_model.h"

#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// What everybody may see of a seat. Numbers in it are as on a score pad.
struct SeatInfo {
    QString name;
    QString portrait;      ///< the name of a picture
    QString fright;        ///< the name of the same face startled; empty: there is none
    bool startled = false; ///< something has just given it a start
    bool person = true;
    bool active = false; ///< it is asked to decide
    bool thinking = false;
    bool winner = false;
    int rank = 0;  ///< at the end of the game: 1 is the best, equals share one
    int place = 0; ///< at the end of the game: 0 is the first in the standings, equals in seat order
    int points = 0;
    QString score; ///< the points in words
    QString note;  ///< how it stands in the round, in a word or two; may be empty
    QString held;  ///< how many cards it holds, in words; empty where nobody holds any
    int marks = 0; ///< what it has collected this round: a game's own count

    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

/// The seats, clockwise.
class SeatModel : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")

public:
    enum Role : std::uint16_t {
        SeatRole = Qt::UserRole,
        NameRole,
        PortraitRole,
        FrightRole,
        StartledRole,
        PersonRole,
        ActiveRole,
        ThinkingRole,
        WinnerRole,
        RankRole,
        PlaceRole,
        PointsRole,
        ScoreRole,
        NoteRole,
        MarksRole,
        HeldRole,
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;
    int count() const override { return static_cast<int>(seats_.size()); }

    const SeatInfo& at(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    void reset(std::vector<SeatInfo> seats);
    void set(int seat, SeatInfo set);
    /// Changes one seat in place.
    template <class Change> void change(int seat, Change change) {
        SeatInfo info = at(seat);
        change(info);
        set(seat, std::move(info));
    }

    /// Nobody is startled any more.
    void calm();

    Q_INVOKABLE QString name(int seat) const {
        return seat >= 0 && seat < count() ? at(seat).name : QString();
    }

protected:
    QVariant cell(int row, int role) const override;

private:
    std::vector<SeatInfo> seats_;
};

} // namespace ghostlight::app
