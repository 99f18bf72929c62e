// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program_under_test.h"

#include <QRandomGenerator>

namespace ghostlight::e2e {

/// How somebody plays: each knows no other way.
enum class Means { mouse, keyboard, tree };

/// Somebody at the program who plays what it offers, at random, and finds everything through the
/// accessibility tree.
class Person {
public:
    Person(const ProgramUnderTest& program, Means means, quint32 seed)
        : program_(program), means_(means), random_(seed) {}

    /// What went wrong; empty: nothing.
    const QString& trouble() const { return trouble_; }
    /// From the home screen to the table: one person, or that many of all seats.
    bool begin(const QString& title, int people);
    /// To the result screen.
    bool playToTheEnd();
    /// Makes so many moves, whoever makes them.
    bool play(int moves);
    /// The scores on the result screen, by seat.
    QList<int> scores() const;

    /// Presses something, by the means of this person.
    bool use(const Accessible& thing);

private:
    enum class Found { nothing, something, theEnd };

    bool sit(int seat);
    /// What can be done now, done; `theEnd` on the result screen.
    Found act();
    void decide(const std::vector<Accessible>& candidates);
    bool goTo(const Accessible& thing);
    bool fail(const QString& trouble);

    const ProgramUnderTest& program_;
    Means means_;
    QRandomGenerator random_;
    QString trouble_;
};

} // namespace ghostlight::e2e
