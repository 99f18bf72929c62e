// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>

namespace ghostlight::app {

/// A thing of the table in an illustration of the rules.
struct RulesThing {
    enum class Kind : quint8 {
        card,
        die,
        object, ///< a token, a candle, a gauge's lamp: whatever lies on the table and is no card
        arrow,  ///< leads on in reading direction
        plus,
        equals,
    };

    Kind kind = Kind::object;
    QString art;       ///< the name of its picture
    QString note = {}; ///< a few words or a number under it
    /// What is written on its own plate.
    QString plate = {};
    /// Its width: 1 is that of a card.
    double width = 1;
    /// Its height for a width of 1.
    double ratio = 1;
    bool lit = false;    ///< it glows: that is the one meant
    bool veiled = false; ///< it cannot be played
};

/// One paragraph of the rules, or one illustration.
struct RulesBlock {
    enum class Kind : quint8 {
        text,
        step,    ///< one of several that follow each other: they are numbered
        point,   ///< one of several of equal rank
        example, ///< what is true for one case
        tip,
        term, ///< `title` is explained
        picture
    };

    Kind kind = Kind::text;
    /// In simple markup: <b> and nothing else. Of a picture: what is to be seen on it, for everybody.
    QString text;
    QString title = {};
    QList<RulesThing> things = {};
};

/// A chapter of the rules. Built as one writes: text(), step(), picture() … add to its end.
struct RulesChapter {
    QString id; ///< never shown, the same in every language
    QString title;
    QList<RulesBlock> blocks = {};

    RulesChapter& text(const QString& words);
    RulesChapter& step(const QString& words);
    RulesChapter& point(const QString& words);
    RulesChapter& example(const QString& words);
    RulesChapter& tip(const QString& words);
    RulesChapter& term(const QString& term, const QString& words);
    RulesChapter& picture(const QString& caption, const QList<RulesThing>& things);

private:
    RulesChapter& add(RulesBlock::Kind kind, const QString& words);
};

/// The rules of one edition of a game, in the language of the day.
using RulesBook = QList<RulesChapter>;

/// One way to play a game that has pages of its own.
struct RulesEdition {
    QString id; ///< empty where the game has but one
    QString name = {};
};

/// What a game brings for its rules.
struct RulesShelf {
    QList<RulesEdition> (*editions)();
    /// The edition that belongs to a game with these options.
    QString (*editionOf)(const QVariantMap& options);
    RulesBook (*book)(const QString& edition);
};

// Illustrations are put together of these.
RulesThing rulesCard(const QString& art, const QString& note = {});
RulesThing rulesDie(const QString& art, const QString& note = {});
RulesThing rulesObject(const QString& art, double width, double ratio = 1, const QString& note = {});
RulesThing rulesArrow();
RulesThing rulesPlus();
RulesThing rulesEquals();
RulesThing lit(RulesThing thing);
RulesThing veiled(RulesThing thing);

/// What is done the same way on every table, for the chapter about playing here. `hands`: people have cards
/// that others must not see.
void addTableKeys(RulesChapter& chapter, bool hands);

} // namespace ghostlight::app
