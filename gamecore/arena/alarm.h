// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace ghostlight::arena {

/// Raises a flag when a while has passed. The search has no clock; this is the arena's.
class Alarm {
public:
    Alarm() : thread_([this] { watch(); }) {}
    ~Alarm() {
        {
            const std::lock_guard lock(mutex_);
            ends_ = true;
        }
        changed_.notify_one();
        thread_.join();
    }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    const std::atomic<bool>& flag() const { return flag_; }

    /// Lowers the flag and raises it after so long.
    void set(std::chrono::duration<double> after) {
        {
            const std::lock_guard lock(mutex_);
            flag_ = false;
            armed_ = true;
            due_ = std::chrono::steady_clock::now() +
                   std::chrono::duration_cast<std::chrono::steady_clock::duration>(after);
        }
        changed_.notify_one();
    }

private:
    void watch() {
        std::unique_lock lock(mutex_);
        while (!ends_) {
            if (!armed_) {
                changed_.wait(lock);
            } else if (std::chrono::steady_clock::now() >= due_) {
                flag_ = true;
                armed_ = false;
            } else {
                changed_.wait_until(lock, due_);
            }
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::chrono::steady_clock::time_point due_;
    bool armed_ = false;
    bool ends_ = false;
    std::atomic<bool> flag_{false};
    std::thread thread_; ///< last: it uses all of the above
};

} // namespace ghostlight::arena
