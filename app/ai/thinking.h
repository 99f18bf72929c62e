// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/engine.h"

#include <QObject>

#include <sys/resource.h>

namespace ghostlight::app {

/// Thinks off the GUI thread about one decision at a time and answers on the GUI thread. What is forgotten is
/// never answered.
template <Game G> class Thinking {
public:
    using Answer = std::function<void(const ai::Advice<G>&)>;

    /// Answers come through the event loop of `listener`.
    explicit Thinking(QObject* listener)
        : listener_(listener), engine_({.parallel = true, .onThread = [] {
                                            // A thread that thinks must not keep the table from moving. On
                                            // Linux this is the thread's own.
                                            setpriority(PRIO_PROCESS, 0, 10);
                                        }}) {}

    void start(const typename G::View& view, const ai::Skill& skill, std::uint64_t seed, Answer answer) {
        const int question = ++question_;
        engine_.start(view, skill, seed,
                      [this, question, answer = std::move(answer)](const ai::Advice<G>& advice) {
                          QMetaObject::invokeMethod(
                              listener_,
                              [this, question, answer, advice] {
                                  if (question == question_) {
                                      answer(advice);
                                  }
                              },
                              Qt::QueuedConnection);
                      });
    }

    void forget() {
        ++question_;
        engine_.cancel();
    }

private:
    QObject* listener_;
    int question_ = 0; ///< answers to earlier ones are stale
    ai::Engine<G> engine_;
};

} // namespace ghostlight::app
