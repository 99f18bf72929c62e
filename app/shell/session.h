// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/rules_reader.h"
#include "../table/game_table.h"
#include "game_store.h"
#include "settings.h"
#include "setup_model.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace ghostlight::app {

/// What is on the screen, and the one game on the table.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(ghostlight::app::GameTable* table READ table NOTIFY tableChanged)
    Q_PROPERTY(ghostlight::app::SetupModel* setup READ setup CONSTANT)
    Q_PROPERTY(ghostlight::app::RulesReader* rules READ rules CONSTANT)
    Q_PROPERTY(QString screen READ screen NOTIFY screenChanged)
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY waitingChanged)
    Q_PROPERTY(QString waitingText READ waitingText NOTIFY waitingChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool logOpen READ isLogOpen WRITE setLogOpen NOTIFY logOpenChanged)
    Q_PROPERTY(QString languageName READ languageName NOTIFY languageChanged)
    Q_PROPERTY(QString textFont READ textFont NOTIFY languageChanged)
    Q_PROPERTY(QString displayFont READ displayFont NOTIFY languageChanged)

public:
    /// Games are kept in `store`; a null one keeps nothing (a show).
    Session(Settings& settings, GameStore* store, QObject* parent = nullptr);
    ~Session() override;

    GameTable* table() const { return table_.get(); }
    SetupModel* setup() { return &setup_; }
    RulesReader* rules() { return &rules_; }
    /// "home", "setup" or "table".
    const QString& screen() const { return screen_; }
    /// A game was begun, and its end was not shown yet.
    bool isWaiting() const;
    QString waitingText() const;
    /// Something went wrong with a file: what to tell about it.
    const QString& notice() const { return notice_; }
    void setNotice(const QString& notice);
    bool isLogOpen() const { return logOpen_; }
    void setLogOpen(bool open);
    /// What the language on the screen calls itself.
    const QString& languageName() const { return languageName_; }
    /// Families that have the glyphs of the language that is spoken.
    const QString& textFont() const { return textFont_; }
    const QString& displayFont() const { return displayFont_; }
    void setLanguage(const QString& name, const QString& textFont, const QString& displayFont);

    /// Puts the game that was on the table when the program last ran back there, paused behind the home
    /// screen.
    void restore();
    /// Begins a game; false if there is no such game, or if it would cost the one on the table.
    bool begin(const GameSetup& setup);
    /// Puts a saved game on the table; an empty text if that worked, otherwise why not.
    QString open(const QString& file);
    /// An empty text if that worked, otherwise why not.
    QString saveAs(const QString& file);
    void handOver(int seat, const QString& kind);
    /// Nobody is to see more than a passer-by may: the window went away.
    void hideSecrets();
    void retranslate();

    /// Opens the rules where they tell of what is on the screen.
    Q_INVOKABLE void openRules();
    Q_INVOKABLE void goHome();
    Q_INVOKABLE void openSetup(const QString& game);
    /// One click to a running game: the seats of the last one, or one person among computer characters.
    Q_INVOKABLE void quickStart(const QString& game);
    Q_INVOKABLE void continueGame();
    Q_INVOKABLE void startFromSetup();
    /// The same seats and options, new chance.
    Q_INVOKABLE void playAgain();
    /// Set-up with the same seats.
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void dismissNotice() { setNotice({}); }
    Q_INVOKABLE void toggleSound();
    Q_INVOKABLE void requestMenu() { Q_EMIT menuRequested(); }
    Q_INVOKABLE void requestPreferences() { Q_EMIT preferencesRequested(); }
    Q_INVOKABLE void requestLanguages() { Q_EMIT languagesRequested(); }
    Q_INVOKABLE void requestOpen() { Q_EMIT openRequested(); }

Q_SIGNALS:
    void tableChanged();
    void screenChanged();
    void waitingChanged();
    void noticeChanged();
    void logOpenChanged();
    void languageChanged();
    void menuRequested();
    void preferencesRequested();
    void languagesRequested();
    void openRequested();
    /// Of the table: see there.
    void announced(const QString& text);
    void sounded(const QString& sound);

private:
    void setScreen(const QString& screen);
    void put(std::unique_ptr<GameTable> table);
    /// To the disk, before anybody sees the move; no longer once the end was seen.
    void keep();
    /// If the game on the table was not over, it can be opened again later. An empty text if nothing stands
    /// in the way of another one, otherwise what does.
    QString setAside();
    /// Among the recent files.
    void remember(const QString& file);

    Settings& settings_;
    GameStore* store_;
    SetupModel setup_;
    RulesReader rules_;
    std::unique_ptr<GameTable> table_;
    QString screen_;
    QString notice_;
    QString trouble_; ///< of the last move that was to be kept: it is told once
    QString languageName_;
    QString textFont_;
    QString displayFont_;
    bool logOpen_ = false;
};

} // namespace ghostlight::app
