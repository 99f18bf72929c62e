// SPDX-License-Identifier: GPL-3.0-or-later
#include "commentator.h"

#include <algorithm>

namespace ghostlight::arena {

namespace {

using namespace bumpers;
using Kind = Event::Kind;

constexpr Ink unfazedInk{80};
constexpr Ink scaredInk{203, true};
constexpr Ink wildInk{213, true};
constexpr Ink troubleInk{209, true};
constexpr const char* besideTrick = "            "; ///< as wide as "  Trick 3   "

class BumpersCommentator final : public Commentator<Bumpers> {
public:
    explicit BumpersCommentator(Stage& stage) : Commentator(stage) {}

    std::string title() const override { return "Ghostbumpers"; }
    std::string makers() const override { return "Inka and Markus Brand"; }

    std::string rules(const State& start) const override {
        const Public& shared = start.shared;
        const std::string end =
            shared.rules.target == 0
                ? fill("After {0}", {inWords(printedRounds(shared.seats), "round")})
                : fill("As soon as somebody has {0},", {plural(shared.rules.target, "point")});
        return "Everybody rides with a deck of seven characters: six are Unfazed, one is "
               "Scared, and its owner decides how deep to hide it. Whoever wins a trick must "
               "turn characters over, one more for every 5 in the trick, and the first Scared "
               "one ends the round with nothing for its owner. The others score what lies "
               "below their own Scared card, twice if it is right on top. But a Scared card "
               "that comes last of all is Paranoia, and takes all. " +
               end + " the most points win.";
    }

    std::string points(int count) const override { return plural(count, "point"); }

private:
    void tellRun(Events run, const Moment<Bumpers>& moment) override {
        const Event& event = run.front();
        switch (event.kind) {
        case Kind::roundBegan: tellRound(event, moment.after.shared); break;
        case Kind::scaredHidden: tellHiding(moment.after.shared); break;
        case Kind::cardsPlayed:
            plays_.push_back({event.seat, event.value, event.count, static_cast<std::uint8_t>(event.amount)});
            break;
        case Kind::trickWon: tellTrick(event); break;
        case Kind::characterRevealed: tellTurned(run); break;
        case Kind::bottomToTop: tellBottom(event); break;
        case Kind::shortageBegan:
            stage().say(besideTrick, stage().paint(ink::wild, "No card left to draw!") + " " +
                                         stage().name(event.seat) + " is owed " +
                                         inWords(event.amount, "card") +
                                         ", so everybody must give one back.");
            break;
        case Kind::cardGiven:
            given_.push_back(stage().name(event.seat) + " gives " + cardText(event.value, 1));
            break;
        case Kind::discardReshuffled: tellGifts(); break;
        default: tellScoring(event, moment); break;
        }
    }

    void tellScoring(const Event& event, const Moment<Bumpers>& moment) {
        switch (event.kind) {
        case Kind::roundEnded: tellRoundEnd(event, moment); break;
        case Kind::paranoia:
            stage().say(besideTrick,
                        stage().paint(ink::wild, "PARANOIA!") + " " +
                            fill("Nothing was left under {0}'s Scared card: {1} for {0}, and nothing for "
                                 "anybody else.",
                                 {stage().name(event.seat), points(paranoiaPoints)}),
                        Pace::slow);
            break;
        case Kind::deckShown: shown_ = event; break;
        case Kind::pointsScored: tellPoints(event); break;
        default: break; // dealing and drawing are nobody's business
        }
    }

    // --- Rounds ------------------------------------------------------------------------------------

    void tellRound(const Event& event, const Public& shared) {
        trick_ = 0;
        const std::string round = "Round " + std::to_string(event.amount);
        beginRound(shared, shared.rules.target == 0
                               ? round + " of " + std::to_string(printedRounds(shared.seats))
                               : round + ", to " + points(shared.rules.target));
    }

    void tellHiding(const Public& shared) {
        if (shared.phase != Phase::play) {
            return; // somebody is still choosing
        }
        stage().say(stage().phrase({"{0} Scared cards are hidden, and nobody else knows how deep. {1} leads.",
                                    "{0} have hidden their Scared card. {1} leads the first trick.",
                                    "In every deck somebody Scared is waiting now. {1} leads."},
                                   {allOf(shared.seats), stage().name(shared.starter)}));
    }

    void tellRoundEnd(const Event& event, const Moment<Bumpers>& moment) {
        const bool handsEmpty = event.seat == noSeat;
        const auto paranoid = std::any_of(moment.events.begin(), moment.events.end(),
                                          [](const Event& other) { return other.kind == Kind::paranoia; });
        if (handsEmpty) {
            stage().say(besideTrick, "The cards are gone, and nobody is scared. The decks, from the top:");
        } else if (!paranoid) {
            stage().say(besideTrick,
                        stage().phrase({"{0} jumps out and scores nothing. The other decks, from the top:",
                                        "No points for {0}. The other decks, from the top:",
                                        "{0} screams and scores nothing. The others, from the top:"},
                                       {stage().name(event.seat)}));
        }
    }

    /// A deck from its top: what lies below the Scared card counts.
    void tellPoints(const Event& event) {
        if (shown_.seat != event.seat) {
            return; // told with the Scared card, or with Paranoia
        }
        std::string deck;
        for (int i = 0; i < shown_.amount; ++i) {
            deck += stage().paint(ink::faint, "U") + " ";
        }
        deck += stage().paint(scaredInk, "S");
        for (int i = 0; i < shown_.count; ++i) {
            deck += " " + stage().paint(unfazedInk, "U");
        }
        const bool doubled = shown_.amount == 0 && shown_.count > 0;
        std::string score = points(event.amount);
        if (doubled) {
            score = stage().paint(ink::good, "Scared on top, doubled:") + " " + score;
        }
        stage().say(besideTrick + padded(stage().name(event.seat), 7),
                    padded(deck, characterCards * 2 + 1) + score + ".", doubled ? Pace::slow : Pace::quick);
        shown_ = {};
    }

    // --- Tricks ------------------------------------------------------------------------------------

    void tellTrick(const Event& won) {
        ++trick_;
        reveals_ = won.amount;
        const std::vector<std::string> plays = mapped(plays_, [this](const Play& play) {
            const auto place = &play - plays_.data();
            const char* const verb = place == 0   ? " leads "
                                     : place == 1 ? " plays "
                                                  : " "; // understood from there on
            return stage().name(play.seat) + verb + playText(play);
        });
        const std::string winner = winnerText(won);
        stage().say(
            stage().paint(ink::faint, padded("  Trick " + std::to_string(trick_), shownWidth(besideTrick))),
            listed(plays) + ". " + winner);
        plays_.clear();
    }

    std::string winnerText(const Event& won) {
        const auto best = std::find_if(plays_.begin(), plays_.end(),
                                       [&won](const Play& play) { return play.seat == won.seat; });
        const auto equals = std::count_if(plays_.begin(), plays_.end(), [&best](const Play& play) {
            return play.result() == best->result();
        });
        const std::string name = stage().name(won.seat);
        if (equals > 1) {
            return stage().phrase(
                {"A tie! {0} played later and wins.", "A tie, and the later play wins: {0}'s."}, {name});
        }
        return stage().phrase({"{0} wins.", "The trick goes to {0}.", "{0} takes it."}, {name});
    }

    std::string playText(const Play& play) const {
        std::string text = cardText(play.value, play.count);
        if (play.value == wild) {
            text += " as " + std::to_string(play.as);
        }
        if (play.count > 1) {
            const int result = play.result();
            text += " (" + std::to_string(result / 10) + "." + std::to_string(result % 10) + ")";
        }
        return text;
    }

    std::string cardText(Value value, int count) const {
        const std::string face = value == wild ? "X" : std::to_string(value);
        const std::string article = value == wild || value == 8 ? "an " : "a ";
        const std::string text = count == 1 ? article + face : inWords(count) + " " + face + "s";
        if (value == wild) {
            return stage().paint(wildInk, text);
        }
        return value == troublemaker ? stage().paint(troubleInk, text) : text;
    }

    void tellBottom(const Event& event) {
        stage().say(besideTrick,
                    event.amount == 1
                        ? stage().phrase({"The X spares {0}: the bottom card slips to the top.",
                                          "An X: nothing turns, and {0}'s bottom card goes on top."},
                                         {stage().name(event.seat)})
                        : fill("The X spares {0}, and the one card left stays where it is.",
                               {stage().name(event.seat)}));
    }

    void tellTurned(Events run) {
        const std::vector<std::string> pieces = mapped(run, [this, &run](const Event& event) {
            const bool isLast = &event == &run.back();
            return event.count == 1 ? stage().paint(scaredInk, "SCARED!")
                                    : stage().paint(unfazedInk, "Unfazed") + (isLast ? "." : " ...");
        });
        const Event& last = run.back();
        const std::string name = stage().name(last.seat);
        std::string left;
        if (last.count == 0) {
            left = last.amount == 1 ? "One card left: it must be the Scared one!"
                                    : plural(last.amount, "card") + " left.";
        }
        stage().unfold(besideTrick,
                       reveals_ > 1 ? fill("{0} must turn over {1}:", {name, inWords(reveals_)})
                                    : name + " turns over:",
                       pieces, stage().paint(ink::faint, left));
    }

    void tellGifts() {
        if (!given_.empty()) {
            stage().say(besideTrick, listed(given_) + ".");
            given_.clear();
        }
    }

    int trick_ = 0;
    int reveals_ = 0;                ///< characters that the winner of the trick must turn over
    std::vector<Play> plays_;        ///< of the trick being played
    std::vector<std::string> given_; ///< in a shortage
    Event shown_;                    ///< the deck whose points come next
};

} // namespace

template <> OwnedCommentator<Bumpers> makeCommentator<Bumpers>(Stage& stage) {
    return std::make_unique<BumpersCommentator>(stage);
}

} // namespace ghostlight::arena
