// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace ghostlight::app {

/// The languages the program speaks. English is in the program itself, the others are below ":/i18n".
class Languages {
public:
    /// As in "de" or "pt_BR", in the order of what they call themselves.
    static QStringList all();
    /// What a language calls itself.
    static QString ownName(const QString& language);

    /// Speaks that language from now on; empty: the desktop's, as well as we can. Everything that shows words
    /// is told by QEvent::LanguageChange.
    void speak(const QString& language);
    /// The one that is spoken.
    const QString& spoken() const { return spoken_; }

private:
    QTranslator own_;
    QTranslator qt_;
    QString spoken_ = QStringLiteral("en");
};

} // namespace ghostlight::app
