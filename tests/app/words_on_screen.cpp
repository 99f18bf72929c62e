// SPDX-License-Identifier: GPL-3.0-or-later
#include "words_on_screen.h"

#include "table_play.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QResource>
#include <QSet>
#include <QTabWidget>

namespace ghostlight::app {

namespace {

void collect(const QMenu& menu, QStringList& words) {
    for (const QAction* const action : menu.actions()) {
        words.append(action->text());
        if (action->menu()) {
            Q_EMIT action->menu()->aboutToShow();
            collect(*action->menu(), words);
        }
    }
}

void collect(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible() || item->opacity() < 0.05) {
        return;
    }
    if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty()) {
        found.append(item);
    }
    for (QQuickItem* const child : item->childItems()) {
        collect(child, found);
    }
}

/// What is in the roles that are for reading.
QStringList wordsIn(const QAbstractItemModel& model) {
    static const QSet<QByteArray> readable{"name", "score", "note",   "label",   "hint",
                                           "text", "title", "points", "reasons", "style"};
    QStringList words;
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            if (readable.contains(role.value())) {
                words.append(model.index(row, 0).data(role.key()).toStringList());
            }
        }
    }
    return words;
}

} // namespace

QList<QQuickItem*> textItems(QQuickItem* root) {
    QList<QQuickItem*> found;
    collect(root, found);
    return found;
}

QStringList wordsOn(const QWidget& widget) {
    QStringList words{widget.windowTitle()};
    for (const auto* const label : widget.findChildren<QLabel*>()) {
        words.append(label->text());
    }
    for (const auto* const button : widget.findChildren<QAbstractButton*>()) {
        words.append(button->text());
    }
    for (const auto* const tabs : widget.findChildren<QTabWidget*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            words.append(tabs->tabText(tab));
        }
    }
    for (const auto* const box : widget.findChildren<QComboBox*>()) {
        for (int row = 0; row < box->count(); ++row) {
            words.append(box->itemText(row));
        }
    }
    return words;
}

QStringList wordsOnScreen(Scene& scene) {
    QStringList words{scene.window().windowTitle(), scene.session().waitingText(), scene.session().notice()};
    for (const QQuickItem* const item : textItems(scene.view().contentItem())) {
        words.append(item->property("text").toString());
    }
    // What a screen reader says: names and descriptions.
    static const QRegularExpression said(QStringLiteral("“([^”]*)”"));
    auto each = said.globalMatch(scene.spoken());
    while (each.hasNext()) {
        words.append(each.next().captured(1));
    }
    words.append(wordsIn(*scene.session().setup()));
    if (scene.session().table()) {
        GameTable& table = scene.table();
        words.append({table.prompt(), table.told(), table.roundText(), table.advice()});
        words.append(table.recap());
        for (const QAbstractItemModel* const model : std::initializer_list<const QAbstractItemModel*>{
                 table.pieces(), table.seats(), table.choices(), table.log(), table.pad()}) {
            words.append(wordsIn(*model));
        }
        const QMetaObject* const facts = table.facts()->metaObject();
        for (int i = 0; i < facts->propertyCount(); ++i) {
            if (QByteArray(facts->property(i).name()).endsWith("Text")) {
                words.append(facts->property(i).read(table.facts()).toString());
            }
        }
    }
    for (const QAction* const top : scene.window().menuBar()->actions()) {
        words.append(top->text());
        Q_EMIT top->menu()->aboutToShow();
        collect(*top->menu(), words);
    }
    for (const auto* const label : scene.window().findChildren<QLabel*>()) {
        words.append(label->text());
    }
    for (const QWidget* const widget : QApplication::topLevelWidgets()) {
        if (qobject_cast<const QDialog*>(widget) && widget->isVisible()) {
            words.append(wordsOn(*widget));
        }
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

bool registerPseudo() {
    return QResource::registerResource(qEnvironmentVariable("GHOSTLIGHT_PSEUDO"));
}

} // namespace ghostlight::app
