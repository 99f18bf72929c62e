// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../../table/match_table.h"
#include "hunters_facts.h"
#include "hunters_rules.h"
#include "hunters_words.h"

#include <array>
#include <optional>
#include <vector>

namespace ghostlight::app {

/// Ghost Hunters on the table. Zones of the table: "offer" and "allyoffer", "trapdeck" and "allydeck" and
/// "pouch" (things only pass through), "tray", "hidden" (a die that an Ally made invisible), "discard"; of
/// each seat: "traps", "allies", and "extra" (where a die comes from that only an Ally sees).
class HuntersTable final : public MatchTable<Hunters> {
public:
    explicit HuntersTable(Match<Hunters> match) : MatchTable(std::move(match)) {}

    static const RulesShelf& rules() { return huntersRules; }

    QObject* facts() override { return &facts_; }
    /// What is shown of the match: all of it when nothing moves.
    const Public& shown() const { return shown_; }

    void pick(int ticket) override;
    void drop(int ticket, int onto) override;
    bool stepBack() override;

private:
    using CardIndex = hunters::CardIndex;
    using Die = hunters::Die;
    using Do = Move::Do;
    using Offer = PieceModel::Offer;

    /// The use of an Ally that is being put together.
    struct Draft {
        CardIndex ally = hunters::noCard;
        std::optional<std::uint8_t> target;
    };

    // hunters_table.cpp
    bool hasHands() const override { return false; }
    QVariantMap optionsOf(const hunters::Rules& /*rules*/) const override { return {}; }
    void layOutEmpty(const Public& shared) override;
    void layOut(const Public& shared, const Private* own) override;
    void show(const Event& event, const Public& after) override;
    void describe(const Public& shared, Seat seat, SeatInfo& info) const override;
    QString roundWords(const Public& shared) override;
    QString chapterFor(const Public& shared) const override { return app::rulesChapter(shared.phase); }
    void showCards(const Event& event);
    void showRound(const Event& event);
    void reveal(const Event& event);
    void bring(const Event& event);
    void step(const Event& event, const QString& soundName, int milliseconds);
    void place();
    void placeDice();
    void arrange(const PieceModel::Spot& spot, const std::vector<int>& wanted);
    int trapTicket(CardIndex trap, const PieceModel::Spot& spot);
    int allyTicket(CardIndex ally, const PieceModel::Spot& spot);
    int extraTicket(std::size_t index, Die die);
    void removeStrays();
    void forgetTickets();
    void refreshFacts();
    void markTraps(HuntersFacts::Now& now) const;
    QString standing(Seat seat) const;
    QString standingText(const QString& standing) const;
    hunters::Census censusFor(int place) const;

    // hunters_telling.cpp
    void tell(std::span<const Event> events, std::size_t at, const Public& before, const Public& after,
              Telling& telling) override;
    void tellCourse(std::span<const Event> events, std::size_t at, const Public& before, const Public& after,
                    Telling& telling);
    void tellRoll(std::span<const Event> events, std::size_t at, const Public& before,
                  Telling& telling) const;
    void tellDecisions(std::span<const Event> events, std::size_t at, Telling& telling) const;
    void tellUse(const Event& event, const Public& before, Telling& telling) const;
    void tellScore(std::span<const Event> events, std::size_t at, Telling& telling);
    ScorePad::Row padRow(int round, int seats) const;
    QString moveText(const View& view, const Move& move) const override;
    QString reasonText(const ai::Reason& reason) const override;

    // hunters_offers.cpp
    void offer(const View& view, const MoveList& legal) override;
    QString promptFor(const Public& shared, Seat seat) const override;
    void suggest(const Move& move) override;
    void forgetDraft() override;
    void refuseAll(const View& view);
    QString whyNotTrap(const View& view, int place, CardIndex trap) const;
    QString whyNotAlly(const View& view, int place, CardIndex ally) const;
    QString whyNotDie(const View& view) const;
    void offerStep(const View& view, const Move& move);
    void offerAllies(const View& view, const MoveList& legal);
    void offerTargets(const View& view, const MoveList& legal);
    void offerTarget(const View& view, const Move& move, bool isLast);
    void offerPiece(int ticket, const Move& move, const QString& label, const QString& hint);
    void offerPart(int ticket, const QString& hint, bool picked, bool glow);
    void offerButton(const Move& move, const QString& label, const QString& hint, const char* group,
                     const QString& face = {});
    QString preview(const View& view, const Move& use) const;
    QString targetText(const View& view, const Move& use) const;
    int targetTicket(const Move& use, bool second) const;

    HuntersWords say_;
    HuntersFacts facts_;
    Public shown_;
    bool deciding_ = false;
    bool laying_ = false; ///< things are there from the start and come from nowhere
    int countdown_ = 0;
    int scoring_ = -1;
    int scoringFame_ = 0;
    std::array<hunters::Decision, hunters::hunterSeats> thumbs_{}; ///< shown for a moment
    bool revealStaged_ = false;                                    ///< 3-2-1 is in the queue already
    bool bustStaged_ = false;
    bool rollStaged_ = false;
    bool falling_ = false;                          ///< a die is in the air: nobody counts it yet
    std::array<int, hunters::traps> trapTickets_{}; ///< 0: not on the table
    std::array<int, hunters::allies> allyTickets_{};
    std::vector<int> dieTickets_;
    std::vector<int> extraTickets_;

    std::array<QStringList, hunters::hunterSeats> catches_; ///< of the round that is told
    std::array<int, hunters::hunterSeats> caughtFame_{};
    std::array<bool, hunters::hunterSeats> caught_{}; ///< bust

    std::optional<Draft> draft_;
    std::optional<Move> suggestion_;
    HuntersFacts::Question question_; ///< while offers are gathered
};

} // namespace ghostlight::app
