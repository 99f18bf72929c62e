// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../table/match_table.h"
#include "ghosts_facts.h"
#include "ghosts_rules.h"
#include "ghosts_words.h"

namespace ghostlight::app {

/// Ghosts on the table. Zones: "deck" (cards only pass through), "pile", and of each seat "hand" and "taken".
class GhostsTable final : public MatchTable<Ghosts> {
public:
    explicit GhostsTable(Match<Ghosts> match);

    static const RulesShelf& rules() { return ghostsRules; }

    QObject* facts() override { return &facts_; }

private:
    using Card = ghosts::Card;

    bool hasHands() const override { return true; }
    QVariantMap optionsOf(const ghosts::Rules& rules) const override;
    void layOutEmpty(const Public& shared) override;
    void layOut(const Public& shared, const Private* own) override;
    void show(const Event& event, const Public& after) override;
    void tell(std::span<const Event> events, std::size_t at, const Public& before, const Public& after,
              Telling& telling) override;
    void offer(const View& view, const MoveList& legal) override;
    QString promptFor(const Public& shared, Seat seat) const override;
    void describe(const Public& shared, Seat seat, SeatInfo& info) const override;
    QString roundWords(const Public& shared) override;
    QString chapterFor(const Public& shared) const override { return app::rulesChapter(shared.phase); }
    QString moveText(const View& view, const Move& move) const override;
    QString reasonText(const ai::Reason& reason) const override;

    void setDeck(int cards);
    void setFamily(int family);
    void sweep();
    void drawCard(Seat seat, Card card);
    void layCard(const Event& event);
    void takePile(Seat seat);
    void trimTaken(Seat seat);
    QString preview(const View& view, const Move& move) const;
    QString whyNot(const Public& shared, Card card) const;
    ScorePad::Row padRow(std::span<const Event> events, const Public& before, const Public& after,
                         int round) const;

    GhostsWords say_;
    GhostsFacts facts_;
};

} // namespace ghostlight::app
