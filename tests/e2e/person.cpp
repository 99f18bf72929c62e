// SPDX-License-Identifier: GPL-3.0-or-later
#include "person.h"

#include <QDeadlineTimer>
#include <QRegularExpression>

#include <algorithm>

namespace ghostlight::e2e {

namespace {

constexpr int mostStops = 120;           // of the Tab key, until everything had the focus
constexpr int patienceForAMove = 60'000; // milliseconds

/// Buttons of a table that decide nothing.
bool isAlwaysThere(const Accessible& thing) {
    static const QStringList names{"Hint", "Undo",  "Turn sound", "Log of the game", "Rules",
                                   "Menu", "Close", "Home",       "Rematch"};
    return std::any_of(names.begin(), names.end(),
                       [&](const QString& name) { return thing.name.startsWith(name); });
}

bool isNamed(const Accessible& thing, const QString& beginning) {
    return thing.isUsable() && thing.name.startsWith(beginning);
}

/// What has the keyboard: what lies around it may claim so, too.
std::optional<Accessible> focusedOf(std::vector<Accessible> things) {
    std::reverse(things.begin(), things.end());
    return firstOf(things, [](const Accessible& thing) { return thing.isFocused(); });
}

/// Cards overlap from left to right: their left parts are what can be seen.
QPoint spotOf(const Accessible& thing) {
    const bool isCard = thing.area.height() > thing.area.width();
    return {thing.area.left() + thing.area.width() * (isCard ? 30 : 50) / 100,
            thing.area.top() + thing.area.height() / 2};
}

} // namespace

bool Person::fail(const QString& trouble) {
    trouble_ = trouble + "\n" + textOf(program_.things());
    return false;
}

bool Person::goTo(const Accessible& thing) {
    for (int stop = 0; stop < mostStops; ++stop) {
        const auto focused = focusedOf(program_.things());
        if (focused && focused->name == thing.name && focused->role == thing.role) {
            return true;
        }
        program_.key("Tab");
    }
    return fail("Tab never gets to “" + thing.name + "”");
}

bool Person::use(const Accessible& thing) {
    switch (means_) {
    case Means::mouse: program_.click(spotOf(thing)); return true;
    case Means::tree:
        return program_.press(thing) || fail("“" + thing.name + "” cannot be pressed through the tree");
    case Means::keyboard:
        if (!goTo(thing)) {
            return false;
        }
        program_.key("Return");
        return true;
    }
    return false;
}

bool Person::begin(const QString& title, int people) {
    const auto box = program_.button(people == 1 ? title : "Set up " + title);
    if (!box || !use(*box)) {
        return box || fail("there is no box of " + title);
    }
    if (people == 1) {
        return true;
    }
    for (int seat = 2; seat <= people; ++seat) {
        if (!sit(seat)) {
            return false;
        }
    }
    const auto start = program_.button("Start");
    return start ? use(*start) : fail("the game cannot be started");
}

/// On the set-up screen: a person plays that seat, counted from 1.
bool Person::sit(int seat) {
    const QString name = QString("Who plays seat %1").arg(seat);
    const auto list =
        program_.waitFor([&](const Accessible& thing) { return thing.isShowing() && thing.name == name; });
    if (!list) {
        return fail("there is no “" + name + "”");
    }
    if (means_ == Means::keyboard) {
        if (!goTo(*list)) {
            return false;
        }
        program_.key("Left");
        return true;
    }
    const auto person = firstOf(program_.things(), [&](const Accessible& thing) {
        return thing.role == Accessible::radioButton && thing.name == "Person" &&
               list->area.contains(thing.area.center());
    });
    return person ? use(*person) : fail("nobody can sit at seat " + QString::number(seat));
}

void Person::decide(const std::vector<Accessible>& candidates) {
    if (means_ != Means::keyboard) {
        use(candidates[static_cast<std::size_t>(random_.bounded(static_cast<quint32>(candidates.size())))]);
        return;
    }
    if (random_.bounded(2) == 0) {
        // Digits are cards of the hand, or choices.
        program_.key(QString::number(random_.bounded(1, 8)));
        return;
    }
    const auto focused = focusedOf(program_.things());
    const bool decides =
        focused && std::any_of(candidates.begin(), candidates.end(),
                               [&](const Accessible& one) { return one.path == focused->path; });
    if (decides && random_.bounded(3) != 0) {
        program_.key("Return");
    } else {
        static const QStringList ways{"Tab", "Tab", "Left", "Right", "Up", "Down"};
        program_.key(ways.at(random_.bounded(static_cast<int>(ways.size()))));
    }
}

Person::Found Person::act() {
    const std::vector<Accessible> things = program_.things();
    if (firstOf(things, [](const Accessible& thing) { return isNamed(thing, "Play again"); })) {
        return Found::theEnd;
    }
    // A curtain, a score pad.
    if (const auto next = firstOf(things, [](const Accessible& thing) {
            return isNamed(thing, "I am ") || isNamed(thing, "Go on");
        })) {
        use(*next);
        return Found::something;
    }
    std::vector<Accessible> candidates;
    std::copy_if(things.begin(), things.end(), std::back_inserter(candidates),
                 [](const Accessible& thing) { return thing.isUsable() && !isAlwaysThere(thing); });
    if (candidates.empty()) {
        return Found::nothing;
    }
    decide(candidates);
    return Found::something;
}

bool Person::playToTheEnd() {
    return play(10'000);
}

bool Person::play(int moves) {
    int saved = program_.savedMoves();
    const int enough = saved + moves;
    QDeadlineTimer deadline(patienceForAMove);
    while (saved < enough) {
        if (!program_.isRunning()) {
            return fail("the program has gone");
        }
        const Found found = act();
        if (found == Found::theEnd) {
            return true;
        }
        if (found == Found::nothing) {
            pause(20);
        }
        const int now = program_.savedMoves();
        if (now != saved) {
            saved = now;
            deadline.setRemainingTime(patienceForAMove);
        }
        if (deadline.hasExpired()) {
            return fail("the game does not go on");
        }
    }
    return true;
}

QList<int> Person::scores() const {
    const std::vector<Accessible> things = program_.things();
    const auto again = firstOf(things, [](const Accessible& thing) { return isNamed(thing, "Play again"); });
    QList<int> scores;
    int dialog = again ? again->parent : -1;
    while (dialog >= 0 && things[static_cast<std::size_t>(dialog)].role != Accessible::dialog) {
        dialog = things[static_cast<std::size_t>(dialog)].parent;
    }
    for (const Accessible& thing : things) {
        int above = thing.parent;
        while (above >= 0 && above != dialog) {
            above = things[static_cast<std::size_t>(above)].parent;
        }
        static const QRegularExpression number("-?\\d+");
        const auto match = number.match(QString(thing.description).replace(u'−', u'-'));
        if (dialog >= 0 && above == dialog && match.hasMatch()) {
            scores.append(match.captured().toInt());
        }
    }
    return scores;
}

} // namespace ghostlight::e2e
