// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_menu.h"

#include "ai/level.h"
#include "languages.h"
#include "registry.h"
#include "words.h"

#include <QDir>
#include <QFileInfo>

namespace ghostlight::app {

namespace {

constexpr double textStep = 0.1;

QStringList allGames() {
    QStringList games;
    forEachGame([&games]<class G>(std::type_identity<G>) {
        games.append(QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size())));
    });
    return games;
}

/// A name that people typed, as it is: "Tom & Jerry" has no key in it.
QString plain(QString name) {
    return name.replace('&', "&&");
}

/// QMenu::clear() spares what is known elsewhere, too: actions with keys, and submenus.
void empty(QMenu& menu) {
    const QList<QAction*> actions = menu.actions();
    for (QAction* const action : actions) {
        if (action->menu()) {
            delete action->menu(); // with its action
        } else {
            delete action;
        }
    }
}

} // namespace

MainMenu::MainMenu(QMenuBar& bar, Session& session, Settings& settings, QObject* parent)
    : QObject(parent), session_(session), settings_(settings), bar_(bar), everything_(new QMenu(&bar)) {
    fillGame(addMenu(nullptr, QT_TR_NOOP("&Game")));
    fillPlay(addMenu(nullptr, QT_TR_NOOP("&Play")));
    fillView(addMenu(nullptr, QT_TR_NOOP("&View")));
    fillHelp(addMenu(nullptr, QT_TR_NOOP("&Help")));
    connect(&session_, &Session::tableChanged, this, &MainMenu::follow);
    connect(&session_, &Session::screenChanged, this, &MainMenu::update);
    connect(&session_, &Session::waitingChanged, this, &MainMenu::update);
    connect(&session_, &Session::logOpenChanged, this, &MainMenu::update);
    connect(session_.rules(), &RulesReader::openedChanged, this, &MainMenu::update);
    connect(&settings_, &Settings::mutedChanged, this, &MainMenu::update);
    connect(&settings_, &Settings::textScaleChanged, this, &MainMenu::update);
    connect(&settings_, &Settings::recentFilesChanged, this, &MainMenu::fillRecent);
    connect(&settings_, &Settings::languageChanged, this, &MainMenu::fillLanguages);
    retranslate();
    follow();
}

QMenu* MainMenu::addMenu(QMenu* into, const char* text) {
    auto* const menu = new QMenu(&bar_);
    if (into) {
        into->addMenu(menu);
    } else {
        bar_.addMenu(menu);
        everything_->addMenu(menu);
    }
    connect(menu, &QMenu::aboutToHide, this, &MainMenu::closed);
    named_.push_back({menu->menuAction(), text});
    return menu;
}

QAction* MainMenu::add(QMenu* menu, const char* text, const QKeySequence& keys) {
    QAction* const action = menu->addAction(QString());
    setKeys(action, keys);
    named_.push_back({action, text});
    return action;
}

void MainMenu::setKeys(QAction* action, const QKeySequence& keys) {
    action->setShortcut(keys);
    bar_.window()->addAction(action);
}

template <class Act>
QAction* MainMenu::add(QMenu* menu, const char* text, const QKeySequence& keys, Act act) {
    QAction* const action = add(menu, text, keys);
    connect(action, &QAction::triggered, this, act);
    return action;
}

QAction* MainMenu::addTableAction(QMenu* menu, const char* text, const QKeySequence& keys,
                                  void (GameTable::*act)()) {
    return add(menu, text, keys, [this, act] {
        if (session_.table()) {
            (session_.table()->*act)();
        }
    });
}

void MainMenu::fillGame(QMenu* menu) {
    newGame_ = addMenu(menu, QT_TR_NOOP("&New game"));
    continue_ = add(menu, QT_TR_NOOP("&Continue"), {}, [this] { session_.continueGame(); });
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Open …"), QKeySequence::Open, [this] { Q_EMIT openRequested(); });
    recent_ = addMenu(menu, QT_TR_NOOP("&Recent games"));
    saveAs_ = add(menu, QT_TR_NOOP("&Save as …"), QKeySequence("Ctrl+Shift+S"),
                  [this] { Q_EMIT saveAsRequested(); });
    menu->addSeparator();
    home_ = add(menu, QT_TR_NOOP("&Home screen"), QKeySequence("Ctrl+Home"), [this] { session_.goHome(); });
    QAction* const preferences = add(menu, QT_TR_NOOP("&Preferences …"), QKeySequence("Ctrl+,"),
                                     [this] { session_.requestPreferences(); });
    preferences->setMenuRole(QAction::PreferencesRole);
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Quit"), QKeySequence("Ctrl+Q"), [this] {
        Q_EMIT quitRequested();
    })->setMenuRole(QAction::QuitRole);
}

void MainMenu::fillPlay(QMenu* menu) {
    undo_ = addTableAction(menu, QT_TR_NOOP("&Undo"), QKeySequence::Undo, &GameTable::undo);
    redo_ = addTableAction(menu, QT_TR_NOOP("&Redo"), QKeySequence("Ctrl+Shift+Z"), &GameTable::redo);
    menu->addSeparator();
    hint_ = addTableAction(menu, QT_TR_NOOP("&Hint"), QKeySequence(Qt::Key_H), &GameTable::hint);
    hurry_ = addTableAction(menu, QT_TR_NOOP("Hurry &on"), QKeySequence(Qt::Key_Space), &GameTable::hurry);
    pause_ = add(menu, QT_TR_NOOP("&Pause"), QKeySequence(Qt::Key_P), [this](bool paused) {
        if (session_.table()) {
            session_.table()->setPaused(paused);
        }
    });
    pause_->setCheckable(true);
    menu->addSeparator();
    seats_ = addMenu(menu, QT_TR_NOOP("&Who plays a seat"));
    connect(seats_, &QMenu::aboutToShow, this, &MainMenu::fillSeats);
}

void MainMenu::fillView(QMenu* menu) {
    fullScreen_ = add(menu, QT_TR_NOOP("&Full screen"), QKeySequence(Qt::Key_F11),
                      [this](bool full) { Q_EMIT fullScreenRequested(full); });
    fullScreen_->setCheckable(true);
    log_ = add(menu, QT_TR_NOOP("Game &log"), QKeySequence(Qt::Key_L),
               [this](bool open) { session_.setLogOpen(open); });
    log_->setCheckable(true);
    menu->addSeparator();
    larger_ = add(menu, QT_TR_NOOP("Text larg&er"), QKeySequence("Ctrl++"),
                  [this] { settings_.setTextScale(settings_.textScale() + textStep); });
    larger_->setShortcuts({QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
    smaller_ = add(menu, QT_TR_NOOP("Text &smaller"), QKeySequence("Ctrl+-"),
                   [this] { settings_.setTextScale(settings_.textScale() - textStep); });
    menu->addSeparator();
    languages_ = addMenu(menu, QT_TR_NOOP("Lan&guage"));
    mute_ = add(menu, QT_TR_NOOP("&Mute"), QKeySequence(Qt::Key_M), [this] { session_.toggleSound(); });
    mute_->setCheckable(true);
}

void MainMenu::fillHelp(QMenu* menu) {
    add(menu, QT_TR_NOOP("&Rules"), QKeySequence(Qt::Key_F1), [this] {
        if (session_.rules()->isOpened()) {
            session_.rules()->close();
        } else {
            session_.openRules();
        }
    });
    add(menu, QT_TR_NOOP("&Keyboard shortcuts"), QKeySequence("Ctrl+F1"),
        [this] { Q_EMIT shortcutsRequested(); });
    add(menu, QT_TR_NOOP("&About Ghostlight"), {}, [this] {
        Q_EMIT aboutRequested();
    })->setMenuRole(QAction::AboutRole);
}

void MainMenu::fillNewGame() {
    empty(*newGame_);
    int number = 1;
    for (const QString& game : allGames()) {
        // At once with the seats of last time: one key for each game.
        QAction* const start =
            newGame_->addAction(plain(gameName(game)), this, [this, game] { session_.quickStart(game); });
        setKeys(start, QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
    }
    newGame_->addSeparator();
    for (const QString& game : allGames()) {
        //: %1 is a game's name; opens the screen where seats and options are chosen
        newGame_->addAction(plain(tr("Set up %1 …").arg(gameName(game))), this,
                            [this, game] { session_.openSetup(game); });
    }
}

void MainMenu::fillRecent() {
    recent_->clear();
    for (const QString& file : settings_.recentFiles()) {
        if (QFileInfo::exists(file)) {
            QAction* const action = recent_->addAction(plain(QFileInfo(file).completeBaseName()), this,
                                                       [this, file] { Q_EMIT recentRequested(file); });
            action->setToolTip(QDir::toNativeSeparators(file));
        }
    }
    recent_->menuAction()->setEnabled(!recent_->isEmpty());
}

void MainMenu::fillSeats() {
    empty(*seats_);
    GameTable* const table = session_.table();
    if (!table) {
        return;
    }
    const QList<SeatSetup> seats = table->setup().seats;
    for (int seat = 0; seat < seats.size(); ++seat) {
        QMenu* const menu = seats_->addMenu(plain(table->seats()->name(seat)));
        auto* const kinds = new QActionGroup(menu);
        const QString kind = seats.at(seat).kind;
        const auto offer = [&](const QString& text, const QString& handed, bool current) {
            QAction* const action =
                menu->addAction(text, this, [this, seat, handed] { session_.handOver(seat, handed); });
            action->setCheckable(true);
            action->setChecked(current);
            kinds->addAction(action);
        };
        const bool isPerson = kind == QLatin1String("person");
        offer(tr("A person"), QStringLiteral("person"), isPerson);
        const QString character = kind.contains(':') ? kind.mid(kind.indexOf(':')) : QString();
        for (const std::string_view name : ai::levelNames) {
            const QString level = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
            //: Who plays a seat. %1 is a level of strength, as in Medium
            offer(tr("Computer · %1").arg(levelName(level)), level + character,
                  !isPerson && kind.section(':', 0, 0) == level);
        }
    }
}

void MainMenu::fillLanguages() {
    languages_->clear();
    const auto offer = [&](const QString& text, const QString& language) {
        QAction* const action =
            languages_->addAction(plain(text), this, [this, language] { settings_.setLanguage(language); });
        action->setCheckable(true);
        action->setChecked(settings_.language() == language);
        languageGroup_.addAction(action);
    };
    offer(tr("Same as the desktop"), QString());
    for (const QString& language : Languages::all()) {
        offer(Languages::ownName(language), language);
    }
}

void MainMenu::follow() {
    if (session_.table()) {
        connect(session_.table(), &GameTable::changed, this, &MainMenu::update);
    }
    update();
}

void MainMenu::update() {
    GameTable* const table = session_.table();
    const bool there = table && session_.screen() == QLatin1String("table");
    // Nobody undoes or hurries what the rules lie over.
    const bool seen = there && !session_.rules()->isOpened();
    continue_->setEnabled(session_.isWaiting() && !there);
    saveAs_->setEnabled(table);
    home_->setEnabled(session_.screen() != QLatin1String("home"));
    undo_->setEnabled(seen && table->canUndo());
    redo_->setEnabled(seen && table->canRedo());
    hint_->setEnabled(seen && table->canHint());
    hurry_->setEnabled(seen && table->isMoving() && !table->isPaused());
    pause_->setEnabled(seen && !table->isOver());
    pause_->setChecked(there && table->isPaused());
    seats_->menuAction()->setEnabled(seen && !table->isOver());
    log_->setEnabled(seen);
    log_->setChecked(session_.isLogOpen());
    larger_->setEnabled(settings_.textScale() < Settings::largestText);
    smaller_->setEnabled(settings_.textScale() > Settings::smallestText);
    mute_->setChecked(settings_.isMuted());
}

std::vector<MainMenu::Shortcut> MainMenu::shortcuts() const {
    std::vector<Shortcut> all;
    const auto note = [&all](const QAction* action) {
        if (!action->shortcut().isEmpty()) {
            QString text = action->text();
            text.remove('&').remove(QStringLiteral(" …"));
            all.push_back({action->shortcut().toString(QKeySequence::NativeText), text});
        }
    };
    for (const QAction* action : newGame_->actions()) {
        note(action);
    }
    for (const Named& named : named_) {
        note(named.action);
    }
    return all;
}

void MainMenu::retranslate() {
    // Not in the bar: while it is told of one name it may put menus for which it has no room elsewhere, and
    // Qt 6.4 crashes on being told in one place more than there were.
    const QList<QAction*> menus = bar_.actions();
    for (QAction* const menu : menus) {
        bar_.removeAction(menu);
    }
    for (const Named& named : named_) {
        named.action->setText(tr(named.text));
    }
    bar_.addActions(menus);
    fillNewGame();
    fillRecent();
    fillLanguages();
}

} // namespace ghostlight::app
