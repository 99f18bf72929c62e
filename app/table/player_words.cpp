// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_words.h"

#include "ai/level.h"

#include <QLocale>

namespace ghostlight::app {

namespace {

/// The pictures of the characters, in the order of ai::characters.
constexpr std::array<const char*, ai::leanings> portraits{"calico",  "moth",   "nettle",
                                                          "barnaby", "lenore", "umbra"};

/// The characters' names, in the order of ai::characters.
constexpr std::array<const char*, ai::leanings> characterNames{
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Captain Calico"),
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Mister Moth"),
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Aunt Nettle"),
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Old Barnaby"),
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Lucky Lenore"),
    QT_TRANSLATE_NOOP("ghostlight::app::PlayerWords", "Doctor Umbra"),
};

/// Which character a computer player is: its leaning's, or the one of its seat.
std::size_t characterOf(const Player& player, int seat) {
    const auto skill = ai::readSkill(player.kind);
    return skill && skill->leaning ? static_cast<std::size_t>(*skill->leaning)
                                   : static_cast<std::size_t>(seat) % ai::leanings;
}

} // namespace

QString nameOf(const Player& player, int seat) {
    if (!player.name.empty()) {
        return QString::fromStdString(player.name);
    }
    return player.isPerson() ? QCoreApplication::translate("ghostlight::app::PlayerWords", "Player %1")
                                   .arg(QLocale().toString(seat + 1))
                             : QCoreApplication::translate("ghostlight::app::PlayerWords",
                                                           characterNames[characterOf(player, seat)]);
}

QString portraitOf(const Player& player, int seat) {
    return player.isPerson() ? QStringLiteral("house/person%1").arg(seat + 1)
                             : QStringLiteral("house/") + QLatin1String(portraits[characterOf(player, seat)]);
}

QString frightOf(const Player& player, int seat) {
    return player.isPerson() ? QString() : portraitOf(player, seat) + QLatin1String("_startled");
}

QString percentText(int share) {
    //: A share of a hundred, as the language writes it: 38%
    return QCoreApplication::translate("ghostlight::app::PlayerWords", "%1%").arg(QLocale().toString(share));
}

QString PlayerWords::turnOf(const QString& name) const {
    //: %1 is a player's name
    return tr("%1 is to play").arg(name);
}

QString PlayerWords::passTo(const QString& name) const {
    //: The device is handed to the person %1
    return tr("Pass to %1").arg(name);
}

QString PlayerWords::held(int cards) const {
    //: Read out of somebody at the table
    return tr("%n card(s) in hand", nullptr, cards);
}

QString PlayerWords::considering() const {
    //: While a hint is being worked out
    return tr("Let me think …");
}

QString PlayerWords::onceMore(const QString& choice) const {
    //: A move is made when it is chosen twice. %1: what was chosen once, as on its button
    return tr("%1: choose it once more to do it.").arg(choice);
}

QString PlayerWords::winners(const QStringList& names) const {
    if (names.size() == 1) {
        return tr("%1 wins the game").arg(names.front());
    }
    //: %1 is a list of names
    return tr("%1 share the win").arg(QLocale().createSeparatedList(names));
}

QString PlayerWords::advice(const QString& move, const QString& reason, int percent) const {
    if (percent < 0) {
        //: A hint. %1: what to do, %2: why
        return tr("%1: %2").arg(move, reason);
    }
    //: A hint. %1: what to do, %2: why, %3: how likely one then wins, as in 42%
    return tr("%1: %2. About %3 to win.").arg(move, reason, percentText(percent));
}

} // namespace ghostlight::app
