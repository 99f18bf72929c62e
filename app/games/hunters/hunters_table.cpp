// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the table of Ghost Hunters and how it moves.

#include "hunters_table.h"

#include "hunters_card_words.h"
#include "hunters_course.h"
#include "hunters_marks.h"

#include <algorithm>

namespace ghostlight::app {

using namespace hunters;
using Kind = Event::Kind;
using Spot = PieceModel::Spot;

namespace {

// How long things take, in milliseconds.
constexpr int fallTime = 430; ///< until a die that was thrown lies
constexpr int dieTime = 70;   ///< until the next is thrown
constexpr int countTime = 420;
constexpr int thumbTime = 1100;
constexpr int bustTime = 900;
constexpr int turnTime = 200;
constexpr int scoreTime = 520;
constexpr int discardTime = 60;

const Spot trapDeckSpot{QStringLiteral("trapdeck"), -1};
const Spot allyDeckSpot{QStringLiteral("allydeck"), -1};
const Spot pouchSpot{QStringLiteral("pouch"), -1};
const Spot traySpot{QStringLiteral("tray"), -1};
const Spot hiddenSpot{QStringLiteral("hidden"), -1};
const Spot discardSpot{QStringLiteral("discard"), -1};

Spot extraSpot(int seat) {
    return {QStringLiteral("extra"), seat};
}

Spot trapSpot(int place) {
    return place == discarded ? discardSpot
           : place == onOffer ? Spot{QStringLiteral("offer"), -1}
                              : Spot{QStringLiteral("traps"), place};
}

Spot allySpot(int place) {
    return place == discarded ? discardSpot
           : place == onOffer ? Spot{QStringLiteral("allyoffer"), -1}
                              : Spot{QStringLiteral("allies"), place};
}

QString textOf(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

// --- What lies on the table -------------------------------------------------------------------------------

void HuntersTable::forgetTickets() {
    trapTickets_.fill(0);
    allyTickets_.fill(0);
    dieTickets_.clear();
    extraTickets_.clear();
    thumbs_.fill(Decision::none);
    countdown_ = 0;
    scoring_ = -1;
    scoringFame_ = 0;
    revealStaged_ = false;
    bustStaged_ = false;
    rollStaged_ = false;
    falling_ = false;
}

void HuntersTable::layOutEmpty(const Public& shared) {
    forgetTickets();
    shown_ = Public{};
    shown_.seats = shared.seats;
    shown_.tokens = shared.tokens;
    shown_.pouch.fill(dicePerColor);
    shown_.trapDeckSize = traps;
    shown_.allyDeckSize = allies;
    deciding_ = false;
    roundText_ = say_.round(1);
    round_ = 1;
    rounds_ = hunters::rounds;
    refreshSeats(shown_);
    refreshFacts();
}

void HuntersTable::layOut(const Public& shared, const Private* /*own*/) {
    forgetTickets();
    shown_ = shared;
    deciding_ = shared.phase == Phase::decide;
    laying_ = true;
    place();
    laying_ = false;
    refreshFacts();
}

int HuntersTable::trapTicket(CardIndex trap, const Spot& spot) {
    int& ticket = trapTickets_[trap];
    if (ticket == 0) {
        ticket = pieces_.add(QStringLiteral("trap"), laying_ ? spot : trapDeckSpot, textOf(trapOf(trap).id),
                             say_.trap(trap));
    }
    return ticket;
}

int HuntersTable::allyTicket(CardIndex ally, const Spot& spot) {
    int& ticket = allyTickets_[ally];
    if (ticket == 0) {
        ticket = pieces_.add(QStringLiteral("ally"), laying_ ? spot : allyDeckSpot, textOf(allyOf(ally).id),
                             say_.ally(ally));
    }
    return ticket;
}

int HuntersTable::extraTicket(std::size_t index, Die die) {
    while (extraTickets_.size() <= index) {
        extraTickets_.push_back(pieces_.add(
            QStringLiteral("die"), laying_ ? traySpot : extraSpot(shown_.turn), dieFace(die), say_.die(die)));
    }
    return extraTickets_[index];
}

/// Exactly these things in this order; others have left already or leave now for elsewhere.
void HuntersTable::arrange(const Spot& spot, const std::vector<int>& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::vector<int>& here = pieces_.in(spot);
        if (i >= here.size() || here[i] != wanted[i]) {
            pieces_.move(wanted[i], spot, static_cast<int>(i));
        }
    }
}

/// Every thing to where it belongs by what is shown.
void HuntersTable::place() {
    std::array<bool, traps> trapLies{};
    std::array<bool, allies> allyLies{};
    std::vector<int> wanted;
    std::vector<int> discard;
    for (int at = 0; at < cardPlaces; ++at) {
        std::vector<int>& ofTraps = at == discarded ? discard : wanted;
        wanted.clear();
        for (const CardIndex trap : shown_.trapCards[at]) {
            ofTraps.push_back(trapTicket(trap, trapSpot(at)));
            trapLies[trap] = true;
        }
        if (at != discarded) {
            arrange(trapSpot(at), wanted);
        }
        wanted.clear();
        std::vector<int>& ofAllies = at == discarded ? discard : wanted;
        for (const CardIndex ally : shown_.allyCards[at]) {
            ofAllies.push_back(allyTicket(ally, allySpot(at)));
            allyLies[ally] = true;
        }
        arrange(at == discarded ? discardSpot : allySpot(at), ofAllies);
    }
    for (std::size_t i = 0; i < trapLies.size(); ++i) {
        if (!trapLies[i] && trapTickets_[i] != 0) {
            pieces_.move(std::exchange(trapTickets_[i], 0), trapDeckSpot);
        }
    }
    for (std::size_t i = 0; i < allyLies.size(); ++i) {
        if (!allyLies[i] && allyTickets_[i] != 0) {
            pieces_.move(std::exchange(allyTickets_[i], 0), allyDeckSpot);
        }
    }
    placeDice();
}

void HuntersTable::placeDice() {
    const bool sees = shown_.turn != noSeat;
    std::vector<int> tray;
    std::vector<int> hidden;
    for (std::size_t i = 0; i < shown_.dice.size(); ++i) {
        const Die rolled = shown_.dice[i];
        if (i == dieTickets_.size()) {
            dieTickets_.push_back(pieces_.add(QStringLiteral("die"), laying_ ? traySpot : pouchSpot,
                                              dieFace(rolled), say_.die(rolled)));
        }
        const int ticket = dieTickets_[i];
        const Die seen = sees ? shown_.sight.dice[i] : rolled;
        const bool isSeen = !sees || shown_.sight.sees(i);
        pieces_.show(ticket, dieFace(seen),
                     !isSeen          ? say_.hiddenDie(rolled)
                     : seen == rolled ? say_.die(seen)
                                      : say_.changedDie(seen, rolled));
        (isSeen ? tray : hidden).push_back(ticket);
    }
    const std::size_t extras = sees ? shown_.sight.extra.size() : 0;
    for (std::size_t i = 0; i < extras; ++i) {
        tray.push_back(extraTicket(i, shown_.sight.extra[i]));
    }
    arrange(traySpot, tray);
    arrange(hiddenSpot, hidden);
    for (; extraTickets_.size() > extras; extraTickets_.pop_back()) {
        pieces_.move(extraTickets_.back(), extraSpot(std::max(0, facts_.turnSeat())));
    }
    for (; dieTickets_.size() > shown_.dice.size(); dieTickets_.pop_back()) {
        pieces_.move(dieTickets_.back(), pouchSpot);
    }
}

/// What went back into a deck, the pouch, or to where nobody sees it.
void HuntersTable::removeStrays() {
    std::vector<Spot> spots{trapDeckSpot, allyDeckSpot, pouchSpot};
    for (int seat = 0; seat < shown_.seats; ++seat) {
        spots.push_back(extraSpot(seat));
    }
    for (const Spot& spot : spots) {
        for (const int ticket : std::vector<int>(pieces_.in(spot))) {
            pieces_.remove(ticket);
        }
    }
}

// --- What else is shown -----------------------------------------------------------------------------------

QString HuntersTable::standing(Seat seat) const {
    if (thumbs_[seat] != Decision::none) {
        return thumbs_[seat] == Decision::stay ? QStringLiteral("up") : QStringLiteral("down");
    }
    if (shown_.turn == seat) {
        return QStringLiteral("turn");
    }
    if (shown_.in[seat]) {
        return shown_.decided[seat] ? QStringLiteral("decided")
               : deciding_          ? QStringLiteral("deciding")
                                    : QStringLiteral("in");
    }
    if (shown_.queue.contains(seat)) {
        return shown_.bust ? QStringLiteral("bust") : QStringLiteral("leaving");
    }
    return QStringLiteral("out");
}

QString HuntersTable::standingText(const QString& standing) const {
    if (standing == u"up") {
        return say_.stays();
    }
    if (standing == u"down" || standing == u"leaving") {
        return say_.hasPassed();
    }
    return standing == u"decided" ? say_.hasDecided()
           : standing == u"bust"  ? say_.isBust()
           : standing == u"turn"  ? say_.hasTurn()
           : standing == u"out"   ? say_.isOut()
                                  : say_.isIn();
}

/// The dice as they count for the Traps in a place.
Census HuntersTable::censusFor(int at) const {
    const bool inSight = shown_.turn != noSeat && (at == onOffer || at == shown_.turn);
    Sight rolled;
    rolled.dice = shown_.dice;
    return (inSight ? shown_.sight : rolled).census();
}

void HuntersTable::markTraps(HuntersFacts::Now& now) const {
    for (int at = 0; at <= onOffer; ++at) {
        const bool counts = at == onOffer || shown_.in[static_cast<std::size_t>(at)] || shown_.turn == at ||
                            shown_.queue.contains(static_cast<Seat>(at));
        if (!counts || shown_.dice.empty()) {
            continue;
        }
        const Census census = censusFor(at);
        for (const CardIndex trap : shown_.trapCards[at]) {
            const QString ticket = QString::number(trapTickets_[trap]);
            const QString marks = marksOf(trap, census);
            const int fame = trapOf(trap).fameFor(census);
            now.marks.insert(ticket, marks);
            now.pays.insert(ticket, fame);
            now.paysTexts.insert(ticket, fame > 0 ? say_.paysNow(fame)
                                                  : say_.dicePresent(static_cast<int>(marks.count(u'1')),
                                                                     static_cast<int>(marks.size())));
        }
    }
}

void HuntersTable::refreshFacts() {
    HuntersFacts::Now now;
    now.pouchSize = shown_.pouchSize();
    now.pouchText = say_.pouch(now.pouchSize);
    now.dangers = dangersOf(shown_);
    now.dangerText = say_.dangers(now.dangers);
    now.bust = shown_.bust;
    now.deciding = deciding_;
    now.countdown = countdown_;
    now.turnSeat = shown_.turn == noSeat ? -1 : shown_.turn;
    now.trapDeck = shown_.trapDeckSize;
    now.allyDeck = shown_.allyDeckSize;
    now.allyText = shown_.allyCards.empty(onOffer) ? QString() : say_.allyOffer();
    for (Seat seat = 0; seat < shown_.seats; ++seat) {
        now.tokens.append(shown_.tokens[seat]);
        now.roundFame.append(shown_.roundFame[seat]);
        now.standings.append(standing(seat));
        now.standingTexts.append(standingText(now.standings.back()));
    }
    markTraps(now);
    if (falling_) {
        const HuntersFacts::Now& before = facts_.now();
        now.dangers = before.dangers;
        now.dangerText = before.dangerText;
        now.marks = before.marks;
        now.pays = before.pays;
    }
    for (std::size_t i = 0; i < shown_.sight.dice.size(); ++i) {
        if (shown_.sight.dice[i] != shown_.dice[i]) {
            now.rolled.insert(QString::number(dieTickets_[i]), dieFace(shown_.dice[i]));
        }
    }
    now.scoring = scoring_;
    now.scoringFame = scoringFame_;
    facts_.set(std::move(now));
}

void HuntersTable::describe(const Public& shared, Seat seat, SeatInfo& info) const {
    info.points = shared.fame[seat];
    info.score = say_.fame(info.points);
    info.marks = shared.tokens[seat];
    info.note = say_.thisRound(shared.roundFame[seat]);
}

QString HuntersTable::roundWords(const Public& shared) {
    round_ = shared.round;
    rounds_ = hunters::rounds;
    deciding_ = shared.phase == Phase::decide; // called when all was shown: now it is asked
    refreshFacts();
    return say_.round(shared.round);
}

// --- How it moves -----------------------------------------------------------------------------------------

void HuntersTable::bring(const Event& event) {
    follow(shown_, event);
    place();
    refreshFacts();
    refreshSeats(shown_);
}

void HuntersTable::step(const Event& event, const QString& soundName, int milliseconds) {
    steps_.add(
        [this, event, soundName] {
            bring(event);
            if (!soundName.isEmpty()) {
                sound(soundName);
            }
        },
        milliseconds);
}

void HuntersTable::show(const Event& event, const Public& /*after*/) {
    if (revealStaged_ && event.kind != Kind::decisionRevealed) {
        revealStaged_ = false;
        steps_.add([] {}, thumbTime);
        steps_.add([this] {
            thumbs_.fill(Decision::none);
            refreshFacts();
        });
    }
    if (bustStaged_ && event.kind != Kind::busted) {
        bustStaged_ = false;
        steps_.add([] {}, bustTime);
        steps_.add([this] { seats_.calm(); });
    }
    rollStaged_ = rollStaged_ && event.kind == Kind::dieRolled;
    switch (event.kind) {
    case Kind::decisionRevealed: reveal(event); break;
    case Kind::roundBegan:
    case Kind::dieRolled:
    case Kind::decisionMade:
    case Kind::pouchEmpty:
    case Kind::busted:
    case Kind::turnBegan:
    case Kind::nothingScored:
    case Kind::turnEnded:
    case Kind::tokensExchanged:
    case Kind::gameEnded: showRound(event); break;
    default: showCards(event); break;
    }
}

void HuntersTable::showRound(const Event& event) {
    switch (event.kind) {
    case Kind::roundBegan:
        step(event, QStringLiteral("round"), travel);
        steps_.add([this] {
            removeStrays();
            roundText_ = say_.round(shown_.round);
            round_ = shown_.round;
            Q_EMIT changed();
        });
        break;
    case Kind::dieRolled:
        if (!std::exchange(rollStaged_, true)) {
            steps_.add(
                [this] {
                    deciding_ = false;
                    refreshFacts();
                    sound(QStringLiteral("dice_hand"));
                },
                travel);
        }
        steps_.add(
            [this, event] {
                falling_ = true;
                bring(event);
                sound(QStringLiteral("dice_wood"));
            },
            fallTime);
        steps_.add(
            [this, event] {
                falling_ = false;
                refreshFacts();
                if (event.die.isDangerous()) {
                    sound(QStringLiteral("danger"));
                }
            },
            dieTime);
        break;
    // What is decided looks and sounds the same either way.
    case Kind::decisionMade: step(event, QStringLiteral("token"), stagger); break;
    case Kind::busted:
        steps_.add([this, event, first = !std::exchange(bustStaged_, true)] {
            bring(event);
            startle(event.seat);
            if (first) {
                sound(QStringLiteral("danger"));
            }
        });
        break;
    case Kind::turnEnded:
        step(event, {}, turnTime);
        steps_.add([this] { removeStrays(); });
        break;
    case Kind::tokensExchanged: step(event, QStringLiteral("token"), travel); break;
    case Kind::pouchEmpty:
    case Kind::nothingScored:
    case Kind::gameEnded: step(event, {}, travel); break;
    default: step(event, {}, turnTime); break;
    }
}

void HuntersTable::showCards(const Event& event) {
    switch (event.kind) {
    case Kind::trapDealt:
    case Kind::trapRevealed:
    case Kind::allyRevealed: step(event, QStringLiteral("deal"), stagger); break;
    case Kind::allyTaken:
    case Kind::allyDrawn: step(event, QStringLiteral("ally"), travel); break;
    case Kind::allyUsed: step(event, QStringLiteral("ally"), travel + stagger); break;
    case Kind::trapTaken:
    case Kind::trapScouted: step(event, QStringLiteral("take"), travel); break;
    case Kind::trapScored:
        steps_.add(
            [this, event] {
                scoring_ = trapTickets_[event.card];
                scoringFame_ = event.amount;
                bring(event);
                sound(QStringLiteral("trap"));
            },
            scoreTime);
        steps_.add([this] {
            scoring_ = -1;
            scoringFame_ = 0;
            refreshFacts();
        });
        break;
    case Kind::trapsReshuffled:
    case Kind::alliesReshuffled:
        step(event, QStringLiteral("shuffle"), travel);
        steps_.add([this] { removeStrays(); });
        break;
    default: step(event, {}, discardTime); break;
    }
}

/// 3-2-1, then all thumbs together.
void HuntersTable::reveal(const Event& event) {
    if (!std::exchange(revealStaged_, true)) {
        for (int count = 3; count > 0; --count) {
            steps_.add(
                [this, count] {
                    deciding_ = false;
                    countdown_ = count;
                    refreshFacts();
                    sound(QStringLiteral("token"));
                },
                countTime);
        }
        steps_.add([this] {
            countdown_ = 0;
            sound(QStringLiteral("round"));
        });
    }
    steps_.add([this, event] {
        thumbs_[event.seat] = static_cast<Decision>(event.amount);
        bring(event);
    });
}

} // namespace ghostlight::app
