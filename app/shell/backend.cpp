// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend.h"

#include <QDir>
#include <QQuickWindow>

namespace ghostlight::app {

namespace {

/// A graphics card that Mesa or a vendor's driver can draw with. To ask OpenGL itself would cost a good part
/// of the start.
bool hasGraphicsCard() {
    const bool forbidden = qEnvironmentVariableIntValue("LIBGL_ALWAYS_SOFTWARE") != 0;
    const bool mesa = !QDir("/dev/dri").entryList({"renderD*"}, QDir::System).isEmpty();
    const bool nvidia = QFile::exists("/dev/nvidia0");
    return !forbidden && (mesa || nvidia);
}

} // namespace

bool chooseBackend(const QString& wanted) {
    const bool card = hasGraphicsCard();
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) {
        return card && qEnvironmentVariable("QT_QUICK_BACKEND") != QLatin1String("software");
    }
    if (wanted == QLatin1String("software") || (wanted.isEmpty() && !card)) {
        QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
        return false;
    }
    return card;
}

} // namespace ghostlight::app
