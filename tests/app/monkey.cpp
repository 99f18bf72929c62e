// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey.h"

#include "games/bumpers/bumpers_table.h"
#include "games/games.h"
#include "games/ghosts/ghosts_table.h"
#include "games/hunters/hunters_table.h"
#include "table_play.h"

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

namespace ghostlight::app {

namespace {

QString screenOf(const Session& session) {
    const GameTable* const table = session.table();
    if (session.screen() != QLatin1String("table") || !table) {
        return session.screen();
    }
    return table->curtainSeat() >= 0 ? "curtain"
           : table->isPadOpen()      ? "score pad"
           : table->isOver()         ? "result"
                                     : "table";
}

template <Game G> QString phaseIn(const GameTable& table) {
    const auto* const match = dynamic_cast<const MatchTable<G>*>(&table);
    return match
               ? QString("%1 %2").arg(table.game()).arg(static_cast<int>(match->match().state().shared.phase))
               : QString();
}

QString phaseOf(const GameTable& table) {
    return phaseIn<Ghosts>(table) + phaseIn<Bumpers>(table) + phaseIn<Hunters>(table);
}

/// Six people who all play as many cards at once as they can, in the first game in which that is too many.
std::string bumpersInShortage() {
    for (std::uint64_t seed = 1;; ++seed) {
        Match<Bumpers> match({{}, std::vector<Player>(6, Player{"person", ""}), seed, 0});
        const auto phase = [&] { return match.state().shared.phase; };
        while (phase() == bumpers::Phase::hide || phase() == bumpers::Phase::play) {
            const auto& state = match.state();
            Bumpers::MoveList moves;
            Bumpers::legalMoves(state.shared, state.own[state.shared.toMove], moves);
            const Bumpers::Move* const most =
                std::max_element(moves.begin(), moves.end(),
                                 [](const auto& one, const auto& other) { return one.count < other.count; });
            if (!match.play(*most)) {
                break;
            }
        }
        if (phase() == bumpers::Phase::discard) {
            return saveMatch(match);
        }
    }
}

void collectActions(const QMenu* menu, QList<QAction*>& found) {
    for (QAction* const action : menu->actions()) {
        if (action->menu()) {
            collectActions(action->menu(), found);
        } else if (action->isEnabled() && !action->isSeparator() && action->menuRole() != QAction::QuitRole) {
            found.append(action);
        }
    }
}

} // namespace

Monkey::Monkey(Scene& scene, const QString& game, quint64 seed) : scene_(scene), game_(game), rng_(seed) {
    connect(&answering_, &QTimer::timeout, this, &Monkey::answerDialog);
    answering_.start(1);
}

bool Monkey::fail(const QString& trouble) {
    trouble_ = QString("input %1 on %2: %3").arg(inputs_).arg(screenOf(scene_.session()), trouble);
    return false;
}

QPoint Monkey::anywhere() {
    return {any(scene_.view().width()), any(scene_.view().height())};
}

void Monkey::clickSomewhere() {
    QTest::mouseClick(&scene_.view(), any(10) == 0 ? Qt::RightButton : Qt::LeftButton, {}, anywhere());
}

void Monkey::clickSomething() {
    const QList<QQuickItem*> all = scene_.stops();
    if (!all.isEmpty()) {
        const QQuickItem* const thing = all.at(any(static_cast<int>(all.size())));
        const QPointF middle = thing->mapToScene({thing->width() / 2, thing->height() / 2});
        QTest::mouseClick(&scene_.view(), Qt::LeftButton, {}, middle.toPoint());
    }
}

void Monkey::drag() {
    const QList<QQuickItem*> all = scene_.stops();
    QPoint from = anywhere();
    if (!all.isEmpty()) {
        const QQuickItem* const thing = all.at(any(static_cast<int>(all.size())));
        from = thing->mapToScene({thing->width() / 2, thing->height() / 2}).toPoint();
    }
    const QPoint to = anywhere();
    QTest::mousePress(&scene_.view(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        QTest::mouseMove(&scene_.view(), from + (to - from) * step / 4);
    }
    if (any(8) == 0) {
        goOn(); // the game moves on under the finger
    }
    QTest::mouseRelease(&scene_.view(), Qt::LeftButton, {}, to);
}

void Monkey::typeKey() {
    static const QList<Qt::Key> keys{
        Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down,
        Qt::Key_Return, Qt::Key_Enter,   Qt::Key_Space, Qt::Key_Escape, Qt::Key_H,    Qt::Key_U,
        Qt::Key_L,      Qt::Key_M,       Qt::Key_P,     Qt::Key_X,      Qt::Key_Plus, Qt::Key_0,
        Qt::Key_1,      Qt::Key_2,       Qt::Key_3,     Qt::Key_4,      Qt::Key_5,    Qt::Key_6,
        Qt::Key_7,      Qt::Key_8,       Qt::Key_9};
    QTest::keyClick(&scene_.view(), keys.at(any(static_cast<int>(keys.size()))));
}

void Monkey::resize() {
    static const QList<QSize> sizes{{960, 600}, {1280, 800}, {700, 560}, {900, 1100}, {1400, 700}};
    scene_.window().resize(sizes.at(any(static_cast<int>(sizes.size()))));
}

void Monkey::useMenu() {
    QList<QAction*> actions;
    for (const QAction* const menu : scene_.window().menuBar()->actions()) {
        Q_EMIT menu->menu()->aboutToShow();
        collectActions(menu->menu(), actions);
    }
    QAction* const action = actions.at(any(static_cast<int>(actions.size())));
    // New games would leave no time to end one.
    const bool begins = action->shortcut().toString().contains(QRegularExpression("^Ctrl\\+\\d$"));
    if (!begins || any(20) == 0) {
        action->trigger();
    }
}

void Monkey::askTable() {
    GameTable* const table = scene_.session().table();
    if (!table) {
        return;
    }
    switch (any(8)) {
    case 0: table->undo(); break;
    case 1: table->redo(); break;
    case 2: table->hint(); break;
    case 3: table->lowerCurtain(); break;
    case 4: table->raiseCurtain(); break;
    case 5: table->hurry(); break;
    case 6: table->setPaused(!table->isPaused()); break;
    default:
        // Two people at least stay, so that there are curtains.
        scene_.session().handOver(2 + any(std::max(1, table->seats()->count() - 2)),
                                  any(2) == 0 ? "person" : "easy");
        break;
    }
}

void Monkey::askSession() {
    Session& session = scene_.session();
    const QString file = scene_.folder().filePath("monkey.ghostlight");
    switch (any(8)) {
    case 0: session.goHome(); break;
    case 1: session.openSetup(game_); break;
    case 2: session.continueGame(); break;
    case 3: session.setLogOpen(!session.isLogOpen()); break;
    case 4: session.saveAs(file); break;
    case 5: session.hideSecrets(); break;
    case 6:
        if (any(10) == 0 && QFile::exists(file)) {
            session.open(file);
        }
        break;
    default:
        if (any(60) == 0) {
            session.playAgain();
        }
        if (game_ == QLatin1String("bumpers") && any(10) == 0) {
            session.open(shortageFile());
        }
        break;
    }
}

/// Chance alone hardly ever leads to where both piles of Ghostbumpers have run out.
QString Monkey::shortageFile() const {
    QFile file(scene_.folder().filePath("shortage.ghostlight"));
    if (!file.exists() && file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(bumpersInShortage()));
    }
    return file.fileName();
}

void Monkey::prefer() {
    Settings& settings = scene_.settings();
    switch (any(8)) {
    case 0: settings.setTextScale(1 + any(11) * 0.1); break;
    case 1: settings.setLanguage(any(2) == 0 ? "en" : "de"); break;
    case 2: settings.setPace(any(4) == 0 ? "normal" : "instant"); break;
    case 3: settings.setHighContrast(any(2) == 0); break;
    case 4: settings.setReducedMotion(any(2) == 0); break;
    case 5: settings.setTheme(Settings::themes().at(any(static_cast<int>(Settings::themes().size())))); break;
    case 6: settings.setPrivacy(any(4) != 0); break;
    default: settings.setConfirmMoves(any(2) == 0); break;
    }
}

/// What the game waits for.
void Monkey::goOn() {
    Session& session = scene_.session();
    GameTable* const table = session.table();
    if (!table || table->game() != game_ || (table->isOver() && !table->isPadOpen())) {
        session.begin({game_, {{"", "person"}, {"", "person"}, {"", "easy"}, {"", "easy"}}, {}, rng_.next()});
        return;
    }
    session.continueGame();
    table->setPaused(false);
    if (table->isPadOpen()) {
        table->closePad();
    } else if (table->curtainSeat() >= 0) {
        table->raiseCurtain();
    } else if (table->isMoving()) {
        table->hurry();
    } else if (table->choices()->count() > 0) {
        table->choose(any(table->choices()->count()));
    } else if (table->isAsking() && table->pieces()->count() > 0) {
        table->pick(
            table->pieces()->index(any(table->pieces()->count())).data(PieceModel::TicketRole).toInt());
    }
}

void Monkey::answerDialog() {
    if (QWidget* const popup = QApplication::activePopupWidget()) {
        seen_.insert("popup");
        popup->close();
    }
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        auto* const dialog = qobject_cast<QDialog*>(widget);
        if (dialog && dialog->isVisible()) {
            seen_.insert(qobject_cast<QFileDialog*>(dialog) ? "file dialog" : "dialog");
            dialog->reject();
        }
    }
}

void Monkey::look() {
    const Session& session = scene_.session();
    seen_.insert(screenOf(session));
    if (session.isLogOpen() && session.screen() == QLatin1String("table")) {
        seen_.insert("log");
    }
    if (const GameTable* const table = session.table()) {
        seen_.insert(phaseOf(*table));
        if (table->isOver() && !over_) {
            ++finished_;
        }
        over_ = table->isOver();
    }
}

bool Monkey::isRight() {
    for (const QString& complaint : Scene::complaints()) {
        // A window that becomes smaller under a click is Qt Test's business, not the program's.
        if (complaint.startsWith("Mouse event at ") && complaint.contains("outside target window")) {
            continue;
        }
        complaints_.insert(complaint);
    }
    GameTable* const table = scene_.session().table();
    if (!table) {
        return true;
    }
    if (table->curtainSeat() >= 0 &&
        (table->viewSeat() >= 0 || table->isAsking() || table->choices()->count() > 0)) {
        return fail("something private is under the curtain");
    }
    if (table->isAsking() && (table->activeSeat() < 0 || !table->seats()->at(table->activeSeat()).person)) {
        return fail("somebody is asked who is no person");
    }
    // Loading plays the game again and re-checks every move.
    constexpr int now = 25;
    if (inputs_ % now == 0 &&
        !std::holds_alternative<std::unique_ptr<GameTable>>(loadedTable(table->saved()))) {
        return fail("the game is no longer a legal one");
    }
    return true;
}

bool Monkey::act() {
    ++inputs_;
    // Now it touches everything, now it perseveres: so games come to their end, too.
    constexpr int mood = 1000;
    const int roll = inputs_ / mood % 2 == 0 ? any(100) : 0;
    if (roll < 40) {
        goOn();
    } else if (roll < 52) {
        clickSomething();
    } else if (roll < 60) {
        clickSomewhere();
    } else if (roll < 76) {
        typeKey();
    } else if (roll < 81) {
        drag();
    } else if (roll < 83) {
        resize();
    } else if (roll < 87) {
        useMenu();
    } else if (roll < 92) {
        askTable();
    } else if (roll < 97) {
        askSession();
    } else {
        prefer();
    }
    look();
    QTest::qWait(any(4) == 0 ? 3 : 0);
    look();
    return isRight();
}

bool Monkey::canGoOn() {
    goOn();
    Session& session = scene_.session();
    session.continueGame();
    session.table()->setPaused(false);
    if (!settle(*session.table())) {
        return fail("the game stands still");
    }
    const int plies = session.table()->plies();
    constexpr int mostTouches = 400; // some choices are put together of several
    for (int touch = 0; touch < mostTouches; ++touch) {
        if (session.table()->plies() != plies || session.table()->isOver()) {
            return isRight();
        }
        goOn();
        if (!settle(*session.table())) {
            return fail("the game stands still after a touch");
        }
    }
    return fail("no touch goes on with the game");
}

} // namespace ghostlight::app
