// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/policy.h"
#include "hunters/hunters.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace ghostlight::app {

/// Everything the table of Ghost Hunters says. A name that is empty means "you".
class HuntersWords {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::HuntersWords)

public:
    using Die = hunters::Die;
    using CardIndex = hunters::CardIndex;

    // Things.
    QString fame(int fame) const;
    QString round(int round) const;
    QString trap(CardIndex trap) const;
    QString ally(CardIndex ally) const;
    QString die(Die die) const;
    QString changedDie(Die seen, Die rolled) const;
    QString hiddenDie(Die rolled) const;
    QString pouch(int dice) const;
    QString dangers(int dangers) const;
    QString allyOffer() const;

    // How a seat stands in the round.
    QString isIn() const;
    QString hasDecided() const;
    QString hasPassed() const;
    QString isBust() const;
    QString isOut() const;
    QString stays() const;
    QString hasTurn() const;
    QString thisRound(int fame) const;

    // What happened.
    QString roundBegins(int round) const;
    QString beginsWith(const QString& name, CardIndex trap) const;
    QString trapsOnOffer(const QStringList& names) const;
    QString alliesOnOffer(const QStringList& names) const;
    QString firstDice(const QStringList& dice) const;
    QString moreDice(const QStringList& dice) const;
    QString lastDice(const QString& name, const QStringList& dice) const;
    QString decided(const QStringList& staying, const QStringList& passing) const;
    QString pouchEmpty() const;
    QString busted(const QStringList& names, int dangers) const;
    QString tookAlly(const QString& name, CardIndex ally) const;
    QString tookTrap(const QString& name, CardIndex trap) const;
    QString addedDie(const QString& name, CardIndex ally, Die die) const;
    QString turnedDie(const QString& name, CardIndex ally, Die before, Die after) const;
    QString hidDie(const QString& name, CardIndex ally, Die die) const;
    QString wasBrave(const QString& name, CardIndex ally) const;
    QString traded(const QString& name, CardIndex ally, CardIndex given, CardIndex got) const;
    QString scouted(const QString& name, CardIndex ally, CardIndex trap) const;
    QString scored(const QString& name, CardIndex trap, int fame) const;
    QString paidAgain(const QString& name, CardIndex ally, CardIndex trap, int fame) const;
    QString scoredNothing(const QString& name) const;
    QString exchanged(const QString& name, const QString& other) const;
    QString consoled(const QString& name, CardIndex ally) const;
    QString trapsReshuffled() const;
    QString alliesReshuffled() const;
    QString padCatch(CardIndex trap, int fame) const;
    QString padReason(const QStringList& catches, bool bust) const;

    // What is asked.
    QString askDecide(const QString& name) const;
    QString askRoll(const QString& name) const;
    QString askAlly(const QString& name) const;
    QString askTrap(const QString& name) const;
    QString askScore(const QString& name) const;
    QString askWhichTrap(const QString& name) const;
    QString askEnd(const QString& name) const;
    QString askTarget(hunters::Effect effect, bool second) const;
    QString dangerNote(int dangers) const;
    QString bustNote() const;

    // What may be done, and what it would bring.
    QString stay() const;
    QString pass() const;
    QString stayBrings(int dice, int percent) const;
    QString passBrings(int fame, bool trap) const;
    QString roll(int dice) const;
    QString bustRisk(int percent) const;
    QString takeAlly(CardIndex ally) const;
    QString takeTrap(CardIndex trap) const;
    QString scoreAll(int fame) const;
    QString scoreTrap(CardIndex trap) const;
    QString scoreNothing() const;
    QString completeTraps(const QStringList& traps) const;
    QString endTurn() const;
    QString keepsAllies(int allies) const;
    QString useAlly(CardIndex ally) const;
    QString useOn(CardIndex ally, const QString& target) const;
    QString paysNow(int fame) const;
    QString notComplete() const;
    QString dicePresent(int there, int drawn) const;
    QString completes(const QStringList& traps, int fame) const;
    QString changesFame(int fame) const;
    QString changesNothing() const;
    QString dieTurns(Die before, Die after) const;
    QString getsFor(CardIndex got, CardIndex given) const;

    // Why something cannot be.
    QString decideFirst() const;
    QString rollFirst() const;
    QString notYours(const QString& owner) const;
    QString alliesInTurn() const;
    QString allyAlone() const;
    QString allyFirst() const;
    QString oneTrapOnly() const;
    QString keepTraps() const;
    QString notThisTrap() const;
    QString wasScored() const;
    QString onlyScored() const;
    QString onlyWhenBust() const;
    QString onlyAfterScoring() const;
    QString onlyBeforeScoring() const;
    QString noTarget() const;
    QString onlyDangerous() const;
    QString needsAlly() const;
    QString notATarget() const;

    /// `seatName` says who a reason is about.
    QString reason(const ai::Reason& reason, const QString& seatName) const;
};

} // namespace ghostlight::app
