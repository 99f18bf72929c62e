// SPDX-License-Identifier: GPL-3.0-or-later
#include "only_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

namespace ghostlight::app {

namespace {

constexpr int patience = 2000; // milliseconds
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
    connect(&server_, &QLocalServer::newConnection, this, &OnlyInstance::receive);
}

bool OnlyInstance::handOver(const Request& request) {
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(patience)) {
        return false;
    }
    socket.write(toMessage(request));
    // The other one answers when it has understood; if it hangs, its socket may be taken over.
    return socket.waitForBytesWritten(patience) && socket.waitForReadyRead(patience);
}

void OnlyInstance::listen() {
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    if (!server_.listen(name_)) {
        // Left behind by a program that did not end well.
        QLocalServer::removeServer(name_);
        server_.listen(name_);
    }
}

void OnlyInstance::receive() {
    QLocalSocket* const socket = server_.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (socket->bytesAvailable() > longestMessage) {
            socket->abort();
        } else if (socket->canReadLine()) {
            const Request request = fromMessage(socket->readLine());
            socket->write("\n");
            socket->flush();
            Q_EMIT asked(request);
        }
    });
}

} // namespace ghostlight::app
