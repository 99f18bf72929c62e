// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/policy.h"
#include "bumpers/bumpers.h"

#include <QCoreApplication>
#include <QString>

namespace ghostlight::app {

/// What Ghostbumpers' table says.
class BumpersWords {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::BumpersWords)

public:
    using Play = bumpers::Play;
    using Value = bumpers::Value;

    // --- Cards --------------------------------------------------------------------------------------------

    /// What is printed on a card: "7", "X".
    static QString face(Value value);
    QString cardName(Value value) const;
    QString riderName(bool scared) const;
    /// "7", "two 7s".
    QString cards(Value value, int count) const;
    /// What a play counts: "4", "2.7".
    QString result(const Play& play) const;

    // --- The log ------------------------------------------------------------------------------------------

    QString roundOf(int round, int rounds) const;
    QString roundTo(int round, int target) const;
    QString hides(const QString& name) const;
    QString beginsTricks(const QString& name) const;
    /// `place` is the play's place in the trick; `leads`: it is the highest so far.
    QString plays(const QString& name, const Play& play, int place, bool leads) const;
    QString draws(const QString& name, int cards) const;
    QString shortage(const QString& name) const;
    QString gives(const QString& name, Value value) const;
    QString reshuffled(int cards) const;
    QString winsTrick(const QString& name, int reveals) const;
    QString reveals(const QString& name, bool scared, int left) const;
    QString bottomToTop(const QString& name, bool moved) const;
    QString roundEnds(const QString& scared, bool paranoia) const;
    QString scores(const QString& name, int points, const QString& why) const;

    // --- Scores -------------------------------------------------------------------------------------------

    QString roundTitle(int round) const;
    static QString score(int points);
    QString gain(int points) const;
    QString whyDeck(int above, int below) const;
    QString whyScared() const;
    QString whyParanoia(bool own) const;
    QString note(bool hidden, bool scared) const;

    // --- The trick ----------------------------------------------------------------------------------------

    QString stakeTitle(bool wild) const;
    QString stakeText(bool wild, int fives) const;
    QString scaredPlace(int place) const;

    // --- Deciding -----------------------------------------------------------------------------------------

    QString askToHide(const QString& name) const;
    QString askToLead(const QString& name) const;
    QString askToPlay(const QString& name) const;
    QString askToGive(const QString& name) const;
    QString askZeroOrTen() const;
    QString hideAt(int above) const;
    QString hideHint(int above) const;
    QString playButton(const Play& play) const;
    QString giveButton(Value value) const;
    /// What a play makes: "two 7s = 2.7, draw 1".
    QString preview(const Play& play) const;
    QString previewWild(int cards) const;
    QString losesTo(const QString& result) const;
    QString beats(const QString& result) const;
    QString winsAndReveals(int cards) const;
    QString winsAndScares() const;
    QString winsWithParanoia() const;
    QString winsAndTurns() const;
    /// Two sentences on one bubble.
    QString both(const QString& preview, const QString& verdict) const;

    // --- Advice -------------------------------------------------------------------------------------------

    QString advise(const bumpers::Move& move) const;
    /// `name`: of the seat that the reason speaks of, if it speaks of one.
    QString reason(const ai::Reason& reason, const QString& name) const;
    /// Which of a reason's numbers is a seat: 0 the first, 1 the second, -1 none.
    static int seatIn(const ai::Reason& reason);

private:
    QString reasonToHide(const ai::Reason& reason) const;
    QString reasonToWin(const ai::Reason& reason) const;
};

} // namespace ghostlight::app
