// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/art_provider.h"

#include <QColor>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QResource>
#include <QUrlQuery>

#include <algorithm>
#include <limits>

namespace ghostlight::app {

namespace {

// The size of `natural` when it is to fill `wanted`; a width or height of zero or less is free.
QSize fitted(QSize natural, QSize wanted) {
    if (wanted.width() <= 0 && wanted.height() <= 0)
        return natural;
    if (wanted.width() <= 0)
        wanted.setWidth(std::numeric_limits<int>::max());
    if (wanted.height() <= 0)
        wanted.setHeight(std::numeric_limits<int>::max());
    return natural.scaled(wanted, Qt::KeepAspectRatio).expandedTo({1, 1});
}

// The picture a little smaller, within a rim of nothing. A picture that is turned gets smooth edges only from
// within: Qt Quick's software backend cuts it off along its own, step by step.
QImage rimmed(const QImage& image) {
    const int rim = std::max(1, image.width() / 100);
    QImage result(image.size(), QImage::Format_ARGB32_Premultiplied);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(result.rect().adjusted(rim, rim, -rim, -rim), image);
    return result;
}

void tint(QImage& image, const QColor& color) {
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), color);
}

} // namespace

QString registerArt() {
    const QDir here(QCoreApplication::applicationDirPath());
    const QString beside = here.filePath(QStringLiteral("ghostlight-art.rcc"));
    const QString installed = here.filePath(QStringLiteral(GHOSTLIGHT_DATA_FROM_BIN "/ghostlight-art.rcc"));
    const QString file = QFileInfo::exists(beside) ? beside : installed;
    if (!QFileInfo::exists(file))
        return QCoreApplication::translate("Art", "The pictures are missing: there is neither “%1” nor “%2”.")
            .arg(QDir::cleanPath(beside), QDir::cleanPath(installed));
    if (!QResource::registerResource(file))
        return QCoreApplication::translate("Art", "The pictures in “%1” cannot be read.")
            .arg(QDir::cleanPath(file));
    return {};
}

ArtProvider::ArtProvider() : QQuickImageProvider(QQuickImageProvider::Image, ForceAsynchronousImageLoading) {
    const QString root = QStringLiteral(":/art/");
    static const QRegularExpression pattern(QStringLiteral("^(.+)@(\\d+)x(\\d+)\\.png$"));
    QDirIterator files(root, {QStringLiteral("*.png")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const auto match = pattern.match(path.mid(root.size()));
        if (match.hasMatch())
            pictures_[match.captured(1)].append(
                {{match.captured(2).toInt(), match.captured(3).toInt()}, path});
    }
    for (auto& sizes : pictures_)
        std::ranges::sort(sizes, {}, [](const Stored& stored) { return stored.size.width(); });
}

QImage ArtProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const qsizetype mark = id.indexOf(u'?');
    const auto found = pictures_.constFind(id.first(mark < 0 ? id.size() : mark));
    if (found == pictures_.cend()) {
        qWarning("art: there is no picture \"%s\"", qUtf8Printable(id));
        QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
        nothing.fill(Qt::transparent);
        if (size)
            *size = nothing.size();
        return nothing;
    }
    const QSize wanted = fitted(found->constLast().size, requestedSize);
    const auto enough = std::ranges::find_if(
        *found, [wanted](const Stored& stored) { return stored.size.width() >= wanted.width(); });
    QImage image(enough == found->cend() ? found->constLast().path : enough->path);
    image.convertTo(QImage::Format_ARGB32_Premultiplied);
    if (size)
        *size = image.size();
    if (image.size() != wanted)
        image = image.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (mark >= 0) {
        const QUrlQuery wishes(id.mid(mark + 1));
        const QColor color(u'#' + wishes.queryItemValue(QStringLiteral("tint")));
        if (color.isValid())
            tint(image, color);
        if (wishes.hasQueryItem(QStringLiteral("rim")))
            image = rimmed(image);
    }
    return image;
}

} // namespace ghostlight::app
