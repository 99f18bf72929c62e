// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_table.h"

namespace ghostlight::app {

GameTable::GameTable(QObject* parent) : QObject(parent) {
    connect(&steps_, &StepQueue::drained, this, [this] {
        hurrying_ = false;
        proceed();
        Q_EMIT changed();
    });
}

void GameTable::setPaused(bool paused) {
    if (paused_ != paused) {
        paused_ = paused;
        steps_.setPaused(paused);
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
        proceed();
    }
}

} // namespace ghostlight::app
