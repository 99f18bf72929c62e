// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "scene.h"

#include <QTimer>

#include <map>
#include <set>

namespace ghostlight::app {

/// Somebody who touches everything, in no sensible order: clicks, drags, keys, menus, other window sizes. Now
/// and then it does the next thing the game waits for, so that games come to their end.
class Monkey : public QObject {
public:
    Monkey(Scene& scene, const QString& game, quint64 seed);

    /// One input, and what follows from it; false if the program is no longer right, and trouble() tells why.
    bool act();
    /// Whether the game can still be played on from wherever things are now.
    bool canGoOn();
    const QString& trouble() const { return trouble_; }

    /// Screens and dialogs that were open, phases of the game that were reached.
    const std::set<QString>& seen() const { return seen_; }
    int finishedGames() const { return finished_; }
    /// What Qt and QML said meanwhile.
    const std::set<QString>& complaints() const { return complaints_; }

private:
    void clickSomewhere();
    void clickSomething();
    void drag();
    void typeKey();
    void resize();
    void useMenu();
    void askTable();
    void askSession();
    void prefer();
    void goOn();
    QString shortageFile() const;
    void look();
    bool isRight();
    bool fail(const QString& trouble);
    /// Modal dialogs are answered from within their own loop.
    void answerDialog();

    int any(int count) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(count))); }
    QPoint anywhere();

    Scene& scene_;
    QString game_;
    Rng rng_;
    QTimer answering_;
    std::set<QString> seen_;
    std::set<QString> complaints_;
    QString trouble_;
    int inputs_ = 0;
    int finished_ = 0;
    bool over_ = false;
};

} // namespace ghostlight::app
