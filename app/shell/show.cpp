// SPDX-License-Identifier: GPL-3.0-or-later
#include "show.h"

#include "../table/in_text.h"
#include "command_line.h"
#include "main_window.h"
#include "match/save.h"
#include "words.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QQuickItem>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <climits>
#include <cstdio>
#include <memory>
#include <set>

namespace ghostlight::app {

namespace {

constexpr int settleTime = 700; // milliseconds: for a screen to come to rest
constexpr int patience = 30000; // milliseconds: for a game to ask again
constexpr int mostMoves = 600;  // of a game
constexpr quint64 tourSeed = 20;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::Show)
};

/// Writes pictures, numbered as they come.
class Album {
public:
    Album(MainWindow& window, const QString& folder) : window_(window), folder_(folder) {}

    bool isReady() { return folder_.mkpath("."); }
    bool take(const QString& name) { return keep(name, window_.picture()); }
    bool take(const QString& name, QWidget& dialog) { return keep(name, dialog.grab().toImage()); }

private:
    bool keep(const QString& name, const QImage& picture) {
        const QString file =
            folder_.filePath(QStringLiteral("%1-%2.png").arg(++number_, 3, 10, QLatin1Char('0')).arg(name));
        const bool done = picture.save(file);
        std::fprintf(done ? stdout : stderr, "%s\n", qPrintable(QDir::toNativeSeparators(file)));
        std::fflush(stdout);
        return done;
    }

    MainWindow& window_;
    QDir folder_;
    int number_ = 0;
};

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

bool isStill(const GameTable& table) {
    return table.isAsking() || table.curtainSeat() >= 0 || table.isPadOpen() || table.isOver();
}

/// Until the game waits for somebody; false if it never does.
bool waitFor(const GameTable& table) {
    const QDeadlineTimer deadline(patience);
    while (!isStill(table)) {
        if (deadline.hasExpired()) {
            return false;
        }
        wait(10);
    }
    return true;
}

/// Somebody decides something, whatever it is.
void decide(GameTable& table, Rng& rng) {
    if (table.choices()->count() > 0) {
        table.choose(static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count()))));
        return;
    }
    // A choice that is put together of pieces.
    for (int row = 0; row < table.pieces()->count() && table.choices()->count() == 0; ++row) {
        table.pick(table.pieces()->index(row).data(PieceModel::TicketRole).toInt());
    }
}

/// One game, with a picture of everything that looks different.
template <Game G> class Visit {
public:
    Visit(Session& session, const Look& look) : session_(session), look_(look) {}

    bool run(int seats) {
        if (!begin(seats)) {
            return true; // a game that has no table yet
        }
        for (int move = 0; move < mostMoves; ++move) {
            if (!waits()) {
                return false;
            }
            GameTable& table = *session_.table();
            if (table.isOver()) {
                once("result");
                return isGood_;
            }
            step(table, move);
        }
        return isGood_;
    }

    /// As many as can sit there, when everybody has had a turn or two.
    bool crowd() {
        if (!begin(G::maxSeats)) {
            return true;
        }
        for (int move = 0; move < mostMoves && waits(); ++move) {
            GameTable& table = *session_.table();
            if (table.isPadOpen()) {
                table.closePad();
            } else if (table.curtainSeat() >= 0) {
                table.raiseCurtain();
            } else if (table.isAsking() && table.plies() < 2 * G::maxSeats) {
                decide(table, rng_);
            } else {
                once("most-seats");
                return isGood_;
            }
        }
        return false;
    }

private:
    bool begin(int seats) {
        GameSetup setup{game_, {{"Robin", "person"}, {"Mia", "person"}}, {}, tourSeed};
        const QStringList cast = SetupModel::characters();
        while (setup.seats.size() < seats) {
            setup.seats.append(SeatSetup{QString(), "medium:" + cast.at(setup.seats.size())});
        }
        return session_.begin(setup);
    }

    bool waits() {
        GameTable& table = *session_.table();
        const bool does = waitFor(table);
        if (!does) {
            //: On the terminal. %1 is a game's name, %2 what was asked last
            complain(Words::tr("%1 stands still: “%2”").arg(gameName(game_), table.prompt()));
        }
        return does;
    }

    bool once(const QString& what, const Pose& pose = [] {}) {
        const bool isNew = seen_.insert(what).second;
        if (isNew) {
            isGood_ = look_(game_ + '-' + what, pose) && isGood_;
        }
        return isNew;
    }

    /// What the table says to people when they ask, and when they touch what cannot be chosen.
    void hear(GameTable& table) {
        if (seen_.contains("refusal") && seen_.contains("hint")) {
            return;
        }
        PieceModel& pieces = *table.pieces();
        for (int row = 0; row < pieces.count() && !seen_.contains("refusal"); ++row) {
            const int ticket = pieces.index(row).data(PieceModel::TicketRole).toInt();
            const PieceModel::Offer offer = pieces.offer(ticket);
            if (offer.choice == -1 && !offer.hint.isEmpty()) {
                once("refusal", [&table, ticket] { table.pick(ticket); });
            }
        }
        if (table.canHint() && !seen_.contains("hint")) {
            table.hint();
            for (const QDeadlineTimer deadline(patience); !table.canHint() && !deadline.hasExpired();) {
                wait(10);
            }
            once("hint");
        }
    }

    void step(GameTable& table, int move) {
        if (table.isPadOpen()) {
            if (once("score-pad")) {
                skipToLastMove();
            } else {
                table.closePad();
            }
        } else if (table.curtainSeat() >= 0) {
            once("curtain");
            table.raiseCurtain();
        } else {
            once(phaseOf(table));
            hear(table);
            if (move > 24 && seen_.insert("log").second) {
                session_.setLogOpen(true);
                once("log-open");
                session_.setLogOpen(false);
            }
            decide(table, rng_);
        }
    }

    /// Nobody wants to watch the rest of the game.
    void skipToLastMove() {
        const QByteArray text = session_.table()->saved();
        Match<G> match = std::get<Match<G>>(loadMatch<G>(text.toStdString()));
        typename G::MoveList scratch;
        while (!match.isOver() && match.play(randomMove<G>(match.state(), scratch, rng_))) {
        }
        Match<G> almost(match.header());
        for (std::size_t ply = 0; ply + 1 < match.plies() && almost.play(match.log()[ply].move); ++ply) {
        }
        const QTemporaryDir folder;
        const QString file = folder.filePath(game_ + ".ghostlight");
        const QString trouble = writeGame(file, QByteArray::fromStdString(saveMatch(almost)));
        if (!trouble.isEmpty() || !session_.open(file).isEmpty()) {
            session_.table()->closePad();
        }
    }

    static QString phaseOf(const GameTable& table) {
        std::set<QString> groups;
        for (const Choice& choice : const_cast<GameTable&>(table).choices()->all()) {
            groups.insert(choice.group);
        }
        QString phase = QStringLiteral("table");
        for (const QString& group : groups) {
            phase += group.isEmpty() ? QString() : '-' + group;
        }
        return phase;
    }

    Session& session_;
    const Look& look_;
    bool isGood_ = true;
    QString game_ = QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
    std::set<QString> seen_;
    Rng rng_{tourSeed};
};

/// The rules, page by page, and what is found in them.
bool visitRules(Session& session, const Look& look, const QStringList& chapters) {
    RulesReader& rules = *session.rules();
    bool isGood = true;
    const QString name = rules.game().isEmpty() ? QStringLiteral("rules") : rules.game() + "-rules-";
    for (int chapter = 0; chapter < chapters.size(); ++chapter) {
        rules.turnTo(chapter);
        isGood = look(name + chapters.at(chapter), [] {}) && isGood;
    }
    if (!rules.game().isEmpty()) {
        // The name of the last chapter but one: it is surely there.
        rules.setQuery(rules.contents()->at(rules.contents()->count() - 2).name);
        isGood = look(name + "search", [] {}) && isGood;
    }
    rules.close();
    return isGood;
}

QQuickItem* itemCalled(const QString& name, QQuickItem* within) {
    if (within->objectName() == name) {
        return within;
    }
    for (QQuickItem* const child : within->childItems()) {
        if (QQuickItem* const found = itemCalled(name, child)) {
            return found;
        }
    }
    return nullptr;
}

/// What every set-up may show, too: why no game starts, and the characters that a seat may have.
bool visitOpenSetup(MainWindow& window, Session& session, const Look& look) {
    session.setup()->setSeed(QStringLiteral("x"));
    bool isGood = look("setup-problem", [] {});
    session.setup()->setSeed({});
    QQuickItem* const setup = itemCalled(QStringLiteral("setup"), window.view()->rootObject());
    if (!setup) {
        return false;
    }
    setup->setProperty("choosing", 1);
    isGood = look("characters", [] {}) && isGood;
    setup->setProperty("choosing", -1);
    return isGood;
}

/// What home says of a game that cannot be read any more.
void tellOfDamage(Session& session) {
    const QTemporaryDir folder;
    GameStore store(folder.path());
    writeGame(store.newest(), "{}");
    session.setNotice(store.load().trouble);
}

/// The dialog that is open, page by page.
bool visitDialog(const QString& name, const DialogLook& look) {
    const std::unique_ptr<QWidget> dialog(QApplication::activeModalWidget());
    if (!dialog) {
        return false;
    }
    auto* const tabs = dialog->findChild<QTabWidget*>();
    bool isGood = true;
    for (int tab = 0; tab < (tabs ? tabs->count() : 1); ++tab) {
        if (tabs) {
            tabs->setCurrentIndex(tab);
        }
        isGood = look(tabs ? QStringLiteral("%1-%2").arg(name).arg(tab + 1) : name, *dialog) && isGood;
    }
    return isGood;
}

} // namespace

bool tourDialogs(MainWindow& window, Session& session, const DialogLook& look) {
    session.requestPreferences();
    bool isGood = visitDialog(QStringLiteral("preferences"), look);
    Q_EMIT window.menu()->shortcutsRequested();
    isGood = visitDialog(QStringLiteral("shortcuts"), look) && isGood;
    Q_EMIT window.menu()->aboutRequested();
    return visitDialog(QStringLiteral("about"), look) && isGood;
}

bool tour(MainWindow& window, Session& session, const Look& look) {
    bool isGood = look("home", [] {});
    isGood = look("home-notice", [&session] { tellOfDamage(session); }) && isGood;
    session.dismissNotice();
    session.openRules();
    isGood = visitRules(session, look, {QString()}) && isGood;
    bool isFirst = true;
    forEachGame([&]<class G>(std::type_identity<G>) {
        const QString game = QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
        session.openSetup(game);
        isGood = look(game + "-setup", [] {}) && isGood;
        if (isFirst) {
            isGood = visitOpenSetup(window, session, look) && isGood;
            isFirst = false;
        }
        Visit<G> visit(session, look);
        isGood = visit.run(std::min(4, G::maxSeats)) && isGood;
        isGood = visit.crowd() && isGood;
        session.openRules();
        QStringList chapters;
        for (const RulesChapter& chapter : session.rules()->book()) {
            chapters.append(chapter.id);
        }
        isGood = visitRules(session, look, chapters) && isGood;
        session.goHome();
    });
    return isGood;
}

int showTour(MainWindow& window, Session& session, const QString& folder) {
    Album album(window, folder);
    if (!album.isReady()) {
        complain(Words::tr("the folder “%1” cannot be made").arg(folder));
        return EXIT_FAILURE;
    }
    const auto look = [&album](const QString& screen, const Pose& pose) {
        pose();
        wait(settleTime);
        return album.take(screen);
    };
    const auto lookAtDialog = [&album](const QString& name, QWidget& dialog) {
        wait(0);
        return album.take(name, dialog);
    };
    const bool isGood = tour(window, session, look);
    return tourDialogs(window, session, lookAtDialog) && isGood ? EXIT_SUCCESS : EXIT_FAILURE;
}

void tellDemo(MainWindow& window, Session& session, const QString& folder) {
    QObject::connect(&session, &Session::announced, &window, [](const QString& text) {
        std::printf("%s\n", qPrintable(withoutIsolates(text)));
        std::fflush(stdout);
    });
    if (folder.isEmpty()) {
        return;
    }
    const auto album = std::make_shared<Album>(window, folder);
    if (!album->isReady()) {
        return;
    }
    constexpr int firstPicture = 8; // moves
    constexpr int between = 40;     // moves
    const auto next = std::make_shared<int>(firstPicture);
    QObject::connect(
        session.table(), &GameTable::changed, &window, [album, next, &window, table = session.table()] {
            if (*next == INT_MAX) {
                return; // the last one is on its way
            }
            if (table->isOver()) {
                *next = INT_MAX;
                QTimer::singleShot(settleTime, &window, [album] {
                    album->take("result");
                    QApplication::quit();
                });
            } else if (table->plies() >= *next) {
                *next = table->plies() + between;
                QTimer::singleShot(0, &window, [album, game = table->game()] { album->take(game); });
            }
        });
}

} // namespace ghostlight::app
