// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../table/match_table.h"
#include "bumpers_facts.h"
#include "bumpers_rules.h"
#include "bumpers_words.h"

namespace ghostlight::app {

/// Ghostbumpers on the table. Zones: "deck" (cards only pass through), "discard" (the last few cards), and of
/// each seat "hand", "trick", its Character deck "ride" (top first), the cards of it that are out ("shown"),
/// and "scare", where its Scared card lies until it is hidden.
class BumpersTable final : public MatchTable<Bumpers> {
public:
    explicit BumpersTable(Match<Bumpers> match);

    static const RulesShelf& rules() { return bumpersRules; }

    QObject* facts() override { return &facts_; }
    /// A card of the hand joins the play that is being put together, or leaves it.
    void pick(int ticket) override;
    /// A card of the hand is played at once, with those of its kind that are picked.
    void drop(int ticket, int onto) override;
    bool stepBack() override;

private:
    using Play = bumpers::Play;
    using Value = bumpers::Value;

    bool hasHands() const override { return true; }
    QVariantMap optionsOf(const bumpers::Rules& rules) const override;
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
    void suggest(const Move& move) override;
    void forgetDraft() override;
    void holdDraft() override;
    void resumeDraft() override;

    // What lies on the table.
    int addCard(const PieceModel::Spot& spot, Value value);
    void showCard(int ticket, Value value);
    void showRider(int ticket, bool scared);
    Value valueOf(int ticket) const;
    void layOutRide(const Public& shared, Seat seat, const Private* own);
    void recountRides();
    void refreshTrick();

    // How it moves.
    void showReveal(const Event& event, const Public& after);
    void showScoring(const Event& event);
    void showRound(const Event& event, const Public& after);
    void sweep();
    void drawCard(const Event& event);
    void hideScared(const Event& event);
    int cardFrom(Seat seat, Value value);
    void reshuffle();
    void turnOver(const Event& event);
    void discardTrick();
    void trimDiscard();
    void showDeck(const Event& event);
    void addPoints(const Event& event);

    // How it is told.
    void tellTrick(std::span<const Event> events, std::size_t at, const Public& before,
                   Telling& telling) const;
    void tellScoring(std::span<const Event> events, std::size_t at, Telling& telling) const;
    QString whyPoints(std::span<const Event> events, Seat seat) const;
    ScorePad::Row padRow(std::span<const Event> events, const Public& after, int round) const;

    // How it is decided.
    bool isDrafting(int ticket) const;
    void offerHiding();
    void offerGifts(const View& view);
    void offerPlays(const View& view, const MoveList& legal);
    void describeDraft(const View& view);
    QString preview(const View& view, Value value, int count) const;
    QString verdict(const View& view, const Play& play) const;

    BumpersWords say_;
    BumpersFacts facts_;
    std::vector<int> picks_;  ///< the cards of the play that is being put together, in the order of picking
    std::vector<int> played_; ///< those of the last play, which are the ones that travel
};

} // namespace ghostlight::app
