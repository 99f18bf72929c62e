// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QtQuickTest/quicktest.h>

/// Stands in for the art: every picture is a plain square.
class PlainPictures : public QQuickImageProvider {
public:
    PlainPictures() : QQuickImageProvider(Image) {}

    QImage requestImage(const QString&, QSize* size, const QSize& requestedSize) override {
        const int width = requestedSize.width() > 0 ? requestedSize.width() : 16;
        QImage image(width, width, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::darkCyan);
        *size = image.size();
        return image;
    }
};

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QStringLiteral("art"), new PlainPictures);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(kit, Setup)

#include "tst_kit.moc"
