// SPDX-License-Identifier: GPL-3.0-or-later
#include "bumpers_facts.h"

#include <algorithm>

namespace ghostlight::app {

QString BumpersFacts::phase() const {
    switch (shown_.phase) {
    case bumpers::Phase::hide: return QStringLiteral("hide");
    case bumpers::Phase::play: return QStringLiteral("play");
    case bumpers::Phase::discard: return QStringLiteral("discard");
    default: return QStringLiteral("over");
    }
}

int BumpersFacts::leading() const {
    const bumpers::Play* best = nullptr;
    for (const bumpers::Play& play : shown_.trick) {
        if (best == nullptr || play.result() >= best->result()) {
            best = &play;
        }
    }
    return best == nullptr ? -1 : best->seat;
}

bool BumpersFacts::hasWild() const {
    return std::any_of(shown_.trick.begin(), shown_.trick.end(),
                       [](const bumpers::Play& play) { return play.value == bumpers::wild; });
}

QList<int> BumpersFacts::played() const {
    QList<int> cards(shown_.rides.size());
    for (const bumpers::Play& play : shown_.trick) {
        // A table that is being laid out may have its trick before its rides.
        cards.resize(std::max<qsizetype>(cards.size(), play.seat + 1));
        cards[play.seat] = play.count;
    }
    return cards;
}

int BumpersFacts::stake() const {
    int stake = 1;
    for (const bumpers::Play& play : shown_.trick) {
        stake += play.value == bumpers::troublemaker ? play.count : 0;
    }
    return hasWild() ? 0 : stake;
}

} // namespace ghostlight::app
