// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bumpers/bumpers.h"

#include <QLocale>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace ghostlight::app {

/// The play that the viewer is putting together.
struct BumpersDraft {
    QString preview; ///< what playing the picked cards would do
    QString verdict; ///< and how that compares
    bool losing = false;
    int ways = 0;     ///< in how many ways the picked cards may be played
    double place = 0; ///< the middle of the picked cards in the hand
    int handSize = 0;
};

/// Ghostbumpers' table besides its pieces, as it is shown: always a little behind the match.
struct BumpersShown {
    bumpers::Phase phase = bumpers::Phase::hide;
    int deckSize = 0;
    int discardSize = 0;
    int starter = -1;                 ///< holds the Starting card
    std::vector<bumpers::Play> trick; ///< what was played so far
    int winner = -1;                  ///< who won the trick, while that is resolved
    int breath = -1;                  ///< who is about to turn over a Character card
    int drawing = -1;                 ///< for whom everybody gives a card
    int scared = -1;                  ///< whose Scared card came up
    bool paranoia = false;            ///< and it was the last of its deck
    QList<int> rides;                 ///< Character cards left in each seat's deck
    QStringList gains;                ///< what each seat just scored, in words; empty: nothing yet

    // In words, kept with what they tell.
    QStringList results;
    QString stakeTitle;
    QString stakeText;

    // For the viewer's eyes only.
    bool hiding = false; ///< the viewer is asked where its Scared card goes
    QString rideText;    ///< where its Scared card waits
    BumpersDraft draft;
};

/// What QML reads of it.
class BumpersFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(int deckSize READ deckSize NOTIFY changed)
    Q_PROPERTY(QString deckText READ deckText NOTIFY changed)
    Q_PROPERTY(int discardSize READ discardSize NOTIFY changed)
    Q_PROPERTY(int starter READ starter NOTIFY changed)
    Q_PROPERTY(int trickSize READ trickSize NOTIFY changed)
    Q_PROPERTY(int leading READ leading NOTIFY changed)
    Q_PROPERTY(bool wild READ hasWild NOTIFY changed)
    Q_PROPERTY(int stake READ stake NOTIFY changed)
    Q_PROPERTY(QString stakeTitle READ stakeTitle NOTIFY changed)
    Q_PROPERTY(QString stakeText READ stakeText NOTIFY changed)
    Q_PROPERTY(QStringList results READ results NOTIFY changed)
    Q_PROPERTY(QList<int> played READ played NOTIFY changed)
    Q_PROPERTY(int winner READ winner NOTIFY changed)
    Q_PROPERTY(int breath READ breath NOTIFY changed)
    Q_PROPERTY(int drawing READ drawing NOTIFY changed)
    Q_PROPERTY(int scared READ scared NOTIFY changed)
    Q_PROPERTY(bool paranoia READ isParanoia NOTIFY changed)
    Q_PROPERTY(QList<int> rides READ rides NOTIFY changed)
    Q_PROPERTY(QStringList gains READ gains NOTIFY changed)
    Q_PROPERTY(bool hiding READ isHiding NOTIFY changed)
    Q_PROPERTY(QString rideText READ rideText NOTIFY changed)
    Q_PROPERTY(QString preview READ preview NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool losing READ isLosing NOTIFY changed)
    Q_PROPERTY(int drafts READ drafts NOTIFY changed)
    Q_PROPERTY(double draftPlace READ draftPlace NOTIFY changed)
    Q_PROPERTY(int handSize READ handSize NOTIFY changed)

public:
    /// "hide", "play", "discard" or "over".
    QString phase() const;
    int deckSize() const { return shown_.deckSize; }
    /// It is written, and not printed on a thing.
    QString deckText() const { return QLocale().toString(shown_.deckSize); }
    int discardSize() const { return shown_.discardSize; }
    int starter() const { return shown_.starter; }
    /// How many seats have played to the trick.
    int trickSize() const { return static_cast<int>(shown_.trick.size()); }
    /// Whose play is the highest so far; -1: there is none.
    int leading() const;
    /// A 0/10 card lies in the trick.
    bool hasWild() const;
    /// How many Character cards the winner of the trick must reveal as it stands.
    int stake() const;
    const QString& stakeTitle() const { return shown_.stakeTitle; }
    const QString& stakeText() const { return shown_.stakeText; }
    const QStringList& results() const { return shown_.results; }
    /// How many cards each seat has in the trick.
    QList<int> played() const;
    int winner() const { return shown_.winner; }
    int breath() const { return shown_.breath; }
    int drawing() const { return shown_.drawing; }
    int scared() const { return shown_.scared; }
    bool isParanoia() const { return shown_.paranoia; }
    const QList<int>& rides() const { return shown_.rides; }
    const QStringList& gains() const { return shown_.gains; }
    bool isHiding() const { return shown_.hiding; }
    const QString& rideText() const { return shown_.rideText; }
    const QString& preview() const { return shown_.draft.preview; }
    const QString& verdict() const { return shown_.draft.verdict; }
    bool isLosing() const { return shown_.draft.losing; }
    int drafts() const { return shown_.draft.ways; }
    double draftPlace() const { return shown_.draft.place; }
    int handSize() const { return shown_.draft.handSize; }

    const BumpersShown& shown() const { return shown_; }
    template <class Change> void change(Change change) {
        change(shown_);
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    BumpersShown shown_;
};

} // namespace ghostlight::app
