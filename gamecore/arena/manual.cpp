// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual.h"

#include <CLI/CLI.hpp>

namespace ghostlight::arena {

namespace {

/// Text as troff takes it: no leading dot or quote is a request, no hyphen turns into a dash.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else if ((c == '.' || c == '\'') && (result.empty() || result.back() == '\n')) {
            result += std::string("\\&") + c;
        } else {
            result += c;
        }
    }
    return result;
}

void writeOptions(const CLI::App& app, Output& out) {
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) { // hidden from --help too
            continue;
        }
        const std::string value = option->get_items_expected_max() > 0 ? " " + option->get_type_name() : "";
        const std::string standard =
            option->get_default_str().empty() ? "" : " (without it: " + option->get_default_str() + ")";
        out.line(".TP");
        out.line(".B " + escaped(option->get_name(option->get_positional(), true) + value));
        out.line(escaped(option->get_description() + standard));
    }
}

} // namespace

void writeManual(const CLI::App& app, Output& out) {
    out.line(".TH GHOSTLIGHT\\-ARENA 6 \"\" \"Ghostlight\" \"Games\"");
    out.line(".SH NAME");
    out.line("ghostlight\\-arena \\- plays, traces and measures the games of Ghostlight without a window");
    out.line(".SH SYNOPSIS");
    out.line(".B ghostlight\\-arena");
    out.line(".I COMMAND");
    out.line("[options]");
    out.line(".SH DESCRIPTION");
    out.line(escaped(app.get_description()));
    out.line(".SH OPTIONS");
    writeOptions(app, out);
    out.line(".SH COMMANDS");
    for (const CLI::App* command : app.get_subcommands({})) {
        out.line(".SS " + escaped(command->get_name()));
        out.line(escaped(command->get_description()));
        writeOptions(*command, out);
    }
    out.line(".SH EXIT STATUS");
    out.line("0: fine. 1: a game, a file or a bot failed. 2: bad arguments.");
    out.flush();
}

} // namespace ghostlight::arena
