// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_check.h"

#include <QAbstractButton>
#include <QColor>
#include <QComboBox>
#include <QFont>
#include <QJSValue>
#include <QLabel>
#include <QQuickItem>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace ghostlight::app {

namespace {

constexpr double slack = 2.5;       // pixels: the leading of a line, rounding
constexpr double leastPlate = 24.0; // pixels: smaller rectangles are ornaments
constexpr double leastType = 12.9;  // pixels
constexpr double leastOnCard = 11.2;
constexpr double unlimited = 1000.0;

/// Lie over everything else, and mean to.
const QStringList overlays{"Curtain", "ScoreSheet", "Result",    "LogPanel",  "CharacterPicker",
                           "Bubble",  "Notice",     "RulesBook", "RulesPanel"};
/// Their words stay within them.
const QStringList vessels{"Button", "SeatPlate",  "SeatCard", "Pill",       "Bubble",
                          "Field",  "IconButton", "Switcher", "ThumbButton"};

/// As its QML file is called.
QString kindOf(const QQuickItem* item) {
    return QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0);
}

bool isOneOf(const QQuickItem* item, const QStringList& kinds) {
    for (const QMetaObject* type = item->metaObject(); type; type = type->superClass()) {
        if (kinds.contains(QString::fromLatin1(type->className()).section("_QML", 0, 0))) {
            return true;
        }
    }
    return false;
}

using Path = std::vector<const QQuickItem*>;

struct Seen {
    const QQuickItem* item;
    QRectF area;               ///< in the window
    const QQuickItem* overlay; ///< that it belongs to
    bool isText;
    bool isPiece; ///< a card, a die: they lie on what they like, but not on what is asked
    bool isScrolled;
    bool isOnCard; ///< cards lie one over the other, and so does what is printed on them
    Path within;   ///< its ancestors
};

/// How large its letters are seen: some shrink to fit, and what is on a card is scaled with it.
double typeSize(const QQuickItem* text) {
    const bool fits = text->property("fontSizeMode").toInt() != 0; // Text.FixedSize
    const double fitted = fits ? text->property("fontInfo").value<QJSValue>().property("pixelSize").toNumber()
                               : text->property("font").value<QFont>().pixelSize();
    const QPointF foot = text->mapToScene({0, 1}) - text->mapToScene({0, 0});
    return fitted * std::hypot(foot.x(), foot.y());
}

QString sayOf(const Seen& seen) {
    QString text = seen.item->property("text").toString().simplified();
    if (text.size() > 60) {
        text = text.left(57) + "…";
    }
    return QString("“%1” (%2) at %3,%4 %5x%6")
        .arg(text, seen.within.empty() ? QString() : kindOf(seen.within.back()))
        .arg(seen.area.x(), 0, 'f', 0)
        .arg(seen.area.y(), 0, 'f', 0)
        .arg(seen.area.width(), 0, 'f', 0)
        .arg(seen.area.height(), 0, 'f', 0);
}

/// Everything that is seen, in the order in which it is painted.
class Survey {
public:
    explicit Survey(QQuickWindow& window) : frame_(QPointF(), QSizeF(window.size())) {
        visit(window.contentItem(), 1, nullptr, false);
    }

    QStringList faults() {
        for (std::size_t i = 0; i < seen_.size(); ++i) {
            if (seen_[i].isText) {
                checkItself(seen_[i]);
                for (std::size_t j = i + 1; j < seen_.size(); ++j) {
                    checkPair(seen_[i], seen_[j]);
                }
            }
        }
        faults_.removeDuplicates();
        return faults_;
    }

    QHash<QString, double> smallestType() const {
        QHash<QString, double> sizes;
        for (const Seen& seen : seen_) {
            for (const QQuickItem* const around : seen.isText ? seen.within : Path()) {
                double& size = *sizes.insert(kindOf(around), sizes.value(kindOf(around), unlimited));
                size = std::min(size, typeSize(seen.item));
                double& most = sizes["most " + kindOf(around)];
                most = std::max(most, typeSize(seen.item));
            }
        }
        return sizes;
    }

private:
    static bool isPlate(const QQuickItem* item) {
        if (!item->inherits("QQuickRectangle") || item->width() < leastPlate || item->height() < leastPlate) {
            return false;
        }
        return item->property("color").value<QColor>().alphaF() > 0.5;
    }

    void visit(const QQuickItem* item, double opacity, const QQuickItem* overlay, bool scrolled) {
        opacity *= item->opacity();
        if (!item->isVisible() || opacity < 0.1) {
            return;
        }
        overlay = isOneOf(item, overlays) ? item : overlay;
        scrolled = scrolled || item->inherits("QQuickFlickable");
        const bool isText =
            item->inherits("QQuickText") && !item->property("text").toString().trimmed().isEmpty();
        // One that is pointed at is raised, over whatever is there.
        const bool isPiece = isOneOf(item, {"Piece"}) && !item->property("pointedAt").toBool();
        if (isText || isPiece || (opacity > 0.5 && isPlate(item))) {
            const QRectF own = isText ? item->boundingRect() : QRectF(0, 0, item->width(), item->height());
            seen_.push_back(
                {item, item->mapRectToScene(own), overlay, isText, isPiece, scrolled, isOnCard(), path_});
        }
        path_.push_back(item);
        QList<QQuickItem*> children = item->childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        for (const QQuickItem* const child : children) {
            visit(child, opacity, overlay, scrolled);
        }
        path_.pop_back();
    }

    void checkItself(const Seen& text) {
        const auto complain = [&](const QString& what) { faults_.append(sayOf(text) + ": " + what); };
        if (text.item->property("truncated").toBool()) {
            complain("is shortened");
        }
        if (typeSize(text.item) < (text.isOnCard ? leastOnCard : leastType)) {
            complain(QString("is too small to read: %1 pixels").arg(typeSize(text.item), 0, 'f', 1));
        }
        if (text.isOnCard) {
            return; // that may be half in the window
        }
        if (!text.isScrolled && !frame_.adjusted(-slack, -slack, slack, slack).contains(text.area)) {
            complain("is not all in the window");
        }
        for (const QQuickItem* const around : text.within) {
            const QRectF room = around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
            if (around->clip() &&
                (text.area.left() < room.left() - slack || text.area.right() > room.right() + slack)) {
                complain("is cut off at the sides by " + kindOf(around));
            }
            if (around->clip() && !text.isScrolled &&
                (text.area.top() < room.top() - slack || text.area.bottom() > room.bottom() + slack)) {
                complain("is cut off above or below by " + kindOf(around));
            }
            if (isOneOf(around, vessels) &&
                !room.adjusted(-slack, -slack, slack, slack).contains(text.area)) {
                complain("hangs out of its " + kindOf(around));
            }
        }
    }

    /// `later` is painted over `text`.
    void checkPair(const Seen& text, const Seen& later) {
        if (text.isOnCard || (later.isText && later.isOnCard) || text.overlay != later.overlay ||
            isShadow(text, later) || isBehind(text.item, later)) {
            return;
        }
        if (later.isPiece && !isWithin(text, {"Prompt"})) {
            return;
        }
        const QRectF common = shownOf(text) & shownOf(later);
        if (common.width() <= slack || common.height() <= slack * 1.6) {
            return;
        }
        faults_.append(later.isText ? sayOf(text) + ": runs into " + sayOf(later)
                                    : sayOf(text) + ": is covered by " + nameOf(later));
    }

    /// Without what a list does not show at the moment.
    static QRectF shownOf(const Seen& seen) {
        QRectF shown = seen.area;
        for (const QQuickItem* const around : seen.within) {
            if (around->clip()) {
                shown &= around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
            }
        }
        return shown;
    }

    /// The same word once more, for a shadow.
    static bool isShadow(const Seen& one, const Seen& other) {
        return other.isText && one.item->property("text") == other.item->property("text") &&
               !one.within.empty() && one.within.back() == other.within.back();
    }

    /// Whether it is part of what lies behind the other on purpose: its own plate.
    static bool isBehind(const QQuickItem* item, const Seen& later) {
        return std::find(later.within.begin(), later.within.end(), item) != later.within.end();
    }

    static bool isWithin(const Seen& seen, const QStringList& kinds) {
        return std::any_of(seen.within.begin(), seen.within.end(),
                           [&](const QQuickItem* item) { return isOneOf(item, kinds); });
    }

    bool isOnCard() const {
        return std::any_of(path_.begin(), path_.end(), [](const QQuickItem* item) {
            return isOneOf(item, {"HunterCard", "RulesThingItem"});
        });
    }

    static QString nameOf(const Seen& plate) {
        QStringList names;
        for (const QQuickItem* const around : plate.within) {
            const QString kind = kindOf(around);
            if (!kind.startsWith("QQuick")) {
                names.append(kind);
            }
        }
        return names.mid(qMax(0, static_cast<int>(names.size()) - 3)).join(" / ");
    }

    QRectF frame_;
    std::vector<Seen> seen_;
    Path path_;
    QStringList faults_;
};

bool isCut(const QWidget& widget) {
    if (const auto* const label = qobject_cast<const QLabel*>(&widget)) {
        const QSize need =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        return label->width() < need.width() || label->height() < need.height();
    }
    if (qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget)) {
        return widget.width() < widget.sizeHint().width() || widget.height() < widget.sizeHint().height();
    }
    return false;
}

} // namespace

QHash<QString, double> smallestType(QQuickWindow& window) {
    return Survey(window).smallestType();
}

QStringList badlyPlaced(QQuickWindow& window) {
    return Survey(window).faults();
}

QStringList badlyPlaced(const QWidget& dialog) {
    QStringList faults;
    for (const QWidget* const widget : dialog.findChildren<QWidget*>()) {
        if (widget->isVisible() && isCut(*widget)) {
            faults.append(QString("“%1” is cut: %2x%3, needs %4x%5")
                              .arg(widget->property("text").toString())
                              .arg(widget->width())
                              .arg(widget->height())
                              .arg(widget->sizeHint().width())
                              .arg(widget->sizeHint().height()));
        }
    }
    for (const auto* const tabs : dialog.findChildren<QTabBar*>()) {
        if (tabs->width() < tabs->sizeHint().width()) {
            faults.append("the tabs have no room");
        }
    }
    return faults;
}

} // namespace ghostlight::app
