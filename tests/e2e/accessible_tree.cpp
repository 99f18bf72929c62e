// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessible_tree.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <deque>

namespace ghostlight::e2e {

namespace {

constexpr int patience = 10'000; // milliseconds

const QString accessibleInterface = QStringLiteral("org.a11y.atspi.Accessible");
const QString componentInterface = QStringLiteral("org.a11y.atspi.Component");
const QString actionInterface = QStringLiteral("org.a11y.atspi.Action");
const QString propertiesInterface = QStringLiteral("org.freedesktop.DBus.Properties");
const QString rootPath = QStringLiteral("/org/a11y/atspi/accessible/root");

struct Reference {
    QString service;
    QDBusObjectPath path;
};

const QDBusArgument& operator>>(const QDBusArgument& argument, Reference& reference) {
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

std::vector<Reference> childrenIn(const QDBusMessage& reply) {
    std::vector<Reference> children;
    if (reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty()) {
        const auto argument = reply.arguments().constFirst().value<QDBusArgument>();
        argument.beginArray();
        while (!argument.atEnd()) {
            Reference reference;
            argument >> reference;
            children.push_back(reference);
        }
        argument.endArray();
    }
    return children;
}

QRect areaIn(const QDBusMessage& reply) {
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) {
        return {};
    }
    const auto argument = reply.arguments().constFirst().value<QDBusArgument>();
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    argument.beginStructure();
    argument >> x >> y >> width >> height;
    argument.endStructure();
    return {x, y, width, height};
}

quint64 statesIn(const QDBusMessage& reply) {
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) {
        return 0;
    }
    const auto argument = reply.arguments().constFirst().value<QDBusArgument>();
    quint64 states = 0;
    int at = 0;
    argument.beginArray();
    while (!argument.atEnd()) {
        uint word = 0;
        argument >> word;
        states |= static_cast<quint64>(word) << at;
        at += 32;
    }
    argument.endArray();
    return states;
}

QString textIn(const QDBusMessage& reply) {
    return reply.arguments().isEmpty()
               ? QString()
               : qvariant_cast<QDBusVariant>(reply.arguments().constFirst()).variant().toString();
}

/// The questions about one thing, asked all at once: waiting for each answer would take most of the time.
class Questions {
public:
    Questions(QDBusConnection& bus, const Reference& about)
        : bus_(bus), about_(about), name_(ask(propertiesInterface, "Get", {accessibleInterface, "Name"})),
          description_(ask(propertiesInterface, "Get", {accessibleInterface, "Description"})),
          role_(ask(accessibleInterface, "GetRole")), states_(ask(accessibleInterface, "GetState")),
          area_(ask(componentInterface, "GetExtents", {0U})) {}

    /// Asked apart: most of what is not shown has children that nobody wants to hear of.
    std::vector<Reference> children() {
        QDBusPendingCall call = ask(accessibleInterface, "GetChildren");
        return childrenIn(answer(call));
    }
    Accessible thing() {
        Accessible thing;
        thing.service = about_.service;
        thing.path = about_.path.path();
        thing.name = textIn(answer(name_));
        thing.description = textIn(answer(description_));
        const QDBusMessage role = answer(role_);
        thing.role = role.arguments().isEmpty() ? 0U : role.arguments().constFirst().toUInt();
        thing.states = statesIn(answer(states_));
        thing.area = areaIn(answer(area_));
        return thing;
    }

private:
    QDBusPendingCall ask(const QString& interface, const QString& method,
                         const QVariantList& arguments = {}) const {
        QDBusMessage call =
            QDBusMessage::createMethodCall(about_.service, about_.path.path(), interface, method);
        call.setArguments(arguments);
        return bus_.asyncCall(call, patience);
    }
    static QDBusMessage answer(QDBusPendingCall& call) {
        call.waitForFinished();
        return call.reply();
    }

    QDBusConnection bus_;
    Reference about_;
    QDBusPendingCall name_;
    QDBusPendingCall description_;
    QDBusPendingCall role_;
    QDBusPendingCall states_;
    QDBusPendingCall area_;
};

} // namespace

AccessibleTree::AccessibleTree(const QString& sessionBus)
    : sessionBus_(sessionBus), name_("accessibility of " + sessionBus) {}

AccessibleTree::~AccessibleTree() {
    QDBusConnection::disconnectFromBus(name_);
}

bool AccessibleTree::connect() const {
    if (!accessibilityBus_.isEmpty()) {
        return true;
    }
    const QString asking = "session of " + name_;
    {
        QDBusConnection session = QDBusConnection::connectToBus(sessionBus_, asking);
        const QDBusMessage reply = session.call(
            QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"),
            QDBus::Block, patience);
        if (reply.type() == QDBusMessage::ReplyMessage) {
            accessibilityBus_ = reply.arguments().constFirst().toString();
        }
    }
    QDBusConnection::disconnectFromBus(asking);
    return !accessibilityBus_.isEmpty() &&
           QDBusConnection::connectToBus(accessibilityBus_, name_).isConnected();
}

std::vector<Accessible> AccessibleTree::read(const QString& program) const {
    std::vector<Accessible> things;
    if (!connect()) {
        return things;
    }
    QDBusConnection bus(name_);
    Questions registry(bus, {"org.a11y.atspi.Registry", QDBusObjectPath(rootPath)});
    std::deque<std::pair<Questions, int>> open; // and the parent of each
    for (const Reference& application : registry.children()) {
        open.emplace_back(Questions(bus, application), -1);
        if (open.back().first.thing().name.compare(program, Qt::CaseInsensitive) != 0) {
            open.pop_back();
        }
    }
    while (!open.empty()) {
        auto [asked, parent] = std::move(open.front());
        open.pop_front();
        things.push_back(asked.thing());
        things.back().parent = parent;
        if (parent >= 0 && !things.back().isShowing()) {
            continue;
        }
        for (const Reference& child : asked.children()) {
            open.emplace_back(Questions(bus, child), static_cast<int>(things.size()) - 1);
        }
    }
    return things;
}

bool AccessibleTree::press(const Accessible& thing) const {
    QDBusConnection bus(name_);
    QDBusMessage call =
        QDBusMessage::createMethodCall(thing.service, thing.path, actionInterface, "DoAction");
    call.setArguments({0});
    const QDBusMessage reply = bus.call(call, QDBus::Block, patience);
    return reply.type() == QDBusMessage::ReplyMessage && reply.arguments().constFirst().toBool();
}

QString textOf(const std::vector<Accessible>& things) {
    QStringList lines;
    for (const Accessible& thing : things) {
        lines.append(QString("%1%2%3 %4 “%5” (%6) %7,%8 %9")
                         .arg(thing.isShowing() ? 's' : '-')
                         .arg(thing.isEnabled() ? 'e' : '-')
                         .arg(thing.isFocused() ? 'f' : '-')
                         .arg(thing.role)
                         .arg(thing.name, thing.description)
                         .arg(thing.area.x())
                         .arg(thing.area.y())
                         .arg(QString("%1x%2").arg(thing.area.width()).arg(thing.area.height())));
    }
    return lines.join('\n');
}

} // namespace ghostlight::e2e
