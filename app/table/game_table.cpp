// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_table.h"

namespace ghostlight::app {

namespace {
constexpr int padTime = 2600; ///< how long an unwatched score pad stays open, in milliseconds
}

GameTable::GameTable(QObject* parent) : QObject(parent) {
    connect(&steps_, &StepQueue::drained, this, [this] {
        hurrying_ = false;
        proceed();
        Q_EMIT changed();
    });
    connect(this, &GameTable::refused, this,
            [this](int /*ticket*/, const QString& why) { Q_EMIT announced(why); });
}

void GameTable::setPaused(bool paused) {
    if (paused_ != paused) {
        paused_ = paused;
        steps_.setPaused(paused);
        if (paused) {
            lowerCurtain();
        }
        Q_EMIT changed();
    }
}

int GameTable::travelTime() const {
    return hurrying_ ? 0 : static_cast<int>(travel * houseRules_.slowness);
}

void GameTable::setHouseRules(const HouseRules& rules) {
    houseRules_ = rules;
    steps_.setSlowness(rules.slowness);
    Q_EMIT changed();
}

void GameTable::pick(int ticket) {
    if (!asking_ || paused_ || !pieces_.holds(ticket)) {
        return;
    }
    const PieceModel::Offer offer = pieces_.offer(ticket);
    if (offer.choice >= 0) {
        choose(offer.choice);
    } else if (!offer.hint.isEmpty()) {
        Q_EMIT refused(ticket, offer.hint);
    }
}

void GameTable::drop(int ticket, int /*onto*/) {
    pick(ticket);
}

void GameTable::hurry() {
    if (!steps_.isIdle() && !paused_) {
        hurrying_ = true;
        Q_EMIT changed();
        steps_.hurry();
    }
}

void GameTable::closePad() {
    if (padOpen_) {
        padOpen_ = false;
        Q_EMIT changed();
        steps_.letGo();
    }
}

void GameTable::openPad() {
    padOpen_ = true;
    hurrying_ = false;
    steps_.hold();
    Q_EMIT changed();
    if (!watched_) {
        QTimer::singleShot(static_cast<int>(padTime * houseRules_.slowness), this, &GameTable::closePad);
    }
}

} // namespace ghostlight::app
