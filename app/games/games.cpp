// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include "bumpers/bumpers_table.h"
#include "ghosts/ghosts_table.h"
#include "hunters/hunters_table.h"
#include "match/save.h"

namespace ghostlight::app {

namespace {

// Which table a game is played on: a line here for every game.
template <class G> struct TableOf {};
template <> struct TableOf<Ghosts> {
    using type = GhostsTable;
};
template <> struct TableOf<Bumpers> {
    using type = BumpersTable;
};
template <> struct TableOf<Hunters> {
    using type = HuntersTable;
};

template <class G>
concept HasTable = requires { typename TableOf<G>::type; };

Json toJson(const QVariantMap& options) {
    Json json = Json::object();
    for (auto option = options.begin(); option != options.end(); ++option) {
        bool isNumber = false;
        const int number = option->toInt(&isNumber);
        json[option.key().toStdString()] = isNumber ? Json(number) : Json(option->toString().toStdString());
    }
    return json;
}

template <Game G> std::unique_ptr<GameTable> tableFor(const GameSetup& setup) {
    typename Match<G>::Header header;
    if (setup.seats.size() < G::minSeats || setup.seats.size() > G::maxSeats) {
        return nullptr;
    }
    try {
        const Json options = toJson(setup.options);
        header.rules = G::Codec::readRules(JsonField(options, "options"));
    } catch (const InputError&) {
        return nullptr;
    }
    for (const SeatSetup& seat : setup.seats) {
        Player player{seat.kind.toStdString(), seat.name.toStdString()};
        if (!player.isPerson() && !ai::readSkill(player.kind)) {
            return nullptr;
        }
        header.players.push_back(std::move(player));
    }
    header.seed = setup.seed;
    return std::make_unique<typename TableOf<G>::type>(Match<G>(std::move(header)));
}

} // namespace

std::unique_ptr<GameTable> newTable(const GameSetup& setup) {
    std::unique_ptr<GameTable> table;
    visitGame(setup.game.toStdString(), [&]<class G>(std::type_identity<G>) {
        if constexpr (HasTable<G>) {
            table = tableFor<G>(setup);
        }
    });
    return table;
}

std::variant<std::unique_ptr<GameTable>, LoadError> loadedTable(const QByteArray& text) {
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    const Loaded<std::string> game = savedGame(view);
    if (const auto* error = std::get_if<LoadError>(&game)) {
        return *error;
    }
    std::variant<std::unique_ptr<GameTable>, LoadError> result =
        LoadError{LoadError::Reason::otherGame, 1, std::get<std::string>(game)};
    visitGame(std::get<std::string>(game), [&]<class G>(std::type_identity<G>) {
        if constexpr (HasTable<G>) {
            Loaded<Match<G>> loaded = loadMatch<G>(view);
            if (auto* error = std::get_if<LoadError>(&loaded)) {
                result = *error;
            } else {
                result = std::make_unique<typename TableOf<G>::type>(std::move(std::get<Match<G>>(loaded)));
            }
        }
    });
    return result;
}

QStringList gamesWithRules() {
    QStringList games;
    forEachGame([&games]<class G>(std::type_identity<G>) {
        if constexpr (HasTable<G>) {
            games.append(QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size())));
        }
    });
    return games;
}

const RulesShelf* rulesOf(const QString& game) {
    const RulesShelf* shelf = nullptr;
    visitGame(game.toStdString(), [&shelf]<class G>(std::type_identity<G>) {
        if constexpr (HasTable<G>) {
            shelf = &TableOf<G>::type::rules();
        }
    });
    return shelf;
}

} // namespace ghostlight::app
