// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

namespace ghostlight::app {

struct HouseRules;

/// What the people at this device prefer. Kept on disk; whatever is set applies at once.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(QStringList playerNames READ playerNames WRITE setPlayerNames NOTIFY playerNamesChanged)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
    Q_PROPERTY(double slowness READ slowness NOTIFY paceChanged)
    Q_PROPERTY(double effectsVolume READ effectsVolume WRITE setEffectsVolume NOTIFY effectsVolumeChanged)
    Q_PROPERTY(double signalsVolume READ signalsVolume WRITE setSignalsVolume NOTIFY signalsVolumeChanged)
    Q_PROPERTY(bool muted READ isMuted WRITE setMuted NOTIFY mutedChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool reducedMotion READ isReducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool highContrast READ isHighContrast WRITE setHighContrast NOTIFY highContrastChanged)
    Q_PROPERTY(bool confirmMoves READ confirmsMoves WRITE setConfirmMoves NOTIFY confirmMovesChanged)
    Q_PROPERTY(bool privacy READ isPrivate WRITE setPrivacy NOTIFY privacyChanged)
    Q_PROPERTY(bool ambient READ isAmbient NOTIFY ambientChanged)
    Q_PROPERTY(bool resting READ isResting NOTIFY restingChanged)

public:
    static constexpr double smallestText = 1.0;
    static constexpr double largestText = 2.0;

    /// Kept in that file; with no name, where the desktop keeps such things.
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    /// The names people last sat down with, the owner of the device first.
    const QStringList& playerNames() const { return playerNames_; }
    void setPlayerNames(const QStringList& names);
    /// "slow", "normal", "fast" or "instant".
    const QString& pace() const { return pace_; }
    void setPace(const QString& pace);
    static const QStringList& paces();
    double slowness() const;
    /// Of cards, dice and whatever else is moved.
    double effectsVolume() const { return effectsVolume_; }
    void setEffectsVolume(double volume);
    /// Of what calls somebody: turn, round, win, danger.
    double signalsVolume() const { return signalsVolume_; }
    void setSignalsVolume(double volume);
    bool isMuted() const { return muted_; }
    void setMuted(bool muted);
    /// As in "de" or "pt_BR"; empty: the desktop's.
    const QString& language() const { return language_; }
    void setLanguage(const QString& language);
    double textScale() const { return textScale_; }
    void setTextScale(double scale);
    /// "night", or "dusk" for a lighter room.
    const QString& theme() const { return theme_; }
    void setTheme(const QString& theme);
    static const QStringList& themes();
    bool isReducedMotion() const { return reducedMotion_; }
    void setReducedMotion(bool reduced);
    bool isHighContrast() const { return highContrast_; }
    void setHighContrast(bool high);
    /// A move is made by the second click on it.
    bool confirmsMoves() const { return confirmMoves_; }
    void setConfirmMoves(bool confirm);
    /// A curtain falls between people.
    bool isPrivate() const { return privacy_; }
    void setPrivacy(bool privacy);
    /// Things may move by themselves while nobody plays.
    bool isAmbient() const { return gpu_ && !reducedMotion_; }
    /// Whether something better than the processor draws the table.
    void setGpu(bool gpu);
    /// What may move by itself stands still for now: nobody is looking.
    bool isResting() const { return resting_; }
    void setResting(bool resting);

    /// What is set from now on holds until the program ends and is not kept.
    void setTemporary(bool temporary) { temporary_ = temporary; }

    HouseRules houseRules() const;

    /// The seats and options a game was last begun with; empty: it never was.
    QVariantMap lastSetup(const QString& game) const;
    void setLastSetup(const QString& game, const QVariantMap& setup);
    QStringList recentFiles() const;
    void setRecentFiles(const QStringList& files);
    QByteArray windowState(const QString& part) const;
    void setWindowState(const QString& part, const QByteArray& state);
    /// Writes what is not yet on disk.
    void sync() { store_.sync(); }

Q_SIGNALS:
    void playerNamesChanged();
    void paceChanged();
    void effectsVolumeChanged();
    void signalsVolumeChanged();
    void mutedChanged();
    void languageChanged();
    void textScaleChanged();
    void themeChanged();
    void reducedMotionChanged();
    void highContrastChanged();
    void confirmMovesChanged();
    void privacyChanged();
    void ambientChanged();
    void restingChanged();
    /// Something of houseRules() changed.
    void houseRulesChanged();
    void recentFilesChanged();

private:
    template <class T> bool keep(T& value, const T& wanted, const char* key);

    QSettings store_;
    QStringList playerNames_;
    QString pace_;
    double effectsVolume_ = 0.8;
    double signalsVolume_ = 0.8;
    bool muted_ = false;
    QString language_;
    double textScale_ = 1.0;
    QString theme_;
    bool reducedMotion_ = false;
    bool highContrast_ = false;
    bool confirmMoves_ = false;
    bool privacy_ = true;
    bool gpu_ = false;
    bool resting_ = false;
    bool temporary_ = false;
};

} // namespace ghostlight::app
