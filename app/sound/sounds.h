// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>

class QMediaDevices;
class QSoundEffect;

namespace ghostlight::app {

/// The sounds of the table, from the registered art (":/art/sounds"). Without a sound device everything here
/// is silent and nothing of it is created; a device that appears later is used.
class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// Loads the sounds a little at a time while the event loop runs; call it after the first frame. Until
    /// then, and while a sound is not loaded yet, play() does nothing.
    void prepare();

    /// Sounds that are as loud as each other: those of things that are moved, and those that call somebody.
    enum class Group : std::uint8_t { things, calls };
    [[nodiscard]] static Group groupOf(const QString& name);

    /// 0 is silent, 1 as loud as recorded; in between as the ear judges, not as the wave is.
    void setVolume(Group group, double volume);
    void setMuted(bool muted);
    [[nodiscard]] double volume(Group group) const { return volumes_[static_cast<std::size_t>(group)]; }
    [[nodiscard]] bool isMuted() const { return muted_; }

    /// Plays from the start, also if the same sound is still to be heard.
    Q_INVOKABLE void play(const QString& name);

    /// The names play() knows.
    [[nodiscard]] static QStringList names();

private:
    void loadNext();
    void applyVolume(const QString& name, QSoundEffect& effect) const;
    void applyVolumes() const;

    QMediaDevices* devices_ = nullptr;
    QHash<QString, QSoundEffect*> effects_;
    QStringList waiting_; // not loaded yet
    std::array<double, 2> volumes_{1, 1};
    bool muted_ = false;
};

} // namespace ghostlight::app
