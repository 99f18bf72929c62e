// SPDX-License-Identifier: GPL-3.0-or-later
#include "commentator.h"

#include <algorithm>
#include <array>

namespace ghostlight::arena {

namespace {

using namespace ghosts;
using Kind = Event::Kind;

struct Family {
    std::string_view ghost;
    std::string_view oneGhost;
    Ink ink;
};
constexpr std::array<Family, families> familyNames{{
    {"Wisp", "a Wisp", {221}},
    {"Sheet", "a Sheet", {75}},
    {"Brine", "a Brine", {36}},
    {"Bride", "a Bride", {211}},
    {"Imp", "an Imp", {167}},
    {"Baron", "a Baron", {105}},
}};
constexpr Ink mistInk{103};
constexpr std::array<int, highestLevel> gaugeColors{80, 79, 185, 221, 215, 209, 203};
constexpr const char* besideGauge = "             "; ///< as wide as a gauge

constexpr int nearlyFull = 6; ///< from here on every play has a line of its own

class GhostsCommentator final : public Commentator<Ghosts> {
public:
    explicit GhostsCommentator(Stage& stage) : Commentator(stage) {}

    std::string title() const override { return "Ghosts"; }
    std::string makers() const override { return "Reiner Knizia"; }

    std::string rules(const State& start) const override {
        return fill("Everybody adds ghosts to one pile, and its fright may never rise above "
                    "seven. A ghost of the same family as the last one is a Mirror: it adds "
                    "nothing and turns play around. Mist changes nothing at all. Whoever "
                    "cannot or will not go on takes the pile and a {0}. After three rounds "
                    "the fewest {0}s win; a round without a pile gives up to three back.",
                    {pointNoun(start.shared.rules)});
    }

    std::string points(int count) const override { return plural(count, noun_); }

private:
    static std::string pointNoun(const Rules& rules) {
        return rules.edition == Edition::mirror ? "Fear point" : "Fright point";
    }

    void tellRun(Events run, const Moment<Ghosts>& moment) override {
        const Event& event = run.front();
        switch (event.kind) {
        case Kind::roundBegan: tellRound(event, moment.after.shared); break;
        case Kind::mistRedealt:
            stage().say(besideGauge,
                        stage().name(event.seat) + " was dealt nothing but Mist and gets a new hand.");
            break;
        case Kind::cardLaid: tellCard(event, moment); break;
        case Kind::cardDrawn: tellDeck(moment.after.shared); break;
        case Kind::pileTaken: tellTaking(event, moment); break;
        case Kind::roundEnded:
            tellPlays();
            stage().say(besideGauge,
                        stage().phrase({"{0} has no card left to play, so the round is over.",
                                        "It would be {0}'s turn, but that hand is empty: the round ends."},
                                       {stage().name(event.seat)}));
            break;
        case Kind::pointsReturned:
            for (const Event& one : run) {
                tellReturn(one);
            }
            break;
        case Kind::cardDealt:
        case Kind::directionTurned: // told with its card
        case Kind::gameEnded: break;
        }
    }

    void tellRound(const Event& event, const Public& shared) {
        noun_ = pointNoun(shared.rules);
        beginRound(shared,
                   fill("Round {0} of {1}", {std::to_string(event.amount), std::to_string(ghosts::rounds)}));
        stage().say(besideGauge,
                    stage().phrase({"{0} begins.", "The first card is up to {0}.", "{0} goes first."},
                                   {stage().name(event.seat)}));
    }

    // --- Cards -------------------------------------------------------------------------------------

    void tellCard(const Event& event, const Moment<Ghosts>& moment) {
        const bool mirrors = std::any_of(moment.events.begin(), moment.events.end(), [](const Event& other) {
            return other.kind == Kind::directionTurned;
        });
        if (mirrors) {
            tellMirror(event, moment);
        } else if (event.amount == highestLevel && moment.before.shared.level < highestLevel) {
            tellSeven(event, moment);
        } else {
            addPlay(event, moment.before.shared);
        }
    }

    void tellSeven(const Event& event, const Moment<Ghosts>& moment) {
        tellPlays();
        const std::string name = stage().name(event.seat);
        const std::string card = cardText(event.card);
        say(event.amount,
            stage().paint(ink::bad, "SEVEN!") + " " +
                (goesOn(moment)
                     ? stage().phrase({"{0} adds {1}. Only Mirror or Mist helps {2}.",
                                       "{0} fills it up with {1}. Over to {2}.", "{0} plays {1}. Poor {2}!"},
                                      {name, card, stage().name(moment.after.shared.toMove)})
                     : fill("{0} plays {1}.", {name, card})));
    }

    void tellMirror(const Event& event, const Moment<Ghosts>& moment) {
        tellPlays();
        const std::string text = stage().phrase(
            {"{0} lays {1} on {2}", "{0} answers {2} with {1}", "{0} meets {2} with {1}"},
            {stage().name(event.seat), cardText(event.card), cardText(lastGhost(moment.before.shared))});
        const std::string next = goesOn(moment)
                                     ? stage().phrase({": back to {0}", ". {0} is next", ": {0} again"},
                                                      {stage().name(moment.after.shared.toMove)})
                                     : "";
        say(event.amount, stage().paint(ink::wild, "MIRROR!") + " " + text + next + ".");
    }

    /// Whether somebody answers the card within this round.
    static bool goesOn(const Moment<Ghosts>& moment) {
        return moment.after.shared.round == moment.before.shared.round &&
               moment.after.shared.phase != Phase::over;
    }

    void tellDeck(const Public& shared) {
        if (shared.deckSize == 0) {
            tellPlays();
            const std::string news = stage().paint(ink::wild, "The deck is empty.");
            stage().say(besideGauge, news + " From now on the hands only shrink.");
        }
    }

    static Card lastGhost(const Public& shared) {
        std::size_t at = shared.deeds.size() - 1;
        while (shared.deeds[at].card() == mist) {
            --at;
        }
        return shared.deeds[at].card();
    }

    /// Plays that change little share a line.
    void addPlay(const Event& event, const Public& before) {
        const bool goesWithout =
            plays_.size() > 1 && adds_ && event.card != mist && event.amount < nearlyFull;
        const std::string play =
            goesWithout ? stage().name(event.seat) + " " + cardText(event.card) : playText(event, before);
        std::vector<std::string> longer = plays_;
        longer.push_back(play);
        if (shownWidth(besideGauge) + shownWidth(listed(longer)) + 1 > Stage::width) {
            tellPlays();
        }
        plays_.push_back(plays_.empty() && goesWithout ? playText(event, before) : play);
        adds_ = before.phase == Phase::play && event.card != mist;
        level_ = event.amount;
        if (level_ >= nearlyFull) {
            tellPlays();
        }
    }

    void tellPlays() {
        if (!plays_.empty()) {
            say(level_, listed(plays_) + ".");
            plays_.clear();
        }
    }

    std::string playText(const Event& event, const Public& before) {
        const std::string name = stage().name(event.seat);
        const std::string card = cardText(event.card);
        if (before.phase == Phase::start) {
            return stage().phrase({"{0} starts with {1}", "{0} opens with {1}", "{0} begins with {1}"},
                                  {name, card});
        }
        if (event.card == mist && event.amount >= nearlyFull) {
            return stage().phrase(
                {"{0} slips away in the {1}", "{0} is saved by {1}", "{0} escapes into the {1}"},
                {name, card});
        }
        if (event.card == mist) {
            return stage().phrase({"{0} plays {1}", "{0} lets {1} in", "{0} hides in {1}"}, {name, card});
        }
        return stage().phrase({"{0} adds {1}", "{0} plays {1}", "{0} brings {1}"}, {name, card});
    }

    std::string cardText(Card card) const {
        if (card == mist) {
            return stage().paint(mistInk, "Mist");
        }
        const Family& family = familyNames[familyOf(card)];
        return stage().paint(family.ink, numberOf(card) == 1 ? std::string(family.oneGhost)
                                                             : inWords(numberOf(card), family.ghost));
    }

    // --- Piles and points --------------------------------------------------------------------------

    void tellTaking(const Event& event, const Moment<Ghosts>& moment) {
        tellPlays();
        MoveList legal;
        legalMovesNow<Ghosts>(moment.before, legal);
        const std::string name = stage().name(event.seat);
        const std::string takes = stage().paint(ink::bad, "takes the pile");
        const bool hadNoChoice = legal.size() == 1;
        const std::string how = hadNoChoice
                                    ? stage().phrase({"{0} is stuck and {1}", "Nothing fits, so {0} {1}",
                                                      "{0} has no way out and {1}"},
                                                     {name, takes})
                                    : stage().phrase({"{0} could go on but {1}", "{0} loses heart and {1}",
                                                      "{0} has had enough and {1}"},
                                                     {name, takes});
        stage().say(besideGauge,
                    fill("{0}: {1}, now {2}.", {how, plural(event.amount, "card"),
                                                plural(moment.after.shared.fear[event.seat], "point")}));
    }

    void tellReturn(const Event& event) {
        stage().say(besideGauge,
                    stage().phrase({"{0} took no pile and {1} {2}!", "Not one pile for {0}, who {1} {2}!"},
                                   {stage().name(event.seat), stage().paint(ink::good, "gives back"),
                                    points(event.amount)}));
    }

    /// Seven steps and the number.
    std::string gauge(int level) const {
        std::string steps;
        for (int step = 1; step <= highestLevel; ++step) {
            steps += step <= level
                         ? stage().paint({gaugeColors[static_cast<std::size_t>(step - 1)], false}, "■")
                         : stage().paint(ink::faint, "□");
        }
        return "  " + steps + " " + std::to_string(level) + "  ";
    }

    void say(int level, const std::string& text) { stage().say(gauge(level), text); }

    std::string noun_ = pointNoun({});
    std::vector<std::string> plays_; ///< not yet told
    bool adds_ = false;              ///< the last of them can lend its verb to the next
    int level_ = 0;                  ///< after the last of them
};

} // namespace

template <> OwnedCommentator<Ghosts> makeCommentator<Ghosts>(Stage& stage) {
    return std::make_unique<GhostsCommentator>(stage);
}

} // namespace ghostlight::arena
