// SPDX-License-Identifier: GPL-3.0-or-later
#include "bumpers_table.h"

#include "bumpers_zones.h"

#include <algorithm>

namespace ghostlight::app {

using namespace bumpers;
using Kind = Event::Kind;

namespace {

/// The highest result of the trick so far; -1 when there is none.
int bestOf(const Public& shared) {
    int best = -1;
    for (const Play& play : shared.trick) {
        best = std::max(best, play.result());
    }
    return best;
}

const Play* leadingPlay(const Public& shared) {
    const int best = bestOf(shared);
    const auto* const found = std::find_if(shared.trick.begin(), shared.trick.end(),
                                           [best](const Play& play) { return play.result() == best; });
    return found == shared.trick.end() ? nullptr : found;
}

Play playOf(Seat seat, const Move& move) {
    return {seat, move.value, move.count, move.number};
}

} // namespace

BumpersTable::BumpersTable(Match<Bumpers> match) : MatchTable(std::move(match)) {}

QVariantMap BumpersTable::optionsOf(const Rules& rules) const {
    return rules.target == 0 ? QVariantMap{} : QVariantMap{{QStringLiteral("target"), rules.target}};
}

void BumpersTable::describe(const Public& shared, Seat seat, SeatInfo& info) const {
    info.points = shared.scores[seat];
    info.score = BumpersWords::score(info.points);
    info.note = say_.note(shared.phase == Phase::hide && shared.hidden[seat], shared.scared == seat);
    info.marks = shared.revealed[seat];
    info.held = words().held(shared.handSize[seat]);
}

QString BumpersTable::roundWords(const Public& shared) {
    round_ = shared.round;
    rounds_ = shared.rules.target == 0 ? printedRounds(shared.seats) : 0;
    return rounds_ > 0 ? say_.roundOf(round_, rounds_) : say_.roundTo(round_, shared.rules.target);
}

// --- How it is told ---------------------------------------------------------------------------------------

void BumpersTable::tell(std::span<const Event> events, std::size_t at, const Public& before,
                        const Public& after, Telling& telling) {
    const Event& event = events[at];
    switch (event.kind) {
    case Kind::roundBegan:
        if (event.amount > 1) {
            telling.row = padRow(events, after, event.amount - 1);
        }
        telling.head(say_.roundTitle(event.amount));
        break;
    case Kind::gameEnded: telling.row = padRow(events, after, after.round); break;
    case Kind::scaredHidden:
        telling.say(event.seat, say_.hides(name(event.seat)));
        if (after.phase == Phase::play) {
            telling.say(after.starter, say_.beginsTricks(name(after.starter)));
        }
        break;
    case Kind::roundEnded:
    case Kind::paranoia:
    case Kind::pointsScored: tellScoring(events, at, telling); break;
    default: tellTrick(events, at, before, telling); break;
    }
}

void BumpersTable::tellTrick(std::span<const Event> events, std::size_t at, const Public& before,
                             Telling& telling) const {
    const Event& event = events[at];
    const QString who = event.seat == noSeat ? QString() : name(event.seat);
    switch (event.kind) {
    case Kind::cardsPlayed: {
        const Play play{event.seat, event.value, event.count, static_cast<std::uint8_t>(event.amount)};
        telling.say(event.seat, say_.plays(who, play, static_cast<int>(before.trick.size()),
                                           play.result() >= bestOf(before)));
        break;
    }
    case Kind::cardDrawn:
        if (events[at - 1].kind != Kind::cardDrawn) {
            std::size_t end = at;
            while (end < events.size() && events[end].kind == Kind::cardDrawn) {
                ++end;
            }
            telling.say(event.seat, say_.draws(who, static_cast<int>(end - at)));
        }
        break;
    case Kind::discardReshuffled: telling.say(-1, say_.reshuffled(event.amount)); break;
    case Kind::shortageBegan: telling.say(event.seat, say_.shortage(who)); break;
    case Kind::cardGiven: telling.say(event.seat, say_.gives(who, event.value)); break;
    case Kind::trickWon: telling.say(event.seat, say_.winsTrick(who, event.amount)); break;
    case Kind::characterRevealed:
        telling.say(event.seat, say_.reveals(who, event.count == 1, event.amount));
        break;
    case Kind::bottomToTop: telling.say(event.seat, say_.bottomToTop(who, event.amount == 1)); break;
    default: break; // nobody's business, or told with something else
    }
}

void BumpersTable::tellScoring(std::span<const Event> events, std::size_t at, Telling& telling) const {
    const Event& event = events[at];
    const bool isParanoia = std::any_of(events.begin(), events.end(),
                                        [](const Event& other) { return other.kind == Kind::paranoia; });
    switch (event.kind) {
    case Kind::roundEnded:
        if (!isParanoia) {
            telling.say(event.seat == noSeat ? -1 : event.seat,
                        say_.roundEnds(event.seat == noSeat ? QString() : name(event.seat), false));
        }
        break;
    case Kind::paranoia: telling.say(event.seat, say_.roundEnds(name(event.seat), true)); break;
    default:
        if (events[at - 1].kind == Kind::deckShown) {
            telling.say(event.seat,
                        say_.scores(name(event.seat), event.amount, whyPoints(events, event.seat)));
        }
        break;
    }
}

QString BumpersTable::whyPoints(std::span<const Event> events, Seat seat) const {
    for (const Event& event : events) {
        if (event.kind == Kind::paranoia) {
            return say_.whyParanoia(event.seat == seat);
        }
        if (event.kind == Kind::deckShown && event.seat == seat) {
            return say_.whyDeck(event.amount, event.count);
        }
    }
    return say_.whyScared();
}

ScorePad::Row BumpersTable::padRow(std::span<const Event> events, const Public& after, int round) const {
    ScorePad::Row row{say_.roundTitle(round), {}, {}};
    for (Seat seat = 0; seat < after.seats; ++seat) {
        int points = 0;
        for (const Event& event : events) {
            points += event.kind == Kind::pointsScored && event.seat == seat ? event.amount : 0;
        }
        row.points.append(BumpersWords::score(points));
        row.reasons.append(whyPoints(events, seat));
    }
    return row;
}

// --- What may be decided ----------------------------------------------------------------------------------

QString BumpersTable::promptFor(const Public& shared, Seat seat) const {
    const QString who = isYou(seat) ? QString() : name(seat);
    switch (shared.phase) {
    case Phase::hide: return say_.askToHide(who);
    case Phase::discard: return say_.askToGive(who);
    default: return shared.trick.empty() ? say_.askToLead(who) : say_.askToPlay(who);
    }
}

void BumpersTable::offer(const View& view, const MoveList& legal) {
    switch (view.shared.phase) {
    case Phase::hide: offerHiding(); break;
    case Phase::discard: offerGifts(view); break;
    default: offerPlays(view, legal); break;
    }
}

void BumpersTable::offerHiding() {
    for (int above = 0; above <= unfazedCards; ++above) {
        addChoice(Move::hide(above),
                  {say_.hideAt(above), say_.hideHint(above), QStringLiteral("hide"), -1, false});
    }
    facts_.change([](BumpersShown& shown) { shown.hiding = true; });
}

void BumpersTable::offerGifts(const View& view) {
    int choice = -1;
    Value last = noValue;
    for (const int ticket : pieces_.in(handOf(view.seat))) {
        const Value value = valueOf(ticket);
        if (value != last) { // the hand is sorted
            last = value;
            choice = addChoice(Move::discard(value), {say_.giveButton(value), {}, {}, ticket, false});
        }
        pieces_.setOffer(ticket, {choice, false, false, say_.giveButton(value)});
    }
}

void BumpersTable::offerPlays(const View& view, const MoveList& legal) {
    const std::vector<int>& hand = pieces_.in(handOf(view.seat));
    const Value picked = picks_.empty() ? noValue : valueOf(picks_.front());
    const int count = static_cast<int>(picks_.size());
    for (const Move& move : legal) { // two of them for wild cards
        if (move.value == picked && move.count == count) {
            const Play play = playOf(view.seat, move);
            addChoice(move, {say_.playButton(play), verdict(view, play), QStringLiteral("play"),
                             picks_.front(), false});
        }
    }
    int choice = -1;
    Value last = noValue;
    for (const int ticket : hand) {
        const Value value = valueOf(ticket);
        const bool isPicked = std::find(picks_.begin(), picks_.end(), ticket) != picks_.end();
        const int cards = value != picked ? 1 : isPicked ? count : count + 1;
        if (!isPicked && value != last) { // the hand is sorted
            last = value;
            const Move move = Move::play(value, cards, value == wild ? 10 : 0);
            choice = addChoice(
                move, {say_.advise(move), verdict(view, playOf(view.seat, move)), {}, ticket, false});
        }
        pieces_.setOffer(ticket, {isPicked ? 0 : choice, isPicked, false, preview(view, value, cards)});
    }
    prompt_ = picked == wild ? say_.askZeroOrTen() : promptFor(view.shared, view.seat);
    describeDraft(view);
}

/// What the picked cards would do, for the middle of the table.
void BumpersTable::describeDraft(const View& view) {
    facts_.change([&](BumpersShown& shown) {
        shown.draft = {};
        if (picks_.empty()) {
            return;
        }
        shown.draft.ways = valueOf(picks_.front()) == wild ? 2 : 1;
        const std::vector<int>& hand = pieces_.in(handOf(view.seat));
        double places = 0;
        for (const int ticket : picks_) {
            places += static_cast<double>(std::find(hand.begin(), hand.end(), ticket) - hand.begin());
        }
        shown.draft.place = places / static_cast<double>(picks_.size());
        shown.draft.handSize = static_cast<int>(hand.size());
        const Play play{view.seat, valueOf(picks_.front()), static_cast<std::uint8_t>(picks_.size()), 0};
        if (play.value == wild) {
            shown.draft.preview = say_.previewWild(play.count);
            return;
        }
        shown.draft.preview = say_.preview(play);
        shown.draft.verdict = verdict(view, play);
        shown.draft.losing = play.result() < bestOf(view.shared);
    });
}

QString BumpersTable::preview(const View& view, Value value, int count) const {
    if (value == wild) {
        return say_.previewWild(count);
    }
    const Play play{view.seat, value, static_cast<std::uint8_t>(count), 0};
    return say_.both(say_.preview(play), verdict(view, play));
}

QString BumpersTable::verdict(const View& view, const Play& play) const {
    const Public& shared = view.shared;
    const Play* const leading = leadingPlay(shared);
    if (leading == nullptr) {
        return {};
    }
    if (play.result() < leading->result()) {
        return say_.losesTo(say_.result(*leading));
    }
    if (static_cast<int>(shared.trick.size()) + 1 < shared.seats) {
        return say_.beats(say_.result(*leading));
    }
    bool hasWild = play.value == wild;
    int reveals = play.value == troublemaker ? 1 + play.count : 1;
    for (const Play& other : shared.trick) {
        hasWild = hasWild || other.value == wild;
        reveals += other.value == troublemaker ? other.count : 0;
    }
    const int size = shared.characterSize(view.seat);
    if (hasWild) {
        return size > 1 ? say_.winsAndTurns() : say_.beats(say_.result(*leading));
    }
    if (reveals <= view.own.scaredAt) {
        return say_.winsAndReveals(reveals);
    }
    return view.own.scaredAt + 1 == size ? say_.winsWithParanoia() : say_.winsAndScares();
}

bool BumpersTable::isDrafting(int ticket) const {
    return asking_ && !paused_ && facts_.shown().phase == Phase::play && pieces_.holds(ticket) &&
           pieces_.spot(ticket) == handOf(viewSeat_);
}

void BumpersTable::pick(int ticket) {
    if (!isDrafting(ticket)) {
        GameTable::pick(ticket);
        return;
    }
    const auto found = std::find(picks_.begin(), picks_.end(), ticket);
    if (found != picks_.end()) {
        picks_.erase(found);
    } else {
        if (!picks_.empty() && valueOf(picks_.front()) != valueOf(ticket)) {
            picks_.clear();
        }
        picks_.push_back(ticket);
    }
    reoffer();
}

void BumpersTable::drop(int ticket, int onto) {
    if (!isDrafting(ticket)) {
        GameTable::drop(ticket, onto);
        return;
    }
    if (std::find(picks_.begin(), picks_.end(), ticket) == picks_.end()) {
        pick(ticket);
    }
    if (valueOf(ticket) != wild) { // somebody must still say whether that is 0 or 10
        choose(0);
    }
}

bool BumpersTable::stepBack() {
    if (MatchTable::stepBack()) {
        return true;
    }
    if (picks_.empty()) {
        return false;
    }
    picks_.clear();
    reoffer();
    return true;
}

void BumpersTable::forgetDraft() {
    played_ = std::move(picks_);
    picks_.clear();
    prompt_.clear();
    facts_.change([](BumpersShown& shown) {
        shown.hiding = false;
        shown.draft = {};
    });
}

void BumpersTable::holdDraft() {
    const std::vector<int> hand = picks_.empty() ? std::vector<int>() : pieces_.in(handOf(viewSeat_));
    for (int& pick : picks_) {
        pick = static_cast<int>(std::find(hand.begin(), hand.end(), pick) - hand.begin());
    }
}

void BumpersTable::resumeDraft() {
    for (int& pick : picks_) {
        pick = pieces_.in(handOf(viewSeat_))[static_cast<std::size_t>(pick)];
    }
}

// --- Advice -----------------------------------------------------------------------------------------------

void BumpersTable::suggest(const Move& move) {
    if (move.what == Move::Do::play) {
        picks_.clear();
        for (const int ticket : pieces_.in(handOf(viewSeat_))) {
            if (valueOf(ticket) == move.value && picks_.size() < move.count) {
                picks_.push_back(ticket);
            }
        }
        reoffer();
    }
    MatchTable::suggest(move);
    for (const int ticket : picks_) {
        glowPiece(ticket, true);
    }
}

QString BumpersTable::moveText(const View& /*view*/, const Move& move) const {
    return say_.advise(move);
}

QString BumpersTable::reasonText(const ai::Reason& reason) const {
    const int seat = BumpersWords::seatIn(reason) == 0 ? reason.number : reason.other;
    return say_.reason(reason, BumpersWords::seatIn(reason) < 0 ? QString() : name(seat));
}

} // namespace ghostlight::app
