// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>

namespace ghostlight::arena {

/// A bar on the standard error stream with games/s and the time left; nothing when that is no terminal.
class Progress {
public:
    explicit Progress(std::int64_t total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// So many more are done. Any thread may call this.
    void advance(std::int64_t count);

private:
    using Clock = std::chrono::steady_clock;
    void draw(Clock::time_point now) const;

    std::mutex mutex_;
    std::int64_t total_;
    std::int64_t done_ = 0;
    bool shown_;
    Clock::time_point begin_;
    Clock::time_point drawn_;
};

} // namespace ghostlight::arena
