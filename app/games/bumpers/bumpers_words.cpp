// SPDX-License-Identifier: GPL-3.0-or-later
#include "bumpers_words.h"

#include "../../table/in_text.h"
#include "../../table/player_words.h"

#include <QLocale>

namespace ghostlight::app {

using bumpers::Move;
using bumpers::noValue;
using bumpers::unfazedCards;

// --- Cards ------------------------------------------------------------------------------------------------

QString BumpersWords::face(Value value) {
    if (value == noValue) {
        return {};
    }
    return value == bumpers::wild ? QStringLiteral("X") : printed(value);
}

QString BumpersWords::cardName(Value value) const {
    if (value == bumpers::wild) {
        return tr("X, counts as 0 or 10");
    }
    return value == bumpers::troublemaker ? tr("5, one more card to reveal") : printed(value);
}

QString BumpersWords::riderName(bool scared) const {
    return scared ? tr("Scared") : tr("Unfazed");
}

QString BumpersWords::cards(Value value, int count) const {
    QString card = face(value);
    switch (count) {
    case 1: return card;
    //: Two cards of the value %1
    case 2: return tr("two %1s").arg(card);
    //: Three cards of the value %1
    case 3: return tr("three %1s").arg(card);
    //: Four cards of the value %1
    case 4: return tr("four %1s").arg(card);
    //: Five cards of the value %1
    case 5: return tr("five %1s").arg(card);
    //: Six cards of the value %1
    case 6: return tr("six %1s").arg(card);
    //: Seven cards of the value %1
    default: return tr("seven %1s").arg(card);
    }
}

QString BumpersWords::result(const Play& play) const {
    const int tenths = play.result();
    return play.count == 1 ? printed(tenths / 10) : printedTenths(tenths);
}

// --- The log ----------------------------------------------------------------------------------------------

QString BumpersWords::roundOf(int round, int rounds) const {
    return tr("Round %1 of %2").arg(QLocale().toString(round), QLocale().toString(rounds));
}

QString BumpersWords::roundTo(int round, int target) const {
    //: %1 is the number of the round; the game ends when somebody has %n points
    return tr("Round %1, up to %n point(s)", nullptr, target).arg(QLocale().toString(round));
}

QString BumpersWords::hides(const QString& name) const {
    return tr("%1 hides the Scared card.").arg(name);
}

QString BumpersWords::beginsTricks(const QString& name) const {
    return tr("All Scared cards are hidden. %1 leads the first trick.").arg(name);
}

QString BumpersWords::plays(const QString& name, const Play& play, int place, bool leads) const {
    QString what = cards(play.value, play.count);
    if (play.value == bumpers::wild) {
        //: %1: one or more X cards, %2: 0 or 10, what they count as
        what = tr("%1 as %2").arg(what, printed(play.as));
    }
    if (play.count > 1) {
        //: %1: cards, as in “two 7s”; %2: what they count, as in 2.7
        what = tr("%1 (%2)").arg(what, result(play));
    }
    if (place == 0) {
        //: %1: a player, %2: cards; the first of the trick
        return tr("%1 leads with %2.").arg(name, what);
    }
    //: %1: a player, %2: cards; the highest of the trick so far
    return leads ? tr("%1 plays %2 and is ahead.").arg(name, what)
                 //: %1: a player, %2: cards
                 : tr("%1 plays %2.").arg(name, what);
}

QString BumpersWords::draws(const QString& name, int cards) const {
    return tr("%1 draws %n card(s).", nullptr, cards).arg(name);
}

QString BumpersWords::shortage(const QString& name) const {
    return tr("No card is left for %1 to draw, so everybody gives one.").arg(name);
}

QString BumpersWords::gives(const QString& name, Value value) const {
    //: %1: a player, %2: a card
    return tr("%1 gives %2.").arg(name, cards(value, 1));
}

QString BumpersWords::reshuffled(int cards) const {
    return tr("%n card(s) are shuffled into a new deck.", nullptr, cards);
}

QString BumpersWords::winsTrick(const QString& name, int reveals) const {
    return reveals == 0 ? tr("%1 wins the trick. With an X in it, nothing is revealed.").arg(name)
                        : tr("%1 wins the trick and must reveal %n card(s).", nullptr, reveals).arg(name);
}

QString BumpersWords::reveals(const QString& name, bool scared, int left) const {
    if (scared) {
        return tr("%1 reveals the Scared card!").arg(name);
    }
    return left == 1 ? tr("%1 reveals Unfazed. The one card left must be the Scared one!").arg(name)
                     : tr("%1 reveals Unfazed, %n card(s) left.", nullptr, left).arg(name);
}

QString BumpersWords::bottomToTop(const QString& name, bool moved) const {
    return moved ? tr("The bottom card of %1’s deck moves to the top.").arg(name)
                 : tr("The one card left in %1’s deck stays where it is.").arg(name);
}

QString BumpersWords::roundEnds(const QString& scared, bool paranoia) const {
    if (paranoia) {
        return tr("Paranoia! Nothing was left under the Scared card: %n point(s) for %1, none for the "
                  "others.",
                  nullptr, bumpers::paranoiaPoints)
            .arg(scared);
    }
    return scared.isEmpty() ? tr("All cards are played, and no Scared card came up.")
                            : tr("%1 got scared: the round is over.").arg(scared);
}

QString BumpersWords::scores(const QString& name, int points, const QString& why) const {
    //: %1: a player, %2: why
    return tr("%1 scores %n point(s): %2.", nullptr, points).arg(name, why);
}

// --- Scores -----------------------------------------------------------------------------------------------

QString BumpersWords::roundTitle(int round) const {
    return tr("Round %1").arg(QLocale().toString(round));
}

QString BumpersWords::score(int points) {
    return printed(points);
}

QString BumpersWords::gain(int points) const {
    //: Points that somebody gets
    return tr("+%1").arg(printed(points));
}

QString BumpersWords::whyDeck(int above, int below) const {
    if (below == 0) {
        return tr("nothing below the Scared card");
    }
    return above == 0 ? tr("%n Unfazed below, on top: ×2", nullptr, below)
                      : tr("%n Unfazed below", nullptr, below);
}

QString BumpersWords::whyScared() const {
    return tr("Scared");
}

QString BumpersWords::whyParanoia(bool own) const {
    return own ? tr("Paranoia") : tr("Paranoia takes all");
}

QString BumpersWords::note(bool hidden, bool scared) const {
    if (scared) {
        return tr("Scared!");
    }
    //: This player has hidden the Scared card
    return hidden ? tr("Ready") : QString();
}

// --- The trick --------------------------------------------------------------------------------------------

QString BumpersWords::stakeTitle(bool wild) const {
    //: On a sign, beside a number and above a line: so many cards the winner of the trick reveals
    const QString stake = tr("reveal");
    //: On the same sign, in a trick with an X
    return wild ? tr("no reveal") : stake;
}

QString BumpersWords::stakeText(bool wild, int fives) const {
    if (wild) {
        //: The bottom card of the winner's deck moves to its top
        return tr("bottom to top");
    }
    if (fives == 0) {
        //: Under “reveal” and a number on a sign
        return tr("for the winner");
    }
    //: Under “reveal” on a sign: one card, and one for every 5; %1 is “one 5”, “two 5s” ...
    return tr("1 + %1").arg(fives == 1 ? tr("one 5") : cards(bumpers::troublemaker, fives));
}

QString BumpersWords::scaredPlace(int place) const {
    switch (place) {
    case 0: return tr("Scared is on top");
    case 1: return tr("Scared is 2nd");
    case 2: return tr("Scared is 3rd");
    case 3: return tr("Scared is 4th");
    case 4: return tr("Scared is 5th");
    case 5: return tr("Scared is 6th");
    default: return tr("Scared is 7th");
    }
}

// --- Deciding ---------------------------------------------------------------------------------------------

QString BumpersWords::askToHide(const QString& name) const {
    return name.isEmpty() ? tr("Hide your Scared card in your ride")
                          //: %1 is a player's name
                          : tr("%1, hide your Scared card in your ride").arg(name);
}

QString BumpersWords::askToLead(const QString& name) const {
    return name.isEmpty() ? tr("You lead: play one card, or several the same")
                          //: %1 is a player's name
                          : tr("%1, you lead: play one card, or several the same").arg(name);
}

QString BumpersWords::askToPlay(const QString& name) const {
    return name.isEmpty() ? tr("Your turn: play one card, or several the same")
                          //: %1 is a player's name
                          : tr("%1, play one card, or several the same").arg(name);
}

QString BumpersWords::askToGive(const QString& name) const {
    return name.isEmpty() ? tr("Nothing is left to draw: give one card")
                          //: %1 is a player's name
                          : tr("%1, nothing is left to draw: give one card").arg(name);
}

QString BumpersWords::askZeroOrTen() const {
    return tr("Does your X count as 0 or as 10?");
}

QString BumpersWords::hideAt(int above) const {
    switch (above) {
    case 0: return tr("On top");
    case unfazedCards: return tr("At the bottom");
    default: return tr("Under %n card(s)", nullptr, above);
    }
}

QString BumpersWords::hideHint(int above) const {
    //: Cards above and below the Scared one in a deck
    return tr("%1 Unfazed above, %2 below")
        .arg(QLocale().toString(above), QLocale().toString(unfazedCards - above));
}

QString BumpersWords::playButton(const Play& play) const {
    if (play.value == bumpers::wild) {
        return play.count == 1 ? tr("Play as %1").arg(printed(play.as))
                               //: %1: 0 or 10, %2: what the cards count together, as in 2.1
                               : tr("Play as %1: %2").arg(printed(play.as), result(play));
    }
    //: %1 is what the cards count, as in 2.7
    return tr("Play %1").arg(result(play));
}

QString BumpersWords::giveButton(Value value) const {
    return tr("Give %1").arg(cards(value, 1));
}

QString BumpersWords::preview(const Play& play) const {
    if (play.count == 1) {
        return cards(play.value, 1);
    }
    //: %1: cards, as in “two 7s”; %2: what they count, as in 2.7
    return tr("%1 = %2, draw %n", nullptr, play.count - 1).arg(cards(play.value, play.count), result(play));
}

QString BumpersWords::previewWild(int cards) const {
    if (cards == 1) {
        return tr("X: 0 or 10");
    }
    const Play zeros{noSeat, bumpers::wild, static_cast<std::uint8_t>(cards), 0};
    const Play tens{noSeat, bumpers::wild, static_cast<std::uint8_t>(cards), 10};
    //: %1: cards, as in “two Xs”; they count %2 or %3
    return tr("%1 = %2 or %3, draw %n", nullptr, cards - 1)
        .arg(this->cards(bumpers::wild, cards), result(zeros), result(tens));
}

QString BumpersWords::losesTo(const QString& result) const {
    //: What the cards count, against %1
    return tr("loses to %1").arg(result);
}

QString BumpersWords::beats(const QString& result) const {
    //: What the cards count, against %1
    return tr("beats %1").arg(result);
}

QString BumpersWords::winsAndReveals(int cards) const {
    return tr("wins: you reveal %n card(s)", nullptr, cards);
}

QString BumpersWords::winsAndScares() const {
    return tr("wins: your Scared card comes up!");
}

QString BumpersWords::winsWithParanoia() const {
    return tr("wins: Paranoia!");
}

QString BumpersWords::winsAndTurns() const {
    return tr("wins: your bottom card moves to the top");
}

QString BumpersWords::both(const QString& preview, const QString& verdict) const {
    //: %1: what a play counts, %2: what that means, as in “loses to 4”
    return verdict.isEmpty() ? preview : tr("%1: %2").arg(preview, verdict);
}

// --- Advice -----------------------------------------------------------------------------------------------

QString BumpersWords::advise(const Move& move) const {
    switch (move.what) {
    case Move::Do::hide:
        switch (move.number) {
        case 0: return tr("Hide it on top");
        case unfazedCards: return tr("Hide it at the bottom");
        default: return tr("Hide it under %n Unfazed", nullptr, move.number);
        }
    case Move::Do::discard: return tr("Give %1").arg(cards(move.value, 1));
    default: break;
    }
    if (move.value == bumpers::wild) {
        //: %1: one or more X cards, %2: 0 or 10
        return tr("Play %1 as %2").arg(cards(move.value, move.count), printed(move.number));
    }
    return tr("Play %1").arg(cards(move.value, move.count));
}

int BumpersWords::seatIn(const ai::Reason& reason) {
    if (reason.key == "stopsParanoia") {
        return 0;
    }
    return reason.key == "feedsFives" || reason.key == "ducks" || reason.key == "ducksHigh" ? 1 : -1;
}

QString BumpersWords::reason(const ai::Reason& reason, const QString& name) const {
    if (reason.key == "stopsParanoia") {
        return tr("it keeps %1 from Paranoia").arg(name);
    }
    if (reason.key == "feedsFives") {
        return tr("%1 must reveal %n more", nullptr, reason.number).arg(name);
    }
    if (reason.key == "ducks") {
        return tr("the trick is left to %1").arg(name);
    }
    if (reason.key == "ducksHigh") {
        return tr("you get rid of a high card while %1 wins the trick").arg(name);
    }
    if (reason.key == "drawsCards") {
        return tr("you lose the trick and draw %n card(s)", nullptr, reason.number);
    }
    if (reason.key == "givesHigh") {
        return tr("high cards win tricks you may not want");
    }
    if (reason.key == "givesLow") {
        return tr("you can spare it");
    }
    if (reason.key.starts_with("hides")) {
        return reasonToHide(reason);
    }
    return reasonToWin(reason);
}

QString BumpersWords::reasonToHide(const ai::Reason& reason) const {
    if (reason.key == "hidesOnTop") {
        return tr("it is worth %n point(s) if you never have to reveal a card", nullptr, reason.number);
    }
    if (reason.key == "hidesLast") {
        return tr("revealed as the very last card it is Paranoia, worth %n point(s)", nullptr, reason.number);
    }
    //: %1: cards above the Scared one
    return tr("once the %1 above it are revealed, it is worth %n point(s)", nullptr, reason.other)
        .arg(QLocale().toString(reason.number));
}

QString BumpersWords::reasonToWin(const ai::Reason& reason) const {
    if (reason.key == "completesParanoia") {
        return tr("that is Paranoia, %n point(s)", nullptr, reason.number);
    }
    if (reason.key == "scaresItself") {
        return tr("your Scared card comes up, and %n Unfazed below it count nothing", nullptr, reason.number);
    }
    if (reason.key == "topsScared") {
        return tr("your Scared card comes to the top, worth %n point(s)", nullptr, reason.number);
    }
    if (reason.key == "turnsScaredUp") {
        return tr("your Scared card moves from the bottom to the top, worth %n point(s)", nullptr,
                  reason.number);
    }
    if (reason.key == "leavesTop") {
        return tr("your Scared card is covered again, with %n Unfazed below it", nullptr, reason.number);
    }
    if (reason.key == "turnsDeck") {
        return tr("you win and reveal nothing, with %n Unfazed above your Scared card then", nullptr,
                  reason.number);
    }
    if (reason.key == "winsReveals") {
        //: %1: how many Unfazed cards are left above the Scared one
        return tr("you reveal %n card(s), and %1 more Unfazed lie above your Scared card", nullptr,
                  reason.number)
            .arg(QLocale().toString(reason.other));
    }
    if (reason.key == "mayWin") {
        //: %1: how often, as in 42 %
        return tr("it wins about %1 of the time, and you would reveal %n card(s)", nullptr, reason.other)
            .arg(percentText(reason.number));
    }
    return reason.key == "leadsHigh"
               ? tr("a high lead, which wins about %1 of the time").arg(percentText(reason.other))
               : tr("a low lead, which wins about %1 of the time").arg(percentText(reason.other));
}

} // namespace ghostlight::app
