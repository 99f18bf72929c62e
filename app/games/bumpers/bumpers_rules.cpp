// SPDX-License-Identifier: GPL-3.0-or-later
#include "bumpers_rules.h"

#include "../../table/in_text.h"
#include "bumpers_words.h"

#include <QCoreApplication>

namespace ghostlight::app {

using namespace bumpers;

namespace {

const QString byRounds = QStringLiteral("rounds");
const QString byTarget = QStringLiteral("target");

/// "8" is a Monster card of that value, "X" the wild one.
RulesThing monster(const char* face, const QString& note = {}) {
    return rulesCard(QStringLiteral("bumpers/") + QLatin1String(face), note);
}

/// A deck of Character cards from top to bottom, as in "UUSUUUU".
QList<RulesThing> ride(const char* cards) {
    QList<RulesThing> row;
    for (const char card : std::string_view(cards)) {
        const bool scared = card == 'S';
        RulesThing thing =
            rulesCard(scared ? QStringLiteral("bumpers/scared0") : QStringLiteral("bumpers/unfazed0"));
        thing.width = 0.72;
        thing.lit = scared;
        row.append(thing);
    }
    return row;
}

class BumpersRules {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::BumpersRules)

public:
    explicit BumpersRules(bool target) : target_(target) {}

    RulesBook book() const {
        return {goal(), things(), hide(),    trick(), wild(),  winning(),
                draw(), points(), lengths(), tips(),  terms(), table()};
    }
    static QString lengthName(bool target);

private:
    RulesChapter goal() const;
    RulesChapter things() const;
    static RulesChapter hide();
    static RulesChapter trick();
    static RulesChapter wild();
    static RulesChapter winning();
    static RulesChapter draw();
    RulesChapter points() const;
    RulesChapter lengths() const;
    static RulesChapter tips();
    static RulesChapter terms();
    static RulesChapter table();
    QString lengthOfTheGame() const;

    bool target_;
    BumpersWords say_;
};

QString BumpersRules::lengthName(bool target) {
    //: A length of the game: it ends when somebody has enough points
    return target ? tr("To a score")
                  //: A length of the game: it ends after so many rounds
                  : tr("Fixed rounds");
}

QString BumpersRules::lengthOfTheGame() const {
    return target_ ? tr("The game goes on until somebody has the agreed number of points at the end of a "
                        "round. 25 is proposed; you choose the score when you set up the game. After 100 "
                        "rounds it ends in any case.")
                   : tr("With three players the game has 6 rounds, with four 8, with five 5 and with six "
                        "6.");
}

RulesChapter BumpersRules::goal() const {
    RulesChapter chapter{"goal", tr("What it is about")};
    chapter
        .text(tr("Monsters in bumper cars fight for tricks, and whoever wins one gets a bump and turns over "
                 "a card of their own ride. Hide your Scared card so well that it lies in the right place "
                 "when the round ends: the <b>most</b> points win."))
        .picture(tr("A ride: six riders are Unfazed, one is Scared."), ride("UUUSUUU"))
        .text(tr("Three to six people can play, in any mix with computer players."))
        .text(lengthOfTheGame());
    return chapter;
}

RulesChapter BumpersRules::things() const {
    RulesChapter chapter{"things", tr("What you need")};
    chapter
        .text(tr("<b>67 Monster cards</b>: seven of each value from 1 to 9, and four X that count as 0 or "
                 "10."))
        .picture(tr("Monster cards: a low one, the 5, a high one and the X"),
                 {monster("1"), monster("5"), monster("9"), monster("X")})
        .text(tr("With fewer than six players some cards stay in the box: one of each value from 1 to 9 "
                 "with five players, two with four, three with three. The X are always all there."))
        .text(tr("<b>Seven Character cards</b> for everybody: six Unfazed and one Scared. Stacked face down "
                 "they are your <b>ride</b>, and a new one is made every round."))
        .picture(tr("Unfazed and Scared"),
                 {rulesCard(QStringLiteral("bumpers/unfazed0"), say_.riderName(false)),
                  rulesCard(QStringLiteral("bumpers/scared0"), say_.riderName(true))})
        .text(tr("<b>The Starting card</b> shows who leads the first trick. Chance gives it to somebody "
                 "before the first round; after each round it passes to the left."));
    return chapter;
}

RulesChapter BumpersRules::hide() {
    RulesChapter chapter{"hide", tr("Hiding the Scared card")};
    chapter
        .text(tr("At the start of a round everybody is dealt nine Monster cards. Look at them, and think how "
                 "many tricks you are going to win."))
        .text(tr("Then everybody secretly chooses how many of the six Unfazed lie above the Scared card: "
                 "none, all six, or anything between. Nobody sees what the others choose."))
        .picture(tr("Two above, four below. The top of the ride comes first."), ride("UUSUUUU"))
        .text(tr("When the round ends, every Unfazed <b>below</b> the Scared card is worth a point. They "
                 "count <b>twice</b> if the Scared card is on top then. But if it is revealed while cards "
                 "lie below it, you get nothing."))
        .text(tr("So a place high up is worth a lot and is dangerous; a place far down is safe and worth "
                 "little."));
    return chapter;
}

RulesChapter BumpersRules::trick() {
    RulesChapter chapter{"trick", tr("Playing to a trick")};
    chapter
        .text(tr("The holder of the Starting card leads the first trick of a round. After that, the winner "
                 "of a trick leads the next one. All others follow clockwise, once each."))
        .text(tr("Play <b>one</b> card, or <b>several of the same value</b>. You need not follow anything: "
                 "every card may be played at any time."))
        .point(tr("<b>One card</b> counts its value."))
        .point(tr("<b>Several together</b> count their number first, and their value only behind the point: "
                  "two 7s are 2.7, three 8s are 3.8. That is less than a single 4!"))
        .picture(tr("Three 8s count 3.8 and lose to a single 4."),
                 {monster("8"), monster("8", printedTenths(38)), monster("8"), rulesArrow(),
                  lit(monster("4", printed(4)))})
        .point(tr("After playing several cards you <b>draw</b> at once, one card fewer than you played. So "
                  "all hands "
                  "stay equally large."))
        .text(tr("The highest count wins the trick. If several are equally high, the one played <b>last</b> "
                 "wins."))
        .example(tr("Mia leads with a 3. Robin plays two 5s, which is 2.5, and draws a card. Sam plays a 7. "
                    "Lou plays a 7 as well, later than Sam, and wins the trick."));
    return chapter;
}

RulesChapter BumpersRules::wild() {
    RulesChapter chapter{"wild", tr("The X")};
    chapter
        .text(tr("An X counts as <b>0</b> or as <b>10</b>. You say which as you play it, so it is either the "
                 "lowest or the highest card there is."))
        .picture(tr("An X as 10 beats the 9, as 0 it loses to every other card."),
                 {monster("X", printed(0)), monster("1"), monster("9"), lit(monster("X", printed(10)))})
        .text(tr("Several X together all count the same. As 0 two of them are 2.0 and three are 3.0. As 10 "
                 "two of them are 2.10, which is the same number as 2.1; three are 3.1."))
        .text(tr("An X also changes what happens to the winner: with at least one X in the trick, no card is "
                 "revealed. See “Winning a trick”."));
    return chapter;
}

RulesChapter BumpersRules::winning() {
    RulesChapter chapter{"winning", tr("Winning a trick")};
    chapter
        .text(tr("The winner’s car takes the bump. Which one depends on the cards of <b>all</b> players in "
                 "this trick:"))
        .point(tr("<b>No X</b>: the winner reveals one card from the top of the ride, and one more for every "
                  "5 in the trick. The cards turn over one at a time. If the Scared card comes up, it stops "
                  "there."))
        .picture(tr("Two 5s in the trick: the winner reveals one card, and two more for the 5s."),
                 {monster("3"), lit(monster("5")), lit(monster("5")), monster("7"), rulesArrow(),
                  rulesCard(QStringLiteral("bumpers/unfazed1")),
                  rulesCard(QStringLiteral("bumpers/unfazed1")),
                  rulesCard(QStringLiteral("bumpers/unfazed1"))})
        .point(tr("<b>At least one X</b>: nothing is revealed. The bottom card of the winner’s ride moves to "
                  "its top, once, however many X there are. If only one card is left, it stays."))
        .text(tr("Then the Monster cards of the trick are put aside, and the winner leads the next trick."))
        .example(tr("Lou hid the Scared card below two Unfazed and wins the trick with two 5s in it. Three "
                    "cards must be revealed: Unfazed, Unfazed, Scared! The round is over, and Lou gets "
                    "nothing for it."));
    return chapter;
}

RulesChapter BumpersRules::draw() {
    RulesChapter chapter{"draw", tr("When the deck runs out")};
    chapter
        .text(tr("Somebody may have to draw when the deck is empty. Then the cards of earlier tricks are "
                 "shuffled into a new deck. The trick that is being played is left alone."))
        .text(tr("If there are no such cards either, everybody gives one:"))
        .step(tr("The one who draws begins, the others follow clockwise. Each gives one card of their hand, "
                 "face up, and sees what was given before."))
        .step(tr("The given cards are shuffled into a new deck."))
        .step(tr("Drawing goes on where it stopped."))
        .text(tr("If the one who draws has no card left to give, that person gives none and draws one card "
                 "fewer. That way all hands are the same size again between two tricks."))
        .text(tr("All of it is done before the next player plays."));
    return chapter;
}

RulesChapter BumpersRules::points() const {
    RulesChapter chapter{"points", tr("The end and the points")};
    chapter
        .text(tr("A round ends when a Scared card is revealed, or when all hands are empty. The trick is "
                 "finished first, and if both happen at once, the Scared card decides."))
        .point(tr("<b>Scared</b>: the card was revealed and others lay below it. Its owner gets 0 points; "
                  "everybody else scores their ride."))
        .point(tr("<b>Paranoia</b>: the Scared card was revealed as the very last of its ride. Its owner "
                  "gets 10 points, and everybody else 0. It does not matter how the card got there."))
        .point(tr("<b>Empty hands</b>: everybody scores their ride."))
        .text(tr("To score a ride, count the Unfazed below the Scared card. If the Scared card is on top "
                 "now, double them. The cards are shown to all, down to the Scared one."))
        .picture(tr("Two above, three below: 3 points"), ride("UUSUUU"))
        .picture(tr("On top, with four below: twice 4 are 8 points"), ride("SUUUU"))
        .picture(tr("At the bottom, with others above: 0 points"), ride("UUS"))
        .example(tr("Worked out: all hands are empty. Mia’s ride is the first one here and brings 3 points. "
                    "Robin won two tricks without an X and revealed the two Unfazed that lay above the "
                    "Scared card: the second ride, 8 points. Sam hid it at the bottom for Paranoia but won "
                    "too few tricks: the third ride, 0 points."))
        .text(lengthOfTheGame())
        .text(tr("The most points win the game. If several have the most, they share the win."));
    return chapter;
}

RulesChapter BumpersRules::lengths() const {
    RulesChapter chapter{"lengths", tr("Two lengths")};
    chapter.text(tr("You choose how long the game lasts when you set it up. All other rules are the same."))
        .term(lengthName(false), tr("6 rounds with three players, 8 with four, 5 with five and 6 with six. "
                                    "So everybody holds the Starting card equally often."))
        .term(lengthName(true),
              tr("As many rounds as it takes until somebody has the agreed score at the end of one, 25 if "
                 "you change nothing. Even then the most points win, so somebody else may be ahead. After "
                 "100 rounds it is over in any case."));
    return chapter;
}

RulesChapter BumpersRules::tips() {
    RulesChapter chapter{"tips", tr("Tips")};
    chapter
        .tip(tr("A hand of low cards wins few tricks: hide the Scared card near the top. With many high "
                "cards put it deeper, and bump your way down to it."))
        .tip(tr("Best of all is to win exactly as many tricks as there are Unfazed above the Scared card. "
                "Then stop winning: play several cards of a kind, they hardly ever take a trick."))
        .tip(tr("A 5 is poison for whoever wins. Play it where others are ahead."))
        .tip(tr("An X can save you: nothing is revealed. But watch your bottom card, it comes to the top. "
                "If the Scared card is at the bottom, one X puts it on top, where it counts double."))
        .tip(tr("The fewer cards are left in a ride, the nearer is Paranoia. Do not let somebody with a "
                "tiny ride win the last trick."));
    return chapter;
}

RulesChapter BumpersRules::terms() {
    RulesChapter chapter{"words", tr("Words of the game")};
    chapter.term(tr("Bump"), tr("What the winner of a trick gets: a card of the ride is revealed, or moves."))
        .term(tr("Character card"), tr("One of the seven cards of a ride, Unfazed or Scared."))
        .term(tr("Lead"), tr("To play the first card of a trick."))
        .term(tr("Monster card"), tr("A card of your hand, with a value from 1 to 9 or an X."))
        .term(tr("Paranoia"), tr("The Scared card is revealed as the last of its ride: 10 points for its "
                                 "owner, none for the others."))
        .term(tr("Reveal"), tr("To turn over the top card of your ride, for all to see."))
        .term(tr("Ride"), tr("Your deck of Character cards, face down."))
        .term(tr("Scared"), tr("The one card of your ride that must not come up too early."))
        .term(tr("Trick"), tr("One play from everybody; the highest wins."))
        .term(tr("Unfazed"), tr("The six other cards of your ride. Below the Scared one they are points."));
    return chapter;
}

RulesChapter BumpersRules::table() {
    RulesChapter chapter{"table", tr("How to do it on this table")};
    chapter
        .point(tr("<b>Hiding</b>: your ride is spread out before you. Slide along it; the Scared card goes "
                  "into the gap that you click."))
        .point(tr("<b>Playing</b>: click a card, or several of the same value, and press <b>Play</b>. A card "
                  "clicked again goes back to your hand. Or drag a single card to the middle."))
        .point(tr("An X asks whether it counts as 0 or as 10."))
        .point(tr("A bubble tells before you play what your cards count and what would come of it, as in "
                  "“2.5: loses to 4”."))
        .point(tr("The sign above the trick says how many cards the winner must reveal at the moment; it "
                  "pulses with every 5."));
    addTableKeys(chapter, true);
    return chapter;
}

QList<RulesEdition> editionsOfBumpers() {
    return {{byRounds, BumpersRules::lengthName(false)}, {byTarget, BumpersRules::lengthName(true)}};
}

QString editionOfBumpers(const QVariantMap& options) {
    return options.value(QStringLiteral("target")).toInt() > 0 ? byTarget : byRounds;
}

RulesBook bookOfBumpers(const QString& edition) {
    return BumpersRules(edition == byTarget).book();
}

} // namespace

const RulesShelf bumpersRules{editionsOfBumpers, editionOfBumpers, bookOfBumpers};

QString rulesChapter(Phase phase) {
    switch (phase) {
    case Phase::hide: return QStringLiteral("hide");
    case Phase::play: return QStringLiteral("trick");
    case Phase::discard: return QStringLiteral("draw");
    case Phase::over: break;
    }
    return QStringLiteral("points");
}

} // namespace ghostlight::app
