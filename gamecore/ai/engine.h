// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinker.h"

#include <mutex>

namespace ghostlight::ai {

/// The façade an application uses: thinks on a thread of its own, can be cancelled at once, and never calls
/// back after it was. One Engine thinks about one thing at a time.
template <Game G> class Engine {
public:
    /// Called on the engine's thread when it has thought to the end.
    using Done = std::function<void(const Advice<G>&)>;

    explicit Engine(ThinkerOptions options = {.parallel = true}) : options_(std::move(options)) {}
    ~Engine() { cancel(); }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Begins to think about the view; what it thought about before is cancelled. The seed is the seat's own
    /// randomness for this decision.
    void start(const typename G::View& view, const Skill& skill, std::uint64_t seed, Done done) {
        cancel();
        stop_ = false;
        worker_ = std::thread([this, view, skill, seed, done = std::move(done)] {
            if (options_.onThread) {
                options_.onThread();
            }
            Rng rng(seed);
            const Advice<G> advice = thinkerFor(skill).advise(view, rng, stop_);
            // Under the lock: a cancel() that has returned is never followed by a call.
            const std::lock_guard lock(calling_);
            if (!stop_) {
                done(advice);
            }
        });
    }

    /// Think no longer and forget: `done` will not be called. Returns when the thread has ended, which takes
    /// no longer than one iteration. Must not be called from `done`.
    void cancel() {
        {
            const std::lock_guard lock(calling_);
            stop_ = true;
        }
        join();
    }

    /// Waits until it has thought to the end and `done` was called.
    void wait() { join(); }

private:
    void join() {
        if (worker_.joinable()) {
            worker_.join();
        }
    }

    /// Kept from one decision to the next for its memory.
    Thinker<G>& thinkerFor(const Skill& skill) {
        if (!thinker_ || !(skill == skill_)) {
            thinker_ = std::make_unique<Thinker<G>>(skill, options_);
            skill_ = skill;
        }
        return *thinker_;
    }

    ThinkerOptions options_;
    Skill skill_;
    std::unique_ptr<Thinker<G>> thinker_;
    std::atomic<bool> stop_{false};
    std::mutex calling_;
    std::thread worker_;
};

} // namespace ghostlight::ai
