// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "../art/art_provider.h"
#include "../sound/sounds.h"
#include "backend.h"
#include "look.h"
#include "main_window.h"
#include "only_instance.h"
#include "repose.h"
#include "show.h"

#include <QApplication>
#include <QIcon>
#include <QQmlEngine>
#include <QQuickView>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <optional>

namespace ghostlight::app {

namespace {

const QUrl rootUrl(QStringLiteral("qrc:/qt/qml/Ghostlight/Screens/Main.qml"));

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::Program)
};

/// Nothing can be done; `why` says it in the language that was asked for, or the desktop's.
int giveUp(const Request& request, QString (*why)()) {
    Languages languages;
    languages.speak(request.language);
    complain(why());
    return EXIT_FAILURE;
}

/// Desktops show an installed program's own icon; this one is for when it is not installed.
QIcon icon() {
    QIcon packed(QStringLiteral(":/art/house/appicon@320x320.png"));
    for (const char* const size : {"20x20", "56x56"}) {
        packed.addFile(QStringLiteral(":/art/house/appicon_small@%1.png").arg(QLatin1String(size)));
    }
    return QIcon::fromTheme(QGuiApplication::desktopFileName(), packed);
}

/// Pictures can be made without a display; nothing else can be done without one.
bool findDisplay(const Request& request) {
    const bool isChosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (isChosen || qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")) {
        return true;
    }
    if (request.pictures.isEmpty()) {
        return false;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return true;
}

/// For a show everything is as new, and nothing is kept.
struct Place {
    explicit Place(const Request& request) {
        if (request.kind == Request::Kind::play) {
            games.emplace(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        } else {
            scratch.emplace();
        }
    }
    QString settingsFile() const { return scratch ? scratch->filePath("ghostlight.ini") : QString(); }

    std::optional<QTemporaryDir> scratch;
    std::optional<GameStore> games;
};

void obey(const Request& request, Session& session, MainWindow& window) {
    if (!request.file.isEmpty()) {
        window.openFile(request.file);
    } else if (request.game) {
        session.begin(*request.game);
    }
}

void applyTo(Settings& settings, const Request& request) {
    settings.setTemporary(true);
    if (!request.pace.isEmpty()) {
        settings.setPace(request.pace);
    } else if (request.kind == Request::Kind::tour) {
        settings.setPace(QStringLiteral("instant"));
    }
    if (!request.language.isEmpty()) {
        settings.setLanguage(request.language);
    }
    settings.setTemporary(false);
}

/// Sounds cost the start nothing: they are loaded once the first frame is on the screen.
void connectSounds(Sounds& sounds, Session& session, Settings& settings, QQuickWindow& view) {
    const auto level = [&] {
        sounds.setVolume(Sounds::Group::things, settings.effectsVolume());
        sounds.setVolume(Sounds::Group::calls, settings.signalsVolume());
        sounds.setMuted(settings.isMuted());
    };
    level();
    QObject::connect(&settings, &Settings::effectsVolumeChanged, &sounds, level);
    QObject::connect(&settings, &Settings::signalsVolumeChanged, &sounds, level);
    QObject::connect(&settings, &Settings::mutedChanged, &sounds, level);
    QObject::connect(&session, &Session::sounded, &sounds, &Sounds::play);
    QObject::connect(&view, &QQuickWindow::frameSwapped, &sounds, &Sounds::prepare,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

/// The part that lives only while the window does.
int runWindow(const Request& request, OnlyInstance& instance, bool hasCard) {
    Place place(request);
    Settings settings(place.settingsFile());
    settings.setGpu(hasCard);
    applyTo(settings, request);
    Languages languages;
    languages.speak(settings.language());
    applyLook(settings, languages);
    Session session(settings, place.games ? &*place.games : nullptr);
    MainWindow window(session, settings, languages);
    window.engine()->addImageProvider(QStringLiteral("art"), new ArtProvider);
    if (request.size.isValid()) {
        window.resize(request.size);
    }
    session.restore();
    if (!window.load(rootUrl)) {
        return EXIT_FAILURE;
    }
    const Repose repose(settings, session);
    obey(request, session, window);
    window.show();
    Sounds sounds;
    if (request.kind == Request::Kind::play) {
        connectSounds(sounds, session, settings, *window.view());
        QObject::connect(&instance, &OnlyInstance::asked, &window, [&](const Request& asked) {
            window.come();
            obey(asked, session, window);
        });
        instance.serve();
    } else if (request.kind == Request::Kind::tour) {
        QTimer::singleShot(0, &window,
                           [&] { QApplication::exit(showTour(window, session, request.pictures)); });
    } else {
        tellDemo(window, session, request.pictures);
    }
    return QApplication::exec();
}

} // namespace

int runProgram(int argc, char** argv, const Request& request) {
    if (!findDisplay(request)) {
        const QCoreApplication application(argc, argv);
        return giveUp(request, [] {
            return Words::tr(
                "there is no display to show a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)");
        });
    }
    const bool hasCard = chooseBackend(request.backend);
    QApplication::setApplicationName(QStringLiteral("ghostlight"));
    QApplication::setApplicationDisplayName(QStringLiteral("Ghostlight"));
    QApplication::setApplicationVersion(QStringLiteral(GHOSTLIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("app.ghostlight.Ghostlight"));
    const QApplication application(argc, argv);
    OnlyInstance instance(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    // First of all, so that of several starts at the same moment one goes on.
    if (request.kind == Request::Kind::play) {
        switch (instance.claim(request)) {
        case OnlyInstance::Claim::ours: break;
        case OnlyInstance::Claim::takenOver: return EXIT_SUCCESS;
        case OnlyInstance::Claim::unanswered:
            return giveUp(request, [] { return Words::tr("Ghostlight runs already but does not answer"); });
        }
    }
    if (!registerArt().isEmpty()) {
        return giveUp(request, registerArt);
    }
    QApplication::setWindowIcon(icon());
    return runWindow(request, instance, hasCard);
}

} // namespace ghostlight::app
