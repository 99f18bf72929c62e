// SPDX-License-Identifier: GPL-3.0-or-later
#include "only_instance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ghostlight::app {

namespace {

constexpr int patience = 20'000; // milliseconds: a program that still starts answers when its window is there
constexpr int shortWhile = 20;   // milliseconds
constexpr qint64 longestMessage = 64 * 1024;
/// What lets a window of another program come to the front.
constexpr auto tokenNames = {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"};

QByteArray toMessage(const Request& request) {
    QJsonObject json;
    if (!request.file.isEmpty()) {
        json["file"] = QFileInfo(request.file).absoluteFilePath();
    }
    if (request.game) {
        QJsonArray seats;
        for (const SeatSetup& seat : request.game->seats) {
            seats.append(QJsonObject{{"name", seat.name}, {"kind", seat.kind}});
        }
        json["game"] = QJsonObject{{"game", request.game->game},
                                   {"seats", seats},
                                   {"options", QJsonObject::fromVariantMap(request.game->options)},
                                   {"seed", QString::number(request.game->seed)}};
    }
    for (const char* const token : tokenNames) {
        json[token] = qEnvironmentVariable(token);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

Request fromMessage(const QByteArray& message) {
    const QJsonObject json = QJsonDocument::fromJson(message).object();
    Request request;
    request.file = json["file"].toString();
    if (json.contains("game")) {
        const QJsonObject game = json["game"].toObject();
        GameSetup setup{game["game"].toString(),
                        {},
                        game["options"].toObject().toVariantMap(),
                        game["seed"].toString().toULongLong()};
        const QJsonArray seats = game["seats"].toArray();
        for (const QJsonValue seat : seats) {
            setup.seats.append({seat["name"].toString(), seat["kind"].toString()});
        }
        request.game = setup;
    }
    for (const char* const token : tokenNames) {
        if (!json[token].toString().isEmpty()) {
            qputenv(token, json[token].toString().toUtf8());
        }
    }
    return request;
}

} // namespace

OnlyInstance::OnlyInstance(const QString& folder, QObject* parent) : QObject(parent) {
    // Of this person, by the folder of the run-time files, and of these saved games.
    const QByteArray place =
        QCryptographicHash::hash(QDir(folder).absolutePath().toUtf8(), QCryptographicHash::Sha1);
    const QDir runtime(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    name_ = runtime.filePath(QStringLiteral("ghostlight-") + QString::fromLatin1(place.toHex().left(12)));
    lock_ = ::open(QFile::encodeName(name_ + ".lock").constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

OnlyInstance::~OnlyInstance() {
    if (lock_ >= 0) {
        ::close(lock_);
    }
}

OnlyInstance::Claim OnlyInstance::claim(const Request& request) {
    const QDeadlineTimer deadline(patience);
    do {
        const bool isLocked = lock_ >= 0 && ::flock(lock_, LOCK_EX | LOCK_NB) == 0;
        const bool isTaken = !isLocked && lock_ >= 0 && errno == EWOULDBLOCK;
        if (!isLocked && handOver(request)) {
            return Claim::takenOver;
        }
        if (!isTaken) { // where nothing can be locked, nobody answering has to do
            listen();
            return Claim::ours;
        }
        // It has the lock and does not listen yet, or it is just ending.
        QThread::msleep(shortWhile);
    } while (!deadline.hasExpired());
    return Claim::unanswered;
}

bool OnlyInstance::handOver(const Request& request) const {
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(patience)) {
        return false;
    }
    socket.write(toMessage(request));
    // The other one answers when it has understood.
    return socket.waitForBytesWritten(patience) && socket.waitForReadyRead(patience);
}

void OnlyInstance::listen() {
    // What is still there was left behind by a program that did not end well.
    QLocalServer::removeServer(name_);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    server_.listen(name_);
}

void OnlyInstance::serve() {
    connect(&server_, &QLocalServer::newConnection, this, &OnlyInstance::receive);
    receive();
}

void OnlyInstance::receive() {
    while (QLocalSocket* const socket = server_.nextPendingConnection()) {
        const auto read = [this, socket] {
            if (socket->bytesAvailable() > longestMessage) {
                socket->abort();
            } else if (socket->canReadLine()) {
                const Request request = fromMessage(socket->readLine());
                socket->write("\n");
                socket->flush();
                Q_EMIT asked(request);
            }
        };
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, read);
        read(); // it may have waited
    }
}

} // namespace ghostlight::app
