// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/policy.h"
#include "ghosts/ghosts.h"

#include <QCoreApplication>
#include <QString>

namespace ghostlight::app {

/// Everything the table of Ghosts says.
class GhostsWords {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::GhostsWords)

public:
    explicit GhostsWords(ghosts::Edition edition) : edition_(edition) {}

    QString family(int family) const;
    /// A card as it lies on the table: "2 Brines", "Mist".
    QString card(ghosts::Card card) const;
    QString points(int points) const;
    QString taken(int cards) const;
    QString deck(int cards) const;
    QString mirrors(int family) const;
    QString round(int round) const;

    QString roundBegins(int round) const;
    QString begins(const QString& name) const;
    QString mistRedealt(const QString& name) const;
    QString laidFirst(const QString& name, ghosts::Card card) const;
    QString laid(const QString& name, ghosts::Card card, int level) const;
    QString mirrored(const QString& name, ghosts::Card card, int level) const;
    QString tookPile(const QString& name, int cards) const;
    QString roundEnds(const QString& name) const;
    QString returned(const QString& name, int points) const;
    QString padReturned(int points) const;
    QString padPiles(int piles) const;

    QString askStart(const QString& name) const;
    QString askPlay(const QString& name) const;
    QString askTake(const QString& name) const;
    QString takePile() const;
    QString playCard(ghosts::Card card) const;

    QString previewStart(int level) const;
    QString previewRaise(int from, int to) const;
    QString previewMirror(const QString& next) const;
    QString previewMist(int level) const;
    QString tooHigh(int level, int number) const;
    QString ghostFirst() const;

    /// `seatName` says who a reason is about.
    QString reason(const ai::Reason& reason, const QString& seatName) const;

private:
    ghosts::Edition edition_;
};

} // namespace ghostlight::app
