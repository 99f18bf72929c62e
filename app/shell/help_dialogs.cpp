// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_dialogs.h"

#include "words.h"
#include "words_dialog.h"

#include <QApplication>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ghostlight::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::HelpDialogs)
};

std::vector<MainMenu::Shortcut> tableKeys() {
    return {
        {Words::tr("Arrow keys"), Words::tr("Go from one thing on the table to the next")},
        {Words::tr("Enter"), Words::tr("Choose it")},
        {Words::tr("1 to 9"),
         Words::tr("Choose the card with that number; buttons count on after the cards")},
        {Words::tr("Esc"), Words::tr("Step back in a choice, close what is open")},
        {Words::tr("Tab"), Words::tr("Go from one part of the table to the next")},
    };
}

QLabel* selectable(const QString& text) {
    auto* const label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setOpenExternalLinks(true);
    return label;
}

void addKeys(QGridLayout* grid, const QString& title, const std::vector<MainMenu::Shortcut>& keys) {
    int row = grid->rowCount();
    auto* const heading = new QLabel(title);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    grid->addWidget(heading, row++, 0, 1, 2);
    for (const MainMenu::Shortcut& key : keys) {
        auto* const name = new QLabel(key.keys);
        name->setTextFormat(Qt::PlainText);
        auto* const what = new QLabel(key.what);
        what->setTextFormat(Qt::PlainText);
        grid->addWidget(name, row, 0);
        grid->addWidget(what, row++, 1);
    }
}

void open(WordsDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void fillShortcuts(const MainMenu& menu, QVBoxLayout& layout) {
    layout.parentWidget()->window()->setWindowTitle(Words::tr("Keyboard shortcuts"));
    auto* const page = new QWidget;
    auto* const grid = new QGridLayout(page);
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(24);
    addKeys(grid, Words::tr("On the table"), tableKeys());
    addKeys(grid, Words::tr("Everywhere"), menu.shortcuts());
    grid->setRowStretch(grid->rowCount(), 1);
    auto* const scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(page->sizeHint().width() + 32);
    scroll->setMinimumHeight(qMin(page->sizeHint().height() + 8, 520));
    layout.addWidget(scroll);
}

void fillAbout(QVBoxLayout& layout) {
    layout.parentWidget()->window()->setWindowTitle(Words::tr("About Ghostlight"));
    layout.setSpacing(12);
    auto* const title = new QLabel(QStringLiteral("Ghostlight %1").arg(QApplication::applicationVersion()));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setBold(true);
    title->setFont(large);
    layout.addWidget(title);
    layout.addWidget(selectable(Words::tr("Three ghostly tabletop games on one digital table.")));
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    for (const char* const game : {"ghosts", "bumpers", "hunters"}) {
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(gameName(game)), row, 0);
        //: %1 is one designer's name or two
        grid->addWidget(selectable(Words::tr("designed by %1").arg(gameDesigners(game))), row, 1);
    }
    grid->setColumnStretch(1, 1);
    layout.addLayout(grid);
    layout.addWidget(
        selectable(Words::tr("The games are theirs; the program, its words and its pictures are ours. It "
                             "is not connected with the designers or publishers of the games.")));
    layout.addWidget(
        selectable(Words::tr("Free software under the GNU General Public License, version 3 or later. "
                             "It comes with no warranty.")));
}

} // namespace

void openShortcutsDialog(const MainMenu& menu, QWidget* parent) {
    open(new WordsDialog(parent, [&menu](QVBoxLayout& layout) { fillShortcuts(menu, layout); }));
}

void openAboutDialog(QWidget* parent) {
    auto* const dialog = new WordsDialog(parent, fillAbout);
    dialog->setMinimumWidth(460);
    open(dialog);
}

} // namespace ghostlight::app
