// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include "../table/game_table.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cmath>

namespace ghostlight::app {

namespace {

constexpr double quietest = 0.0;
constexpr double loudest = 1.0;
constexpr int mostRecent = 20; // people find games that were put aside nowhere else

/// A number from a file that somebody may have edited.
double within(double value, double least, double most) {
    return std::isfinite(value) ? std::clamp(value, least, most) : least;
}

QString oneOf(const QString& value, const QStringList& values, const QString& otherwise) {
    return values.contains(value) ? value : otherwise;
}

} // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      store_(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope,
                                        QStringLiteral("ghostlight"), QStringLiteral("ghostlight"))
                                  .fileName()
                            : file,
             QSettings::IniFormat) {
    playerNames_ = store_.value("players/names").toStringList();
    pace_ = oneOf(store_.value("play/pace").toString(), paces(), QStringLiteral("normal"));
    effectsVolume_ = within(store_.value("sound/effects", effectsVolume_).toDouble(), quietest, loudest);
    signalsVolume_ = within(store_.value("sound/signals", signalsVolume_).toDouble(), quietest, loudest);
    muted_ = store_.value("sound/muted", muted_).toBool();
    language_ = store_.value("look/language").toString();
    textScale_ = within(store_.value("look/textScale", textScale_).toDouble(), smallestText, largestText);
    theme_ = oneOf(store_.value("look/theme").toString(), themes(), themes().front());
    reducedMotion_ = store_.value("look/reducedMotion", reducedMotion_).toBool();
    highContrast_ = store_.value("look/highContrast", highContrast_).toBool();
    confirmMoves_ = store_.value("play/confirmMoves", confirmMoves_).toBool();
    privacy_ = store_.value("play/privacy", privacy_).toBool();
}

template <class T> bool Settings::keep(T& value, const T& wanted, const char* key) {
    if (value == wanted) {
        return false;
    }
    value = wanted;
    if (!temporary_) {
        store_.setValue(key, wanted);
    }
    return true;
}

void Settings::setPlayerNames(const QStringList& names) {
    if (keep(playerNames_, names, "players/names")) {
        Q_EMIT playerNamesChanged();
    }
}

const QStringList& Settings::paces() {
    static const QStringList all{"slow", "normal", "fast", "instant"};
    return all;
}

void Settings::setPace(const QString& pace) {
    if (paces().contains(pace) && keep(pace_, pace, "play/pace")) {
        Q_EMIT paceChanged();
        Q_EMIT houseRulesChanged();
    }
}

double Settings::slowness() const {
    constexpr std::array slownesses{2.0, 1.0, 0.5, 0.0};
    return slownesses[static_cast<std::size_t>(paces().indexOf(pace_))];
}

void Settings::setEffectsVolume(double volume) {
    if (keep(effectsVolume_, within(volume, quietest, loudest), "sound/effects")) {
        Q_EMIT effectsVolumeChanged();
    }
}

void Settings::setSignalsVolume(double volume) {
    if (keep(signalsVolume_, within(volume, quietest, loudest), "sound/signals")) {
        Q_EMIT signalsVolumeChanged();
    }
}

void Settings::setMuted(bool muted) {
    if (keep(muted_, muted, "sound/muted")) {
        Q_EMIT mutedChanged();
    }
}

void Settings::setLanguage(const QString& language) {
    if (keep(language_, language, "look/language")) {
        Q_EMIT languageChanged();
    }
}

void Settings::setTextScale(double scale) {
    if (keep(textScale_, within(scale, smallestText, largestText), "look/textScale")) {
        Q_EMIT textScaleChanged();
    }
}

void Settings::setTheme(const QString& theme) {
    if (themes().contains(theme) && keep(theme_, theme, "look/theme")) {
        Q_EMIT themeChanged();
    }
}

const QStringList& Settings::themes() {
    static const QStringList all{"night", "dusk"};
    return all;
}

void Settings::setReducedMotion(bool reduced) {
    if (keep(reducedMotion_, reduced, "look/reducedMotion")) {
        Q_EMIT reducedMotionChanged();
        Q_EMIT ambientChanged();
    }
}

void Settings::setHighContrast(bool high) {
    if (keep(highContrast_, high, "look/highContrast")) {
        Q_EMIT highContrastChanged();
    }
}

void Settings::setConfirmMoves(bool confirm) {
    if (keep(confirmMoves_, confirm, "play/confirmMoves")) {
        Q_EMIT confirmMovesChanged();
        Q_EMIT houseRulesChanged();
    }
}

void Settings::setPrivacy(bool privacy) {
    if (keep(privacy_, privacy, "play/privacy")) {
        Q_EMIT privacyChanged();
        Q_EMIT houseRulesChanged();
    }
}

void Settings::setGpu(bool gpu) {
    if (gpu_ != gpu) {
        gpu_ = gpu;
        Q_EMIT ambientChanged();
    }
}

void Settings::setResting(bool resting) {
    if (resting_ != resting) {
        resting_ = resting;
        Q_EMIT restingChanged();
    }
}

HouseRules Settings::houseRules() const {
    HouseRules rules;
    rules.privacy = privacy_;
    rules.slowness = slowness();
    rules.confirms = confirmMoves_;
    return rules;
}

QVariantMap Settings::lastSetup(const QString& game) const {
    return QJsonDocument::fromJson(store_.value("setup/" + game).toByteArray()).toVariant().toMap();
}

void Settings::setLastSetup(const QString& game, const QVariantMap& setup) {
    store_.setValue("setup/" + game, QJsonDocument::fromVariant(setup).toJson(QJsonDocument::Compact));
}

QStringList Settings::recentFiles() const {
    return store_.value("files/recent").toStringList();
}

void Settings::setRecentFiles(const QStringList& files) {
    store_.setValue("files/recent", files.mid(0, mostRecent));
    Q_EMIT recentFilesChanged();
}

QByteArray Settings::windowState(const QString& part) const {
    return store_.value("window/" + part).toByteArray();
}

void Settings::setWindowState(const QString& part, const QByteArray& state) {
    store_.setValue("window/" + part, state);
}

} // namespace ghostlight::app
