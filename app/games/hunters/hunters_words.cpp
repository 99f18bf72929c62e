// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_words.h"

#include "../../table/in_text.h"
#include "../../table/player_words.h"
#include "hunters_card_words.h"

#include <QLocale>

namespace ghostlight::app {

using namespace hunters;

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

QString listed(const QStringList& parts) {
    return QLocale().createSeparatedList(parts);
}

} // namespace

// --- Things -----------------------------------------------------------------------------------------------

QString HuntersWords::fame(int fame) const {
    //: Points: the most win
    return tr("%n Fame", nullptr, fame);
}

QString HuntersWords::round(int round) const {
    return tr("Round %1 of %2").arg(number(round), number(rounds));
}

QString HuntersWords::trap(CardIndex trap) const {
    //: A Trap card: its name, and what it pays for as in "3 Fame for a green 1 or a green 4"
    return tr("Trap %1: %2").arg(trapName(trap), trapEffect(trap));
}

QString HuntersWords::ally(CardIndex ally) const {
    //: An Ally card: its name, and what it does once
    return tr("Ally %1: %2").arg(allyName(ally), allyEffect(ally));
}

QString HuntersWords::die(Die die) const {
    //: A Dangerous die. %1: the die as in "red 5"
    return die.isDangerous() ? tr("Dangerous die, %1").arg(dieName(die)) : tr("Die, %1").arg(dieName(die));
}

QString HuntersWords::changedDie(Die seen, Die rolled) const {
    //: A die that an Ally changed. %1: as it is seen, %2: as it was rolled, both as in "red 5"
    return tr("Die, %1, rolled as %2").arg(dieName(seen), dieName(rolled));
}

QString HuntersWords::hiddenDie(Die rolled) const {
    //: A die that an Ally made invisible for this turn. %1: as in "red 5"
    return tr("Hidden die, %1").arg(dieName(rolled));
}

QString HuntersWords::pouch(int dice) const {
    //: Dice
    return tr("%n in the pouch", nullptr, dice);
}

QString HuntersWords::dangers(int dangers) const {
    //: A gauge. %2: so many Dangerous dice bust
    return tr("Dangerous dice: %1 of %2").arg(number(dangers), number(bustDice));
}

QString HuntersWords::allyOffer() const {
    //: Under the Allies on offer
    return tr("pass alone: take one");
}

QString HuntersWords::isIn() const {
    //: A player who has not left the round
    return tr("in");
}

QString HuntersWords::hasDecided() const {
    //: A player who has chosen to stay or to pass; which is still secret
    return tr("has decided");
}

QString HuntersWords::hasPassed() const {
    //: A player who has decided so
    return tr("passed");
}

QString HuntersWords::isBust() const {
    return tr("bust");
}

QString HuntersWords::isOut() const {
    //: A player who has left the round
    return tr("out");
}

QString HuntersWords::stays() const {
    //: A player who has decided so
    return tr("stays");
}

QString HuntersWords::hasTurn() const {
    //: A player whose turn it is to take a Trap and to score
    return tr("takes and scores");
}

QString HuntersWords::thisRound(int fame) const {
    //: Fame of this round, beside the total
    return tr("+%1").arg(printed(fame));
}

// --- What happened ----------------------------------------------------------------------------------------

QString HuntersWords::roundBegins(int round) const {
    return tr("Round %1").arg(number(round));
}

QString HuntersWords::beginsWith(const QString& name, CardIndex trap) const {
    //: %2 is the name of a Trap
    return tr("%1 begins with %2.").arg(name, trapName(trap));
}

QString HuntersWords::trapsOnOffer(const QStringList& names) const {
    return tr("Traps on offer: %1.").arg(listed(names));
}

QString HuntersWords::alliesOnOffer(const QStringList& names) const {
    return tr("Allies on offer: %1.").arg(listed(names));
}

QString HuntersWords::firstDice(const QStringList& dice) const {
    //: %1 is a list as in "red 5 and blue 2"
    return tr("The first dice: %1.").arg(listed(dice));
}

QString HuntersWords::moreDice(const QStringList& dice) const {
    //: %1 is a list as in "red 5 and blue 2"
    return tr("%n more dice: %1.", nullptr, static_cast<int>(dice.size())).arg(listed(dice));
}

QString HuntersWords::lastDice(const QString& name, const QStringList& dice) const {
    //: %1 is a name, %2 a list as in "red 5 and blue 2"
    return tr("%1, the last one in, rolls %n dice: %2.", nullptr, static_cast<int>(dice.size()))
        .arg(name, listed(dice));
}

QString HuntersWords::decided(const QStringList& staying, const QStringList& passing) const {
    if (passing.isEmpty()) {
        //: %1 are all who decided
        return tr("All stay: %1.").arg(listed(staying));
    }
    if (staying.isEmpty()) {
        //: %1 are all who decided
        return tr("All pass: %1.").arg(listed(passing));
    }
    //: Lists of names
    return tr("Staying: %1. Passing: %2.").arg(listed(staying), listed(passing));
}

QString HuntersWords::pouchEmpty() const {
    return tr("The pouch is empty: all who are in pass together.");
}

QString HuntersWords::busted(const QStringList& names, int dangers) const {
    //: %1 is a list of names
    return tr("Bust! %n Dangerous dice catch %1.", nullptr, dangers).arg(listed(names));
}

QString HuntersWords::tookAlly(const QString& name, CardIndex ally) const {
    //: %1: a player, %2: an Ally's name, %3: what it does
    return tr("%1 passed alone and takes %2: %3.").arg(name, allyName(ally), allyEffect(ally));
}

QString HuntersWords::tookTrap(const QString& name, CardIndex trap) const {
    //: %2 is the name of a Trap
    return tr("%1 takes %2.").arg(name, trapName(trap));
}

QString HuntersWords::addedDie(const QString& name, CardIndex ally, Die die) const {
    //: %1: a player, %2: an Ally's name, %3: a die as in "red 5"
    return tr("%1 uses %2: one more die, %3.").arg(name, allyName(ally), dieName(die));
}

QString HuntersWords::turnedDie(const QString& name, CardIndex ally, Die before, Die after) const {
    //: %1: a player, %2: an Ally's name, %3 and %4: dice as in "red 5"
    return tr("%1 uses %2: %3 becomes %4.").arg(name, allyName(ally), dieName(before), dieName(after));
}

QString HuntersWords::hidDie(const QString& name, CardIndex ally, Die die) const {
    //: %1: a player, %2: an Ally's name, %3: a die as in "red 5"
    return tr("%1 uses %2: %3 is hidden.").arg(name, allyName(ally), dieName(die));
}

QString HuntersWords::wasBrave(const QString& name, CardIndex ally) const {
    return tr("%1 uses %2: in spite of the bust all complete Traps count.").arg(name, allyName(ally));
}

QString HuntersWords::traded(const QString& name, CardIndex ally, CardIndex given, CardIndex got) const {
    //: %1: a player, %2: an Ally's name, %3: the Trap given away, %4: the Trap got for it
    return tr("%1 uses %2: %3 goes, %4 comes.").arg(name, allyName(ally), trapName(given), trapName(got));
}

QString HuntersWords::scouted(const QString& name, CardIndex ally, CardIndex trap) const {
    //: %1: a player, %2: an Ally's name, %3: a Trap
    return tr("%1 uses %2 and finds %3.").arg(name, allyName(ally), trapName(trap));
}

QString HuntersWords::scored(const QString& name, CardIndex trap, int fame) const {
    //: %1: a player, %2: a Trap
    return tr("%1 scores %2: %n Fame.", nullptr, fame).arg(name, trapName(trap));
}

QString HuntersWords::paidAgain(const QString& name, CardIndex ally, CardIndex trap, int fame) const {
    //: %1: a player, %2: an Ally's name, %3: a Trap
    return tr("%1 uses %2: %3 pays %n Fame again.", nullptr, fame).arg(name, allyName(ally), trapName(trap));
}

QString HuntersWords::scoredNothing(const QString& name) const {
    return tr("%1 has no complete Trap.").arg(name);
}

QString HuntersWords::exchanged(const QString& name, const QString& other) const {
    return tr("%1 and %2 exchange turn order tokens.").arg(name, other);
}

QString HuntersWords::consoled(const QString& name, CardIndex ally) const {
    //: %1: a player, %2: an Ally's name, %3: what it does
    return tr("%1 has the least Fame of the round and draws %2: %3.")
        .arg(name, allyName(ally), allyEffect(ally));
}

QString HuntersWords::trapsReshuffled() const {
    return tr("The discarded Traps are shuffled into a new deck.");
}

QString HuntersWords::alliesReshuffled() const {
    return tr("The discarded Allies are shuffled into a new deck.");
}

QString HuntersWords::padCatch(CardIndex trap, int fame) const {
    //: Score pad: a Trap's name and the Fame it paid
    return tr("%1 %2").arg(trapName(trap), printed(fame));
}

QString HuntersWords::padReason(const QStringList& catches, bool bust) const {
    if (catches.isEmpty()) {
        //: Score pad: why somebody got nothing
        return bust ? tr("bust") : tr("no Trap");
    }
    //: Score pad: %1 is the Trap that paid after a bust
    return bust ? tr("bust: %1").arg(listed(catches)) : listed(catches);
}

// --- What is asked ----------------------------------------------------------------------------------------

QString HuntersWords::askDecide(const QString& name) const {
    return name.isEmpty() ? tr("Stay for two more dice, or pass?")
                          : tr("%1: stay for two more dice, or pass?").arg(name);
}

QString HuntersWords::askRoll(const QString& name) const {
    return name.isEmpty() ? tr("You are the last one in: how many dice?")
                          : tr("%1 is the last one in: how many dice?").arg(name);
}

QString HuntersWords::askAlly(const QString& name) const {
    return name.isEmpty() ? tr("You passed alone: take an Ally")
                          : tr("%1 passed alone: take an Ally").arg(name);
}

QString HuntersWords::askTrap(const QString& name) const {
    return name.isEmpty() ? tr("Your turn: take a Trap") : tr("%1: take a Trap").arg(name);
}

QString HuntersWords::askScore(const QString& name) const {
    return name.isEmpty() ? tr("Score your Traps") : tr("%1: score your Traps").arg(name);
}

QString HuntersWords::askWhichTrap(const QString& name) const {
    return name.isEmpty() ? tr("Bust: score one of your Traps") : tr("Bust: %1 scores one Trap").arg(name);
}

QString HuntersWords::askEnd(const QString& name) const {
    return name.isEmpty() ? tr("An Ally can still help: use it, or end your turn")
                          : tr("%1: use an Ally, or end your turn").arg(name);
}

QString HuntersWords::askTarget(Effect effect, bool second) const {
    switch (effect) {
    case Effect::nudge: return second ? tr("One higher or one lower?") : tr("Which die changes by one?");
    case Effect::repaint: return second ? tr("Which colour?") : tr("Which die gets another colour?");
    case Effect::banish: return tr("Which Dangerous die will be hidden?");
    case Effect::trade:
        return second ? tr("Which Trap on offer do you get for it?")
                      : tr("Which of your Traps do you give away?");
    default: return tr("Which Trap pays again?");
    }
}

QString HuntersWords::dangerNote(int dangers) const {
    switch (dangers) {
    case 0: return tr("No Dangerous die yet: three bust all who stayed.");
    case 1: return tr("One Dangerous: two more and all who stayed bust.");
    default: return tr("Two Dangerous: one more and all who stayed bust.");
    }
}

QString HuntersWords::bustNote() const {
    return tr("Bust: only one complete Trap counts.");
}

// --- What may be done -------------------------------------------------------------------------------------

QString HuntersWords::stay() const {
    //: A decision: remain in the round for more dice
    return tr("Stay");
}

QString HuntersWords::pass() const {
    //: A decision: leave the round and score
    return tr("Pass");
}

QString HuntersWords::stayBrings(int dice, int percent) const {
    //: What staying brings: %1 is the chance to bust as in 38 %
    return tr("%n more dice · bust %1", nullptr, dice).arg(percentText(percent));
}

QString HuntersWords::passBrings(int fame, bool trap) const {
    //: What passing brings: Fame, and a Trap to take
    return trap ? tr("%n Fame, 1 Trap", nullptr, fame) : this->fame(fame);
}

QString HuntersWords::roll(int dice) const {
    return tr("Roll %n dice", nullptr, dice);
}

QString HuntersWords::bustRisk(int percent) const {
    //: The chance to bust, as in 38 %
    return tr("bust %1").arg(percentText(percent));
}

QString HuntersWords::takeAlly(CardIndex ally) const {
    return tr("Take %1").arg(allyName(ally));
}

QString HuntersWords::takeTrap(CardIndex trap) const {
    return tr("Take %1").arg(trapName(trap));
}

QString HuntersWords::scoreAll(int fame) const {
    return tr("Score %n Fame", nullptr, fame);
}

QString HuntersWords::scoreTrap(CardIndex trap) const {
    return tr("Score %1").arg(trapName(trap));
}

QString HuntersWords::scoreNothing() const {
    return tr("Score nothing");
}

QString HuntersWords::completeTraps(const QStringList& traps) const {
    //: Where otherwise the complete Traps are listed
    return traps.isEmpty() ? tr("no Trap is complete") : listed(traps);
}

QString HuntersWords::endTurn() const {
    return tr("End the turn");
}

QString HuntersWords::keepsAllies(int allies) const {
    //: %1: how many
    return tr("Allies kept for later: %1").arg(number(allies));
}

QString HuntersWords::useAlly(CardIndex ally) const {
    return tr("Use %1").arg(allyName(ally));
}

QString HuntersWords::useOn(CardIndex ally, const QString& target) const {
    //: %1: an Ally's name, %2: what is done, as in "red 4 → red 5"
    return tr("Use %1: %2").arg(allyName(ally), target);
}

QString HuntersWords::paysNow(int fame) const {
    return tr("+%n Fame now", nullptr, fame);
}

QString HuntersWords::notComplete() const {
    return tr("not complete yet");
}

QString HuntersWords::dicePresent(int there, int drawn) const {
    //: A Trap, read out: so many (%1) of the dice that are drawn on it (%2) have been rolled
    return tr("not complete yet, %1 of %2").arg(number(there), number(drawn));
}

QString HuntersWords::completes(const QStringList& traps, int fame) const {
    //: %1 is a list of Traps
    return tr("completes %1: +%n Fame", nullptr, fame).arg(listed(traps));
}

QString HuntersWords::changesFame(int fame) const {
    return fame > 0 ? tr("+%n Fame", nullptr, fame)
                    //: Fewer Fame than before
                    : tr("−%n Fame", nullptr, -fame);
}

QString HuntersWords::changesNothing() const {
    return tr("no more Fame now");
}

QString HuntersWords::dieTurns(Die before, Die after) const {
    //: What a die becomes, both as in "red 5"
    return tr("%1 → %2").arg(dieName(before), dieName(after));
}

QString HuntersWords::getsFor(CardIndex got, CardIndex given) const {
    //: A trade: the Trap that goes and the Trap that comes
    return tr("%1 → %2").arg(trapName(given), trapName(got));
}

// --- Why something cannot be ------------------------------------------------------------------------------

QString HuntersWords::decideFirst() const {
    return tr("First decide: stay or pass.");
}

QString HuntersWords::rollFirst() const {
    return tr("First roll your last dice.");
}

QString HuntersWords::notYours(const QString& owner) const {
    //: A Trap or an Ally; %1 is a player
    return tr("That belongs to %1.").arg(owner);
}

QString HuntersWords::alliesInTurn() const {
    return tr("Allies help in your own turn, after you have passed.");
}

QString HuntersWords::allyAlone() const {
    return tr("Only somebody who passes alone takes an Ally.");
}

QString HuntersWords::allyFirst() const {
    return tr("First take an Ally.");
}

QString HuntersWords::oneTrapOnly() const {
    return tr("You have already taken your Trap this round.");
}

QString HuntersWords::keepTraps() const {
    return tr("You keep your Traps. Take one of those on offer.");
}

QString HuntersWords::notThisTrap() const {
    return tr("This Trap is not complete.");
}

QString HuntersWords::wasScored() const {
    return tr("This Trap was scored in this turn.");
}

QString HuntersWords::onlyScored() const {
    return tr("Only a Trap that was scored in this turn pays again.");
}

QString HuntersWords::onlyWhenBust() const {
    return tr("This Ally helps only when you are bust.");
}

QString HuntersWords::onlyAfterScoring() const {
    return tr("This Ally helps after scoring.");
}

QString HuntersWords::onlyBeforeScoring() const {
    return tr("This Ally helps before scoring.");
}

QString HuntersWords::noTarget() const {
    return tr("There is nothing this Ally could do.");
}

QString HuntersWords::onlyDangerous() const {
    return tr("Only a Dangerous die can be hidden.");
}

QString HuntersWords::needsAlly() const {
    return tr("Dice change only with the help of an Ally.");
}

QString HuntersWords::notATarget() const {
    return tr("This Ally cannot do anything with that.");
}

} // namespace ghostlight::app
