// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>

namespace ghostlight::arena {

/// A program that is started once and answers one line for each line it is asked.
class BotProcess {
public:
    /// `label` names the seat in complaints: "seat 1 (bot:./mine)".
    BotProcess(const std::string& command, std::string label, double timeoutSeconds);
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;
    ~BotProcess();

    void setLabel(std::string label) { label_ = std::move(label); }

    /// Sends a line that needs no answer.
    void tell(const std::string& line);
    /// Sends a line and waits for one; throws GameFailed when it dies, stays silent or babbles.
    std::string ask(const std::string& line);
    /// Says what is wrong with an answer: the seat, the line sent, what came back.
    [[noreturn]] void reject(const std::string& sent, const std::string& answer,
                             const std::string& why) const;

private:
    void send(const std::string& line);
    std::string receive(const std::string& sent);
    [[noreturn]] void fail(const std::string& sent, const std::string& what) const;
    std::string fate();

    std::string label_;
    double timeout_;
    pid_t pid_ = -1;
    int toBot_ = -1;
    int fromBot_ = -1;
    std::string received_; ///< read, but not yet a whole line
};

} // namespace ghostlight::arena
