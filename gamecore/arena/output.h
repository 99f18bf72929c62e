// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ghostlight::arena {

/// Whoever read our output went away (`| head`): time to end quietly.
struct ClosedPipe {};

/// Buffered writing to a file descriptor; throws ClosedPipe when nobody reads it any more.
class Output {
public:
    explicit Output(int descriptor) : descriptor_(descriptor) {}
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output() = default; // what must be written is flushed by name, where a closed pipe can be dealt with

    void write(std::string_view text);
    void line(std::string_view text) {
        write(text);
        write("\n");
    }
    void flush();

private:
    int descriptor_;
    std::string buffer_;
};

} // namespace ghostlight::arena
