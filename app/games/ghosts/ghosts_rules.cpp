// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghosts_rules.h"

#include "../../shell/words.h"
#include "../../table/in_text.h"
#include "ghosts_words.h"

#include <QCoreApplication>

namespace ghostlight::app {

using namespace ghosts;

namespace {

const QString mirrorEdition = QStringLiteral("mirror");
const QString frightEdition = QStringLiteral("fright");

/// "A2" is the card with two of the first family, "M" is Mist.
RulesThing card(const char* face, const QString& note = {}) {
    return rulesCard(QStringLiteral("ghosts/") + QLatin1String(face), note);
}

RulesThing level(int number) {
    return rulesObject(QStringLiteral("ghosts/level%1").arg(number), 0.62);
}

QList<RulesThing> candles(int lit) {
    QList<RulesThing> row;
    for (int number = 1; number <= highestLevel; ++number) {
        const QString flame =
            number <= lit ? QStringLiteral("ghosts/flame%1").arg(number) : QStringLiteral("ghosts/wick");
        row.append(rulesObject(flame, 0.42, 1.5, printed(number)));
    }
    return row;
}

class GhostsRules {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::GhostsRules)

public:
    explicit GhostsRules(bool fright) : fright_(fright) {}

    RulesBook book() const {
        return {goal(),    things(),  roundBegins(), turn(), firstCard(), take(), ending(),
                example(), special(), editions(),    tips(), terms(),     table()};
    }

private:
    static RulesChapter goal();
    RulesChapter things() const;
    RulesChapter roundBegins() const;
    static RulesChapter turn();
    RulesChapter firstCard() const;
    static RulesChapter take();
    RulesChapter ending() const;
    static RulesChapter example();
    RulesChapter special() const;
    static RulesChapter editions();
    static RulesChapter tips();
    RulesChapter terms() const;
    static RulesChapter table();

    bool fright_;
    GhostsWords say_{fright_ ? Edition::fright : Edition::mirror};
};

RulesChapter GhostsRules::goal() {
    RulesChapter chapter{"goal", tr("What it is about")};
    chapter
        .text(tr("Ghosts gather on a pile, and with every card the number that is called climbs towards 7. "
                 "Whoever can or will not go on takes the pile and a point, and points are bad: after three "
                 "rounds the <b>fewest</b> points win."))
        .picture(
            tr("The level climbs, a Mirror turns play around, and Mist changes nothing."),
            {card("B3", printed(3)), card("C2", printed(5)), card("C1", tr("Mirror")), card("M", tr("Mist"))})
        .text(tr("Two to six people can play, in any mix with computer players."));
    return chapter;
}

RulesChapter GhostsRules::things() const {
    RulesChapter chapter{"things", tr("What you need")};
    chapter.text(tr("There are 60 cards: 54 ghosts and 6 Mist."))
        .text(tr("The ghosts belong to six <b>families</b>. Colour, pattern, shape and the emblem in the "
                 "corner tell them apart."))
        .picture(tr("The six families"),
                 {card("A1", say_.family(0)), card("B1", say_.family(1)), card("C1", say_.family(2)),
                  card("D1", say_.family(3)), card("E1", say_.family(4)), card("F1", say_.family(5))})
        .text(tr("A card shows one, two or three ghosts, and so many is its <b>number</b>. In every family "
                 "there are three cards of each number."))
        .picture(tr("One, two and three Wisps, and Mist: it has no number and no family"),
                 {card("A1"), card("A2"), card("A3"), card("M")})
        .text(tr("Seven candles show the <b>level</b>, the number that was called last. A current of light "
                 "round the table shows in which direction play goes."))
        .picture(tr("The level is 5: five candles burn."), candles(5))
        .text(fright_ ? tr("Points are called <b>Fright</b> in this edition. Everybody begins the game with "
                           "3 of them.")
                      : tr("Points are called <b>Fear</b> in this edition. Everybody begins the game with "
                           "1 of them."));
    return chapter;
}

RulesChapter GhostsRules::roundBegins() const {
    RulesChapter chapter{"round", tr("How a round begins")};
    chapter
        .step(tr("All 60 cards are shuffled and everybody gets five. The rest is the deck. There is no pile "
                 "yet."))
        .step(fright_ ? tr("Somebody may be dealt five Mist. That is a hand like any other.")
                      : tr("Nobody has to begin with five Mist: such a hand goes back into the deck, and its "
                           "owner gets five new cards, until there is a ghost among them."))
        .step(tr("Play goes clockwise at first."))
        .step(fright_ ? tr("Chance picks who begins the first round. The second and third are begun by the "
                           "one who ended the round before by having no card left.")
                      : tr("Chance picks who begins the first round. The second is begun by the next one "
                           "to the left, the third by the one after that."));
    return chapter;
}

RulesChapter GhostsRules::turn() {
    RulesChapter chapter{"turn", tr("Your turn")};
    chapter.text(tr("A turn has three parts:"))
        .step(tr("<b>Play</b> a card from your hand on the pile."))
        .step(tr("<b>Call</b> the level that it makes, or “Mirror”, or “Mist”. The table does that for you."))
        .step(tr("<b>Draw</b> a card. When the deck is empty you go without."))
        .text(tr("Then it is the turn of the next player in the direction of the light. What your card does "
                 "depends on the last <b>ghost</b> on the pile:"))
        .point(tr("<b>Another family</b>: the number of your card is added to the level. More than 7 is not "
                  "allowed, so a card that would go beyond cannot be played."))
        .picture(tr("The level is 4. Two Brines on a Sheet: 4 and 2 are 6."),
                 {card("B1"), level(4), rulesPlus(), lit(card("C2")), rulesEquals(), level(6)})
        .point(tr("<b>The same family</b>: that is a <b>Mirror</b>. The level stays what it was and play "
                  "turns around: it goes back to the one who played before you."))
        .picture(tr("Brine on Brine: the level stays at 6, whatever the number, and the light runs the "
                    "other way."),
                 {card("C2"), level(6), rulesPlus(), lit(card("C3")), rulesEquals(), level(6),
                  rulesObject(QStringLiteral("ghosts/mirror"), 0.7, 1.5)})
        .point(tr("<b>Mist</b>: nothing changes, neither level nor direction nor the family that mirrors."))
        .text(tr("Instead of playing a card you may take the pile, even if one of your cards fits. The "
                 "chapter about taking says what happens then."));
    return chapter;
}

RulesChapter GhostsRules::firstCard() const {
    RulesChapter chapter{"first", tr("The first card of a pile")};
    chapter
        .text(tr("At the start of a round, and whenever somebody has just taken the pile, a new pile begins. "
                 "The number of its first card is the level."))
        .picture(tr("Three Imps on the bare table: the level is 3."),
                 {lit(card("E3")), rulesEquals(), level(3)})
        .text(fright_ ? tr("Any card may begin a pile, Mist too.")
                      : tr("A pile begins with a ghost if you hold one. Mist may begin it only if you hold "
                           "nothing else."))
        .text(tr("As long as a pile is nothing but Mist, its level is 0 and it has no family. Any card may "
                 "follow. The first ghost on it sets the level to its own number, and is never a Mirror."));
    return chapter;
}

RulesChapter GhostsRules::take() {
    RulesChapter chapter{"take", tr("Taking the pile")};
    chapter
        .text(tr("If none of your cards fits, you must take the pile. If one does, you still may: there is "
                 "always the choice."))
        .step(tr("The whole pile, Mist included, is laid face down in front of you. Nobody plays these cards "
                 "again in this round."))
        .step(tr("You get 1 point."))
        .step(tr("At once you begin a new pile with a card from your hand, and draw as usual."))
        .picture(tr("Level 6, and all you hold is threes of other families: the pile is yours, and one "
                    "point with it."),
                 {level(6), veiled(card("A3")), veiled(card("D3")), rulesArrow(),
                  rulesCard(QStringLiteral("ghosts/back")), rulesPlus(),
                  rulesObject(QStringLiteral("ghosts/fear1"), 0.5)})
        .text(tr("The level and the family of the old pile are forgotten. The direction stays: if play had "
                 "turned around, it still is."));
    return chapter;
}

RulesChapter GhostsRules::ending() const {
    RulesChapter chapter{"end", tr("The end and the points")};
    chapter
        .text(tr("A round is over as soon as it is somebody’s turn who has no card left. Cards that others "
                 "still hold do not matter."))
        .text(tr("Then all who took no pile in this round give back 3 points, or as many as they have if "
                 "that is fewer. The one who ended the round is no exception."))
        .example(fright_ ? tr("Worked out: Mia began with 3 points and took no pile, so she gives back all 3 "
                              "and has none. Robin had 4 after an earlier round and took no pile either: 1 "
                              "is left. Sam had 3 and took two piles, which makes 5, and gives back nothing.")
                         : tr("Worked out: Mia began with 1 point and took no pile, so she gives it back and "
                              "has none. Robin had 4 after an earlier round and took no pile either: 1 is "
                              "left. Sam had 1 and took two piles, which makes 3, and gives back nothing."))
        .text(tr("After the third round the fewest points win. If several have the fewest, they share the "
                 "win."));
    return chapter;
}

RulesChapter GhostsRules::example() {
    RulesChapter chapter{"example", tr("An example")};
    chapter.text(tr("Mia, Robin and Sam sit clockwise in this order. There is no pile, and Mia is to play."))
        .picture(tr("The cards in the order in which they are played, with what is called"),
                 {card("B3", printed(3)), card("C2", printed(5)), card("C1", tr("Mirror")),
                  card("M", tr("Mist")), card("A3", printed(3))})
        .step(tr("Mia begins with three Sheets and calls 3."))
        .step(tr("Robin plays two Brines, another family: 3 and 2 are 5."))
        .step(tr("Sam has one Brine, the same family. Mirror! The level stays at 5 and play turns around, so "
                 "it is Robin’s turn again."))
        .step(tr("Robin plays Mist. Still 5, and play still goes the other way: now it is Mia’s turn."))
        .step(tr("Mia holds threes and no Brine; 5 and 3 would be 8. So she takes the pile of four cards and "
                 "a point, and begins a new pile with three Wisps: 3. Play is still turned around, and Sam "
                 "is next."));
    return chapter;
}

RulesChapter GhostsRules::special() const {
    RulesChapter chapter{"special", tr("Special cases")};
    chapter
        .point(tr("Two players: a Mirror leaves the level alone as ever, but the turn goes to the other "
                  "player in either direction."))
        .point(tr("Mist on top of a ghost does not hide it. The family of the last ghost still mirrors."))
        .point(tr("At level 7 nothing fits but Mist and a Mirror."))
        .point(tr("A Mirror may show any number; it is never added."));
    if (!fright_) {
        chapter.point(tr("A hand of nothing but Mist is dealt anew only before a round. If your hand turns "
                         "to nothing but Mist "
                         "later on, you keep it."));
    }
    chapter.point(tr("There is no limit to the points somebody can collect, and none goes below zero."));
    return chapter;
}

RulesChapter GhostsRules::editions() {
    RulesChapter chapter{"editions", tr("The two editions")};
    chapter
        .text(tr("The game was printed twice, with small differences. You choose the edition when you set up "
                 "a game; everything not named here is the same in both."))
        //: %1 and %2 are the names of the editions, as in the next comparisons
        .term(tr("Points"), tr("<b>%1</b>: they are called Fear, and everybody begins with 1. <b>%2</b>: "
                               "they are called Fright, and everybody begins with 3.")
                                .arg(editionName(mirrorEdition), editionName(frightEdition)))
        .term(tr("Five Mist at the deal"),
              tr("<b>%1</b>: you get new cards until there is a ghost among them. <b>%2</b>: you keep "
                 "them.")
                  .arg(editionName(mirrorEdition), editionName(frightEdition)))
        .term(tr("The first card of a pile"),
              tr("<b>%1</b>: a ghost, unless you hold only Mist. <b>%2</b>: any card.")
                  .arg(editionName(mirrorEdition), editionName(frightEdition)))
        .term(tr("Who begins the second and third round"),
              tr("<b>%1</b>: the left neighbour of the one who began the round before. <b>%2</b>: the one "
                 "who ended the round before.")
                  .arg(editionName(mirrorEdition), editionName(frightEdition)));
    return chapter;
}

RulesChapter GhostsRules::tips() {
    RulesChapter chapter{"tips", tr("Tips")};
    chapter.tip(tr("Play threes while the level is low. Ones and Mist still fit when it is high."))
        .tip(tr("Keep a card of the family that lies on the pile: a Mirror costs nothing and hands the "
                "trouble back to where it came from."))
        .tip(tr("Going a whole round without a pile is worth up to 3 points. Once you have taken one, "
                "another costs just 1, so you can choose a good moment for it."))
        .tip(tr("Think of who plays after you: a level of 6 or 7 is a gift nobody wants."))
        .tip(tr("When the deck is empty, count hands. The round ends with the first one who has nothing "
                "left to play."));
    return chapter;
}

RulesChapter GhostsRules::terms() const {
    RulesChapter chapter{"words", tr("Words of the game")};
    chapter.term(tr("Call"), tr("To say the level aloud. The table does it, in words and with candles."))
        .term(tr("Deck"), tr("The face-down cards one draws from."))
        .term(tr("Direction"), tr("Clockwise or the other way round; a Mirror turns it."))
        .term(tr("Family"), tr("Wisp, Sheet, Brine, Bride, Imp or Baron."));
    if (fright_) {
        chapter.term(tr("Fright"), tr("The points of this edition. The fewest win."));
    } else {
        chapter.term(tr("Fear"), tr("The points of this edition. The fewest win."));
    }
    chapter.term(tr("Level"), tr("The number called last, from 0 to 7."))
        .term(tr("Mirror"), tr("A card of the same family as the last ghost on the pile."))
        .term(tr("Mist"), tr("A card without number and family. It always fits and changes nothing."))
        .term(tr("Pile"), tr("The cards played since somebody last took them."));
    return chapter;
}

RulesChapter GhostsRules::table() {
    RulesChapter chapter{"table", tr("How to do it on this table")};
    chapter
        .point(tr("Click a card of your hand, or drag it to the middle, to play it. You draw by "
                  "yourself."))
        .point(tr("Point at a card first, and a bubble says what it would do: “5 → 7”, “Mirror: back to "
                  "Mia”. A dimmed card does not fit; touch it, and the table says why."))
        .point(tr("The button <b>Take the pile</b> is beside your hand whenever you may take it."))
        .point(tr("The words beside the pile name the family that would mirror."));
    addTableKeys(chapter, true);
    return chapter;
}

QList<RulesEdition> editionsOfGhosts() {
    return {{mirrorEdition, editionName(mirrorEdition)}, {frightEdition, editionName(frightEdition)}};
}

QString editionOfGhosts(const QVariantMap& options) {
    return options.value(QStringLiteral("edition"), mirrorEdition).toString();
}

RulesBook bookOfGhosts(const QString& edition) {
    return GhostsRules(edition == frightEdition).book();
}

} // namespace

const RulesShelf ghostsRules{editionsOfGhosts, editionOfGhosts, bookOfGhosts};

QString rulesChapter(Phase phase) {
    switch (phase) {
    case Phase::start: return QStringLiteral("first");
    case Phase::play: return QStringLiteral("turn");
    case Phase::over: break;
    }
    return QStringLiteral("end");
}

} // namespace ghostlight::app
