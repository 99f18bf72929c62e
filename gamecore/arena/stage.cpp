// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

namespace ghostlight::arena {

namespace {

using std::chrono::milliseconds;

constexpr std::array<std::string_view, maxSeats> seatNames{"Mia", "Otto", "Juno", "Robin", "Tilda", "Felix"};
/// A stream of its own, so that telling a game never repeats the numbers that play it.
constexpr std::uint64_t wordStream = 0x77617463680a;

constexpr milliseconds shortest{500};
constexpr milliseconds longest{1200};
constexpr milliseconds held{1600};
constexpr milliseconds perColumn{13};

} // namespace

Stage::Stage(Output& out, const WatchOptions& options, std::uint64_t seed)
    : out_(out), options_(options), rng_(Rng::mix(seed ^ wordStream)) {}

std::string Stage::paint(const Ink& ink, std::string_view text) const {
    if (!options_.colors || text.empty()) {
        return std::string(text);
    }
    std::string painted = ink.bold ? "\x1b[1m" : "";
    if (ink.color >= 0) {
        painted += "\x1b[38;5;" + std::to_string(ink.color) + "m";
    }
    return painted.append(text).append("\x1b[0m");
}

std::string Stage::name(Seat seat) const {
    return paint(ink::name, seatNames[seat]);
}

std::string Stage::names(const std::vector<Seat>& seats) const {
    return listed(mapped(seats, [this](Seat seat) { return name(seat); }));
}

std::string Stage::phrase(std::initializer_list<std::string_view> variants,
                          std::initializer_list<std::string> parts) {
    const auto count = static_cast<std::uint32_t>(variants.size());
    std::uint32_t pick = rng_.below(count);
    const auto [last, isFirst] = lastPick_.try_emplace(*variants.begin(), pick);
    if (!isFirst && pick == last->second) {
        pick = (pick + 1) % count;
    }
    last->second = pick;
    return fill(*(variants.begin() + pick), parts);
}

void Stage::say(const std::string& margin, const std::string& text, Pace pace) {
    pause(pace);
    const std::size_t indent = shownWidth(margin);
    std::string start = margin;
    for (const std::string& line : wrapped(capitalised(text), width - indent)) {
        out_.line(start + line);
        start = std::string(indent, ' ');
    }
    out_.flush();
    lastWidth_ = shownWidth(text);
}

void Stage::quote(const std::string& text) {
    pause(Pace::steady);
    write("  " + paint(ink::faint, text) + "\n");
}

void Stage::unfold(const std::string& margin, const std::string& lead, const std::vector<std::string>& pieces,
                   const std::string& tail) {
    pause(Pace::steady);
    write(margin + capitalised(lead));
    const std::size_t indent = shownWidth(margin);
    std::size_t column = indent + shownWidth(lead);
    lastWidth_ = width; // each piece, and the end, is worth a long look
    for (const std::string& piece : pieces) {
        pause(Pace::steady);
        append(piece, indent, column);
    }
    if (!tail.empty()) {
        append(tail, indent, column);
    }
    write("\n");
}

void Stage::append(const std::string& text, std::size_t indent, std::size_t& column) {
    const bool fits = column + 1 + shownWidth(text) <= width;
    column = (fits ? column + 1 : indent) + shownWidth(text);
    write((fits ? " " : "\n" + std::string(indent, ' ')) + text);
}

void Stage::heading(const std::string& text, Pace pace) {
    pause(pace);
    const std::size_t rest = width - std::min(width, shownWidth(text) + 4);
    std::string rule;
    for (std::size_t i = 0; i < rest; ++i) {
        rule += "─";
    }
    write("\n" + paint(ink::title, "── " + text + " " + rule) + "\n");
    lastWidth_ = shownWidth(text);
}

void Stage::gap() {
    write("\n");
}

void Stage::write(const std::string& text) {
    out_.write(text);
    out_.flush();
}

void Stage::pause(Pace pace) const {
    if (options_.fast || pace == Pace::none) {
        return;
    }
    milliseconds time = shortest;
    if (pace == Pace::steady) {
        time = std::clamp(perColumn * static_cast<int>(lastWidth_), shortest, longest);
    } else if (pace == Pace::slow) {
        time = held;
    }
    std::this_thread::sleep_for(time);
}

} // namespace ghostlight::arena
