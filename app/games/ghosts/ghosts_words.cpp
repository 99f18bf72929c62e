// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghosts_words.h"

#include "../../table/in_text.h"
#include "../../table/player_words.h"

#include <QLocale>

namespace ghostlight::app {

using namespace ghosts;

QString GhostsWords::family(int family) const {
    switch (family) {
    //: A family of ghosts: a flickering flame
    case 0: return tr("Wisp");
    //: A family of ghosts: the classic bed sheet
    case 1: return tr("Sheet");
    //: A family of ghosts: a drowned jellyfish
    case 2: return tr("Brine");
    //: A family of ghosts
    case 3: return tr("Bride");
    //: A family of ghosts: a small devil
    case 4: return tr("Imp");
    //: A family of ghosts: a gentleman with a top hat
    default: return tr("Baron");
    }
}

QString GhostsWords::card(Card card) const {
    if (card == mist) {
        //: A card: it changes nothing
        return tr("Mist");
    }
    const int count = numberOf(card);
    switch (familyOf(card)) {
    //: A card shows one to three ghosts of a family
    case 0: return tr("%n Wisp(s)", nullptr, count);
    case 1: return tr("%n Sheet(s)", nullptr, count);
    case 2: return tr("%n Brine(s)", nullptr, count);
    case 3: return tr("%n Bride(s)", nullptr, count);
    case 4: return tr("%n Imp(s)", nullptr, count);
    default: return tr("%n Baron(s)", nullptr, count);
    }
}

QString GhostsWords::points(int points) const {
    //: Points of the edition "mirror": the fewest win
    return edition_ == Edition::mirror ? tr("%n Fear", nullptr, points)
                                       //: Points of the edition "fright": the fewest win
                                       : tr("%n Fright", nullptr, points);
}

QString GhostsWords::taken(int cards) const {
    //: Cards of piles that a player took this round
    return tr("%n taken", nullptr, cards);
}

QString GhostsWords::deck(int cards) const {
    //: The draw deck and how many cards are in it
    return tr("Deck %1").arg(QLocale().toString(cards));
}

QString GhostsWords::mirrors(int family) const {
    //: %1 is a family of ghosts: a card of it would reverse play
    return tr("%1 mirrors").arg(this->family(family));
}

QString GhostsWords::round(int round) const {
    return tr("Round %1 of %2").arg(QLocale().toString(round), QLocale().toString(rounds));
}

QString GhostsWords::roundBegins(int round) const {
    return tr("Round %1").arg(QLocale().toString(round));
}

QString GhostsWords::begins(const QString& name) const {
    return tr("%1 begins.").arg(name);
}

QString GhostsWords::mistRedealt(const QString& name) const {
    return tr("%1 was dealt nothing but Mist and gets new cards.").arg(name);
}

QString GhostsWords::laidFirst(const QString& name, Card card) const {
    if (card == mist) {
        return tr("%1 begins a pile with Mist.").arg(name);
    }
    //: %2 is a card as in "2 Brines"
    return tr("%1 begins a pile with %2.").arg(name, this->card(card));
}

QString GhostsWords::laid(const QString& name, Card card, int level) const {
    if (card == mist) {
        return tr("%1 plays Mist: still %2.").arg(name, printed(level));
    }
    //: %2 is a card as in "2 Brines", %3 the level that is called
    return tr("%1 plays %2 and calls %3.").arg(name, this->card(card), printed(level));
}

QString GhostsWords::mirrored(const QString& name, Card card, int level) const {
    //: %2 is a card as in "2 Brines", %3 the level, which stays as it was
    return tr("Mirror! %1 plays %2, still %3, and play turns around.")
        .arg(name, this->card(card), printed(level));
}

QString GhostsWords::tookPile(const QString& name, int cards) const {
    return tr("%1 takes the pile of %n card(s).", nullptr, cards).arg(name);
}

QString GhostsWords::roundEnds(const QString& name) const {
    return tr("%1 has no card left, and the round ends.").arg(name);
}

QString GhostsWords::returned(const QString& name, int points) const {
    return edition_ == Edition::mirror
               ? tr("%1 took no pile and gives back %n Fear.", nullptr, points).arg(name)
               : tr("%1 took no pile and gives back %n Fright.", nullptr, points).arg(name);
}

QString GhostsWords::padReturned(int points) const {
    //: Score pad: points given back after a round without a pile
    return tr("no pile: −%1").arg(printed(points));
}

QString GhostsWords::padPiles(int piles) const {
    //: Score pad: piles taken in a round
    return tr("%n pile(s)", nullptr, piles);
}

QString GhostsWords::askStart(const QString& name) const {
    return name.isEmpty() ? tr("Your turn: begin a new pile") : tr("%1: begin a new pile").arg(name);
}

QString GhostsWords::askPlay(const QString& name) const {
    return name.isEmpty() ? tr("Your turn: play a card or take the pile")
                          : tr("%1: play a card or take the pile").arg(name);
}

QString GhostsWords::askTake(const QString& name) const {
    return name.isEmpty() ? tr("Nothing fits: you must take the pile")
                          : tr("Nothing fits: %1 must take the pile").arg(name);
}

QString GhostsWords::takePile() const {
    return tr("Take the pile");
}

QString GhostsWords::playCard(Card card) const {
    //: A suggestion. %1 is a card as in "2 Brines"
    return tr("Play %1").arg(this->card(card));
}

QString GhostsWords::previewStart(int level) const {
    //: What a first card would do: the level it sets
    return tr("starts at %1").arg(printed(level));
}

QString GhostsWords::previewRaise(int from, int to) const {
    //: What a card would do to the level: from %1 to %2
    return tr("%1 → %2").arg(printed(from), printed(to));
}

QString GhostsWords::previewMirror(const QString& next) const {
    //: What a card of the same family would do: %1 is then to play
    return tr("Mirror: back to %1").arg(next);
}

QString GhostsWords::previewMist(int level) const {
    return tr("Mist: stays at %1").arg(printed(level));
}

QString GhostsWords::tooHigh(int level, int number) const {
    return tr("%1 and %2 would be more than 7.").arg(printed(level), printed(number));
}

QString GhostsWords::ghostFirst() const {
    return tr("A pile begins with a ghost while you hold one.");
}

QString GhostsWords::reason(const ai::Reason& reason, const QString& seatName) const {
    const QString number = printed(reason.number); // a level
    if (reason.key == "onlyCard") {
        return tr("no other card fits");
    }
    if (reason.key == "nothingFits") {
        //: %1 is a level
        return tr("no card fits on %1").arg(number);
    }
    if (reason.key == "takesUnforced") {
        return tr("better a pile of %n card(s) now than a worse one later", nullptr, reason.number);
    }
    if (reason.key == "endsRound") {
        return tr("it ends the round");
    }
    if (reason.key == "keepsLead") {
        return tr("taking the pile would cost you the lead");
    }
    if (reason.key == "keepsReturn") {
        return tr("without a pile %n point(s) go back", nullptr, reason.number);
    }
    if (reason.key == "forcesNextToTake") {
        return tr("%1 must take the pile %2 of the time").arg(seatName, percentText(reason.number));
    }
    if (reason.key == "pressesLeader") {
        //: Ahead in points
        return tr("%1 is ahead and must take the pile %2 of the time")
            .arg(seatName, percentText(reason.number));
    }
    if (reason.key == "turnsBack") {
        return tr("the level stays at %1 and the turn goes back to %2").arg(number, seatName);
    }
    if (reason.key == "mistSaves") {
        //: %1 is a level
        return tr("only Mist fits on %1").arg(number);
    }
    if (reason.key == "keepsLevel") {
        return tr("the level stays at %1").arg(number);
    }
    if (reason.key == "mirrorsStay") {
        return tr("you keep %n Mirror(s) for later", nullptr, reason.number);
    }
    if (reason.key == "shedsThree") {
        return tr("a three seldom fits later");
    }
    if (reason.key == "savesMist") {
        return tr("it saves your Mist for later");
    }
    if (reason.key == "staysLow") {
        return tr("the level stays low at %1").arg(number);
    }
    if (reason.key == "raisesTo") {
        return tr("it raises the level to %1, and the next player is stuck %2 of the time")
            .arg(number, percentText(reason.other));
    }
    //: The pile; %1 is a level
    return tr("it begins with %1").arg(number);
}

} // namespace ghostlight::app
