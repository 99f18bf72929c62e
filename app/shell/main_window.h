// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages.h"
#include "main_menu.h"
#include "session.h"
#include "settings.h"

#include <QLabel>
#include <QMainWindow>
#include <QQuickView>
#include <QTimer>

namespace ghostlight::app {

/// The window: menus and status line of the desktop around the living table.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Session& session, Settings& settings, Languages& languages);
    ~MainWindow() override;

    QQmlEngine* engine() { return view_->engine(); }
    QQuickView* view() const { return view_; }
    MainMenu* menu() { return menu_; }
    /// Builds what the window shows; false, with the reason on standard error, if that cannot be.
    bool load(const QUrl& root);
    /// What a person sees, the table included.
    QImage picture();
    void setFullScreen(bool full);
    /// To the front, for somebody who started the program again.
    void come();
    /// Opens a saved game, or tells why not.
    void openFile(const QString& file);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Q_SLOT void hideFromPassersBy();
    void askForFile();
    void askWhereToSave();
    void showPreferences();
    void showShortcuts();
    void showAbout();
    void followTable();
    void tellStatus();
    void announce(const QString& text);
    /// If nobody else in this window wants the keyboard, the table gets it: soon, and again if the desktop
    /// takes it away while it sorts its windows.
    void offerKeyboardToTable();
    void giveKeyboardToTable();
    void watchForLock();
    void speak();
    void tellLanguage();
    void complain(const QString& text);

    Session& session_;
    Settings& settings_;
    Languages& languages_;
    QQuickView* view_;
    QWidget* container_;
    MainMenu* menu_;
    QLabel* status_;
    QTimer keyboardTimer_;
    int keyboardTries_ = 0;
    bool wasMaximized_ = false;
};

} // namespace ghostlight::app
