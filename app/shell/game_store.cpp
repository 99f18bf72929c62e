// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_store.h"

#include "../games/games.h"
#include "../table/in_text.h"
#include "match/save.h"
#include "words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ghostlight::app {

namespace {

QString said(const char* text) {
    return QCoreApplication::translate("ghostlight::app::GameStore", text);
}

QString systemError() {
    return QString::fromLocal8Bit(std::strerror(errno));
}

/// Whether all of it reached the disk; errno says why not.
bool writeThrough(const QString& file, const QByteArray& text) {
    const int fd =
        ::open(QFile::encodeName(file).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0) {
        return false;
    }
    bool done = true;
    for (qsizetype at = 0; done && at < text.size();) {
        const ssize_t written =
            ::write(fd, text.constData() + at, static_cast<std::size_t>(text.size() - at));
        done = written > 0 || (written < 0 && errno == EINTR);
        at += std::max<ssize_t>(written, 0);
    }
    done = done && ::fsync(fd) == 0;
    const int reason = errno;
    done = ::close(fd) == 0 && done;
    errno = reason;
    return done;
}

/// A name in that folder which says when, and which nothing there has yet.
QString freeName(const QDir& folder, const QString& title) {
    const QString name =
        title + ' ' + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss.zzz"));
    QString file = folder.filePath(name + ".ghostlight");
    for (int i = 2; QFile::exists(file); ++i) {
        file = folder.filePath(QStringLiteral("%1 %2.ghostlight").arg(name, QString::number(i)));
    }
    return file;
}

bool renamed(const QString& from, const QString& to) {
    return ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

/// The names in a folder reached the disk, too.
void syncFolder(const QString& folder) {
    const int fd = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        ::fsync(fd);
        ::close(fd);
    }
}

} // namespace

GameStore::GameStore(const QString& folder) : folder_(folder) {
    folder_.mkpath(".");
}

QString GameStore::save(const QByteArray& text) {
    QFile::remove(seen());
    if (!writeThrough(unfinished(), text) || (QFile::exists(newest()) && !renamed(newest(), previous())) ||
        !renamed(unfinished(), newest())) {
        //: %1 is the system's reason
        return said(QT_TRANSLATE_NOOP(
                        "ghostlight::app::GameStore",
                        "The game could not be kept on disk (%1). It will be lost when you quit."))
            .arg(systemError());
    }
    syncFolder(folder_.path());
    return {};
}

GameStore::Found GameStore::load() {
    Found found;
    for (const QString& file : {newest(), previous()}) {
        if (!QFile::exists(file)) {
            continue;
        }
        OpenedGame opened = openGame(file);
        if (opened.table) {
            found.table = std::move(opened.table);
            break;
        }
        const QString kept = keepDamaged(file);
        found.trouble = said(QT_TRANSLATE_NOOP("ghostlight::app::GameStore", "%1 The file was kept as “%2”."))
                            .arg(opened.trouble, isolated(QDir::toNativeSeparators(kept)));
    }
    if (found.table && !found.trouble.isEmpty()) {
        found.trouble =
            said(QT_TRANSLATE_NOOP("ghostlight::app::GameStore", "%1 The game goes on one move earlier."))
                .arg(found.trouble);
    }
    if (found.table && found.table->isDecided() && QFile::exists(seen())) {
        found.table.reset();
    }
    return found;
}

void GameStore::markSeen() {
    QFile mark(seen());
    if (!mark.exists()) {
        // Without it the end is shown once more, which is no harm.
        static_cast<void>(mark.open(QIODevice::WriteOnly));
    }
}

GameStore::Aside GameStore::setAside(const QString& title) {
    if (!QFile::exists(newest())) {
        return {}; // nobody could keep it, and who plays was told
    }
    const QDir earlier(folder_.filePath("earlier"));
    const QString file = freeName(earlier, title);
    if ((!earlier.exists() && ::mkdir(QFile::encodeName(earlier.path()).constData(), 0700) != 0) ||
        !renamed(newest(), file)) {
        //: %1 is the system's reason
        const QString why = said(
            QT_TRANSLATE_NOOP("ghostlight::app::GameStore",
                              "No other game was begun: the one on the table could not be put aside (%1)."));
        return {{}, why.arg(systemError())};
    }
    QFile::remove(previous());
    syncFolder(earlier.path());
    syncFolder(folder_.path());
    return {file, {}};
}

QString GameStore::keepDamaged(const QString& file) const {
    const QString kept = freeName(folder_, QStringLiteral("damaged"));
    return renamed(file, kept) ? kept : file;
}

OpenedGame openGame(const QString& file) {
    OpenedGame opened;
    const auto failed = [&](const LoadError& error) {
        opened.trouble = loadErrorText(error, file);
        return std::move(opened);
    };
    auto text = readSaveFile(QFile::encodeName(file).toStdString());
    if (const auto* error = std::get_if<LoadError>(&text)) {
        return failed(*error);
    }
    auto loaded = loadedTable(QByteArray::fromStdString(std::get<std::string>(text)));
    if (const auto* error = std::get_if<LoadError>(&loaded)) {
        return failed(*error);
    }
    opened.table = std::move(std::get<std::unique_ptr<GameTable>>(loaded));
    return opened;
}

QString writeGame(const QString& file, const QByteArray& text) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size() || !out.commit()) {
        //: %1 is a file's name, %2 the system's reason
        return said(QT_TRANSLATE_NOOP("ghostlight::app::GameStore", "“%1” could not be written: %2"))
            .arg(isolated(QFileInfo(file).fileName()), out.errorString());
    }
    return {};
}

} // namespace ghostlight::app
