// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../table/game_table.h"
#include "../table/row_model.h"
#include "match/match.h"

#include <QQmlEngine>

#include <cstdint>
#include <vector>

namespace ghostlight::app {

/// A game being set up: who sits where, and its options.
class SetupModel : public ghostlight::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString game READ game NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY gameChanged)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY gameChanged)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged)
    Q_PROPERTY(QStringList levels READ levels NOTIFY retranslated)
    Q_PROPERTY(QStringList characters READ characters NOTIFY retranslated)
    Q_PROPERTY(QStringList editions READ editions NOTIFY gameChanged)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QList<int> targets READ targets NOTIFY gameChanged)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    enum Role : std::uint16_t {
        SeatRole = Qt::UserRole,
        NameRole,
        PersonRole,
        LevelRole,
        CharacterRole,
        PortraitRole,
        StyleRole
    };

    using RowModel::RowModel;

    QHash<int, QByteArray> roleNames() const override;

    const QString& game() const { return game_; }
    QString title() const;
    int minSeats() const { return minSeats_; }
    int maxSeats() const { return maxSeats_; }
    int count() const override { return static_cast<int>(rows_.size()); }
    static QStringList levels();
    static QStringList characters();
    /// Empty where the game has but one.
    QStringList editions() const;
    const QString& edition() const { return edition_; }
    void setEdition(const QString& edition);
    /// Scores that may end the game; 0 is the printed number of rounds. Empty where the game has none.
    QList<int> targets() const;
    int target() const { return target_; }
    void setTarget(int target);
    const QString& seed() const { return seed_; }
    void setSeed(const QString& seed);
    /// Why the game cannot begin like this, in words; empty: it can.
    QString problem() const;

    /// Begins anew: one person among computer characters.
    void reset(const QString& game, const QStringList& playerNames);
    /// Names to propose to people who sit down.
    void setPlayerNames(const QStringList& names) { playerNames_ = names; }
    /// As a game was set up before; false, and nothing changes, if that makes no sense for the game.
    bool take(const GameSetup& setup);
    /// What to begin with; where no seed is given, a random one.
    GameSetup setup() const;
    /// The names of the people, in seat order.
    QStringList peopleNames() const;
    void retranslate();

    Q_INVOKABLE void setCount(int count);
    /// The seat at `from` sits at `to` then; those between move up.
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setPerson(int seat, bool person);
    Q_INVOKABLE void setLevel(int seat, const QString& level);
    /// Changes places with the seat that has that character.
    Q_INVOKABLE void setCharacter(int seat, const QString& character);
    Q_INVOKABLE QString levelName(const QString& level) const;
    Q_INVOKABLE QString characterName(const QString& character) const;
    /// The name of the picture of a character's face.
    Q_INVOKABLE QString characterPortrait(const QString& character) const;
    /// How a character likes to play, in a few words.
    Q_INVOKABLE QString characterStyle(const QString& character) const;
    Q_INVOKABLE QString editionName(const QString& edition) const;
    Q_INVOKABLE QString targetName(int target) const;

Q_SIGNALS:
    void gameChanged();
    void changed();
    /// Whoever says names of levels, characters, editions or lengths says them again.
    void retranslated();

protected:
    QVariant cell(int seat, int role) const override;

private:
    struct Row {
        QString name; ///< as typed; may be empty: see app::nameOf()
        bool person = false;
        QString level;
        QString character;
    };

    bool has(int seat) const { return seat >= 0 && seat < count(); }
    Row& row(int seat) { return rows_[static_cast<std::size_t>(seat)]; }
    const Row& row(int seat) const { return rows_[static_cast<std::size_t>(seat)]; }
    Player playerAt(int seat) const;
    QString nameOf(int seat) const;
    QString freeCharacter() const;
    QString freeName() const;
    void setGame(const QString& game);
    void touched(int seat);

    QString game_;
    int minSeats_ = 2;
    int maxSeats_ = 2;
    std::vector<Row> rows_;
    QStringList playerNames_;
    QString edition_;
    int target_ = 0;
    QString seed_;
};

} // namespace ghostlight::app
