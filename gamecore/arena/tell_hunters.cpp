// SPDX-License-Identifier: GPL-3.0-or-later
#include "commentator.h"
#include "hunters_words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ghostlight::arena {

namespace {

using namespace hunters;
using Kind = Event::Kind;

constexpr std::array<int, colors> dieColors{35, 167, 69, 221};
constexpr const char* unbroken = "\u00a0"; ///< a space that keeps a die in one line
constexpr Ink trapInk{115};
constexpr Ink allyInk{180};
constexpr const char* besideGauge = "              "; ///< as wide as the danger gauge
constexpr int bigCatch = 8;                           ///< so much Fame in one turn is worth a cheer

class HuntersCommentator final : public Commentator<Hunters> {
public:
    explicit HuntersCommentator(Stage& stage) : Commentator(stage) {}

    std::string title() const override { return "Ghost Hunters"; }
    std::string makers() const override { return "Alexandros Kapidakis and Konstantinos Karagiannis"; }

    std::string rules(const State& /*start*/) const override {
        return "Two by two, dice roll out of the pouch. After each roll the hunters decide in "
               "secret: stay for more dice, or leave, take a Trap and score all their Traps "
               "that the dice complete. Whoever leaves alone finds an Ally, too. But 5s and "
               "6s are Dangerous: with three of them on the table all who stayed are caught, "
               "and only one of their Traps counts. Most Fame after five rounds wins.";
    }

    std::string points(int count) const override { return std::to_string(count) + " Fame"; }

private:
    void tellRun(Events run, const Moment<Hunters>& moment) override {
        const Event& event = run.front();
        switch (event.kind) {
        case Kind::trapDealt: tellFirstTraps(run); break;
        case Kind::roundBegan: tellRound(event, moment.after.shared); break;
        case Kind::trapRevealed: tellTrapOffer(run); break;
        case Kind::allyRevealed:
            stage().say("Allies on offer: " +
                        listed(mapped(run, [this](const Event& one) { return explained(one.card); })) + ".");
            break;
        case Kind::dieRolled: tellRoll(run, moment); break;
        case Kind::decisionRevealed: tellDecisions(run); break;
        case Kind::pouchEmpty:
            stage().say(besideGauge,
                        stage().paint(ink::wild, "The pouch is empty.") + " All who are in leave together.");
            break;
        case Kind::busted: tellBust(run); break;
        case Kind::tokensExchanged: tellTokens(run); break;
        case Kind::allyDrawn: tellConsolation(run, moment.after.shared); break;
        default: tellTurn(run, moment); break;
        }
    }

    void tellTurn(Events run, const Moment<Hunters>& moment) {
        const Event& event = run.front();
        switch (event.kind) {
        case Kind::allyTaken: taken_.push_back(joined(event.card)); break;
        case Kind::trapTaken:
            taken_.push_back(
                stage().phrase({"takes {0}", "sets up {0}", "chooses {0}"}, {trapText(event.card)}));
            break;
        case Kind::allyUsed: addUse(moment); break;
        case Kind::trapScouted:
            addSentence(
                fill("{0} finds another Trap: {1}.", {allyText(moment.move.card), trapText(event.card)}));
            break;
        case Kind::trapScored:
            addTaken(event.seat);
            addScore(run, moment.move);
            break;
        case Kind::nothingScored:
            addTaken(event.seat);
            addSentence(
                stage().phrase({"No Trap is complete.", "Nothing snaps shut.", "No Fame this time."}, {}));
            break;
        case Kind::turnEnded: tellWholeTurn(moment.after.shared.fame[event.seat]); break;
        default: break; // what is decided in secret, discarded and reshuffled
        }
    }

    // --- Rounds ------------------------------------------------------------------------------------

    void tellFirstTraps(Events run) {
        stage().gap();
        stage().say("Everybody has one Trap to begin with:");
        for (const Event& event : run) {
            sayTrap("    " + padded(stage().name(event.seat), 7), event.card);
        }
    }

    void tellRound(const Event& event, const Public& shared) {
        dice_.clear();
        beginRound(shared,
                   fill("Round {0} of {1}", {std::to_string(event.amount), std::to_string(hunters::rounds)}));
    }

    void tellTrapOffer(Events run) {
        stage().say("Traps on offer:");
        for (const Event& event : run) {
            sayTrap("    ", event.card);
        }
    }

    void sayTrap(const std::string& margin, CardIndex trap) {
        stage().say(margin + padded(trapText(trap), 19), wordsOf(trapOf(trap)) + ".", Pace::quick);
    }

    std::string explained(CardIndex ally) const {
        return allyText(ally) + " (" + wordsOf(allyOf(ally)) + ")";
    }

    void tellTokens(Events run) {
        std::string swaps;
        for (const Event& event : run) {
            const std::string pair = stage().names({event.seat, event.other});
            swaps += swaps.empty() ? pair + " swap places in the turn order" : ", and so do " + pair;
        }
        stage().say(besideGauge, swaps + ".");
    }

    void tellConsolation(Events run, const Public& shared) {
        if (shared.phase == Phase::over) {
            return; // too late to help anybody
        }
        const std::vector<std::string> draws = mapped(run, [this](const Event& event) {
            return stage().name(event.seat) + " gets " + explained(event.card);
        });
        stage().say(besideGauge, "Consolation for the least Fame of the round: " + listed(draws) + ".");
    }

    // --- Dice and decisions ------------------------------------------------------------------------

    void tellRoll(Events run, const Moment<Hunters>& moment) {
        const bool isFirst = dice_.empty();
        std::transform(run.begin(), run.end(), std::back_inserter(dice_),
                       [](const Event& event) { return event.die; });
        const std::string rolled =
            listed(mapped(run, [this](const Event& event) { return dieText(event.die); }));
        const std::string number = inWords(static_cast<int>(run.size()), "die", "dice");
        std::string text;
        if (isFirst) {
            text = stage().phrase(
                {"The first dice are {0}.", "The night begins with {0}.", "Out of the pouch come {0}."},
                {rolled});
        } else if (moment.move.what == Move::Do::roll) {
            text = stage().phrase(
                {"Only {0} is left and rolls {1}: {2}.", "{0}, the last one in, dares {1}: {2}."},
                {stage().name(moment.seat), number, rolled});
        } else {
            text = stage().phrase({"{0} more: {1}.", "The next {0}: {1}.", "Another {0}: {1}."},
                                  {inWords(static_cast<int>(run.size())), rolled});
        }
        stage().say(dangerGauge(), isFirst ? text : text + " On the table: " + tableText() + ".", Pace::slow);
    }

    void tellDecisions(Events run) {
        std::vector<Seat> staying;
        std::vector<Seat> leaving;
        for (const Event& event : run) {
            (static_cast<Decision>(event.amount) == Decision::stay ? staying : leaving).push_back(event.seat);
        }
        std::string text;
        if (leaving.empty()) {
            text = stage().phrase({"nobody leaves!", "{0} stay!", "not one of them leaves!"},
                                  {allOf(static_cast<int>(run.size()))});
        } else if (staying.empty()) {
            text = allOf(static_cast<int>(run.size())) + " leave together.";
        } else {
            text = fill("{0} {1} while {2} {3}.",
                        {stage().names(staying), staying.size() == 1 ? "stays" : "stay",
                         stage().names(leaving), leaving.size() == 1 ? "leaves alone" : "leave"});
        }
        stage().say(besideGauge,
                    stage().phrase({"Stay or leave? {0}", "Three, two, one: {1}", "And they decide: {1}"},
                                   {capitalised(text), text}),
                    Pace::slow);
    }

    void tellBust(Events run) {
        const std::string caught =
            listed(mapped(run, [this](const Event& event) { return stage().name(event.seat); }));
        const std::string number = inWords(dangerousDice(), "Dangerous die", "Dangerous dice");
        stage().say(besideGauge,
                    stage().paint(ink::bad, "BUST!") + " " +
                        stage().phrase({"{0}, and {1} {2} caught.", "{0}: {1} {2} caught by the ghosts."},
                                       {capitalised(number), caught, run.size() == 1 ? "is" : "are"}));
    }

    int dangerousDice() const {
        return static_cast<int>(
            std::count_if(dice_.begin(), dice_.end(), [](Die die) { return die.isDangerous(); }));
    }

    std::string dangerGauge() const {
        std::string marks;
        for (int mark = 1; mark <= bustDice; ++mark) {
            marks += mark <= dangerousDice() ? stage().paint(ink::bad, "×") : stage().paint(ink::faint, "·");
        }
        return "  danger " + marks + "  ";
    }

    std::string dieText(Die die) const {
        return painted(die.color,
                       std::string(nameOf(die.color)) + unbroken + "[" + std::to_string(die.value) + "]");
    }

    std::string tableText() const {
        std::vector<std::string> all;
        for (int color = 0; color < colors; ++color) {
            std::string faces;
            for (const Die die : dice_) {
                if (die.color == static_cast<Color>(color)) {
                    faces += "[" + std::to_string(die.value) + "]";
                }
            }
            if (!faces.empty()) {
                all.push_back(painted(static_cast<Color>(color),
                                      std::string(nameOf(static_cast<Color>(color))) + unbroken + faces));
            }
        }
        return listed(all);
    }

    std::string painted(Color color, const std::string& text) const {
        return stage().paint({dieColors[static_cast<std::size_t>(color)], false}, text);
    }

    // --- A turn, told in one breath ----------------------------------------------------------------

    void addSentence(const std::string& sentence) { turn_ += (turn_.empty() ? "" : " ") + sentence; }

    void addTaken(Seat seat) {
        if (!taken_.empty()) {
            addSentence(stage().name(seat) + " " + listed(taken_) + ".");
            taken_.clear();
        }
    }

    std::string joined(CardIndex ally) const { return "teams up with " + allyText(ally); }

    void addUse(const Moment<Hunters>& moment) {
        const CardIndex ally = moment.move.card;
        const bool bringsDie = allyOf(ally).effect == Effect::extraDie;
        const std::string deed = bringsDie ? dieText(allyOf(ally).die) : deedText(moment);
        const bool joinsFor = !deed.empty() && !taken_.empty() && taken_.back() == joined(ally);
        if (joinsFor) { // no need to name the Ally again
            taken_.back() += (bringsDie ? " for " : ", who ") + deed;
        }
        addTaken(moment.seat);
        if (turn_.empty()) { // an Ally before anything else
            addSentence("It is " + stage().name(moment.seat) + "'s turn.");
        }
        if (!deed.empty() && !joinsFor) {
            addSentence(fill(bringsDie ? "With {0} comes {1}." : "{0} {1}.", {allyText(ally), deed}));
        }
    }

    /// What an Ally does, in the words after its name.
    std::string deedText(const Moment<Hunters>& moment) const {
        const Move move = moment.move;
        const Sight& before = moment.before.shared.sight;
        switch (allyOf(move.card).effect) {
        case Effect::nudge:
            return fill("turns {0} into {1}",
                        {dieText(before.dice[move.a]), dieText(moment.after.shared.sight.dice[move.a])});
        case Effect::repaint:
            return fill("paints {0} {1}", {dieText(before.dice[move.a]),
                                           painted(static_cast<Color>(move.b),
                                                   std::string(nameOf(static_cast<Color>(move.b))))});
        case Effect::banish: return "hides " + dieText(before.dice[move.a]);
        case Effect::brave: return "laughs at the bust: all Traps count";
        case Effect::trade: return fill("swaps {0} for {1}", {trapText(move.a), trapText(move.b)});
        case Effect::extraDie:
        case Effect::scout:
        case Effect::encore: break; // told with what they bring
        }
        return {};
    }

    void addScore(Events run, const Move& move) {
        int fame = 0;
        const std::vector<std::string> paid = mapped(run, [&fame, this](const Event& event) {
            fame += event.amount;
            return trapText(event.card) + " " + std::to_string(event.amount);
        });
        fame_ += fame;
        const std::string trap = trapText(run.front().card);
        if (move.what == Move::Do::use) {
            addSentence(
                fill("{0} makes {1} pay again: {2} more.", {allyText(move.card), trap, points(fame)}));
        } else if (run.size() == 1) {
            addSentence(stage().phrase({"{0} snaps shut for {1}.", "{0} pays {1}.", "{0} brings {1}."},
                                       {trap, points(fame)}));
        } else {
            const std::string number = capitalised(inWords(static_cast<int>(run.size())));
            addSentence(fill("{0} Traps at once pay {1}: {2}.", {number, points(fame), listed(paid)}));
        }
    }

    void tellWholeTurn(int total) {
        std::string margin = besideGauge;
        if (fame_ > 0) {
            margin =
                "  " + stage().paint(ink::good, padded("+" + points(fame_), shownWidth(besideGauge) - 2));
            addSentence(stage().paint(ink::faint, "That makes " + std::to_string(total) + "."));
        }
        if (fame_ >= bigCatch) {
            addSentence(stage().paint(ink::wild, "What a catch!"));
        }
        stage().say(margin, turn_);
        turn_.clear();
        fame_ = 0;
    }

    std::string trapText(CardIndex trap) const { return stage().paint(trapInk, trapOf(trap).name); }
    std::string allyText(CardIndex ally) const { return stage().paint(allyInk, allyOf(ally).name); }

    std::vector<Die> dice_;          ///< of this round, as rolled
    std::vector<std::string> taken_; ///< in this turn, not yet in a sentence
    std::string turn_;               ///< its sentences so far
    int fame_ = 0;                   ///< of this turn
};

} // namespace

template <> OwnedCommentator<Hunters> makeCommentator<Hunters>(Stage& stage) {
    return std::make_unique<HuntersCommentator>(stage);
}

} // namespace ghostlight::arena
