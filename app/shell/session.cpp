// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "../games/games.h"
#include "words.h"

#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>

namespace ghostlight::app {

namespace {

constexpr int mostNames = 12;

QVariantMap toMap(const GameSetup& setup) {
    QVariantList seats;
    for (const SeatSetup& seat : setup.seats) {
        seats.append(QVariantMap{{"name", seat.name}, {"kind", seat.kind}});
    }
    return {{"seats", seats}, {"options", setup.options}};
}

GameSetup fromMap(const QString& game, const QVariantMap& map) {
    GameSetup setup{game, {}, map.value("options").toMap(), 0};
    const QVariantList seats = map.value("seats").toList();
    for (const QVariant& seat : seats) {
        setup.seats.append({seat.toMap().value("name").toString(), seat.toMap().value("kind").toString()});
    }
    return setup;
}

} // namespace

Session::Session(Settings& settings, GameStore* store, QObject* parent)
    : QObject(parent), settings_(settings), store_(store), screen_(QStringLiteral("home")) {
    connect(&settings_, &Settings::houseRulesChanged, this, [this] {
        if (table_) {
            table_->setHouseRules(settings_.houseRules());
        }
    });
}

Session::~Session() = default;

bool Session::isWaiting() const {
    return table_ && !table_->isOver();
}

QString Session::waitingText() const {
    if (!isWaiting()) {
        return {};
    }
    const QString game = gameName(table_->game());
    const QString round = QLocale().toString(table_->round());
    const QString rounds = QLocale().toString(table_->rounds());
    const bool counted = table_->rounds() > 0;
    const int seat = table_->activeSeat();
    if (seat < 0 || !table_->seats()->at(seat).person) {
        //: A game that waits to be continued. %1: its name
        return counted ? tr("%1 · round %2 of %3").arg(game, round, rounds)
                       : tr("%1 · round %2").arg(game, round);
    }
    int people = 0;
    for (int other = 0; other < table_->seats()->count(); ++other) {
        people += table_->seats()->at(other).person ? 1 : 0;
    }
    if (people == 1) {
        return counted ? tr("%1 · round %2 of %3 · your turn").arg(game, round, rounds)
                       : tr("%1 · round %2 · your turn").arg(game, round);
    }
    const QString name = table_->seats()->name(seat);
    //: A game that waits to be continued. The last one is the name of the player to move
    return counted ? tr("%1 · round %2 of %3 · %4 to play").arg(game, round, rounds, name)
                   : tr("%1 · round %2 · %3 to play").arg(game, round, name);
}

void Session::setNotice(const QString& notice) {
    if (notice_ != notice) {
        notice_ = notice;
        Q_EMIT noticeChanged();
        if (!notice.isEmpty()) {
            Q_EMIT announced(notice);
        }
    }
}

void Session::setLogOpen(bool open) {
    if (logOpen_ != open) {
        logOpen_ = open;
        Q_EMIT logOpenChanged();
    }
}

void Session::setLanguage(const QString& name, const QString& textFont, const QString& displayFont) {
    languageName_ = name;
    textFont_ = textFont;
    displayFont_ = displayFont;
    Q_EMIT languageChanged();
}

void Session::setScreen(const QString& screen) {
    if (screen_ == screen) {
        return;
    }
    screen_ = screen;
    rules_.close();
    if (table_) {
        // Nobody plays on behind another screen.
        table_->setPaused(screen_ != QLatin1String("table"));
    }
    Q_EMIT screenChanged();
    Q_EMIT waitingChanged();
}

void Session::restore() {
    if (!store_) {
        return;
    }
    GameStore::Found found = store_->load();
    setNotice(found.trouble);
    if (found.table) {
        put(std::move(found.table));
    }
}

void Session::put(std::unique_ptr<GameTable> table) {
    // The old one goes when nothing on the screen can still ask for it.
    const std::unique_ptr<GameTable, void (*)(GameTable*)> old(table_.release(), [](GameTable* gone) {
        if (gone) {
            gone->disconnect();
            gone->deleteLater();
        }
    });
    rules_.close();
    trouble_.clear();
    table_ = std::move(table);
    table_->setHouseRules(settings_.houseRules());
    connect(table_.get(), &GameTable::moved, this, &Session::keep);
    connect(table_.get(), &GameTable::announced, this, &Session::announced);
    connect(table_.get(), &GameTable::sounded, this, &Session::sounded);
    connect(table_.get(), &GameTable::changed, this, [this] {
        if (table_->isOver()) {
            keep();
        }
        Q_EMIT waitingChanged();
    });
    table_->setPaused(screen_ != QLatin1String("table"));
    Q_EMIT tableChanged();
    table_->begin();
    Q_EMIT waitingChanged();
}

bool Session::begin(const GameSetup& setup) {
    std::unique_ptr<GameTable> table = newTable(setup);
    if (!table) {
        return false;
    }
    const QString trouble = setAside();
    if (!trouble.isEmpty()) {
        setNotice(trouble);
        goHome();
        return false;
    }
    if (store_) {
        settings_.setLastSetup(setup.game, toMap(setup));
    }
    put(std::move(table));
    keep();
    setScreen(QStringLiteral("table"));
    return true;
}

QString Session::open(const QString& file) {
    OpenedGame opened = openGame(file);
    if (!opened.table) {
        return opened.trouble;
    }
    QString trouble = setAside();
    if (!trouble.isEmpty()) {
        return trouble;
    }
    put(std::move(opened.table));
    keep();
    remember(file);
    setScreen(QStringLiteral("table"));
    return {};
}

QString Session::saveAs(const QString& file) {
    if (!table_) {
        return tr("There is no game on the table.");
    }
    const QString trouble = writeGame(file, table_->saved());
    if (trouble.isEmpty()) {
        remember(file);
    }
    return trouble;
}

void Session::remember(const QString& file) {
    QStringList files = settings_.recentFiles();
    const QString path = QFileInfo(file).absoluteFilePath();
    files.removeAll(path);
    files.prepend(path);
    settings_.setRecentFiles(files);
}

void Session::keep() {
    if (!store_ || !table_) {
        return;
    }
    if (table_->isOver()) {
        store_->markSeen();
        return;
    }
    const QString trouble = store_->save(table_->saved());
    if (trouble.isEmpty() || trouble != trouble_) {
        setNotice(trouble);
    }
    trouble_ = trouble;
}

QString Session::setAside() {
    if (!store_ || !isWaiting() || table_->plies() == 0) {
        return {};
    }
    const GameStore::Aside aside = store_->setAside(gameName(table_->game()));
    if (!aside.file.isEmpty()) {
        remember(aside.file);
    }
    return aside.trouble;
}

void Session::handOver(int seat, const QString& kind) {
    if (table_ && seat >= 0 && seat < table_->seats()->count()) {
        table_->handOver(seat, kind);
    }
}

void Session::hideSecrets() {
    if (table_) {
        table_->lowerCurtain();
    }
}

void Session::retranslate() {
    setup_.retranslate();
    rules_.retranslate();
    if (table_) {
        table_->retranslate();
    }
    Q_EMIT waitingChanged();
}

void Session::openRules() {
    if (screen_ == QLatin1String("table") && table_) {
        rules_.open({table_->game(), table_->setup().options, table_->rulesChapter()});
    } else if (screen_ == QLatin1String("setup")) {
        rules_.open({setup_.game(), setup_.setup().options, {}});
    } else {
        rules_.open({});
    }
}

void Session::goHome() {
    setScreen(QStringLiteral("home"));
}

void Session::openSetup(const QString& game) {
    setup_.setPlayerNames(settings_.playerNames());
    if (!setup_.take(fromMap(game, settings_.lastSetup(game)))) {
        setup_.reset(game, settings_.playerNames());
    }
    setScreen(QStringLiteral("setup"));
}

void Session::quickStart(const QString& game) {
    GameSetup setup = fromMap(game, settings_.lastSetup(game));
    SetupModel seats;
    if (!seats.take(setup)) {
        seats.reset(game, settings_.playerNames());
    }
    begin(seats.setup());
}

void Session::continueGame() {
    if (table_) {
        setScreen(QStringLiteral("table"));
    }
}

void Session::startFromSetup() {
    if (!setup_.problem().isEmpty()) {
        return;
    }
    const QStringList people = setup_.peopleNames();
    QStringList names = people;
    for (const QString& name : settings_.playerNames()) {
        if (!names.contains(name)) {
            names.append(name);
        }
    }
    settings_.setPlayerNames(names.mid(0, mostNames));
    begin(setup_.setup());
}

void Session::playAgain() {
    if (table_) {
        GameSetup setup = table_->setup();
        setup.seed = QRandomGenerator::system()->generate64();
        begin(setup);
    }
}

void Session::rematch() {
    if (table_ && setup_.take(table_->setup())) {
        setup_.setPlayerNames(settings_.playerNames());
        setScreen(QStringLiteral("setup"));
    }
}

void Session::toggleSound() {
    settings_.setMuted(!settings_.isMuted());
}

} // namespace ghostlight::app
