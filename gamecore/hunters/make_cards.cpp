// SPDX-License-Identifier: GPL-3.0-or-later

// Turns cards.json into the constexpr tables that card.h includes. Runs while the program is built:
//   make_cards cards.json hunters_cards.inc

#include "census.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>

using nlohmann::json;
using namespace ghostlight::hunters;

namespace {

constexpr std::size_t needsPerTrap = 4;

int colorIndex(const std::string& name) {
    const std::array<std::string, colors> names{"green", "red", "blue", "yellow"};
    const auto* const found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        throw std::runtime_error("unknown colour " + name);
    }
    return static_cast<int>(found - names.begin());
}

/// The kind of die an object with any of value, color and dangerous asks for.
int kindOf(const json& die) {
    const bool hasValue = die.contains("value");
    const bool hasColor = die.contains("color");
    const bool isDangerous = die.value("dangerous", false);
    const auto color = static_cast<Color>(hasColor ? colorIndex(die["color"].get<std::string>()) : 0);
    if (hasValue && isDangerous) {
        throw std::runtime_error("a value is Dangerous or not by itself");
    }
    if (hasValue) {
        const int value = die["value"].get<int>();
        return hasColor ? Census::of(color, value) : Census::of(value);
    }
    if (isDangerous) {
        return hasColor ? Census::dangerousOf(color) : Census::dangerous;
    }
    return hasColor ? Census::of(color) : Census::all;
}

std::string needText(const json& need) {
    std::ostringstream text;
    text << "Need{" << kindOf(need) << ", " << need.value("count", 0) << ", " << need.value("max", 255)
         << "}";
    return text.str();
}

std::string trapText(const json& trap) {
    const json& needs = trap.at("needs");
    std::string goal;
    int number = 0;
    json list = json::array();
    for (const char* const key : {"all", "any"}) {
        if (needs.contains(key)) {
            goal = key;
            list = needs[key];
        }
    }
    for (const char* const key : {"sameValue", "run"}) {
        if (needs.contains(key)) {
            goal = key;
            number = needs[key].get<int>();
        }
    }
    if (needs.contains("per")) {
        goal = "per";
        number = needs.value("cap", 255);
        list.push_back(needs["per"]);
    }
    if (goal.empty() || list.size() > needsPerTrap) {
        throw std::runtime_error("needs of " + trap.at("id").get<std::string>() + " are not understood");
    }
    while (list.size() < needsPerTrap) { // a need that always holds, or never
        list.push_back(goal == "any" ? json{{"count", 255}} : json{{"count", 0}});
    }
    std::ostringstream text;
    text << "    Trap{" << trap.at("id") << ", " << trap.at("name") << ", " << trap.at("fame")
         << ", Trap::Goal::" << goal << ", " << number << ", {";
    for (std::size_t i = 0; i < list.size(); ++i) {
        text << (i > 0 ? ", " : "") << needText(list[i]);
    }
    text << "}},\n";
    return text.str();
}

std::string allyText(const json& ally) {
    std::ostringstream text;
    text << "    Ally{" << ally.at("id") << ", " << ally.at("name")
         << ", Effect::" << ally.at("effect").get<std::string>()
         << ", Die{Color::" << ally.value("color", "green") << ", " << ally.value("value", 1) << "}},\n";
    return text.str();
}

void writeTables(const json& cards, std::ostream& out) {
    out << "// Made from cards.json by make_cards: change that file, not this one.\n";
    out << "inline constexpr std::array<Trap, " << cards.at("traps").size() << "> trapCards{\n";
    for (const json& trap : cards["traps"]) {
        out << trapText(trap);
    }
    out << "};\n\ninline constexpr std::array<Ally, " << cards.at("allies").size() << "> allyCards{\n";
    for (const json& ally : cards["allies"]) {
        out << allyText(ally);
    }
    out << "};\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: make_cards cards.json hunters_cards.inc\n";
        return 2;
    }
    try {
        std::ifstream in(argv[1]);
        const json cards = json::parse(in);
        std::ofstream out(argv[2]);
        writeTables(cards, out);
        return out.good() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << argv[1] << ": " << error.what() << '\n';
        return 1;
    }
}
