// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace ghostlight::app {

/// One language's words. Numbers in running text are in its own digits without a translator thinking of it.
class Edition : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;
};

/// The languages the program speaks. English is in the program itself, the others are below ":/i18n".
class Languages {
public:
    /// As in "de" or "pt_BR", in the order of what they call themselves.
    static QStringList all();
    /// Whether there is an edition of that language, if not of the very country.
    static bool speaks(const QString& language);
    /// What a language calls itself.
    static QString ownName(const QString& language);

    /// Speaks that language from now on; empty: the desktop's, as well as we can. Everything that shows words
    /// is told by QEvent::LanguageChange.
    void speak(const QString& language);
    /// The one that is spoken.
    const QString& spoken() const { return spoken_; }

    /// Families for QML, which takes one name: behind it are all that the language needs, and then those of
    /// the other languages, for what people type.
    QString textFont() const;
    QString displayFont() const;
    /// What a widget needs besides the desktop's own font.
    QStringList fallbackFonts() const;

private:
    /// Of that use ("text" or "display"), those of the language first.
    QStringList families(const QString& use) const;
    QString familyFor(const QString& use, const QStringList& first = {}) const;

    Edition own_;
    QTranslator qt_;
    QString spoken_ = QStringLiteral("en");
};

} // namespace ghostlight::app
