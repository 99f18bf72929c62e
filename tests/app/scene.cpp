// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include "art/art_provider.h"

#include <QAccessible>
#include <QDeadlineTimer>
#include <QMutex>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

namespace ghostlight::app {

namespace {

QMutex complaintsLock; // pictures are read, and scene graphs are drawn, in other threads
QStringList heard;

void hear(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text) {
    // The offscreen platform has no keyboard to grab and no window manager to ask. The other two are Qt's own
    // asides: a list was filled anew while it was still making its items, and a grab stopped the clock of
    // animations twice.
    static const QStringList harmless{"This plugin does not support", "QStandardPaths: XDG_RUNTIME_DIR",
                                      "DelegateModel::cancel:", "QUnifiedTimer::stopAnimationDriver"};
    for (const QString& start : harmless) {
        if (text.startsWith(start)) {
            return;
        }
    }
    if (type != QtDebugMsg && type != QtInfoMsg) {
        const QMutexLocker lock(&complaintsLock);
        heard.append(text);
    }
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

void collect(QAccessibleInterface* thing, int depth, QStringList& lines) {
    if (!thing || !thing->isValid() || thing->state().invisible) {
        return;
    }
    const QRect area = thing->rect();
    lines.append(QString("%1%2 “%3” “%4” “%5” %6,%7 %8x%9")
                     .arg(QString(depth, ' '))
                     .arg(static_cast<int>(thing->role()))
                     .arg(thing->text(QAccessible::Name), thing->text(QAccessible::Description),
                          thing->text(QAccessible::Value))
                     .arg(area.x())
                     .arg(area.y())
                     .arg(area.width())
                     .arg(area.height()));
    for (int i = 0; i < thing->childCount(); ++i) {
        collect(thing->child(i), depth + 1, lines);
    }
}

void collectStops(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible() || !item->isEnabled()) {
        return;
    }
    if (item->activeFocusOnTab()) {
        found.append(item);
    }
    for (QQuickItem* const child : item->childItems()) {
        collectStops(child, found);
    }
}

/// Whether a picture of what can be seen is still being read, or a sharper one in its place, or has yet to
/// become one with others: drawn apart they are a shade different.
bool isLoading(const QQuickItem* item) {
    for (const char* const done : {"settled", "asOne"}) {
        const QVariant isDone = item->property(done);
        if (isDone.isValid() && !isDone.toBool()) {
            return true;
        }
    }
    constexpr int loading = 2; // Image.Loading
    if (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading) {
        return true;
    }
    const QList<QQuickItem*> children = item->isVisible() ? item->childItems() : QList<QQuickItem*>();
    return std::any_of(children.begin(), children.end(), isLoading);
}

} // namespace

Scene::Scene(const QSize& size)
    : settings_(folder_.filePath("ghostlight.ini")), store_(folder_.filePath("games")),
      session_(settings_, &store_), window_(session_, settings_, languages_) {
    listen();
    QAccessible::setActive(true);
    loaded_ = registerArt().isEmpty();
    settings_.setPace(QStringLiteral("instant"));
    settings_.setMuted(true);
    window_.engine()->addImageProvider(QStringLiteral("art"), new ArtProvider);
    loaded_ = loaded_ && window_.load(QUrl(QStringLiteral("qrc:/qt/qml/Ghostlight/Screens/Main.qml")));
    window_.resize(size);
    window_.show();
    loaded_ = loaded_ && QTest::qWaitForWindowExposed(&window_);
}

Scene::~Scene() = default;

QImage Scene::frame() {
    QImage last;
    const QDeadlineTimer deadline(10000);
    while (!deadline.hasExpired()) {
        // All of it anew: where only parts are drawn again, the edges of those parts may be a shade
        // different.
        view().contentItem()->setOpacity(0);
        view().grabWindow();
        view().contentItem()->setOpacity(1);
        QImage now = view().grabWindow();
        if (now == last && !isLoading(view().contentItem())) {
            break;
        }
        last = now;
        QTest::qWait(20);
    }
    return last;
}

QList<QQuickItem*> Scene::stops() {
    QList<QQuickItem*> found;
    collectStops(view().contentItem(), found);
    // What is scrolled away cannot be touched.
    const QRectF window(QPointF(), QSizeF(view().size()));
    found.removeIf([&window](const QQuickItem* thing) {
        return !window.contains(thing->mapToScene({thing->width() / 2, thing->height() / 2}));
    });
    return found;
}

QString Scene::spoken() {
    QStringList lines;
    collect(QAccessible::queryAccessibleInterface(&window_), 0, lines);
    collect(QAccessible::queryAccessibleInterface(&view()), 0, lines);
    return lines.join('\n');
}

void Scene::listen() {
    qInstallMessageHandler(hear);
}

QStringList Scene::complaints() {
    const QMutexLocker lock(&complaintsLock);
    return std::exchange(heard, {});
}

} // namespace ghostlight::app
