// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accessible_tree.h"
#include "desktop.h"

#include <QDeadlineTimer>
#include <QStringList>

namespace ghostlight::e2e {

/// The real program on a desktop of its own, as a person meets it: through its window, its keys and clicks,
/// its accessibility tree, and the files it leaves.
class ProgramUnderTest {
public:
    explicit ProgramUnderTest(const QSize& screen = {1400, 900})
        : desktop_(screen), tree_(desktop_.busAddress()) {}
    ~ProgramUnderTest();
    ProgramUnderTest(const ProgramUnderTest&) = delete;
    ProgramUnderTest& operator=(const ProgramUnderTest&) = delete;

    const Desktop& desktop() const { return desktop_; }
    /// What the preferences are when the program starts: "pace" and the like.
    void setPreference(const QString& key, const QString& value) const;
    /// Starts it and waits for its window and its tree; false, and trouble() says why, if they never come.
    bool start(const QStringList& arguments = {});
    const QString& trouble() const { return trouble_; }
    bool isRunning() const { return process_ && process_->state() == QProcess::Running; }
    qint64 processId() const { return process_ ? process_->processId() : 0; }
    /// Ends it the way a person does; false if it hangs or does not end well.
    bool quit();
    /// Ends it the way a power cut does.
    void kill();
    /// Everything it said on standard error.
    QByteArray complaints();
    /// A second start while it runs; its exit status.
    int startAgain(const QStringList& arguments) const;

    QByteArray window() const { return window_; }
    QString title() const;
    void key(const QString& name) const { desktop_.xdotool({"key", "--clearmodifiers", name}); }
    void click(const QPoint& at) const;

    std::vector<Accessible> things() const { return tree_.read("ghostlight"); }
    bool press(const Accessible& thing) const { return tree_.press(thing); }
    /// Waits for something in the tree; empty if it never comes.
    template <class Fits> std::optional<Accessible> waitFor(Fits fits, int milliseconds = 15'000) const;
    /// A button by its name, or by what its name begins with.
    std::optional<Accessible> button(const QString& name, int milliseconds = 15'000) const;

    /// The game that is kept on disk: the newest generation, or between two the one before.
    QString savedGame() const;
    /// How many moves that has; -1: there is none.
    int savedMoves() const;

private:
    Desktop desktop_;
    AccessibleTree tree_;
    std::unique_ptr<QProcess> process_;
    QByteArray window_;
    QByteArray said_;
    QString trouble_;
};

/// Runs the program with arguments that need no window.
struct Ended {
    int status = -1; ///< -1: it crashed or hung
    QByteArray out;
    QByteArray err;
};
Ended runProgram(const QProcessEnvironment& environment, const QStringList& arguments);

void pause(int milliseconds);

template <class Fits> std::optional<Accessible> ProgramUnderTest::waitFor(Fits fits, int milliseconds) const {
    const QDeadlineTimer deadline(milliseconds);
    do {
        if (auto found = firstOf(things(), fits)) {
            return found;
        }
        pause(20);
    } while (!deadline.hasExpired() && isRunning());
    return {};
}

} // namespace ghostlight::e2e
