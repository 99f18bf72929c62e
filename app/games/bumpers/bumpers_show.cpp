// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the table of Ghostbumpers, and how it moves.

#include "bumpers_table.h"
#include "bumpers_zones.h"

#include <algorithm>

namespace ghostlight::app {

using namespace bumpers;
using Kind = Event::Kind;
using Spot = PieceModel::Spot;

namespace {

constexpr int shownDiscards = 4; ///< more cards on the discard pile look the same
constexpr int dealTime = 36;     ///< from one dealt card to the next, in milliseconds
constexpr int landingTime = 200; ///< until a played card counts; the next sets out meanwhile
constexpr int bumpTime = 550;    ///< the winner of a trick is looked at
constexpr int breathTime = 700;  ///< held before a Character card turns over
constexpr int scareTime = 1100;  ///< a Scared card sinks in
constexpr int pointsTime = 420;

const QString cardKind = QStringLiteral("card");
const QString riderKind = QStringLiteral("rider");

} // namespace

// --- What lies on the table -------------------------------------------------------------------------------

int BumpersTable::addCard(const Spot& spot, Value value) {
    const int ticket = pieces_.add(cardKind, spot);
    showCard(ticket, value);
    return ticket;
}

void BumpersTable::showCard(int ticket, Value value) {
    if (value != noValue) {
        pieces_.show(ticket, BumpersWords::face(value), say_.cardName(value));
    }
}

void BumpersTable::showRider(int ticket, bool scared) {
    pieces_.show(ticket, scared ? QStringLiteral("S") : QStringLiteral("U"), say_.riderName(scared));
}

Value BumpersTable::valueOf(int ticket) const {
    const QString face = pieces_.face(ticket);
    return face == QLatin1String("X") ? wild : static_cast<Value>(face.toInt());
}

void BumpersTable::layOutEmpty(const Public& shared) {
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        for (int card = 0; card < unfazedCards; ++card) {
            pieces_.add(riderKind, rideOf(seat));
        }
        showRider(pieces_.add(riderKind, scareOf(seat)), true);
    }
    facts_.change([&shared](BumpersShown& shown) {
        shown = BumpersShown{};
        shown.deckSize = deckCards(shared.seats);
        shown.starter = shared.starter;
    });
    recountRides();
    refreshTrick();
    roundText_ = roundWords(shared);
}

void BumpersTable::layOut(const Public& shared, const Private* own) {
    for (Seat seat = 0; seat < shared.seats; ++seat) {
        const bool isSeen = own != nullptr && seat == viewSeat_;
        if (isSeen) {
            own->hand.forEach([&](Value value, int count) {
                for (int card = 0; card < count; ++card) {
                    addCard(handOf(seat), value);
                }
            });
        } else {
            for (int card = 0; card < shared.handSize[seat]; ++card) {
                addCard(handOf(seat), noValue);
            }
        }
        layOutRide(shared, seat, isSeen ? own : nullptr);
    }
    for (const Play& play : shared.trick) {
        for (int card = 0; card < play.count; ++card) {
            addCard(trickOf(play.seat), play.value);
        }
    }
    const std::size_t discards = shared.discard.size();
    for (std::size_t i = discards - std::min<std::size_t>(discards, shownDiscards); i < discards; ++i) {
        addCard(discardSpot(), shared.discard[i]);
    }
    facts_.change([&shared](BumpersShown& shown) {
        shown = BumpersShown{};
        shown.phase = shared.phase;
        shown.deckSize = shared.deckSize;
        shown.discardSize = static_cast<int>(shared.discard.size());
        shown.starter = shared.starter;
        shown.trick.assign(shared.trick.begin(), shared.trick.end());
        shown.drawing = shared.drawing == noSeat ? -1 : shared.drawing;
        shown.scared = shared.scared == noSeat ? -1 : shared.scared;
        shown.paranoia = shared.scared != noSeat && shared.characterSize(shared.scared) == 0;
    });
    recountRides();
    refreshTrick();
}

void BumpersTable::layOutRide(const Public& shared, Seat seat, const Private* own) {
    for (int card = 0; card < shared.revealed[seat]; ++card) {
        const bool isScared = seat == shared.scared && card + 1 == shared.revealed[seat];
        showRider(pieces_.add(riderKind, shownBy(seat)), isScared);
    }
    const bool isHidden = shared.phase != Phase::hide || shared.hidden[seat];
    for (int card = 0; card < shared.characterSize(seat) - (isHidden ? 0 : 1); ++card) {
        const int ticket = pieces_.add(riderKind, rideOf(seat));
        if (own != nullptr && isHidden && card == own->scaredAt) {
            showRider(ticket, true);
        }
    }
    if (!isHidden) {
        showRider(pieces_.add(riderKind, scareOf(seat)), true);
    }
}

/// How many cards every ride has, and where the viewer's own Scared card waits.
void BumpersTable::recountRides() {
    facts_.change([this](BumpersShown& shown) {
        shown.rides.clear();
        shown.rideText.clear();
        const int count = static_cast<int>(match().header().players.size());
        for (int seat = 0; seat < count; ++seat) {
            const std::vector<int>& ride = pieces_.in(rideOf(seat));
            shown.rides.append(static_cast<int>(ride.size()));
            const auto scared = std::find_if(ride.begin(), ride.end(), [this](int ticket) {
                return pieces_.face(ticket) == QLatin1String("S");
            });
            if (seat == viewSeat_ && scared != ride.end()) {
                shown.rideText = say_.scaredPlace(static_cast<int>(scared - ride.begin()));
            }
        }
    });
}

/// The trick in words.
void BumpersTable::refreshTrick() {
    facts_.change([this](BumpersShown& shown) {
        const auto count = static_cast<qsizetype>(match().header().players.size());
        shown.results = QStringList(count);
        int fives = 0;
        for (const Play& play : shown.trick) {
            shown.results[play.seat] = say_.result(play);
            fives += play.value == troublemaker ? play.count : 0;
        }
        shown.stakeTitle = say_.stakeTitle(facts_.hasWild());
        shown.stakeText = say_.stakeText(facts_.hasWild(), fives);
        shown.gains.resize(count);
    });
}

// --- How it moves -----------------------------------------------------------------------------------------

void BumpersTable::show(const Event& event, const Public& after) {
    switch (event.kind) {
    case Kind::cardDealt: steps_.add([this, event] { drawCard(event); }, dealTime); break;
    case Kind::cardDrawn: steps_.add([this, event] { drawCard(event); }, stagger); break;
    case Kind::scaredHidden: steps_.add([this, event] { hideScared(event); }, travel / 2); break;
    case Kind::cardsPlayed:
        for (int card = 0; card < event.count; ++card) {
            steps_.add(
                [this, event] {
                    const int ticket = cardFrom(event.seat, event.value);
                    pieces_.move(ticket, trickOf(event.seat));
                    sound(QStringLiteral("play"));
                },
                card + 1 < event.count ? stagger : landingTime);
        }
        steps_.add([this, event] {
            facts_.change([&event](BumpersShown& shown) {
                shown.trick.push_back(
                    {event.seat, event.value, event.count, static_cast<std::uint8_t>(event.amount)});
            });
            refreshTrick();
        });
        break;
    case Kind::cardGiven:
        steps_.add(
            [this, event] {
                pieces_.move(cardFrom(event.seat, event.value), discardSpot());
                facts_.change([](BumpersShown& shown) { ++shown.discardSize; });
                sound(QStringLiteral("play"));
            },
            travel);
        break;
    case Kind::shortageBegan:
        steps_.add([this, event] {
            facts_.change([&event](BumpersShown& shown) {
                shown.phase = Phase::discard;
                shown.drawing = event.seat;
            });
        });
        break;
    case Kind::discardReshuffled:
        steps_.add([this] { reshuffle(); }, travel);
        steps_.add([this, event] {
            for (const int ticket : std::vector<int>(pieces_.in(deckSpot()))) {
                pieces_.remove(ticket);
            }
            facts_.change([&event](BumpersShown& shown) { shown.deckSize = event.amount; });
        });
        break;
    case Kind::trickWon:
    case Kind::characterRevealed:
    case Kind::bottomToTop:
    case Kind::trickDiscarded: showReveal(event, after); break;
    case Kind::roundBegan: showRound(event, after); break;
    default: showScoring(event); break;
    }
}

void BumpersTable::showReveal(const Event& event, const Public& /*after*/) {
    switch (event.kind) {
    case Kind::trickWon:
        steps_.add(
            [this, event] {
                facts_.change([&event](BumpersShown& shown) { shown.winner = event.seat; });
                sound(QStringLiteral("bump"));
            },
            bumpTime);
        break;
    case Kind::characterRevealed:
        steps_.add([this, event] { facts_.change([&](BumpersShown& shown) { shown.breath = event.seat; }); },
                   breathTime);
        steps_.add([this, event] { turnOver(event); }, event.count == 1 ? scareTime : travel);
        steps_.add([this] { seats_.calm(); });
        break;
    case Kind::bottomToTop:
        steps_.add(
            [this, event] {
                if (event.amount == 1) {
                    pieces_.move(pieces_.in(rideOf(event.seat)).back(), rideOf(event.seat), 0);
                    recountRides();
                    sound(QStringLiteral("shuffle"));
                }
            },
            travel * 2);
        break;
    default:
        steps_.add([this] { discardTrick(); }, travel);
        steps_.add([this] { trimDiscard(); });
        break;
    }
}

void BumpersTable::showScoring(const Event& event) {
    switch (event.kind) {
    case Kind::roundEnded: steps_.add([this] { sound(QStringLiteral("round")); }, travel); break;
    case Kind::paranoia:
        steps_.add(
            [this, event] {
                facts_.change([](BumpersShown& shown) { shown.paranoia = true; });
                startle(event.seat);
            },
            scareTime);
        steps_.add([this] { seats_.calm(); });
        break;
    case Kind::deckShown: steps_.add([this, event] { showDeck(event); }, pointsTime); break;
    case Kind::pointsScored: steps_.add([this, event] { addPoints(event); }, pointsTime); break;
    default:
        steps_.add([this] { facts_.change([](BumpersShown& shown) { shown.phase = Phase::over; }); });
        break;
    }
}

void BumpersTable::showRound(const Event& event, const Public& after) {
    if (event.amount > 1) {
        steps_.add([this] { sweep(); }, travel);
    }
    steps_.add(
        [this, after] {
            pieces_.clear();
            layOutEmpty(after);
            for (int seat = 0; seat < seats_.count(); ++seat) {
                seats_.change(seat, [](SeatInfo& info) { info.note.clear(); });
            }
            sound(QStringLiteral("shuffle"));
        },
        travel / 2);
}

/// Everything goes back to where a round begins.
void BumpersTable::sweep() {
    std::vector<int> cards = pieces_.in(discardSpot());
    for (int seat = 0; seat < seats_.count(); ++seat) {
        for (const Spot& spot : {handOf(seat), trickOf(seat)}) {
            const std::vector<int>& here = pieces_.in(spot);
            cards.insert(cards.end(), here.begin(), here.end());
        }
        for (const int ticket : std::vector<int>(pieces_.in(shownBy(seat)))) {
            pieces_.move(ticket, rideOf(seat));
        }
        for (const int ticket : pieces_.in(rideOf(seat))) {
            pieces_.hide(ticket);
        }
    }
    for (const int ticket : cards) {
        pieces_.hide(ticket);
        pieces_.move(ticket, deckSpot());
    }
    recountRides();
}

void BumpersTable::drawCard(const Event& event) {
    const int ticket = addCard(deckSpot(), event.value);
    int place = -1;
    if (event.value != noValue) {
        const std::vector<int>& hand = pieces_.in(handOf(event.seat));
        place = static_cast<int>(
            std::count_if(hand.begin(), hand.end(), [&](int held) { return valueOf(held) <= event.value; }));
    }
    pieces_.move(ticket, handOf(event.seat), place);
    facts_.change([](BumpersShown& shown) { --shown.deckSize; });
    sound(QStringLiteral("deal"));
}

/// Others see a card slide into the middle of the deck, wherever it really goes.
void BumpersTable::hideScared(const Event& event) {
    const int ticket = pieces_.in(scareOf(event.seat)).front();
    const bool isKnown = event.amount != Event::unknown;
    if (!isKnown) {
        pieces_.hide(ticket);
    }
    pieces_.move(ticket, rideOf(event.seat), isKnown ? event.amount : unfazedCards / 2);
    seats_.change(event.seat, [this](SeatInfo& info) { info.note = say_.note(true, false); });
    recountRides();
    if (std::all_of(facts_.shown().rides.begin(), facts_.shown().rides.end(),
                    [](int cards) { return cards == characterCards; })) {
        facts_.change([](BumpersShown& shown) { shown.phase = Phase::play; });
    }
    sound(QStringLiteral("play"));
}

/// A card of that value, turned face up: where nobody sees which of the hand it is, one from the middle.
int BumpersTable::cardFrom(Seat seat, Value value) {
    const std::vector<int>& hand = pieces_.in(handOf(seat));
    const auto isIt = [&](int ticket) { return valueOf(ticket) == value; };
    auto found = std::find_if(hand.begin(), hand.end(), [&](int ticket) {
        return isIt(ticket) && std::find(played_.begin(), played_.end(), ticket) != played_.end();
    });
    if (found == hand.end()) {
        found = std::find_if(hand.begin(), hand.end(), isIt);
    }
    if (found == hand.end()) {
        found = hand.begin() + static_cast<std::ptrdiff_t>(hand.size() / 2);
    }
    const int ticket = *found;
    showCard(ticket, value);
    return ticket;
}

void BumpersTable::reshuffle() {
    for (const int ticket : std::vector<int>(pieces_.in(discardSpot()))) {
        pieces_.hide(ticket);
        pieces_.move(ticket, deckSpot());
    }
    facts_.change([](BumpersShown& shown) {
        shown.discardSize = 0;
        if (shown.phase == Phase::discard) {
            shown.phase = Phase::play;
            shown.drawing = -1;
        }
    });
    sound(QStringLiteral("shuffle"));
}

void BumpersTable::turnOver(const Event& event) {
    const int ticket = pieces_.in(rideOf(event.seat)).front();
    const bool isScared = event.count == 1;
    showRider(ticket, isScared);
    pieces_.move(ticket, shownBy(event.seat));
    facts_.change([&](BumpersShown& shown) {
        shown.breath = -1;
        shown.scared = isScared ? event.seat : shown.scared;
    });
    seats_.change(event.seat, [&](SeatInfo& info) {
        ++info.marks;
        info.note = say_.note(false, isScared);
        info.startled = isScared;
    });
    recountRides();
    sound(isScared ? QStringLiteral("scared") : QStringLiteral("reveal"));
}

void BumpersTable::discardTrick() {
    int cards = 0;
    for (const Play& play : facts_.shown().trick) {
        for (const int ticket : std::vector<int>(pieces_.in(trickOf(play.seat)))) {
            pieces_.move(ticket, discardSpot());
            ++cards;
        }
    }
    facts_.change([cards](BumpersShown& shown) {
        shown.trick.clear();
        shown.winner = -1;
        shown.discardSize += cards;
    });
    refreshTrick();
    sound(QStringLiteral("take"));
}

void BumpersTable::trimDiscard() {
    while (pieces_.in(discardSpot()).size() > shownDiscards) {
        pieces_.remove(pieces_.in(discardSpot()).front());
    }
}

/// As far as its Scared card.
void BumpersTable::showDeck(const Event& event) {
    const std::vector<int>& ride = pieces_.in(rideOf(event.seat));
    for (int card = 0; card <= event.amount; ++card) {
        showRider(ride[static_cast<std::size_t>(card)], card == event.amount);
    }
    sound(QStringLiteral("reveal"));
}

void BumpersTable::addPoints(const Event& event) {
    facts_.change([&](BumpersShown& shown) { shown.gains[event.seat] = say_.gain(event.amount); });
    seats_.change(event.seat, [&](SeatInfo& info) {
        info.points += event.amount;
        info.score = BumpersWords::score(info.points);
    });
    sound(QStringLiteral("token"));
}

} // namespace ghostlight::app
