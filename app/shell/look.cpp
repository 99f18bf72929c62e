// SPDX-License-Identifier: GPL-3.0-or-later
#include "look.h"

#include "languages.h"
#include "settings.h"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace ghostlight::app {

namespace {

/// The colours of the house; see Theme in Ghostlight.Kit for the table's.
struct Room {
    QColor window;
    QColor base;
    QColor button;
    QColor line;
    QColor text;
    QColor second;
    QColor faint;
    QColor light;
    QColor accent;
};

Room roomOf(const Settings& settings) {
    if (settings.isHighContrast()) {
        return {"#000000", "#000000", "#1a1242", "#ffffff", "#ffffff",
                "#ffffff", "#b8b0d8", "#ffd24a", "#8ff3e6"};
    }
    if (settings.theme() == QLatin1String("dusk")) {
        return {"#2a1e5c", "#1d1548", "#3a2c74", "#8270c8", "#ffebc8",
                "#e2d9f8", "#9f94c8", "#ffc65c", "#4fe0cf"};
    }
    return {"#150f38", "#0b0822", "#2a1e5c", "#6a57b0", "#ffebc8",
            "#d6ccf2", "#8a7fb8", "#ffc65c", "#4fe0cf"};
}

QPalette paletteOf(const Room& room) {
    QPalette palette;
    palette.setColor(QPalette::Window, room.window);
    palette.setColor(QPalette::WindowText, room.text);
    palette.setColor(QPalette::Base, room.base);
    palette.setColor(QPalette::AlternateBase, room.window);
    palette.setColor(QPalette::Text, room.text);
    palette.setColor(QPalette::PlaceholderText, room.second);
    palette.setColor(QPalette::Button, room.button);
    palette.setColor(QPalette::ButtonText, room.text);
    palette.setColor(QPalette::BrightText, room.light);
    palette.setColor(QPalette::ToolTipBase, room.button);
    palette.setColor(QPalette::ToolTipText, room.text);
    palette.setColor(QPalette::Link, room.accent);
    palette.setColor(QPalette::LinkVisited, room.accent);
    palette.setColor(QPalette::Highlight, room.light);
    palette.setColor(QPalette::HighlightedText, QColor("#2a1405"));
    palette.setColor(QPalette::Light, room.line);
    palette.setColor(QPalette::Midlight, room.button.lighter(120));
    palette.setColor(QPalette::Mid, room.line.darker(130));
    palette.setColor(QPalette::Dark, room.base);
    palette.setColor(QPalette::Shadow, QColor("#04020c"));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, room.faint);
    }
    return palette;
}

} // namespace

void applyLook(const Settings& settings, const Languages& languages) {
    static const QFont plain = QApplication::font();
    if (QApplication::style()->objectName() != QLatin1String("fusion")) {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
    }
    QApplication::setPalette(paletteOf(roomOf(settings)));
    QFont font = plain;
    font.setFamilies(plain.families() + languages.fallbackFonts());
    font.setPointSizeF(plain.pointSizeF() * settings.textScale());
    QApplication::setFont(font);
}

} // namespace ghostlight::app
