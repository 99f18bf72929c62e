// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <unistd.h>

namespace ghostlight::arena {

namespace {
constexpr std::size_t bufferSize = std::size_t{1} << 16U;
}

void Output::write(std::string_view text) {
    buffer_ += text;
    if (buffer_.size() >= bufferSize) {
        flush();
    }
}

void Output::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0) {
            const int error = errno;
            buffer_.clear();
            if (error == EPIPE) {
                throw ClosedPipe{};
            }
            throw std::system_error(error, std::generic_category(), "cannot write the output");
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
}

} // namespace ghostlight::arena
