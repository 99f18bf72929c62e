// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot.h"

#include "failure.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace ghostlight::arena {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t longestAnswer = 1U << 16U;
constexpr std::size_t longestQuote = 2000;
constexpr std::size_t shortQuote = 60;
constexpr milliseconds timeToLeave{500};

/// What a bot said, fit for a sentence: neither endless nor full of control characters.
std::string quoted(std::string_view text, std::size_t longest = longestQuote) {
    std::string quote(text.substr(0, longest));
    std::replace_if(quote.begin(), quote.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; }, '?');
    return quote + (text.size() > longest ? "..." : "");
}

/// Waits until a descriptor is ready, at most until the deadline.
bool waitFor(int descriptor, short what, Clock::time_point deadline) {
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) {
            return false;
        }
        pollfd waiting{descriptor, what, 0};
        const int ready = ::poll(&waiting, 1, static_cast<int>(std::min<long>(left.count(), 60'000)));
        if (ready > 0) {
            return true;
        }
        if (ready < 0 && errno != EINTR) {
            return false;
        }
    }
}

Clock::time_point deadlineIn(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

[[noreturn]] void becomeBot(int input, int output, const char* command) {
    ::setpgid(0, 0);                    // so that whatever it starts can be ended with it
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // nor does it outlive an arena that is killed
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    ::execl("/bin/sh", "sh", "-c", command, nullptr);
    ::_exit(127);
}

} // namespace

BotProcess::BotProcess(const std::string& command, std::string label, double timeoutSeconds)
    : label_(std::move(label)), timeout_(timeoutSeconds) {
    std::array<int, 2> input{};
    std::array<int, 2> output{};
    if (::pipe2(input.data(), O_CLOEXEC) != 0) {
        throw GameFailed(label_ + ": cannot be started: " + std::strerror(errno));
    }
    if (::pipe2(output.data(), O_CLOEXEC) != 0) {
        ::close(input[0]);
        ::close(input[1]);
        throw GameFailed(label_ + ": cannot be started: " + std::strerror(errno));
    }
    pid_ = ::fork();
    if (pid_ == 0) {
        becomeBot(input[0], output[1], command.c_str());
    }
    ::close(input[0]);
    ::close(output[1]);
    toBot_ = input[1];
    fromBot_ = output[0];
    ::fcntl(toBot_, F_SETFL, O_NONBLOCK); // a bot that does not read must not hang us
    if (pid_ < 0) {
        throw GameFailed(label_ + ": cannot be started: " + std::strerror(errno));
    }
}

BotProcess::~BotProcess() {
    ::close(toBot_);
    ::close(fromBot_);
    if (pid_ > 0) {
        // A closed input is a bot's sign to leave; one that does not is made to.
        const auto deadline = Clock::now() + timeToLeave;
        while (::waitpid(pid_, nullptr, WNOHANG) == 0) {
            if (Clock::now() > deadline) {
                ::kill(-pid_, SIGKILL);
                ::waitpid(pid_, nullptr, 0);
                break;
            }
            std::this_thread::sleep_for(milliseconds(2));
        }
        ::kill(-pid_, SIGKILL); // and whatever it left behind
    }
}

void BotProcess::tell(const std::string& line) {
    send(line);
}

std::string BotProcess::ask(const std::string& line) {
    send(line);
    return receive(line);
}

void BotProcess::reject(const std::string& sent, const std::string& answer, const std::string& why) const {
    fail(sent, "it answered " + quoted(answer) + ", which " + why);
}

void BotProcess::send(const std::string& line) {
    const auto deadline = deadlineIn(timeout_);
    const std::string text = line + "\n";
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t written = ::write(toBot_, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            if (!waitFor(toBot_, POLLOUT, deadline)) {
                fail(line, "it does not read its input");
            }
        } else if (errno != EINTR) {
            fail(line, fate());
        }
    }
}

std::string BotProcess::receive(const std::string& sent) {
    const auto deadline = deadlineIn(timeout_);
    for (;;) {
        if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
            std::string line = received_.substr(0, end);
            received_.erase(0, end + 1);
            if (!received_.empty()) { // it would be taken for the answer to the next question
                fail(sent, "it answered " + quoted(line) +
                               " and did not stop there: " + quoted(received_, shortQuote));
            }
            return line;
        }
        if (received_.size() > longestAnswer) {
            fail(sent, "it answered without end: " + quoted(received_, shortQuote));
        }
        if (!waitFor(fromBot_, POLLIN, deadline)) {
            fail(sent, "no answer came in time");
        }
        std::array<char, 4096> piece{};
        const ssize_t count = ::read(fromBot_, piece.data(), piece.size());
        if (count == 0) {
            fail(sent, fate() + (received_.empty() ? "" : " after the half line " + quoted(received_)));
        }
        if (count > 0) {
            received_.append(piece.data(), static_cast<std::size_t>(count));
        }
    }
}

void BotProcess::fail(const std::string& sent, const std::string& what) const {
    throw GameFailed(label_ + ": sent " + sent + ", but " + what);
}

/// How the bot ended, or that it only closed its pipes.
std::string BotProcess::fate() {
    int status = 0;
    const auto deadline = Clock::now() + timeToLeave;
    pid_t ended = 0;
    while ((ended = ::waitpid(pid_, &status, WNOHANG)) == 0 && Clock::now() < deadline) {
        std::this_thread::sleep_for(milliseconds(2));
    }
    if (ended != pid_) {
        return "it closed its input or output";
    }
    ::kill(-pid_, SIGKILL);
    pid_ = -1;
    if (WIFSIGNALED(status)) {
        return "it was ended by signal " + std::to_string(WTERMSIG(status));
    }
    return "it ended with status " + std::to_string(WEXITSTATUS(status));
}

} // namespace ghostlight::arena
