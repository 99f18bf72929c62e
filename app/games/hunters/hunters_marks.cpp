// SPDX-License-Identifier: GPL-3.0-or-later
#include "hunters_marks.h"

#include "hunters_card_words.h"
#include "hunters_facts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace ghostlight::app {

using namespace hunters;

namespace {

using Pictograms = std::array<std::vector<Pictogram>, static_cast<std::size_t>(traps)>;

Pictograms readPictograms() {
    Pictograms all;
    QFile file(QStringLiteral(":/hunters/layout.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        return all; // no ticks are drawn then
    }
    const QJsonObject cards =
        QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("pictograms")).toObject();
    for (std::size_t trap = 0; trap < all.size(); ++trap) {
        const std::string_view id = trapCards[trap].id;
        for (const QJsonValue value :
             cards.value(QLatin1String(id.data(), static_cast<qsizetype>(id.size()))).toArray()) {
            const QJsonObject one = value.toObject();
            QRectF place(0, 0, one.value(QLatin1String("w")).toDouble(),
                         one.value(QLatin1String("h")).toDouble());
            place.moveCenter(
                {one.value(QLatin1String("x")).toDouble(), one.value(QLatin1String("y")).toDouble()});
            all[trap].push_back({one.value(QLatin1String("need")).toInt(), place});
        }
    }
    return all;
}

template <class Cards> CardIndex cardWith(const QString& face, const Cards& cards) {
    const auto* const found = std::find_if(cards.begin(), cards.end(), [&face](const auto& card) {
        return face == QLatin1String(card.id.data(), static_cast<qsizetype>(card.id.size()));
    });
    return found == cards.end() ? noCard : static_cast<CardIndex>(found - cards.begin());
}

/// How many dice there are of what a Trap counts as one row: the first so many drawings are ticked.
int rowCount(const Trap& trap, const Census& census) {
    switch (trap.goal) {
    case Trap::Goal::per: return census.count(trap.needs[0].kind);
    case Trap::Goal::sameValue: return census.mostOfOneValue();
    default: return census.longestRun();
    }
}

QChar signOf(bool there) {
    return there ? u'1' : u'0';
}

QChar markOfNeed(const Need& need, const Census& census, int ordinal, int drawings) {
    const int count = census.count(need.kind);
    if (count > need.atMost) {
        return u'x';
    }
    // A die for each that is needed, or one drawing for them all.
    return signOf(drawings == need.atLeast ? count > ordinal : need.holds(census));
}

} // namespace

const std::vector<Pictogram>& pictogramsOf(CardIndex trap) {
    static const Pictograms all = readPictograms();
    return all[trap];
}

QString marksOf(CardIndex card, const Census& census) {
    const Trap& trap = trapOf(card);
    const std::vector<Pictogram>& drawn = pictogramsOf(card);
    const bool isRow = trap.goal != Trap::Goal::all && trap.goal != Trap::Goal::any;
    QString marks;
    int ordinal = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (isRow) {
            marks += signOf(rowCount(trap, census) > static_cast<int>(i));
            continue;
        }
        const int need = drawn[i].need;
        ordinal = i > 0 && drawn[i - 1].need == need ? ordinal + 1 : 0;
        const auto drawings = static_cast<int>(std::count_if(
            drawn.begin(), drawn.end(), [need](const Pictogram& other) { return other.need == need; }));
        marks += markOfNeed(trap.needs[static_cast<std::size_t>(need)], census, ordinal, drawings);
    }
    return marks;
}

QRectF HuntersFacts::pictogram(const QString& face, int index) const {
    const CardIndex trap = cardWith(face, trapCards);
    if (trap == noCard) {
        return {};
    }
    const auto& drawn = pictogramsOf(trap);
    return index >= 0 && index < static_cast<int>(drawn.size()) ? drawn[static_cast<std::size_t>(index)].place
                                                                : QRectF();
}

QString HuntersFacts::cardName(const QString& face) const {
    if (const CardIndex trap = cardWith(face, trapCards); trap != noCard) {
        return trapName(trap);
    }
    const CardIndex ally = cardWith(face, allyCards);
    return ally == noCard ? QString() : allyName(ally);
}

} // namespace ghostlight::app
