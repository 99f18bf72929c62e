// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/command_line.h"
#include "shell/program.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

using namespace ghostlight::app;

constexpr int badArguments = 2;

void say(FILE* stream, const QString& text) {
    std::fputs(qPrintable(text), stream);
    std::fputc('\n', stream);
}

/// What needs no window and no display.
int answer(const Request& request) {
    if (request.kind == Request::Kind::version) {
        say(stdout, QStringLiteral("ghostlight " GHOSTLIGHT_VERSION));
    } else {
        Languages languages;
        languages.speak(request.language);
        say(stdout, helpText().trimmed());
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    auto read = readArguments(arguments);
    const auto* const request = std::get_if<Request>(&read);
    const bool isAnswered =
        !request || request->kind == Request::Kind::help || request->kind == Request::Kind::version;
    if (!isAnswered) {
        return runProgram(argc, argv, *request);
    }
    const QCoreApplication application(argc, argv);
    if (request) {
        return answer(*request);
    }
    Languages languages;
    languages.speak({});
    read = readArguments(arguments); // the same, in the desktop's language
    say(stderr,
        QStringLiteral("ghostlight: %1; see ghostlight --help").arg(std::get<BadArguments>(read).why));
    return badArguments;
}
