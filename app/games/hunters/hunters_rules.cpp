// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_rules.h"

#include "hunters_card_words.h"

#include <QCoreApplication>

namespace ghostlight::app {

using namespace hunters;

namespace {

/// "red_4"
RulesThing die(const char* face, const QString& note = {}) {
    return rulesDie(QStringLiteral("hunters/die_") + QLatin1String(face), note);
}

/// The Trap "T03" by its number, with its name on it.
RulesThing trap(int number) {
    RulesThing thing = rulesCard(QStringLiteral("hunters/trap_T%1").arg(number, 2, 10, QLatin1Char('0')));
    thing.plate = trapName(static_cast<CardIndex>(number - 1));
    thing.width = 1.2;
    return thing;
}

/// The Ally "A03" by its number, with its name on it.
RulesThing ally(int number) {
    RulesThing thing = rulesCard(QStringLiteral("hunters/ally_A%1").arg(number, 2, 10, QLatin1Char('0')));
    thing.plate = allyName(static_cast<CardIndex>(number - 1));
    thing.width = 1.2;
    return thing;
}

RulesThing token(int number) {
    return rulesObject(QStringLiteral("hunters/token%1").arg(number), 0.5);
}

class HuntersRules {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::HuntersRules)

public:
    static RulesBook book() {
        return {goal(), things(),    roundBegins(), decide(), turn(), score(), last(),
                bust(), readTraps(), readAllies(),  ending(), tips(), terms(), table()};
    }

private:
    static RulesChapter goal();
    static RulesChapter things();
    static RulesChapter roundBegins();
    static RulesChapter decide();
    static RulesChapter turn();
    static RulesChapter score();
    static RulesChapter last();
    static RulesChapter bust();
    static RulesChapter readTraps();
    static RulesChapter readAllies();
    static RulesChapter ending();
    static RulesChapter tips();
    static RulesChapter terms();
    static RulesChapter table();
};

RulesChapter HuntersRules::goal() {
    RulesChapter chapter{"goal", tr("What it is about")};
    chapter
        .text(tr("The hunters roll dice together, and every die can complete somebody’s Traps. Stay for more "
                 "dice, or pass and score before the third Dangerous one comes up: after five rounds the "
                 "<b>most</b> Fame wins."))
        .picture(tr("The Trap is complete: there are two 1s and a 3. The 6 is Dangerous."),
                 {die("green_1"), die("blue_1"), die("red_3"), die("yellow_6"), rulesArrow(), lit(trap(3))})
        .text(tr("Two to five people can play, in any mix with computer players."));
    return chapter;
}

RulesChapter HuntersRules::things() {
    RulesChapter chapter{"things", tr("What you need")};
    chapter
        .text(
            tr("<b>12 dice</b>: three each of green, red, blue and yellow. The pips tell the colours apart, "
               "too: rounds, diamonds, squares and triangles."))
        .picture(tr("The four colours"), {die("green_3"), die("red_3"), die("blue_3"), die("yellow_3")})
        .text(tr("A die that shows 5 or 6 is <b>Dangerous</b>; it burns."))
        .picture(tr("Dangerous dice"), {die("green_5"), die("red_6"), die("blue_6"), die("yellow_5")})
        .text(
            tr("<b>36 Traps</b>. You keep all that you get, and each pays again in every round in which the "
               "dice complete it."))
        .text(tr("<b>25 Allies</b>. Each helps once and is gone."))
        .picture(tr("A Trap and an Ally"), {trap(2), ally(3)})
        .text(tr("<b>Turn order tokens</b>, one for everybody, numbered from 1."))
        .picture(tr("Turn order tokens for three players"), {token(1), token(2), token(3)})
        .text(tr("At the start of the game everybody is dealt one Trap. Chance picks who gets token 1; the "
                 "others get the next numbers, clockwise."));
    return chapter;
}

RulesChapter HuntersRules::roundBegins() {
    RulesChapter chapter{"round", tr("How a round goes")};
    chapter.text(tr("There are five rounds. Each goes like this:"))
        .step(tr("<b>The offer</b>: five Traps are laid out, and as many Allies as there are players, less "
                 "one. All 12 dice go into the pouch."))
        .step(tr("<b>The first roll</b>: the one with token 1 draws two dice from the pouch and rolls them. "
                 "If both are Dangerous, both are rolled again until they are not."))
        .step(tr(
            "<b>Stay or pass</b>: all who are in decide. Whoever passes has a turn and is out; whoever stays "
            "sees two more dice. This goes on until nobody is in, or until the third Dangerous die "
            "comes up."))
        .step(tr("<b>Consolation</b>: the one with the least Fame of this round gets an Ally."))
        .text(tr("The holder of token 1 makes all the rolls that are made for everybody. The dice stay on "
                 "the table, and all players use the same ones."));
    return chapter;
}

RulesChapter HuntersRules::decide() {
    RulesChapter chapter{"decide", tr("Stay or pass")};
    chapter
        .text(tr("After a roll that left fewer than three Dangerous dice on the table, all who are in decide "
                 "in secret, at the same time. Then the thumbs go up or down together."))
        .picture(tr("Up is to stay, down is to pass."),
                 {rulesObject(QStringLiteral("hunters/thumb_up"), 0.8),
                  rulesObject(QStringLiteral("hunters/thumb_down"), 0.8)})
        .point(tr("<b>Stay</b>: two more dice are drawn and rolled, and you decide again. More dice complete "
                  "more Traps."))
        .point(tr("<b>Pass</b>: you have your turn now, with the dice as they lie, and are out for this "
                  "round."))
        .text(tr("If only one player is left in, there is a last roll instead: see “The last one in”."))
        .text(tr("If the pouch is empty, nobody is asked: all who are in pass together."));
    return chapter;
}

RulesChapter HuntersRules::turn() {
    RulesChapter chapter{"turn", tr("Your turn after passing")};
    chapter.text(tr("All who passed at the same time have a turn one after the other, lowest token first:"))
        .step(tr("If you are the <b>only one</b> who passed this time, take one of the Allies on offer. If "
                 "none is left, you get none."))
        .step(tr("Take one of the <b>Traps</b> on offer. The gap is not filled until the next round."))
        .step(tr("<b>Score</b> all your complete Traps, the new one included."))
        .text(tr("If several passed together, they exchange tokens afterwards: the lowest with the highest, "
                 "the second lowest with the second highest, and so on. With an odd number the one in the "
                 "middle keeps its token."))
        .picture(tr("Three passed together: 1 and 4 change places, 2 stays."),
                 {token(1), token(2), token(4), rulesArrow(), token(4), token(2), token(1)})
        .text(tr("You may use Allies in your own turn; see “What the Allies do”."));
    return chapter;
}

RulesChapter HuntersRules::score() {
    RulesChapter chapter{"score", tr("Scoring, with an example")};
    chapter
        .text(
            tr("Every complete Trap pays the Fame in its corner. You keep the Trap, and it can pay again in "
               "later rounds."))
        .text(tr("Dice are not used up: the same dice count for all your Traps, and for everybody. On one "
                 "Trap, too, one die may serve a number and a colour at once. But two 1s need two dice."))
        .picture(tr("The dice on the table"),
                 {die("red_1"), die("green_1"), die("blue_3"), die("red_2"), die("yellow_6")})
        .picture(tr("Mia’s Traps: all four are complete."),
                 {lit(trap(3)), lit(trap(14)), lit(trap(21)), lit(trap(36))})
        //: %1 to %4 are the names of Traps
        .example(tr("%1: there are two 1s and a 3, 5 Fame. %2: the red 1 and the red 2 are its 1, its 2 and "
                    "its two red dice all at once, 4 Fame. %3: 1 Fame for each red die makes 2. %4 wants all "
                    "four colours, and even a Dangerous die has one: 3 Fame. That is 14 Fame together.")
                     .arg(trapName(2), trapName(13), trapName(20), trapName(35)));
    return chapter;
}

RulesChapter HuntersRules::last() {
    RulesChapter chapter{"last", tr("The last one in")};
    chapter
        .text(tr("Once only one player is in, that player makes one last roll and chooses how many dice: 2, "
                 "3 or 4, as many as the pouch has."))
        .point(tr("If there are still fewer than three Dangerous dice, the player passes alone: an Ally, a "
                  "Trap, and all complete Traps score."))
        .point(tr("If there are three or more, it is a bust."))
        .text(tr("Allies cannot help before that roll. They may be used in the turn after it."));
    return chapter;
}

RulesChapter HuntersRules::bust() {
    RulesChapter chapter{"bust", tr("Bust")};
    chapter
        .text(tr("As soon as three or more Dangerous dice lie on the table, everybody who is still in is "
                 "bust."))
        .picture(tr("Three lamps burn: bust!"), {rulesObject(QStringLiteral("hunters/skull_lit"), 0.7),
                                                 rulesObject(QStringLiteral("hunters/skull_lit"), 0.7),
                                                 rulesObject(QStringLiteral("hunters/skull_lit"), 0.7)})
        .text(tr("All who are bust have their turn in the order of their tokens and exchange tokens "
                 "afterwards, as if they had passed together. But:"))
        .point(tr("nobody takes an Ally, not even one who is bust alone;"))
        .point(tr("everybody takes a Trap as usual;"))
        .point(tr("only <b>one</b> complete Trap scores. You choose which; if one is complete, it must be "
                  "scored."))
        .text(tr("What counts for a bust are the dice as they were rolled. An Ally who hides or turns a die "
                 "cannot undo it."));
    return chapter;
}

RulesChapter HuntersRules::readTraps() {
    RulesChapter chapter{"traps", tr("Reading a Trap")};
    chapter
        .text(tr("The number in the corner is the Fame. The drawings below say what must lie on the table. "
                 "More dice than that never hurt, unless the Trap says “at most” or crosses a skull out."))
        .point(tr("A <b>bone-coloured die with pips</b>: a die with this number, of any colour. A "
                  "<b>coloured tile with a ring, diamond, square or triangle</b>: a die of this colour, with "
                  "any number."))
        //: Under two Traps: what they pay for, as in "3 Fame for a green 1 or a green 4"
        .picture(tr("First: %1. Second: %2.").arg(trapEffect(2), trapEffect(10)), {trap(3), trap(11)})
        .point(tr("A <b>coloured die with pips</b>: both must be right on the same die. A <b>slash</b> "
                  "between two means one of them is enough."))
        .picture(trapEffect(1), {trap(2)})
        .point(tr("A <b>burning skull</b>: a Dangerous die. <b>Crossed out</b>: no Dangerous die may lie "
                  "there."))
        .picture(tr("First: %1. Second: %2.").arg(trapEffect(29), trapEffect(0)), {trap(30), trap(1)})
        .point(tr("<b>≥ with a number</b>: at least so many dice. <b>≤ with a number</b>: at most so many. "
                  "A dashed outline beside it stands for any die, a skull for a Dangerous one."))
        .picture(tr("First: %1. Second: %2.").arg(trapEffect(25), trapEffect(27)), {trap(26), trap(28)})
        .point(tr("An <b>arrow from a die to a coin</b>: Fame for each such die. Two halves mean two dice at "
                  "most are paid; three dots mean all of them are. One die is enough to complete it."))
        .picture(tr("First: %1. Second: %2.").arg(trapEffect(15), trapEffect(19)), {trap(16), trap(20)})
        .point(tr("<b>Dashed dice with equal signs</b>: so many dice with the same number, whichever it is. "
                  "<b>Dashed dice on stairs</b>: so many numbers in a row. Colours do not matter."))
        .picture(tr("First: %1. Second: %2.").arg(trapEffect(32), trapEffect(34)), {trap(33), trap(35)})
        .text(tr("During the game a tick appears on every drawing that is fulfilled, and the Trap glows when "
                 "it is complete."));
    return chapter;
}

RulesChapter HuntersRules::readAllies() {
    RulesChapter chapter{"allies", tr("What the Allies do")};
    chapter
        .text(tr("Use an Ally in your own turn, from its beginning until it ends; one you took in this turn "
                 "may help at once. Each helps one time and is discarded. You may use several, and their "
                 "help adds up in the order in which you use them."))
        .text(tr("What Allies change is in <b>your sight</b> only and for this turn only: the others see the "
                 "dice as they were rolled."))
        .text(tr("Before scoring:"))
        .point(tr("<b>A plus and a die</b>: one more die of that colour and number. It is only in sight, and "
                  "no other Ally can change it."))
        .point(tr("<b>Arrows up and down</b>: makes a rolled die one higher or one lower, from 1 to 6."))
        .point(tr("<b>A brush</b>: gives a rolled die another colour."))
        .point(tr("<b>A skull that vanishes</b>: hides a rolled Dangerous die. A hidden die does not count "
                  "for anything and cannot be changed any more."))
        //: Under four Allies: what they do, as in "gives a die another colour"
        .picture(tr("In this order: %1; %2; %3; %4.")
                     .arg(allyEffect(2), allyEffect(12), allyEffect(16), allyEffect(18)),
                 {ally(3), ally(13), ally(17), ally(19)})
        .point(tr("<b>Two cards and an arrow</b>: take the top Trap of the deck as well."))
        .point(tr("<b>A shield with a heart</b>: only when you are bust. All your complete Traps score "
                  "instead of one."))
        .text(tr("Before or after scoring:"))
        .point(tr("<b>Two cards and two arrows</b>: give one of your Traps that has not scored in this turn "
                  "and take one from the offer. Yours is on offer then."))
        .text(tr("After scoring:"))
        .point(tr("<b>A card and coins</b>: a Trap that scored in this turn pays the same Fame once more."))
        .picture(tr("In this order: %1; %2; %3; %4.")
                     .arg(allyEffect(23), allyEffect(19), allyEffect(9), allyEffect(22)),
                 {ally(24), ally(20), ally(10), ally(23)})
        .text(tr("An Ally may be used wherever there is something to use it on, even if it brings no Fame. "
                 "After scoring, your turn goes on only while one of your Allies can still do something."));
    return chapter;
}

RulesChapter HuntersRules::ending() {
    RulesChapter chapter{"end", tr("The end of a round and of the game")};
    chapter.text(tr("When nobody is in any more, the round ends:"))
        .step(tr("Whoever earned the least Fame <b>in this round</b> draws the top Ally of the deck. If "
                 "several earned the least, each of them draws one, lowest token first."))
        .step(tr("Traps and Allies left on the offer are discarded and new ones are laid out. All dice go "
                 "back into the pouch."))
        .text(tr("Traps, unused Allies and tokens stay with their owners. When a deck is empty, its "
                 "discarded cards are shuffled into a new one; if there are none, nothing is drawn."))
        .text(tr("After the fifth round the game is over. The most Fame in all wins. If several have the "
                 "most, they share the win."))
        .example(tr("Four play, Kim has token 1. Lou has passed already. Ada and Max pass together: Ada’s "
                    "token is lower, so her turn is first; neither gets an Ally, and then they exchange "
                    "tokens. Kim is the last one in and chooses four dice. Two of them are 6s, and with the "
                    "5 on the table that makes three: bust. Kim takes a Trap, scores one of the complete "
                    "ones, earned the least of this round and draws an Ally."));
    return chapter;
}

RulesChapter HuntersRules::tips() {
    RulesChapter chapter{"tips", tr("Tips")};
    chapter
        .tip(tr("Collect Traps that want the same things. One good roll then pays for all of them, in every "
                "round."))
        .tip(tr("Pass when nobody else does: you get an Ally as well."))
        .tip(tr("With two Dangerous dice on the table, staying must be worth a lot. The buttons tell how "
                "likely the bust is."))
        .tip(tr("Early in the game a good Trap is worth more than Fame now, since it pays up to five times."))
        .tip(tr("Keep Allies for the round in which they complete an expensive Trap. But an Ally that is "
                "unused at the end of the game is worth nothing."));
    return chapter;
}

RulesChapter HuntersRules::terms() {
    RulesChapter chapter{"words", tr("Words of the game")};
    chapter.term(tr("Ally"), tr("A card that helps once, in its owner’s turn."))
        .term(tr("Bust"), tr("Three or more Dangerous dice: all who are in score one Trap only."))
        .term(tr("Complete"), tr("A Trap is complete if the dice in sight fulfil all it asks for."))
        .term(tr("Dangerous"), tr("A die that shows 5 or 6."))
        .term(tr("Fame"), tr("The points of this game. The most win."))
        .term(tr("In and out"), tr("Whoever has not passed in this round is in; all others are out."))
        .term(tr("In sight"), tr("The dice as a player’s own Allies make them look in this turn."))
        .term(tr("Offer"), tr("The open Traps and Allies in the middle."))
        .term(tr("Pouch"), tr("Where the dice are that have not been rolled in this round."))
        .term(tr("Token"), tr("The number that says in which order turns are taken."))
        .term(tr("Trap"), tr("A card that pays Fame whenever it is complete and scored."));
    return chapter;
}

RulesChapter HuntersRules::table() {
    RulesChapter chapter{"table", tr("How to do it on this table")};
    chapter
        .point(
            tr("<b>Stay</b> and <b>Pass</b> are the two thumbs. Under each you see what it would bring: the "
               "risk of a bust, the Fame."))
        .point(tr("<b>Taking</b>: click a Trap or an Ally on offer, or drag it to you."))
        .point(tr("<b>Scoring</b> is one button for all complete Traps. After a bust, click the Trap that "
                  "shall count."))
        .point(tr("<b>An Ally</b>: click it, then what it is to change, then what becomes of that. Esc goes "
                  "one step back."))
        .point(tr("Everything is open in this game, so no curtain falls between players at one device. Only "
                  "look away while another one decides to stay or to pass."));
    addTableKeys(chapter, false);
    return chapter;
}

QList<RulesEdition> editionsOfHunters() {
    return {{QString()}};
}

QString editionOfHunters(const QVariantMap& /*options*/) {
    return {};
}

RulesBook bookOfHunters(const QString& /*edition*/) {
    return HuntersRules::book();
}

} // namespace

const RulesShelf huntersRules{editionsOfHunters, editionOfHunters, bookOfHunters};

QString rulesChapter(Phase phase) {
    switch (phase) {
    case Phase::decide: return QStringLiteral("decide");
    case Phase::roll: return QStringLiteral("last");
    case Phase::takeAlly:
    case Phase::takeTrap: return QStringLiteral("turn");
    case Phase::score: return QStringLiteral("score");
    case Phase::end: return QStringLiteral("allies");
    case Phase::over: break;
    }
    return QStringLiteral("end");
}

} // namespace ghostlight::app
