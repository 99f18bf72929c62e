// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace ghostlight::app {

/// What is still to be shown, one step after the other: each is done at once and then given its time. The
/// rules never wait for it.
class StepQueue : public QObject {
    Q_OBJECT

public:
    explicit StepQueue(QObject* parent = nullptr);

    /// To be done when all before it had its time, which for itself is so many milliseconds at normal pace.
    void add(std::function<void()> act, int milliseconds = 0);
    bool isIdle() const { return steps_.empty() && !timer_.isActive(); }
    /// Everything that waits is done now, up to a step that holds the queue.
    void hurry();
    /// Nothing that waits is ever done.
    void clear();
    void setPaused(bool paused);
    /// No further step until it is let go: called by a step that waits for somebody.
    void hold() { held_ = true; }
    void letGo();
    /// How much longer than normal everything takes; 0: no time at all.
    void setSlowness(double slowness) { slowness_ = slowness; }

Q_SIGNALS:
    /// Everything was shown. Comes from the event loop, never out of add() or hurry().
    void drained();

private:
    void next();
    bool stands() const { return paused_ || held_; }

    struct Step {
        std::function<void()> act;
        int milliseconds;
    };

    std::deque<Step> steps_;
    QTimer timer_;
    double slowness_ = 1;
    bool paused_ = false;
    bool held_ = false;
};

} // namespace ghostlight::app
