// SPDX-License-Identifier: GPL-3.0-or-later
#include "show.h"

#include "../table/in_text.h"
#include "main_window.h"
#include "match/save.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
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

/// Writes pictures, numbered as they come.
class Album {
public:
    Album(MainWindow& window, const QString& folder) : window_(window), folder_(folder) {}

    bool isReady() { return folder_.mkpath("."); }
    bool take(const QString& name) {
        const QString file =
            folder_.filePath(QStringLiteral("%1-%2.png").arg(++number_, 2, 10, QLatin1Char('0')).arg(name));
        const bool done = window_.picture().save(file);
        std::fprintf(done ? stdout : stderr, "%s\n", qPrintable(QDir::toNativeSeparators(file)));
        std::fflush(stdout);
        return done;
    }

private:
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
        GameSetup setup{game_, {{"Robin", "person"}, {"Mia", "person"}}, {}, tourSeed};
        const QStringList cast = SetupModel::characters();
        while (setup.seats.size() < seats) {
            setup.seats.append(SeatSetup{QString(), "medium:" + cast.at(setup.seats.size())});
        }
        if (!session_.begin(setup)) {
            return true; // a game that has no table yet
        }
        for (int move = 0; move < mostMoves; ++move) {
            GameTable& table = *session_.table();
            if (!waitFor(table)) {
                std::fprintf(stderr, "ghostlight: %s stands still after %d moves: “%s”\n", qPrintable(game_),
                             table.plies(), qPrintable(table.prompt()));
                return false;
            }
            if (table.isOver()) {
                once("result");
                return isGood_;
            }
            step(table, move);
        }
        return isGood_;
    }

private:
    bool once(const QString& what) {
        const bool isNew = seen_.insert(what).second;
        if (isNew) {
            isGood_ = look_(game_ + '-' + what) && isGood_;
        }
        return isNew;
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
        isGood = look(name + chapters.at(chapter)) && isGood;
    }
    if (!rules.game().isEmpty()) {
        // The name of the last chapter but one: it is surely there.
        rules.setQuery(rules.contents()->at(rules.contents()->count() - 2).name);
        isGood = look(name + "search") && isGood;
    }
    rules.close();
    return isGood;
}

} // namespace

bool tour(Session& session, const Look& look) {
    bool isGood = look("home");
    session.openRules();
    isGood = visitRules(session, look, {QString()}) && isGood;
    forEachGame([&]<class G>(std::type_identity<G>) {
        const QString game = QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
        session.openSetup(game);
        isGood = look(game + "-setup") && isGood;
        isGood = Visit<G>(session, look).run(std::min(4, G::maxSeats)) && isGood;
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
        std::fprintf(stderr, "ghostlight: the folder “%s” cannot be made\n", qPrintable(folder));
        return EXIT_FAILURE;
    }
    const auto look = [&album](const QString& screen) {
        wait(settleTime);
        return album.take(screen);
    };
    return tour(session, look) ? EXIT_SUCCESS : EXIT_FAILURE;
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
