// SPDX-License-Identifier: GPL-3.0-or-later

// Rolls many rounds and writes what each Trap paid as the constexpr table that odds.h includes. Runs while
// the program is built, so that a card that is added to cards.json needs nothing else:
//   make_odds hunters_odds.inc

#include "../../base/rng.h"
#include "tally.h"

#include <fstream>
#include <iostream>

using namespace ghostlight;
using namespace ghostlight::hunters;

namespace {

constexpr int roundsRolled = 400'000;
constexpr int stages = allDice / dicePerRoll;

struct Mean {
    std::int64_t sum = 0;
    std::int64_t count = 0;

    void add(int value) {
        sum += value;
        ++count;
    }
    double value() const { return count == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(count); }
};

struct Record {
    std::array<Mean, stages> paid;
    Mean bust;
    std::array<std::array<std::array<Mean, bustDice>, 2>, stages> gain; ///< stage, complete, Dangerous
};

class Roller {
public:
    Tally roll(Rng& rng) {
        std::array<Die, dicePerRoll> dice{};
        for (Die& die : dice) {
            auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(left_)));
            std::size_t color = 0;
            while (pick >= pouch_[color]) {
                pick -= pouch_[color];
                ++color;
            }
            --pouch_[color];
            --left_;
            die = {static_cast<Color>(color), static_cast<std::uint8_t>(rng.below(faces) + 1)};
        }
        while (left_ == allDice - dicePerRoll && tallyOf(dice).dangerous() == dicePerRoll) { // the first roll
            for (Die& die : dice) {
                die.value = static_cast<std::uint8_t>(rng.below(faces) + 1);
            }
        }
        return tallyOf(dice);
    }

private:
    std::array<int, colors> pouch_{dicePerColor, dicePerColor, dicePerColor, dicePerColor};
    int left_ = allDice;
};

void rollRound(Rng& rng, std::array<Record, traps>& records) {
    Roller roller;
    Tally before;
    Tally tally = roller.roll(rng);
    for (std::size_t stage = 0; stage < stages; ++stage) {
        const bool isBust = tally.dangerous() >= bustDice;
        for (std::size_t trap = 0; trap < traps; ++trap) {
            Record& record = records[trap];
            const int fame = fameFor(static_cast<CardIndex>(trap), tally);
            (isBust ? record.bust : record.paid[stage]).add(fame);
            if (stage > 0 && !isBust) {
                const int had = fameFor(static_cast<CardIndex>(trap), before);
                const auto danger = static_cast<std::size_t>(before.dangerous());
                record.gain[stage - 1][had > 0 ? 1 : 0][danger].add(fame - had);
            }
        }
        if (isBust || stage + 1 == stages) {
            return;
        }
        before = tally;
        tally += roller.roll(rng);
    }
}

void write(const Record& record, std::ostream& out) {
    const auto number = [&out](const Mean& mean) { out << mean.value() << "F, "; };
    out << "    TrapOdds{{";
    for (const Mean& mean : record.paid) {
        number(mean);
    }
    out << "}, ";
    number(record.bust);
    out << "{{";
    for (const auto& byComplete : record.gain) {
        out << "{{";
        for (const auto& byDanger : byComplete) {
            out << "{";
            for (const Mean& mean : byDanger) {
                number(mean);
            }
            out << "}, ";
        }
        out << "}}, ";
    }
    out << "}}},\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: make_odds hunters_odds.inc\n";
        return 2;
    }
    std::array<Record, traps> records{};
    Rng rng(1);
    for (int round = 0; round < roundsRolled; ++round) {
        rollRound(rng, records);
    }
    std::ofstream out(argv[1]);
    out << std::fixed; // a number without a point cannot take the F
    out << "// Made by make_odds: change that, not this.\n";
    out << "inline constexpr std::array<TrapOdds, " << records.size() << "> trapOdds{\n";
    for (const Record& record : records) {
        write(record, out);
    }
    out << "};\n";
    return out.good() ? 0 : 1;
}
