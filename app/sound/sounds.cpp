// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <QAudio>
#include <QAudioDevice>
#include <QDir>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace ghostlight::app {

namespace {

// Qt tells of a missing sound server with a warning. To us that is nothing wrong, and nobody must read of it.
class WithoutServerWarning {
public:
    WithoutServerWarning() { previous_ = qInstallMessageHandler(pass); }
    ~WithoutServerWarning() { qInstallMessageHandler(previous_); }
    Q_DISABLE_COPY_MOVE(WithoutServerWarning)

private:
    static void pass(QtMsgType type, const QMessageLogContext& context, const QString& message) {
        if (!message.startsWith(QLatin1String("PulseAudioService")))
            previous_(type, context, message);
    }

    static inline QtMessageHandler previous_ = nullptr;
};

bool hasDevice() {
    const WithoutServerWarning quiet;
    return !QMediaDevices::audioOutputs().isEmpty();
}

} // namespace

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds() = default;

QStringList Sounds::names() {
    QStringList names =
        QDir(QStringLiteral(":/art/sounds")).entryList({QStringLiteral("*.wav")}, QDir::Files);
    for (QString& name : names)
        name.chop(4);
    return names;
}

void Sounds::prepare() {
    const bool device = hasDevice();
    if (devices_ == nullptr) {
        devices_ = new QMediaDevices(this);
        connect(devices_, &QMediaDevices::audioOutputsChanged, this, &Sounds::prepare);
    }
    if (!effects_.isEmpty() || !waiting_.isEmpty() || !device)
        return;
    waiting_ = names();
    QTimer::singleShot(0, this, &Sounds::loadNext);
}

// One sound per turn of the event loop, so that no frame waits for all of them.
void Sounds::loadNext() {
    if (waiting_.isEmpty())
        return;
    const QString name = waiting_.takeFirst();
    auto* effect = new QSoundEffect(this);
    applyVolume(name, *effect);
    effect->setSource(QUrl(QStringLiteral("qrc:/art/sounds/%1.wav").arg(name)));
    effects_.insert(name, effect);
    QTimer::singleShot(0, this, &Sounds::loadNext);
}

void Sounds::applyVolume(const QString& name, QSoundEffect& effect) const {
    effect.setVolume(QAudio::convertVolume(static_cast<float>(volume(groupOf(name))),
                                           QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    effect.setMuted(muted_);
}

void Sounds::applyVolumes() const {
    for (auto effect = effects_.begin(); effect != effects_.end(); ++effect)
        applyVolume(effect.key(), *effect.value());
}

Sounds::Group Sounds::groupOf(const QString& name) {
    static const QStringList calls{QStringLiteral("danger"), QStringLiteral("round"), QStringLiteral("turn"),
                                   QStringLiteral("win")};
    return calls.contains(name) ? Group::calls : Group::things;
}

void Sounds::setVolume(Group group, double volume) {
    volumes_[static_cast<std::size_t>(group)] = std::clamp(volume, 0.0, 1.0);
    applyVolumes();
}

void Sounds::setMuted(bool muted) {
    muted_ = muted;
    applyVolumes();
}

void Sounds::play(const QString& name) {
    if (QSoundEffect* effect = effects_.value(name); effect != nullptr && effect->isLoaded())
        effect->play();
}

} // namespace ghostlight::app
