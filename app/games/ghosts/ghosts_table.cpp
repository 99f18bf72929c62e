// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghosts_table.h"

#include <algorithm>

namespace ghostlight::app {

using namespace ghosts;
using Kind = Event::Kind;
using Spot = PieceModel::Spot;

namespace {

constexpr int shownTaken = 5; ///< more cards on a taken pile look the same
constexpr int dealTime = 70;  ///< from one dealt card to the next, in milliseconds
constexpr int mirrorTime = 600;
constexpr int frightening = 4; ///< a pile of so many cards startles whoever must take it

const QString card_ = QStringLiteral("card");
const Spot deckSpot{QStringLiteral("deck"), -1};
const Spot pileSpot{QStringLiteral("pile"), -1};
Spot handOf(int seat) {
    return {QStringLiteral("hand"), seat};
}
Spot takenBy(int seat) {
    return {QStringLiteral("taken"), seat};
}

/// As the picture is called: "B2", "M". Faces sort as cards do.
QString faceOf(Card card) {
    return card == mist ? QStringLiteral("M")
                        : QString(QChar(u'A' + familyOf(card))) + QString::number(numberOf(card));
}

bool isMirror(std::span<const Event> events, std::size_t at) {
    return at + 1 < events.size() && events[at + 1].kind == Kind::directionTurned;
}

} // namespace

GhostsTable::GhostsTable(Match<Ghosts> match)
    : MatchTable(std::move(match)), say_(this->match().header().rules.edition) {}

QVariantMap GhostsTable::optionsOf(const Rules& rules) const {
    return {{QStringLiteral("edition"),
             rules.edition == Edition::fright ? QStringLiteral("fright") : QStringLiteral("mirror")}};
}

// --- What lies on the table
// ---------------------------------------------------------------------------------

void GhostsTable::setDeck(int cards) {
    facts_.setDeck(cards, say_.deck(cards));
}

void GhostsTable::setFamily(int family) {
    if (family == noFamily) {
        facts_.setFamily({}, {}, {});
    } else {
        facts_.setFamily(QString(QChar(u'A' + family)), say_.family(family), say_.mirrors(family));
    }
}

void GhostsTable::layOutEmpty(const Public& shared) {
    setDeck(deckCards);
    setFamily(noFamily);
    facts_.setLevel(0);
    facts_.setDirection(1);
    roundText_ = roundWords(shared);
}

void GhostsTable::layOut(const Public& shared, const Private* own) {
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        for (int i = 0; i < shared.handSize[seat]; ++i) {
            const bool seen = own != nullptr && seat == viewSeat_;
            pieces_.add(card_, handOf(seat), seen ? faceOf(own->hand[i]) : QString(),
                        seen ? say_.card(own->hand[i]) : QString());
        }
        for (int i = 0; i < std::min<int>(shared.taken[seat], shownTaken); ++i) {
            pieces_.add(card_, takenBy(seat));
        }
    }
    for (std::size_t i = shared.pileBegin; i < shared.deeds.size(); ++i) {
        const Card card = shared.deeds[i].card();
        pieces_.add(card_, pileSpot, faceOf(card), say_.card(card));
    }
    setDeck(shared.deckSize);
    setFamily(shared.family);
    facts_.setLevel(shared.level);
    facts_.setDirection(shared.direction);
}

// --- How it moves
// ---------------------------------------------------------------------------------------------

void GhostsTable::show(const Event& event, const Public& after) {
    switch (event.kind) {
    case Kind::roundBegan:
        steps_.add([this] { sweep(); }, travel);
        steps_.add([this, after] {
            pieces_.clear();
            layOutEmpty(after);
            sound(QStringLiteral("shuffle"));
        });
        break;
    case Kind::cardDealt: steps_.add([this, event] { drawCard(event.seat, event.card); }, dealTime); break;
    case Kind::cardDrawn: steps_.add([this, event] { drawCard(event.seat, event.card); }, stagger); break;
    case Kind::cardLaid: steps_.add([this, event] { layCard(event); }, travel); break;
    case Kind::directionTurned:
        steps_.add(
            [this, event, after] {
                facts_.setDirection(event.amount);
                if (after.toMove != noSeat) { // whom play is turned back to
                    startle(after.toMove);
                }
                sound(QStringLiteral("mirror"));
            },
            mirrorTime);
        steps_.add([this] { seats_.calm(); });
        break;
    case Kind::pileTaken:
        steps_.add(
            [this, event] {
                takePile(event.seat);
                if (event.amount >= frightening) {
                    startle(event.seat);
                }
            },
            travel);
        steps_.add([this, event] {
            trimTaken(event.seat);
            seats_.calm();
        });
        break;
    case Kind::roundEnded: steps_.add([this] { sound(QStringLiteral("round")); }, travel); break;
    case Kind::pointsReturned:
        steps_.add(
            [this, event] {
                seats_.change(event.seat, [&](SeatInfo& info) {
                    info.points -= event.amount;
                    info.marks = info.points;
                    info.score = say_.points(info.points);
                });
                sound(QStringLiteral("token"));
            },
            travel);
        break;
    case Kind::mistRedealt:
    case Kind::gameEnded: break;
    }
}

/// Everything goes back into the deck.
void GhostsTable::sweep() {
    std::vector<int> all = pieces_.in(pileSpot);
    for (int seat = 0; seat < seats_.count(); ++seat) {
        for (const Spot& spot : {handOf(seat), takenBy(seat)}) {
            const std::vector<int>& here = pieces_.in(spot);
            all.insert(all.end(), here.begin(), here.end());
        }
    }
    for (const int ticket : all) {
        pieces_.hide(ticket);
        pieces_.move(ticket, deckSpot);
    }
}

void GhostsTable::drawCard(Seat seat, Card card) {
    const int ticket = pieces_.add(card_, deckSpot);
    int place = -1;
    if (card != ghosts::noCard) {
        const QString face = faceOf(card);
        const std::vector<int>& hand = pieces_.in(handOf(seat));
        place = static_cast<int>(
            std::count_if(hand.begin(), hand.end(), [&](int held) { return pieces_.face(held) <= face; }));
        pieces_.show(ticket, face, say_.card(card));
    }
    pieces_.move(ticket, handOf(seat), place);
    setDeck(facts_.deckSize() - 1);
    sound(QStringLiteral("deal"));
}

void GhostsTable::layCard(const Event& event) {
    const std::vector<int>& hand = pieces_.in(handOf(event.seat));
    const QString face = faceOf(event.card);
    auto held =
        std::find_if(hand.begin(), hand.end(), [&](int ticket) { return pieces_.face(ticket) == face; });
    if (held == hand.end()) { // nobody sees which of somebody else's it was
        held = hand.begin() + static_cast<std::ptrdiff_t>(hand.size() / 2);
    }
    const int ticket = *held;
    pieces_.show(ticket, face, say_.card(event.card));
    pieces_.move(ticket, pileSpot);
    facts_.setLevel(event.amount);
    if (event.card != mist) {
        setFamily(familyOf(event.card));
    }
    sound(event.card == mist             ? QStringLiteral("mist")
          : event.amount == highestLevel ? QStringLiteral("seven")
                                         : QStringLiteral("play"));
}

void GhostsTable::takePile(Seat seat) {
    for (const int ticket : std::vector<int>(pieces_.in(pileSpot))) {
        pieces_.hide(ticket);
        pieces_.move(ticket, takenBy(seat));
    }
    facts_.setLevel(0);
    setFamily(noFamily);
    seats_.change(seat, [&](SeatInfo& info) {
        ++info.points;
        info.marks = info.points;
        info.score = say_.points(info.points);
    });
    sound(QStringLiteral("take"));
}

void GhostsTable::trimTaken(Seat seat) {
    while (pieces_.in(takenBy(seat)).size() > shownTaken) {
        pieces_.remove(pieces_.in(takenBy(seat)).front());
    }
}

// --- How it is told
// -------------------------------------------------------------------------------------------

void GhostsTable::tell(std::span<const Event> events, std::size_t at, const Public& before,
                       const Public& after, Telling& telling) {
    const Event& event = events[at];
    switch (event.kind) {
    case Kind::roundBegan:
        if (event.amount > 1) {
            telling.row = padRow(events, before, after, event.amount - 1);
        }
        telling.head(say_.roundBegins(event.amount));
        telling.say(event.seat, say_.begins(name(event.seat)));
        break;
    case Kind::mistRedealt: telling.say(event.seat, say_.mistRedealt(name(event.seat))); break;
    case Kind::cardLaid:
        if (before.phase == Phase::start) {
            telling.say(event.seat, say_.laidFirst(name(event.seat), event.card));
        } else if (isMirror(events, at)) {
            telling.say(event.seat, say_.mirrored(name(event.seat), event.card, event.amount));
        } else {
            telling.say(event.seat, say_.laid(name(event.seat), event.card, event.amount));
        }
        break;
    case Kind::pileTaken: telling.say(event.seat, say_.tookPile(name(event.seat), event.amount)); break;
    case Kind::roundEnded: telling.say(event.seat, say_.roundEnds(name(event.seat))); break;
    case Kind::pointsReturned: telling.say(event.seat, say_.returned(name(event.seat), event.amount)); break;
    case Kind::gameEnded: telling.row = padRow(events, before, after, after.round); break;
    case Kind::cardDealt:
    case Kind::directionTurned:
    case Kind::cardDrawn: break;
    }
}

ScorePad::Row GhostsTable::padRow(std::span<const Event> events, const Public& before, const Public& after,
                                  int round) const {
    ScorePad::Row row{say_.roundBegins(round), {}, {}};
    for (Seat seat = 0; seat < after.seats; ++seat) {
        const auto piles = std::count_if(before.deeds.begin(), before.deeds.end(), [seat](const Deed& deed) {
            return deed.isTake() && deed.seat() == seat;
        });
        int given = 0;
        for (const Event& event : events) {
            given += event.kind == Kind::pointsReturned && event.seat == seat ? event.amount : 0;
        }
        row.points.append(say_.points(after.fear[seat]));
        row.reasons.append(piles > 0 ? say_.padPiles(static_cast<int>(piles)) : say_.padReturned(given));
    }
    return row;
}

void GhostsTable::describe(const Public& shared, Seat seat, SeatInfo& info) const {
    info.points = shared.fear[seat];
    info.marks = info.points;
    info.held = words().held(shared.handSize[seat]);
    info.score = say_.points(info.points);
    info.note = shared.taken[seat] > 0 ? say_.taken(shared.taken[seat]) : QString();
}

QString GhostsTable::roundWords(const Public& shared) {
    round_ = shared.round;
    rounds_ = ghosts::rounds;
    return say_.round(shared.round);
}

// --- What may be decided
// ----------------------------------------------------------------------------------------

QString GhostsTable::promptFor(const Public& shared, Seat seat) const {
    const QString who = isYou(seat) ? QString() : name(seat);
    if (shared.phase == Phase::start) {
        return say_.askStart(who);
    }
    MoveList legal;
    Ghosts::legalMoves(shared, match().state().own[seat], legal);
    return legal.size() == 1 ? say_.askTake(who) : say_.askPlay(who);
}

void GhostsTable::offer(const View& view, const MoveList& legal) {
    const std::vector<int>& hand = pieces_.in(handOf(view.seat));
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card card = view.own.hand[static_cast<int>(i)];
        const Move move = Move::play(card);
        PieceModel::Offer offer;
        if (legal.contains(move)) {
            offer.hint = preview(view, move);
            offer.choice = addChoice(move, {say_.playCard(card), offer.hint, {}, hand[i], false});
        } else {
            offer.hint = whyNot(view.shared, card);
        }
        pieces_.setOffer(hand[i], offer);
    }
    if (legal.contains(Move::take())) {
        const int top = pieces_.in(pileSpot).back();
        PieceModel::Offer pile;
        pile.hint = words().advice(say_.takePile(), say_.points(1), -1);
        pile.choice =
            addChoice(Move::take(), {say_.takePile(), say_.points(1), QStringLiteral("actions"), top, false});
        pieces_.setOffer(top, pile);
    }
}

QString GhostsTable::preview(const View& view, const Move& move) const {
    // What a card does to the level and the direction is the same whatever is hidden.
    Rng rng(0);
    State state = Ghosts::determinise(view, rng);
    EventLog<Event> log;
    Ghosts::apply(state, move, log);
    const Event& laid = log.events.front();
    if (move.card == mist) {
        return say_.previewMist(laid.amount);
    }
    if (view.shared.phase == Phase::start) {
        return say_.previewStart(laid.amount);
    }
    return isMirror(log.events, 0)
               ? say_.previewMirror(name(state.shared.toMove == noSeat ? view.seat : state.shared.toMove))
               : say_.previewRaise(view.shared.level, laid.amount);
}

QString GhostsTable::whyNot(const Public& shared, Card card) const {
    return shared.phase == Phase::start ? say_.ghostFirst() : say_.tooHigh(shared.level, numberOf(card));
}

QString GhostsTable::moveText(const View& /*view*/, const Move& move) const {
    return move.what == Move::Do::take ? say_.takePile() : say_.playCard(move.card);
}

QString GhostsTable::reasonText(const ai::Reason& reason) const {
    const bool seat = reason.other >= 0 && reason.other < seats_.count();
    return say_.reason(reason, seat ? name(reason.other) : QString());
}

} // namespace ghostlight::app
