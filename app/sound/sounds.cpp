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
    WithoutServerWarning() { s_previous = qInstallMessageHandler(pass); }
    ~WithoutServerWarning() { qInstallMessageHandler(s_previous); }
    Q_DISABLE_COPY_MOVE(WithoutServerWarning)

private:
    static void pass(QtMsgType type, const QMessageLogContext& context, const QString& message) {
        if (!message.startsWith(QLatin1String("PulseAudioService")))
            s_previous(type, context, message);
    }

    static inline QtMessageHandler s_previous = nullptr;
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
    if (m_devices == nullptr) {
        m_devices = new QMediaDevices(this);
        connect(m_devices, &QMediaDevices::audioOutputsChanged, this, &Sounds::prepare);
    }
    if (!m_effects.isEmpty() || !m_waiting.isEmpty() || !device)
        return;
    m_waiting = names();
    QTimer::singleShot(0, this, &Sounds::loadNext);
}

// One sound per turn of the event loop, so that no frame waits for all of them.
void Sounds::loadNext() {
    if (m_waiting.isEmpty())
        return;
    const QString name = m_waiting.takeFirst();
    auto* effect = new QSoundEffect(this);
    applyVolume(*effect);
    effect->setSource(QUrl(QStringLiteral("qrc:/art/sounds/%1.wav").arg(name)));
    m_effects.insert(name, effect);
    QTimer::singleShot(0, this, &Sounds::loadNext);
}

void Sounds::applyVolume(QSoundEffect& effect) const {
    effect.setVolume(QAudio::convertVolume(static_cast<float>(m_volume), QAudio::LogarithmicVolumeScale,
                                           QAudio::LinearVolumeScale));
    effect.setMuted(m_muted);
}

void Sounds::setVolume(double effects) {
    m_volume = std::clamp(effects, 0.0, 1.0);
    for (QSoundEffect* effect : std::as_const(m_effects))
        applyVolume(*effect);
}

void Sounds::setMuted(bool muted) {
    m_muted = muted;
    for (QSoundEffect* effect : std::as_const(m_effects))
        applyVolume(*effect);
}

void Sounds::play(const QString& name) {
    if (QSoundEffect* effect = m_effects.value(name); effect != nullptr && effect->isLoaded())
        effect->play();
}

} // namespace ghostlight::app
