// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../ai/computer_turn.h"
#include "chronicle.h"
#include "game_table.h"
#include "in_text.h"
#include "match/save.h"
#include "player_words.h"
#include "question.h"
#include "seating.h"

#include <cmath>
#include <vector>

namespace ghostlight::app {

/// A match of one game on the table: whose turn it is, who may look, what is shown when. A game adds what its
/// table looks like, how its events are shown and told, and how its moves are chosen.
template <Game G> class MatchTable : public GameTable {
public:
    using Public = typename G::Public;
    using Private = typename G::Private;
    using View = typename G::View;
    using Event = typename G::Event;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;

    explicit MatchTable(Match<G> match)
        : match_(std::move(match)), computer_(this, [this] { proceed(); }), adviser_(this) {
        watched_ = people() > 0;
    }
    ~MatchTable() override {
        computer_.forget();
        adviser_.forget();
    }
    MatchTable(const MatchTable&) = delete;
    MatchTable& operator=(const MatchTable&) = delete;

    QString game() const final {
        return QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
    }
    const Match<G>& match() const { return match_; }
    int plies() const final { return static_cast<int>(match_.plies()); }
    bool isDecided() const final { return match_.isOver(); }
    QByteArray saved() const final { return QByteArray::fromStdString(saveMatch(match_)); }

    GameSetup setup() const final {
        GameSetup setup{game(), {}, optionsOf(match_.header().rules), match_.header().seed};
        for (const Player& player : match_.header().players) {
            setup.seats.append({QString::fromStdString(player.name), QString::fromStdString(player.kind)});
        }
        return setup;
    }

    void begin() final {
        const Seat only = onlyPerson();
        setViewer(only == noSeat ? -1 : only);
        bottomSeat_ = only == noSeat ? seating().firstPerson() : only;
        if (match_.plies() > 0) {
            layOutNow();
            retell();
            chronicle_.guessSeen();
            prethink();
            proceed();
            Q_EMIT changed();
            return;
        }
        rulesChapter_ = chapterFor(match_.state().shared);
        refreshSeats(match_.state().shared);
        layOutEmpty(match_.state().shared);
        stage(match_.lastEvents(), match_.state().shared);
        prethink();
    }

    void choose(int choice) final {
        if (!asking_ || paused_ || !question_.holds(choice)) {
            return;
        }
        if (houseRules_.confirms && !question_.isArmed(choice)) {
            arm(choice);
        } else {
            const Move move = question_.move(choice);
            redo_.clear();
            play(move);
        }
    }

    bool stepBack() override {
        const bool wasArmed = question_.isArmed();
        if (wasArmed) {
            reoffer();
        }
        return wasArmed;
    }

    bool canUndo() const final { return !paused_ && undoer() != noSeat; }
    bool canRedo() const final { return !redo_.empty() && asking_ && !paused_; }

    void undo() final {
        if (!canUndo()) {
            return;
        }
        const Seat asker = undoer();
        const std::size_t depth = match_.undoDepth(asker, undoRule());
        std::vector<Move> undone;
        for (std::size_t ply = match_.plies() - depth; ply < match_.plies(); ++ply) {
            undone.push_back(match_.log()[ply].move);
        }
        redo_.push_back(std::move(undone));
        forgetPlans();
        match_.undo(asker, undoRule());
        Q_EMIT moved();
        if (viewSeat_ != asker && curtained()) {
            setViewer(-1);
            curtainSeat_ = -1;
        }
        showAsItIs();
    }

    void redo() final {
        if (canRedo()) {
            const std::vector<Move> again = std::move(redo_.back());
            redo_.pop_back();
            for (const Move& move : again) {
                play(move);
            }
        }
    }

    void hint() final {
        if (!canHint()) {
            return;
        }
        hinting_ = true;
        advice_ = words().considering();
        Q_EMIT changed();
        const View view = G::view(match_.state(), toMove());
        adviser_.start(view, {ai::Level::expert, {}}, ownSeed(toMove()), [this](const ai::Advice<G>& advice) {
            hinting_ = false;
            advised_ = advice;
            sayAdvice();
            suggest(advice.move);
            Q_EMIT announced(advice_);
            Q_EMIT changed();
        });
    }

    void raiseCurtain() final {
        if (curtainSeat_ < 0 || paused_) {
            return;
        }
        const int seat = curtainSeat_;
        curtainSeat_ = -1;
        recap_.clear();
        look(seat);
        proceed();
        Q_EMIT changed();
    }

    void lowerCurtain() final {
        if (!curtained() || viewSeat_ < 0 || over_) {
            return;
        }
        const int looked = viewSeat_;
        const bool wasPadOpen = padOpen_;
        forgetPlans();
        padOpen_ = wasPadOpen;
        setViewer(-1);
        layOutNow();
        const bool isPadDue = retellWithPad();
        prethink();
        // Everybody may look at the pad and at the end.
        if (!isPadDue && !match_.isOver()) {
            callFor(isPerson(toMove()) ? toMove() : looked);
        }
        proceed();
        Q_EMIT changed();
    }

    void handOver(int seat, const QString& kind) final {
        const bool isGuarded = curtained() || curtainSeat_ >= 0;
        const auto at = static_cast<Seat>(seat);
        Player player = match_.header().players[at];
        player.kind = kind.toStdString();
        match_.setPlayer(at, player);
        watched_ = people() > 0;
        forgetPlans();
        redo_.clear(); // these were the choices of somebody who may no longer be there
        Q_EMIT moved();
        const Seat only = onlyPerson();
        // Who is left alone need not be the one who sits in front of the screen.
        const bool isCalled = isGuarded && only != noSeat && viewSeat_ != only && !match_.isOver();
        if (only != noSeat && !isCalled) {
            setViewer(only);
            bottomSeat_ = only;
        } else if (isCalled || viewSeat_ == seat || (curtained() && viewSeat_ != toMove())) {
            setViewer(-1);
        }
        curtainSeat_ = isCalled ? only : -1;
        showAsItIs();
        if (isCalled) {
            callFor(only);
        }
    }

    void retranslate() final {
        // What is on its way has words in it: it arrives at once. Nothing else is lost.
        steps_.clear();
        hurrying_ = false;
        retellWithPad();
        holdDraft();
        layOutNow();
        resumeDraft();
        if (over_) {
            prompt_ = verdict();
        } else if (curtainSeat_ >= 0) {
            nameOnCurtain(curtainSeat_);
        } else if (asking_) {
            prompt_ = promptFor(match_.state().shared, toMove());
            fillOffers(toMove());
            sayAdvice();
            if (advised_) {
                MatchTable::suggest(advised_->move); // whatever else is being put together stays
            }
        }
        proceed();
        Q_EMIT changed();
    }

protected:
    // --- What a game adds ---------------------------------------------------------------------------------

    /// Whether a seat has anything that only it may see: then a curtain guards its hand.
    virtual bool hasHands() const = 0;
    virtual QVariantMap optionsOf(const typename G::Rules& rules) const = 0;
    /// The table before the first deal: pieces that are there from the start.
    virtual void layOutEmpty(const Public& shared) = 0;
    /// Everything on the table at once, as the viewer may see it; `own` is null when nobody looks.
    virtual void layOut(const Public& shared, const Private* own) = 0;
    /// Adds the steps that show one event of a move, as the viewer may see it.
    virtual void show(const Event& event, const Public& after) = 0;
    /// One of the events of a move in words, as everybody may read it.
    virtual void tell(std::span<const Event> events, std::size_t at, const Public& before,
                      const Public& after, Telling& telling) = 0;
    /// What may be decided: calls addChoice() for every move that one touch makes, and sets the pieces'
    /// offers.
    virtual void offer(const View& view, const MoveList& legal) = 0;
    virtual QString promptFor(const Public& shared, Seat seat) const = 0;
    /// Score, note and marks of a seat.
    virtual void describe(const Public& shared, Seat seat, SeatInfo& info) const = 0;
    /// The round in words, for the header; also sets round_ and rounds_.
    virtual QString roundWords(const Public& shared) = 0;
    /// The chapter of the rules that tells what is asked now.
    virtual QString chapterFor(const Public& shared) const = 0;
    virtual QString moveText(const View& view, const Move& move) const = 0;
    virtual QString reasonText(const ai::Reason& reason) const = 0;
    /// Points at a move that the computer suggests.
    virtual void suggest(const Move& move) { question_.point(move); }
    /// Plans that were being put together are forgotten.
    virtual void forgetDraft() {}
    /// All pieces are about to be laid out anew as they lie, and were: plans that speak of them live on.
    virtual void holdDraft() {}
    virtual void resumeDraft() {}

    // --- What a game uses ---------------------------------------------------------------------------------

    const PlayerWords& words() const { return words_; }
    /// For sentences, too.
    QString name(int seat) const {
        return isolated(nameOf(match_.header().players[static_cast<std::size_t>(seat)], seat));
    }
    bool isPerson(int seat) const {
        return match_.header().players[static_cast<std::size_t>(seat)].isPerson();
    }
    /// The one who looks is meant by "you": only where one person plays.
    bool isYou(int seat) const { return seat == viewSeat_ && people() == 1; }
    Seat toMove() const { return match_.state().shared.toMove; }

    /// A move that one touch makes; returns its number for the offers of pieces.
    int addChoice(const Move& move, const Choice& choice) { return question_.add(move, choice); }

    /// What is being put together changed: offers everything again.
    void reoffer() {
        if (asking_) {
            fillOffers(toMove());
            Q_EMIT changed();
        }
    }

    void glowPiece(int ticket, bool glows) { question_.glowPiece(ticket, glows); }

    void refreshSeats(const Public& shared) {
        std::vector<SeatInfo> infos;
        for (Seat seat = 0; seat < shared.seats; ++seat) {
            const Player& player = match_.header().players[seat];
            SeatInfo info;
            info.name = name(seat);
            info.portrait = portraitOf(player, seat);
            info.fright = frightOf(player, seat);
            info.startled = seat < seats_.count() && seats_.at(seat).startled;
            info.person = player.isPerson();
            info.active = seat == activeSeat_;
            info.thinking = thinking_ && seat == activeSeat_;
            if (over_) {
                rank(shared, seat, info);
            }
            describe(shared, seat, info);
            infos.push_back(info);
        }
        if (seats_.count() != static_cast<int>(infos.size())) {
            seats_.reset(std::move(infos));
            return;
        }
        for (Seat seat = 0; seat < shared.seats; ++seat) {
            seats_.set(seat, infos[seat]);
        }
    }

private:
    static void rank(const Public& shared, Seat seat, SeatInfo& info) {
        const int ahead = seatsAhead<G>(shared, seat);
        info.winner = ahead == 0;
        info.rank = ahead + 1;
        info.place = ahead;
        for (Seat before = 0; before < seat; ++before) {
            info.place += seatsAhead<G>(shared, before) == ahead ? 1 : 0;
        }
    }

    Seating seating() const { return Seating(match_.header().players); }
    int people() const { return seating().people(); }
    Seat onlyPerson() const { return seating().onlyPerson(); }
    bool curtained() const { return hasHands() && houseRules_.privacy && people() > 1; }
    /// Whose eyes events are for.
    Seat eyes() const {
        const bool open = hasHands() || people() == 1;
        return viewSeat_ >= 0 && open ? static_cast<Seat>(viewSeat_) : noSeat;
    }
    UndoRule undoRule() const { return people() == 1 ? UndoRule::backToDecision : UndoRule::ownChoice; }

    Seat undoer() const {
        if (match_.plies() == 0) {
            return noSeat;
        }
        const Seat asker = people() == 1 ? onlyPerson() : match_.log().back().seat;
        return match_.undoDepth(asker, undoRule()) > 0 ? asker : noSeat;
    }

    std::uint64_t ownSeed(Seat seat) const {
        return Rng::mix(seatRng(match_.header().seed, seat).next() + match_.plies());
    }

    void setViewer(int seat) {
        if (viewSeat_ >= 0 && viewSeat_ != seat) {
            chronicle_.noteSeen(viewSeat_);
        }
        viewSeat_ = seat;
    }

    /// Everybody gathers round the pad, and the next hands are dealt under their eyes: nobody's is open.
    void stopLooking() {
        if (viewSeat_ >= 0) {
            for (const int ticket : pieces_.in({QStringLiteral("hand"), viewSeat_})) {
                pieces_.hide(ticket);
            }
            setViewer(-1);
            Q_EMIT changed();
        }
    }

    void look(int seat) {
        setViewer(seat);
        bottomSeat_ = seat;
        if (hasHands()) {
            layOutNow();
        } else { // everything is open: things stay what they are and glide to where this person sees them
            settle(match_.state().shared);
        }
    }

    /// Nothing that was planned or shown in part goes on.
    void forgetPlans() {
        computer_.forget();
        adviser_.forget();
        thinking_ = false;
        steps_.clear();
        hurrying_ = false;
        padOpen_ = false;
        over_ = false;
        stopAsking();
    }

    void showAsItIs() {
        layOutNow();
        retell();
        prethink();
        proceed();
        Q_EMIT changed();
    }

    void layOutNow() {
        const typename G::State& state = match_.state();
        const Private* own = viewSeat_ >= 0 ? &state.own[static_cast<std::size_t>(viewSeat_)] : nullptr;
        activeSeat_ = match_.isOver() ? -1 : toMove();
        pieces_.clear();
        layOut(state.shared, own);
        settle(state.shared);
    }

    /// The seats and the header as they stand now.
    void settle(const Public& shared) {
        activeSeat_ = shared.toMove == noSeat ? -1 : shared.toMove;
        roundText_ = roundWords(shared);
        rulesChapter_ = chapterFor(shared);
        prompt_ = activeSeat_ < 0 ? QString() : words().turnOf(name(activeSeat_));
        seats_.calm();
        refreshSeats(shared);
        Q_EMIT changed();
    }

    /// The whole log and pad anew, from the moves.
    void retell() {
        chronicle_.retell(match_);
        told_ = chronicle_.newest();
    }

    /// The same in the middle of what is shown: a pad that is open, or was about to be, is. Whether there is
    /// one.
    bool retellWithPad() {
        const int told = pad_.count();
        retell();
        const bool isPadDue = padOpen_ || pad_.count() > told;
        if (isPadDue) {
            if (curtained()) {
                setViewer(-1);
            }
            openPad();
        }
        return isPadDue;
    }

    void play(const Move& move) {
        stopAsking();
        const Public before = match_.state().shared;
        if (!match_.play(move)) {
            return;
        }
        Q_EMIT moved();
        stage(match_.lastEvents(), before);
        prethink();
    }

    /// The first of two touches: the choice is pointed at, and the second makes it.
    void arm(int choice) {
        advice_ = words().onceMore(question_.arm(choice));
        Q_EMIT announced(advice_);
        Q_EMIT changed();
    }

    /// Adds the steps that show what a move, or the set-up, brought about.
    void stage(const std::vector<Event>& events, const Public& before) {
        const Public after = match_.state().shared;
        const std::vector<Telling> tellings = chronicle_.tellingsOf(events, before, after);
        Seat viewer = eyes();
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Telling& telling = tellings[i];
            if (!telling.lines.empty() || telling.row) {
                steps_.add([this, telling] { write(telling); });
            }
            if (telling.row && curtained()) {
                steps_.add([this] { stopLooking(); });
            }
            if (telling.row) {
                addPad();
                viewer = curtained() ? noSeat : viewer;
            }
            show(G::eventFor(events[i], viewer), after);
        }
        steps_.add([this, after] { settle(after); });
        Q_EMIT changed();
    }

    void write(const Telling& telling) {
        for (const LogModel::Line& line : telling.lines) {
            log_.add(line);
            told_ = line.text;
            Q_EMIT announced(line.text);
        }
        if (telling.row) {
            pad_.add(*telling.row);
        }
        Q_EMIT changed();
    }

    // --- What comes next ----------------------------------------------------------------------------------

    void proceed() final {
        if (!steps_.isIdle() || padOpen_ || paused_ || curtainSeat_ >= 0) {
            return;
        }
        if (match_.isOver()) {
            end();
        } else if (!isPerson(toMove())) {
            awaitComputer();
        } else if (viewSeat_ != toMove() && curtained()) {
            setViewer(-1);
            layOutNow();
            callFor(toMove());
        } else if (!asking_) {
            if (viewSeat_ != toMove()) {
                look(toMove());
            }
            ask();
        }
    }

    void end() {
        if (over_) {
            return;
        }
        over_ = true;
        activeSeat_ = -1;
        refreshSeats(match_.state().shared);
        prompt_ = verdict();
        sound(QStringLiteral("win"));
        Q_EMIT announced(prompt_);
        Q_EMIT changed();
    }

    QString verdict() const {
        QStringList names;
        for (Seat seat = 0; seat < match_.state().shared.seats; ++seat) {
            if (isWinner<G>(match_.state().shared, seat)) {
                names.append(name(seat));
            }
        }
        return words().winners(names);
    }

    void nameOnCurtain(int seat) {
        recap_ = chronicle_.unseen(seat);
        prompt_ = words().passTo(name(seat));
    }

    void callFor(int seat) {
        nameOnCurtain(seat);
        curtainSeat_ = seat;
        Q_EMIT announced(prompt_);
        Q_EMIT changed();
    }

    void ask() {
        asking_ = true;
        prompt_ = promptFor(match_.state().shared, toMove());
        fillOffers(toMove());
        sound(QStringLiteral("turn"));
        Q_EMIT announced(prompt_);
        Q_EMIT changed();
    }

    void fillOffers(Seat seat) {
        if (question_.isArmed()) {
            advice_.clear();
        }
        question_.clear();
        const View view = G::view(match_.state(), seat);
        MoveList legal;
        G::legalMoves(view.shared, view.own, legal);
        offer(view, legal);
        question_.show();
    }

    void stopAsking() {
        if (!asking_) {
            return;
        }
        asking_ = false;
        hinting_ = false;
        adviser_.forget();
        advised_.reset();
        advice_.clear();
        forgetDraft();
        question_.clear();
        question_.show();
        Q_EMIT changed();
    }

    // --- Computer players ---------------------------------------------------------------------------------

    /// A computer player thinks while what happened before is still being shown.
    void prethink() {
        if (!match_.isOver() && !isPerson(toMove())) {
            const std::string& kind = match_.header().players[toMove()].kind;
            computer_.think(plies(), G::view(match_.state(), toMove()),
                            ai::readSkill(kind).value_or(ai::Skill{}), ownSeed(toMove()));
        }
    }

    void awaitComputer() {
        prethink();
        const auto leastTime = static_cast<int>(houseRules_.thinkingTime * houseRules_.slowness);
        const std::optional<Move> move = computer_.take(plies(), leastTime);
        setThinking(!move);
        if (move) {
            play(*move);
        }
    }

    void setThinking(bool thinking) {
        if (thinking_ != thinking) {
            thinking_ = thinking;
            refreshSeats(match_.state().shared);
            Q_EMIT changed();
        }
    }

    void sayAdvice() {
        if (advised_) {
            advice_ = adviceText(G::view(match_.state(), toMove()), *advised_);
        } else if (hinting_) {
            advice_ = words().considering();
        }
    }

    QString adviceText(const View& view, const ai::Advice<G>& advice) const {
        for (const ai::Candidate<G>& candidate : advice.candidates) {
            if (candidate.move == advice.move) {
                const int percent =
                    candidate.visits > 0 ? static_cast<int>(std::lround(candidate.winShare * 100)) : -1;
                return words().advice(moveText(view, advice.move), reasonText(candidate.reason), percent);
            }
        }
        return moveText(view, advice.move);
    }

    Match<G> match_;
    PlayerWords words_;
    ComputerTurn<G> computer_;
    Thinking<G> adviser_;
    Chronicle<G> chronicle_{log_, pad_,
                            [this](std::span<const Event> events, std::size_t at, const Public& before,
                                   const Public& after,
                                   Telling& telling) { tell(events, at, before, after, telling); }};
    Question<Move> question_{choices_, pieces_};
    std::optional<ai::Advice<G>> advised_; ///< the hint that is shown
    std::vector<std::vector<Move>> redo_;
};

} // namespace ghostlight::app
