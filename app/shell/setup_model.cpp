// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_model.h"

#include "../table/in_text.h"
#include "../table/player_words.h"
#include "ai/level.h"
#include "registry.h"
#include "words.h"

#include <QRandomGenerator>

#include <algorithm>
#include <set>

namespace ghostlight::app {

namespace {

constexpr int usualSeats = 4;

template <std::size_t N> QStringList listed(const std::array<std::string_view, N>& names) {
    QStringList list;
    for (const std::string_view name : names) {
        list.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    return list;
}

/// What a game's own text interface offers for an option.
Json offered(const QString& game, const char* option) {
    Json values = Json::array();
    visitGame(game.toStdString(), [&]<class G>(std::type_identity<G>) {
        const Json options = G::Codec::describeOptions();
        if (options.contains(option)) {
            values = options.at(option).at("values");
        }
    });
    return values;
}

} // namespace

QVariant SetupModel::cell(int seat, int role) const {
    switch (role) {
    case SeatRole: return seat;
    case Qt::DisplayRole:
    case NameRole: return nameOf(seat);
    case PersonRole: return row(seat).person;
    case LevelRole: return row(seat).level;
    case CharacterRole: return row(seat).character;
    case PortraitRole: return portraitOf(playerAt(seat), seat);
    case StyleRole: return app::characterStyle(row(seat).character);
    default: return {};
    }
}

QHash<int, QByteArray> SetupModel::roleNames() const {
    return {{SeatRole, "seat"},   {NameRole, "name"},           {PersonRole, "person"},
            {LevelRole, "level"}, {CharacterRole, "character"}, {PortraitRole, "portrait"},
            {StyleRole, "style"}};
}

QString SetupModel::title() const {
    return gameName(game_);
}

QStringList SetupModel::levels() {
    return listed(ai::levelNames);
}

QStringList SetupModel::characters() {
    return listed(ai::leaningNames);
}

QStringList SetupModel::editions() const {
    QStringList all;
    for (const Json& value : offered(game_, "edition")) {
        all.append(QString::fromStdString(value.get<std::string>()));
    }
    return all;
}

QList<int> SetupModel::targets() const {
    QList<int> all;
    for (const Json& value : offered(game_, "target")) {
        all.append(value.get<int>());
    }
    return all;
}

void SetupModel::setEdition(const QString& edition) {
    if (edition_ != edition && editions().contains(edition)) {
        edition_ = edition;
        Q_EMIT changed();
    }
}

void SetupModel::setTarget(int target) {
    if (target_ != target && targets().contains(target)) {
        target_ = target;
        Q_EMIT changed();
    }
}

void SetupModel::setSeed(const QString& seed) {
    if (seed_ != seed) {
        seed_ = seed;
        Q_EMIT changed();
    }
}

QString SetupModel::problem() const {
    std::set<QString> names;
    for (int seat = 0; seat < count(); ++seat) {
        const QString name = nameOf(seat).toCaseFolded();
        if (!names.insert(name).second) {
            return tr("Two players are called “%1”. Give one of them another name.")
                .arg(isolated(nameOf(seat)));
        }
    }
    bool isNumber = true;
    seed_.trimmed().toULongLong(&isNumber);
    if (!seed_.trimmed().isEmpty() && !isNumber) {
        return tr("The seed is a whole number, or empty for a game by chance.");
    }
    return {};
}

void SetupModel::setGame(const QString& game) {
    game_ = game;
    visitGame(game.toStdString(), [this]<class G>(std::type_identity<G>) {
        minSeats_ = G::minSeats;
        maxSeats_ = G::maxSeats;
    });
    edition_ = editions().value(0);
    target_ = targets().value(0);
    seed_.clear();
}

void SetupModel::reset(const QString& game, const QStringList& playerNames) {
    beginResetModel();
    setGame(game);
    playerNames_ = playerNames;
    rows_.clear();
    const QStringList cast = characters();
    for (int seat = 0; seat < std::clamp(usualSeats, minSeats_, maxSeats_); ++seat) {
        rows_.push_back({seat == 0 ? playerNames.value(0) : QString(), seat == 0, "medium", cast.at(seat)});
    }
    endResetModel();
    Q_EMIT gameChanged();
    Q_EMIT countChanged();
    Q_EMIT changed();
}

bool SetupModel::take(const GameSetup& setup) {
    const bool isKnown = visitGame(setup.game.toStdString(), [](auto) {});
    SetupModel tried;
    tried.setGame(setup.game);
    if (!isKnown || setup.seats.size() < tried.minSeats_ || setup.seats.size() > tried.maxSeats_) {
        return false;
    }
    for (const SeatSetup& seat : setup.seats) {
        const std::string kind = seat.kind.toStdString();
        const auto skill = ai::readSkill(kind);
        const bool isPerson = kind == Player::person;
        if (!isPerson && !skill) {
            return false;
        }
        const QStringList parts = seat.kind.split(':');
        QString character = parts.value(1);
        if (character.isEmpty()) {
            character = tried.freeCharacter();
        }
        tried.rows_.push_back(
            {seat.name, isPerson, isPerson ? QStringLiteral("medium") : parts.front(), character});
    }
    tried.setEdition(setup.options.value("edition").toString());
    tried.setTarget(setup.options.value("target").toInt());

    beginResetModel();
    setGame(tried.game_);
    rows_ = std::move(tried.rows_);
    edition_ = tried.edition_;
    target_ = tried.target_;
    endResetModel();
    Q_EMIT gameChanged();
    Q_EMIT countChanged();
    Q_EMIT changed();
    return true;
}

GameSetup SetupModel::setup() const {
    GameSetup setup{game_, {}, {}, 0};
    for (int seat = 0; seat < count(); ++seat) {
        setup.seats.append({row(seat).name, QString::fromStdString(playerAt(seat).kind)});
    }
    if (!edition_.isEmpty()) {
        setup.options.insert("edition", edition_);
    }
    if (target_ > 0) {
        setup.options.insert("target", target_);
    }
    bool isNumber = false;
    setup.seed = seed_.trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        setup.seed = QRandomGenerator::system()->generate64();
    }
    return setup;
}

QStringList SetupModel::peopleNames() const {
    QStringList names;
    for (const Row& seat : rows_) {
        if (seat.person && !seat.name.isEmpty()) {
            names.append(seat.name);
        }
    }
    return names;
}

void SetupModel::retranslate() {
    if (count() > 0) {
        Q_EMIT dataChanged(index(0), index(count() - 1), {NameRole, StyleRole, Qt::DisplayRole});
    }
    Q_EMIT retranslated();
    Q_EMIT gameChanged(); // editions and lengths
    Q_EMIT changed();
}

void SetupModel::setCount(int wanted) {
    const int count = std::clamp(wanted, minSeats_, maxSeats_);
    if (count == this->count()) {
        return;
    }
    if (count < this->count()) {
        beginRemoveRows({}, count, this->count() - 1);
        rows_.resize(static_cast<std::size_t>(count));
        endRemoveRows();
    } else {
        beginInsertRows({}, this->count(), count - 1);
        while (this->count() < count) {
            rows_.push_back({{}, false, "medium", freeCharacter()});
        }
        endInsertRows();
    }
    Q_EMIT countChanged();
    Q_EMIT changed();
}

void SetupModel::move(int from, int to) {
    if (!has(from) || !has(to) || from == to) {
        return;
    }
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = rows_.begin();
    if (from < to) {
        std::rotate(first + from, first + from + 1, first + to + 1);
    } else {
        std::rotate(first + to, first + from, first + from + 1);
    }
    endMoveRows();
    // Portraits and nameless people go by their place.
    Q_EMIT dataChanged(index(std::min(from, to)), index(std::max(from, to)));
    Q_EMIT changed();
}

void SetupModel::setName(int seat, const QString& name) {
    if (has(seat) && row(seat).name != name.simplified()) {
        row(seat).name = name.simplified();
        touched(seat);
    }
}

void SetupModel::setPerson(int seat, bool person) {
    if (has(seat) && row(seat).person != person) {
        row(seat).person = person;
        row(seat).name = person ? freeName() : QString();
        touched(seat);
    }
}

void SetupModel::setLevel(int seat, const QString& level) {
    if (has(seat) && levels().contains(level)) {
        row(seat).level = level;
        touched(seat);
    }
}

void SetupModel::setCharacter(int seat, const QString& character) {
    if (!has(seat) || !characters().contains(character)) {
        return;
    }
    for (int other = 0; other < count(); ++other) {
        if (other != seat && row(other).character == character) {
            row(other).character = row(seat).character;
            touched(other);
        }
    }
    row(seat).character = character;
    touched(seat);
}

QString SetupModel::levelName(const QString& level) const {
    return app::levelName(level);
}

QString SetupModel::characterName(const QString& character) const {
    return app::nameOf({"medium:" + character.toStdString(), {}}, 0);
}

QString SetupModel::characterPortrait(const QString& character) const {
    return portraitOf({"medium:" + character.toStdString(), {}}, 0);
}

QString SetupModel::characterStyle(const QString& character) const {
    return app::characterStyle(character);
}

QString SetupModel::editionName(const QString& edition) const {
    return app::editionName(edition);
}

QString SetupModel::targetName(int target) const {
    //: How a game ends
    return target == 0 ? tr("After a fixed number of rounds")
                       : tr("When somebody has %n point(s)", nullptr, target);
}

Player SetupModel::playerAt(int seat) const {
    const Row& at = row(seat);
    return {at.person ? std::string(Player::person) : (at.level + ':' + at.character).toStdString(),
            at.name.toStdString()};
}

QString SetupModel::nameOf(int seat) const {
    return app::nameOf(playerAt(seat), seat);
}

QString SetupModel::freeCharacter() const {
    const QStringList cast = characters();
    const auto isFree = [this](const QString& character) {
        return std::none_of(rows_.begin(), rows_.end(),
                            [&](const Row& seat) { return seat.character == character; });
    };
    const auto found = std::find_if(cast.begin(), cast.end(), isFree);
    return found == cast.end() ? cast.front() : *found;
}

QString SetupModel::freeName() const {
    const QStringList taken = peopleNames();
    for (const QString& name : playerNames_) {
        if (!taken.contains(name)) {
            return name;
        }
    }
    return {};
}

void SetupModel::touched(int seat) {
    Q_EMIT dataChanged(index(seat), index(seat));
    Q_EMIT changed();
}

} // namespace ghostlight::app
