// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>

#include <algorithm>

namespace ghostlight::app {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("ghostlight_");

/// The best we have for what somebody wants: the very language, or the same one of another country.
QString nearest(const QStringList& wishes) {
    const QStringList have = Languages::all();
    for (QString wish : wishes) {
        wish.replace('-', '_');
        for (; !wish.isEmpty(); wish = wish.left(std::max<qsizetype>(wish.lastIndexOf('_'), 0))) {
            if (have.contains(wish)) {
                return wish;
            }
        }
    }
    return QStringLiteral("en");
}

} // namespace

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

QString Languages::ownName(const QString& language) {
    const QLocale locale(language);
    QString name = language == QLatin1String("en") ? QStringLiteral("English") : locale.nativeLanguageName();
    if (language.contains('_') && !locale.nativeTerritoryName().isEmpty()) {
        name += QStringLiteral(" (%1)").arg(locale.nativeTerritoryName());
    }
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name.isEmpty() ? language : name;
}

void Languages::speak(const QString& language) {
    spoken_ = nearest(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{language});
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

} // namespace ghostlight::app
