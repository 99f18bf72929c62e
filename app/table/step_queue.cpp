// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_queue.h"

#include <utility>

namespace ghostlight::app {

StepQueue::StepQueue(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &StepQueue::next);
}

void StepQueue::add(std::function<void()> act, int milliseconds) {
    steps_.push_back({std::move(act), milliseconds});
    if (!timer_.isActive() && !stands()) {
        timer_.start(0);
    }
}

void StepQueue::hurry() {
    while (!steps_.empty() && !held_) {
        const Step step = std::move(steps_.front());
        steps_.pop_front();
        step.act();
    }
    if (!stands()) {
        timer_.start(0);
    }
}

void StepQueue::clear() {
    steps_.clear();
    held_ = false;
    timer_.stop();
}

void StepQueue::setPaused(bool paused) {
    paused_ = paused;
    if (stands()) {
        timer_.stop();
    } else {
        timer_.start(0);
    }
}

void StepQueue::letGo() {
    if (std::exchange(held_, false) && !paused_) {
        timer_.start(0);
    }
}

void StepQueue::next() {
    // Steps that take no time are done together.
    while (!steps_.empty()) {
        const Step step = std::move(steps_.front());
        steps_.pop_front();
        step.act();
        if (stands()) {
            return;
        }
        const int milliseconds = static_cast<int>(step.milliseconds * slowness_);
        if (milliseconds > 0) {
            timer_.start(milliseconds);
            return;
        }
    }
    Q_EMIT drained();
}

} // namespace ghostlight::app
