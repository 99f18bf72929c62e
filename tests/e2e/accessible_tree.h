// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a screen reader is told of a program (AT-SPI over D-Bus).

#include <QDBusConnection>
#include <QRect>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace ghostlight::e2e {

/// One thing in the tree.
struct Accessible {
    enum Role : unsigned {
        checkBox = 7,
        label = 29,
        list = 31,
        pushButton = 43,
        radioButton = 44,
        frame = 23,
        dialog = 16
    };

    QString service;
    QString path;
    QString name;
    QString description;
    unsigned role = 0;
    quint64 states = 0;
    QRect area;      ///< on the screen
    int parent = -1; ///< its place among what was read

    bool isShowing() const { return has(25) && has(30) && !area.isEmpty(); }
    bool isEnabled() const { return has(8); }
    bool isFocused() const { return has(12); }
    bool isFocusable() const { return has(11); }
    bool isButton() const { return role == pushButton || role == radioButton || role == checkBox; }
    /// Somebody could press it now.
    bool isUsable() const { return isButton() && isShowing() && isEnabled(); }

private:
    bool has(int state) const { return (states >> state & 1U) != 0; }
};

class AccessibleTree {
public:
    /// Of the programs on that session bus.
    explicit AccessibleTree(const QString& sessionBus);
    ~AccessibleTree();
    AccessibleTree(const AccessibleTree&) = delete;
    AccessibleTree& operator=(const AccessibleTree&) = delete;

    /// Everything that a program shows now, parents before their children; nothing if it is not there.
    std::vector<Accessible> read(const QString& program) const;
    /// What a screen reader's user does to press a button.
    bool press(const Accessible& thing) const;

private:
    bool connect() const;

    QString sessionBus_;
    QString name_; ///< of our connection
    mutable QString accessibilityBus_;
};

/// The first thing that fits.
template <class Fits> std::optional<Accessible> firstOf(const std::vector<Accessible>& things, Fits fits) {
    for (const Accessible& thing : things) {
        if (fits(thing)) {
            return thing;
        }
    }
    return {};
}

/// Names and descriptions, a line each, for looking at.
QString textOf(const std::vector<Accessible>& things);

} // namespace ghostlight::e2e
