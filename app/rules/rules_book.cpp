// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_book.h"

#include <QCoreApplication>

namespace ghostlight::app {

namespace {

constexpr double cardRatio = 1.4;
constexpr double dieWidth = 0.5;
constexpr double signWidth = 0.34;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::RulesBook)
};

} // namespace

RulesChapter& RulesChapter::add(RulesBlock::Kind kind, const QString& words) {
    blocks.append({kind, words});
    return *this;
}

RulesChapter& RulesChapter::text(const QString& words) {
    return add(RulesBlock::Kind::text, words);
}

RulesChapter& RulesChapter::step(const QString& words) {
    return add(RulesBlock::Kind::step, words);
}

RulesChapter& RulesChapter::point(const QString& words) {
    return add(RulesBlock::Kind::point, words);
}

RulesChapter& RulesChapter::example(const QString& words) {
    return add(RulesBlock::Kind::example, words);
}

RulesChapter& RulesChapter::tip(const QString& words) {
    return add(RulesBlock::Kind::tip, words);
}

RulesChapter& RulesChapter::term(const QString& term, const QString& words) {
    blocks.append({RulesBlock::Kind::term, words, term});
    return *this;
}

RulesChapter& RulesChapter::picture(const QString& caption, const QList<RulesThing>& things) {
    blocks.append({RulesBlock::Kind::picture, caption, {}, things});
    return *this;
}

RulesThing rulesCard(const QString& art, const QString& note) {
    RulesThing thing{RulesThing::Kind::card, art, note};
    thing.ratio = cardRatio;
    return thing;
}

RulesThing rulesDie(const QString& art, const QString& note) {
    RulesThing thing{RulesThing::Kind::die, art, note};
    thing.width = dieWidth;
    return thing;
}

RulesThing rulesObject(const QString& art, double width, double ratio, const QString& note) {
    RulesThing thing{RulesThing::Kind::object, art, note};
    thing.width = width;
    thing.ratio = ratio;
    return thing;
}

RulesThing rulesArrow() {
    RulesThing thing{RulesThing::Kind::arrow, QStringLiteral("house/icons/forward")};
    thing.width = signWidth;
    return thing;
}

RulesThing rulesPlus() {
    RulesThing thing{RulesThing::Kind::plus, {}};
    thing.width = signWidth;
    return thing;
}

RulesThing rulesEquals() {
    RulesThing thing{RulesThing::Kind::equals, {}};
    thing.width = signWidth;
    return thing;
}

RulesThing lit(RulesThing thing) {
    thing.lit = true;
    return thing;
}

RulesThing veiled(RulesThing thing) {
    thing.veiled = true;
    return thing;
}

void addTableKeys(RulesChapter& chapter, bool hands) {
    chapter
        .point(Words::tr("Keyboard: the <b>arrow keys</b> lead from thing to thing and <b>Enter</b> chooses. "
                         "The digits <b>1</b> to <b>9</b> choose a card or a button by its place."))
        .point(Words::tr("<b>Hint</b>, or H, shows a good move and says why it is good."))
        .point(Words::tr("<b>Undo</b>, or U, takes back what you chose, as long as it showed you nothing "
                         "new. Against computer players it goes back to your last decision."))
        .point(Words::tr("<b>Space</b>, or a click on the bare table, hurries on what is being shown. The "
                         "log, L, tells everything that has happened."));
    if (hands) {
        chapter.point(Words::tr("Several people at one device: a curtain falls before the next hand is "
                                "shown. Pass the device on. The next person confirms with one click, and "
                                "only then do the cards appear."));
    }
}

} // namespace ghostlight::app
