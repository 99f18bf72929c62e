// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace ghostlight::app {

/// What the middle of the table of Ghosts shows besides its cards.
class GhostsFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table makes it")
    Q_PROPERTY(int level READ level NOTIFY changed)
    Q_PROPERTY(int direction READ direction NOTIFY changed)
    Q_PROPERTY(QString family READ family NOTIFY changed)
    Q_PROPERTY(QString familyName READ familyName NOTIFY changed)
    Q_PROPERTY(QString mirrorText READ mirrorText NOTIFY changed)
    Q_PROPERTY(int deckSize READ deckSize NOTIFY changed)
    Q_PROPERTY(QString deckText READ deckText NOTIFY changed)

public:
    using QObject::QObject;

    /// What was called last; 0 on an empty pile.
    int level() const { return level_; }
    /// 1 clockwise, -1 the other way.
    int direction() const { return direction_; }
    /// The letter of the family that mirrors; empty: none.
    QString family() const { return family_; }
    QString familyName() const { return familyName_; }
    QString mirrorText() const { return mirrorText_; }
    int deckSize() const { return deckSize_; }
    QString deckText() const { return deckText_; }

    void setLevel(int level) {
        level_ = level;
        Q_EMIT changed();
    }
    void setDirection(int direction) {
        direction_ = direction;
        Q_EMIT changed();
    }
    void setFamily(const QString& family, const QString& name, const QString& mirrorText) {
        family_ = family;
        familyName_ = name;
        mirrorText_ = mirrorText;
        Q_EMIT changed();
    }
    void setDeck(int size, const QString& text) {
        deckSize_ = size;
        deckText_ = text;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    int level_ = 0;
    int direction_ = 1;
    QString family_;
    QString familyName_;
    QString mirrorText_;
    int deckSize_ = 0;
    QString deckText_;
};

} // namespace ghostlight::app
