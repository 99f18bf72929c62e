// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QDir>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLibraryInfo>

#include <algorithm>

namespace ghostlight::app {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("ghostlight_");

/// What we have of a language: the very one, or the same one without its country; empty: nothing.
QString nearest(QString wish) {
    const QStringList have = Languages::all();
    wish.replace('-', '_');
    while (!wish.isEmpty() && !have.contains(wish)) {
        wish = wish.left(std::max<qsizetype>(wish.lastIndexOf('_'), 0));
    }
    return wish;
}

/// The best we have for what somebody wants.
QString best(const QStringList& wishes) {
    for (const QString& wish : wishes) {
        const QString found = nearest(wish);
        if (!found.isEmpty()) {
            return found;
        }
    }
    return QStringLiteral("en");
}

/// Ten figures as high as capitals, which Vollkorn has but hides (assets/recipes/make_figures_font): before
/// all letters.
const QString& figures() {
    static const QString family = [] {
        const int font = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/GhostlightFigures.ttf"));
        return QFontDatabase::applicationFontFamilies(font).value(0);
    }();
    return family;
}

/// Which fonts have the glyphs of which language: see translations/fonts.json.
const QJsonObject& fonts() {
    static const QJsonObject all = [] {
        QFile file(folder + QStringLiteral("/fonts.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return all;
}

} // namespace

QString Edition::translate(const char* context, const char* source, const char* disambiguation, int n) const {
    return QTranslator::translate(context, source, disambiguation, n).replace("%n", "%Ln");
}

QStringList Languages::all() {
    QStringList languages{"en"};
    const QStringList files = QDir(folder).entryList({prefix + "*.qm"});
    for (const QString& file : files) {
        const QString language = file.mid(prefix.size()).chopped(3);
        if (!languages.contains(language)) {
            languages.append(language);
        }
    }
    std::sort(languages.begin(), languages.end(), [](const QString& a, const QString& b) {
        return QString::localeAwareCompare(ownName(a), ownName(b)) < 0;
    });
    return languages;
}

bool Languages::speaks(const QString& language) {
    return !nearest(language).isEmpty();
}

QString Languages::ownName(const QString& language) {
    const QLocale locale(language);
    QString name = language == QLatin1String("en") ? QStringLiteral("English") : locale.nativeLanguageName();
    if (language.endsWith(QLatin1String("_XA"))) { // by agreement no country, but what tests speak
        return QStringLiteral("[Ƥṡéúðó]");
    }
    if (language.contains('_') && !locale.nativeTerritoryName().isEmpty()) {
        name += QStringLiteral(" (%1)").arg(locale.nativeTerritoryName());
    }
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name.isEmpty() ? language : name;
}

void Languages::speak(const QString& language) {
    spoken_ = best(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{language});
    // Numbers and dates go by the country, too, if it is the desktop's own language.
    const QLocale system = QLocale::system();
    const QLocale locale = QLocale(spoken_).language() == system.language() ? system : QLocale(spoken_);
    QLocale::setDefault(locale);
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance())) {
        QGuiApplication::setLayoutDirection(QLocale(spoken_).textDirection());
    }
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&own_);
    if (qt_.load(QLocale(spoken_), "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qt_);
    }
    if (own_.load(prefix + spoken_ + ".qm", folder)) {
        QCoreApplication::installTranslator(&own_);
    }
}

QStringList Languages::families(const QString& use) const {
    QStringList found;
    const auto add = [&](const QString& language) {
        const QJsonArray listed = fonts().value(language).toObject().value(use).toArray();
        for (const auto& family : listed) {
            if (!found.contains(family.toString())) {
                found.append(family.toString());
            }
        }
    };
    const QString plain = spoken_.section('_', 0, 0);
    add(fonts().contains(spoken_) ? spoken_ : fonts().contains(plain) ? plain : QStringLiteral("en"));
    for (const QString& language : fonts().keys()) {
        add(language);
    }
    return found;
}

QString Languages::familyFor(const QString& use, const QStringList& first) const {
    // A name of its own for each language: Qt keeps what it once found for a name.
    const QString name = QStringLiteral("ghostlight-%1-%2").arg(use, spoken_);
    if (QFont::substitutes(name).isEmpty()) {
        QFont::insertSubstitutions(name, first + families(use));
    }
    return name;
}

QString Languages::textFont() const {
    return familyFor(QStringLiteral("text"));
}

QString Languages::displayFont() const {
    return familyFor(QStringLiteral("display"), {figures()});
}

QStringList Languages::fallbackFonts() const {
    return families(QStringLiteral("text"));
}

} // namespace ghostlight::app
