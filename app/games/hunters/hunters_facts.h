// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QRectF>
#include <QStringList>
#include <QVariantMap>

#include <utility>

namespace ghostlight::app {

/// What the table of Ghost Hunters shows besides its cards and dice. Maps are by ticket.
class HuntersFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")
    Q_PROPERTY(int pouchSize READ pouchSize NOTIFY changed)
    Q_PROPERTY(QString pouchText READ pouchText NOTIFY changed)
    Q_PROPERTY(int dangers READ dangers NOTIFY changed)
    Q_PROPERTY(QString dangerText READ dangerText NOTIFY changed)
    Q_PROPERTY(bool bust READ isBust NOTIFY bustChanged)
    Q_PROPERTY(bool deciding READ isDeciding NOTIFY changed)
    Q_PROPERTY(int countdown READ countdown NOTIFY changed)
    Q_PROPERTY(int turnSeat READ turnSeat NOTIFY changed)
    Q_PROPERTY(int trapDeck READ trapDeck NOTIFY changed)
    Q_PROPERTY(int allyDeck READ allyDeck NOTIFY changed)
    Q_PROPERTY(QString allyText READ allyText NOTIFY changed)
    Q_PROPERTY(QList<int> tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QList<int> roundFame READ roundFame NOTIFY changed)
    Q_PROPERTY(QStringList standings READ standings NOTIFY changed)
    Q_PROPERTY(QStringList standingTexts READ standingTexts NOTIFY changed)
    Q_PROPERTY(QVariantMap marks READ marks NOTIFY changed)
    Q_PROPERTY(QVariantMap pays READ pays NOTIFY changed)
    Q_PROPERTY(QVariantMap paysTexts READ paysTexts NOTIFY changed)
    Q_PROPERTY(QVariantMap rolled READ rolled NOTIFY changed)
    Q_PROPERTY(int scoring READ scoring NOTIFY scoringChanged)
    Q_PROPERTY(int scoringFame READ scoringFame NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY asked)
    Q_PROPERTY(bool drafting READ isDrafting NOTIFY asked)
    Q_PROPERTY(QStringList targetFaces READ targetFaces NOTIFY asked)

public:
    /// All that follows from what is shown.
    struct Now {
        int pouchSize = 0;
        QString pouchText;
        int dangers = 0;
        QString dangerText;
        bool bust = false;
        bool deciding = false;
        int countdown = 0;
        int turnSeat = -1;
        int trapDeck = 0;
        int allyDeck = 0;
        QString allyText;
        QList<int> tokens;
        QList<int> roundFame;
        QStringList standings;
        QStringList standingTexts;
        QVariantMap marks;
        QVariantMap pays;
        QVariantMap paysTexts;
        QVariantMap rolled;
        int scoring = -1;
        int scoringFame = 0;

        friend bool operator==(const Now&, const Now&) = default;
    };
    /// All that belongs to the question which is asked.
    struct Question {
        QString note;
        bool drafting = false;
        QStringList targetFaces;

        friend bool operator==(const Question&, const Question&) = default;
    };

    using QObject::QObject;

    int pouchSize() const { return now_.pouchSize; }
    QString pouchText() const { return now_.pouchText; }
    /// Dangerous dice as rolled, at most 3 lamps.
    int dangers() const { return now_.dangers; }
    QString dangerText() const { return now_.dangerText; }
    bool isBust() const { return now_.bust; }
    bool isDeciding() const { return now_.deciding; }
    /// 3, 2, 1 before the thumbs; otherwise 0.
    int countdown() const { return now_.countdown; }
    /// Whose turn of taking and scoring it is; -1: nobody's.
    int turnSeat() const { return now_.turnSeat; }
    int trapDeck() const { return now_.trapDeck; }
    int allyDeck() const { return now_.allyDeck; }
    QString allyText() const { return now_.allyText; }
    QList<int> tokens() const { return now_.tokens; }
    QList<int> roundFame() const { return now_.roundFame; }
    /// Of each seat: "in", "deciding", "decided", "up", "down", "leaving", "bust", "turn" or "out".
    QStringList standings() const { return now_.standings; }
    QStringList standingTexts() const { return now_.standingTexts; }
    /// Of a Trap: a sign for each pictogram, "1" there, "0" missing, "x" spoilt.
    QVariantMap marks() const { return now_.marks; }
    /// Of a Trap: the Fame it would pay now.
    QVariantMap pays() const { return now_.pays; }
    /// The same in words, and how many of its dice are there while it pays nothing.
    QVariantMap paysTexts() const { return now_.paysTexts; }
    /// Of a die that an Ally changed: how it was rolled.
    QVariantMap rolled() const { return now_.rolled; }
    /// The Trap that pays in this moment; -1: none.
    int scoring() const { return now_.scoring; }
    int scoringFame() const { return now_.scoringFame; }
    /// A second line to the prompt.
    QString note() const { return question_.note; }
    /// The use of an Ally is being put together.
    bool isDrafting() const { return question_.drafting; }
    /// What each choice would make of a die, by the number of the choice; empty: it is about none.
    QStringList targetFaces() const { return question_.targetFaces; }

    /// Where a pictogram of a Trap is, on a card of 250 x 350.
    Q_INVOKABLE QRectF pictogram(const QString& face, int index) const;
    /// What is written on a card.
    Q_INVOKABLE QString cardName(const QString& face) const;

    const Now& now() const { return now_; }
    void set(Now now) {
        if (now_ == now) {
            return;
        }
        const Now before = std::exchange(now_, std::move(now));
        Q_EMIT changed();
        if (before.bust != now_.bust) {
            Q_EMIT bustChanged();
        }
        if (before.scoring != now_.scoring) {
            Q_EMIT scoringChanged();
        }
    }
    void ask(Question question) {
        if (!(question_ == question)) {
            question_ = std::move(question);
            Q_EMIT asked();
        }
    }

Q_SIGNALS:
    void changed();
    void bustChanged();
    void scoringChanged();
    void asked();

private:
    Now now_;
    Question question_;
};

} // namespace ghostlight::app
