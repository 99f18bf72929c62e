// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"
#include "settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <vector>

namespace ghostlight::app {

/// The menus of the window, their actions and shortcuts.
class MainMenu : public QObject {
    Q_OBJECT

public:
    /// What a shortcut does, for those who want to know them all.
    struct Shortcut {
        QString keys;
        QString what;
    };

    MainMenu(QMenuBar& bar, Session& session, Settings& settings, QObject* parent = nullptr);

    /// All menus in one, for where no menu bar is seen.
    QMenu* everything() { return everything_; }
    QMenu* languages() { return languages_; }
    std::vector<Shortcut> shortcuts() const;
    void setFullScreen(bool full) { fullScreen_->setChecked(full); }
    void retranslate();

Q_SIGNALS:
    /// A menu was shown and is gone.
    void closed();
    void openRequested();
    void saveAsRequested();
    void recentRequested(const QString& file);
    void quitRequested();
    void fullScreenRequested(bool full);
    void shortcutsRequested();
    void aboutRequested();

private:
    struct Named {
        QAction* action;
        const char* text; ///< in the source language
    };

    QMenu* addMenu(QMenu* into, const char* text);
    /// Its keys work where no menu bar is seen, too.
    void setKeys(QAction* action, const QKeySequence& keys);
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys = {});
    template <class Act> QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, Act act);
    QAction* addTableAction(QMenu* menu, const char* text, const QKeySequence& keys,
                            void (GameTable::*act)());
    void fillGame(QMenu* menu);
    void fillPlay(QMenu* menu);
    void fillView(QMenu* menu);
    void fillHelp(QMenu* menu);
    void fillNewGame();
    void fillRecent();
    void fillSeats();
    void fillLanguages();
    void follow();
    void update();

    Session& session_;
    Settings& settings_;
    QMenuBar& bar_;
    std::vector<Named> named_;
    QActionGroup languageGroup_{this};
    QMenu* everything_;
    QMenu* newGame_ = nullptr;
    QMenu* recent_ = nullptr;
    QMenu* seats_ = nullptr;
    QMenu* languages_ = nullptr;
    QAction* saveAs_ = nullptr;
    QAction* home_ = nullptr;
    QAction* continue_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* hint_ = nullptr;
    QAction* hurry_ = nullptr;
    QAction* pause_ = nullptr;
    QAction* fullScreen_ = nullptr;
    QAction* log_ = nullptr;
    QAction* larger_ = nullptr;
    QAction* smaller_ = nullptr;
    QAction* mute_ = nullptr;
};

} // namespace ghostlight::app
