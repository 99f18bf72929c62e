// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choice_model.h"
#include "log_model.h"
#include "piece_model.h"
#include "score_pad.h"
#include "seat_model.h"
#include "step_queue.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace ghostlight::app {

/// How the people at this device want to play.
struct HouseRules {
    bool privacy = true;   ///< a curtain falls before somebody else's hand is shown
    double slowness = 1;   ///< of what is shown: 2 slow, 1 normal, 0.5 fast, 0 at once
    bool confirms = false; ///< a move is made when it is chosen a second time
    int thinkingTime =
        600; ///< the least time a computer player takes over a move at normal pace, in milliseconds
};

/// Who sits where: "person", or a computer player as in "hard" or "medium:bold".
struct SeatSetup {
    QString name;
    QString kind;
};

/// What a new game begins with.
struct GameSetup {
    QString game; ///< "ghosts", "bumpers", "hunters"
    QList<SeatSetup> seats;
    QVariantMap options; ///< as the arena names them: "edition": "fright", "target": 25
    quint64 seed = 0;
};

/// One game on the table, whichever it is: what QML reads and what it may ask for.
///
/// The match is always ahead of what is shown: a queue of steps shows it one thing after the other, and every
/// property here tells what is shown, not what the match already knows. The viewer is the seat whose own
/// cards are on the screen. When another person is to look, first there is no viewer (and nothing private in
/// any model), then a curtain names the person, and only when that person confirms does it become the viewer.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(ghostlight::app::PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(ghostlight::app::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(ghostlight::app::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(ghostlight::app::LogModel* log READ log CONSTANT)
    Q_PROPERTY(ghostlight::app::ScorePad* pad READ pad CONSTANT)
    Q_PROPERTY(QObject* facts READ facts CONSTANT)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY changed)
    Q_PROPERTY(int bottomSeat READ bottomSeat NOTIFY changed)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY changed)
    Q_PROPERTY(QStringList recap READ recap NOTIFY changed)
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool moving READ isMoving NOTIFY changed)
    Q_PROPERTY(bool padOpen READ isPadOpen NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(int travelTime READ travelTime NOTIFY changed)

public:
    explicit GameTable(QObject* parent = nullptr);

    virtual QString game() const = 0;
    PieceModel* pieces() { return &pieces_; }
    SeatModel* seats() { return &seats_; }
    ChoiceModel* choices() { return &choices_; }
    LogModel* log() { return &log_; }
    ScorePad* pad() { return &pad_; }
    /// What the middle of this game's table shows besides its pieces: the game's own object.
    virtual QObject* facts() = 0;

    /// Who is asked to decide; -1: nobody.
    int activeSeat() const { return activeSeat_; }
    int viewSeat() const { return viewSeat_; }
    /// Whose place is at the near side of the table.
    int bottomSeat() const { return bottomSeat_; }
    /// Whom the curtain asks for; -1: it is up.
    int curtainSeat() const { return curtainSeat_; }
    /// What happened since that person last looked, a line each.
    QStringList recap() const { return recap_; }
    /// A person may decide now.
    bool isAsking() const { return asking_; }
    bool isThinking() const { return thinking_; }
    /// Something is still being shown.
    bool isMoving() const { return !steps_.isIdle(); }
    bool isPadOpen() const { return padOpen_; }
    /// The end of the game was shown.
    bool isOver() const { return over_; }
    bool isPaused() const { return paused_; }
    /// Nothing is shown or chosen meanwhile; a hand that is not for everybody's eyes is hidden.
    void setPaused(bool paused);
    bool canHint() const { return asking_ && !hinting_ && !paused_; }
    QString prompt() const { return prompt_; }
    QString told() const { return told_; }
    QString advice() const { return advice_; }
    QString roundText() const { return roundText_; }
    int round() const { return round_; }
    int rounds() const { return rounds_; } ///< 0: nobody knows yet
    /// Where the rules tell of what is shown now.
    QString rulesChapter() const { return rulesChapter_; }
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// How long a thing takes from one place to another, in milliseconds.
    int travelTime() const;

    void setHouseRules(const HouseRules& rules);
    const HouseRules& houseRules() const { return houseRules_; }
    /// How the game was set up, for playing it again.
    virtual GameSetup setup() const = 0;
    /// The whole match as text, for a file.
    virtual QByteArray saved() const = 0;
    virtual int plies() const = 0;
    /// Nothing is left to decide, whether or not that was shown yet.
    virtual bool isDecided() const = 0;
    /// Shows the set-up, or a loaded match as it stands, and goes on from there.
    virtual void begin() = 0;
    /// Hides what only one person may see, at once: another window came before ours, or we were away.
    virtual void lowerCurtain() = 0;
    /// Who plays a seat from now on.
    virtual void handOver(int seat, const QString& kind) = 0;
    /// The language changed: everything in words is said again.
    virtual void retranslate() = 0;

    Q_INVOKABLE virtual void choose(int choice) = 0;
    /// The person touched a thing: makes the choice it stands for, adds it to one that is being put together,
    /// or says why not.
    Q_INVOKABLE virtual void pick(int ticket);
    /// A thing was dragged to the middle of the table (onto = -1) or onto another thing.
    Q_INVOKABLE virtual void drop(int ticket, int onto);
    /// Takes back a first touch that waits for its second, or steps back in a choice that is being put
    /// together; false if there is neither.
    Q_INVOKABLE virtual bool stepBack() = 0;
    Q_INVOKABLE virtual void undo() = 0;
    Q_INVOKABLE virtual void redo() = 0;
    Q_INVOKABLE virtual void hint() = 0;
    /// The person the curtain asked for is there.
    Q_INVOKABLE virtual void raiseCurtain() = 0;
    Q_INVOKABLE void hurry();
    Q_INVOKABLE void closePad();

Q_SIGNALS:
    void changed();
    /// A move was made (and is not shown yet): time to save.
    void moved();
    /// Something happened that a screen reader should say.
    void announced(const QString& text);
    /// The name of a sound; a shown thing goes with each.
    void sounded(const QString& sound);
    /// Why a thing could not be chosen.
    void refused(int ticket, const QString& why);

protected:
    /// Everything that was to be shown has been shown, or something else changed what may come next.
    virtual void proceed() = 0;
    /// The pad is open, and what comes after waits until it is closed.
    void openPad();
    /// The same when all before it was shown.
    void addPad() {
        steps_.add([this] { openPad(); });
    }
    /// Gives a seat a start, which the next step or so should let it get over: seats_.calm().
    void startle(int seat) {
        seats_.change(seat, [](SeatInfo& info) { info.startled = true; });
    }
    void sound(const QString& name) { Q_EMIT sounded(name); }
    /// The time of one thing's way at normal pace, in milliseconds: for steps.
    static constexpr int travel = 350;
    /// When the next of several things sets out.
    static constexpr int stagger = 140;

    PieceModel pieces_;
    SeatModel seats_;
    ChoiceModel choices_;
    LogModel log_;
    ScorePad pad_;
    StepQueue steps_;
    HouseRules houseRules_;
    int activeSeat_ = -1;
    int viewSeat_ = -1;
    int bottomSeat_ = 0;
    int curtainSeat_ = -1;
    int round_ = 1;
    int rounds_ = 0;
    bool asking_ = false;
    bool thinking_ = false;
    bool hinting_ = false;
    bool padOpen_ = false;
    bool over_ = false;
    bool paused_ = false;
    bool hurrying_ = false;
    bool watched_ = true; ///< a person sits at the table; otherwise the pad closes by itself
    QString prompt_;
    QString told_;
    QString advice_;
    QString roundText_;
    QString rulesChapter_;
    QStringList recap_;
};

} // namespace ghostlight::app
