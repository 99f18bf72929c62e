// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include "../table/in_text.h"
#include "match/save.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <array>

namespace ghostlight::app {

namespace {

struct Word {
    const char* key;
    const char* text; ///< in the source language
};

constexpr std::array gameNames{
    Word{"ghosts", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Ghosts")},
    Word{"bumpers", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Ghostbumpers")},
    Word{"hunters", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Ghost Hunters")},
};

constexpr std::array levelWords{
    Word{"easy", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Easy")},
    Word{"medium", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Medium")},
    Word{"hard", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Hard")},
    Word{"expert", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Expert")},
};

constexpr std::array styles{
    Word{"bold", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Bold: takes the chance")},
    Word{"careful", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Careful: keeps out of trouble")},
    Word{"spiteful", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Spiteful: likes to see others suffer")},
    Word{"steady", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Steady: one step at a time")},
    Word{"gambler", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Gambler: all or nothing")},
    Word{"scholar", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Scholar: counts every card")},
};

constexpr std::array editionWords{
    Word{"mirror", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Mirror edition")},
    Word{"fright", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Fright edition")},
};

constexpr std::array paceWords{
    Word{"slow", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Slow")},
    Word{"normal", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Normal")},
    Word{"fast", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Fast")},
    Word{"instant", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Instant")},
};

constexpr std::array themeWords{
    Word{"night", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Night")},
    Word{"dusk", QT_TRANSLATE_NOOP("ghostlight::app::Words", "Dusk (a lighter room)")},
};

QString said(const char* text) {
    return QCoreApplication::translate("ghostlight::app::Words", text);
}

template <std::size_t N> QString wordFor(const std::array<Word, N>& words, const QString& key) {
    for (const Word& word : words) {
        if (key == QLatin1String(word.key)) {
            return said(word.text);
        }
    }
    return key;
}

/// %1 is the file's name, %2 the line in it.
const char* sentence(LoadError::Reason reason) {
    using enum LoadError::Reason;
    switch (reason) {
    case cannotRead: return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” cannot be read.");
    case tooLarge:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” is too large to be a saved game.");
    case notASave:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” is not a saved game of Ghostlight.");
    case laterFormat:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” was saved by a later version of Ghostlight than this one.");
    case otherGame:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” is for a game that this version does not have.");
    case otherRules:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” was played under a different version of the rules and cannot go on.");
    case damaged:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” is damaged: line %2 is not as it was written.");
    case badHeader:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” is damaged: its first line makes no sense.");
    case badMove:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” is damaged: line %2 is not a move.");
    case illegalMove:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” cannot go on: the rules do not allow the move in line %2.");
    case cutOff:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words", "“%1” is incomplete: it ends early, at line %2.");
    case excess:
        return QT_TRANSLATE_NOOP("ghostlight::app::Words",
                                 "“%1” is damaged: something follows after its end, in line %2.");
    }
    return "";
}

} // namespace

QString gameName(const QString& game) {
    return wordFor(gameNames, game);
}

QString gameDesigners(const QString& game) {
    if (game == QLatin1String("ghosts")) {
        return QStringLiteral("Reiner Knizia");
    }
    if (game == QLatin1String("bumpers")) {
        //: The designers of Ghostbumpers, who share their last name
        return QCoreApplication::translate("ghostlight::app::Words", "Inka and Markus Brand");
    }
    //: The designers of Ghost Hunters
    return QCoreApplication::translate("ghostlight::app::Words",
                                       "Alexandros Kapidakis and Konstantinos Karagiannis");
}

QString levelName(const QString& level) {
    return wordFor(levelWords, level);
}

QString characterStyle(const QString& leaning) {
    return wordFor(styles, leaning);
}

QString editionName(const QString& edition) {
    return wordFor(editionWords, edition);
}

QString paceName(const QString& pace) {
    return wordFor(paceWords, pace);
}

QString themeName(const QString& theme) {
    return wordFor(themeWords, theme);
}

QString loadErrorText(const LoadError& error, const QString& file) {
    const QString text = said(sentence(error.reason));
    const QString name = isolated(QFileInfo(file).fileName());
    // Both at once: the file's name may itself look like a place holder.
    return text.contains("%2") ? text.arg(name, QLocale().toString(error.line)) : text.arg(name);
}

} // namespace ghostlight::app
