// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress.h"

#include <cstdio>
#include <string>
#include <unistd.h>

namespace ghostlight::arena {

namespace {
constexpr std::chrono::milliseconds betweenDraws{100};
constexpr std::int64_t width = 30;
constexpr const char* eraseLine = "\r\033[K";
} // namespace

Progress::Progress(std::int64_t total)
    : total_(total), shown_(::isatty(STDERR_FILENO) == 1), begin_(Clock::now()), drawn_(begin_) {}

Progress::~Progress() {
    if (shown_) {
        std::fputs(eraseLine, stderr);
    }
}

void Progress::advance(std::int64_t count) {
    const std::lock_guard lock(mutex_);
    done_ += count;
    const auto now = Clock::now();
    if (shown_ && now - drawn_ >= betweenDraws) {
        drawn_ = now;
        draw(now);
    }
}

void Progress::draw(Clock::time_point now) const {
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double perSecond = static_cast<double>(done_) / seconds;
    const auto left = static_cast<long>(static_cast<double>(total_ - done_) / perSecond);
    const std::int64_t filled = width * done_ / total_;
    const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                            std::string(static_cast<std::size_t>(width - filled), '.');
    std::fprintf(stderr, "%s[%s] %lld of %lld games, %.0f games/s, %ld:%02ld left", eraseLine, bar.c_str(),
                 static_cast<long long>(done_), static_cast<long long>(total_), perSecond, left / 60,
                 left % 60);
    std::fflush(stderr);
}

} // namespace ghostlight::arena
