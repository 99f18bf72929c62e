// SPDX-License-Identifier: GPL-3.0-or-later

// Why the computer suggests a move, in words.

#include "../../table/player_words.h"
#include "hunters_words.h"

#include <QLocale>

namespace ghostlight::app {

QString HuntersWords::reason(const ai::Reason& reason, const QString& seatName) const {
    const int number = reason.number;
    const int other = reason.other;
    const auto tenths = [](int fame) { return QLocale().toString(fame / 10.0, 'f', 1); };
    if (reason.key == "cannotBust") {
        return number > 0 ? tr("two dice cannot bust you, and may bring %n more Fame", nullptr, number)
                          : tr("two dice cannot bust you");
    }
    if (reason.key == "needsMore") {
        return tr("you are %n Fame behind the leader; the bust risk is %1", nullptr, number)
            .arg(percentText(other));
    }
    if (reason.key == "bustRisk") {
        return tr("the bust risk is %1 and would cost %n Fame", nullptr, other).arg(percentText(number));
    }
    if (reason.key == "banksFame") {
        return tr("%n Fame is safe now; the bust risk would be %1", nullptr, number).arg(percentText(other));
    }
    if (reason.key == "securesLead") {
        return tr("it secures a lead of %n Fame", nullptr, number);
    }
    if (reason.key == "leavesEarly") {
        return tr("there is still a choice of %n Trap(s)", nullptr, number);
    }
    if (reason.key == "rollsDice") {
        return tr("the bust risk of %n dice is %1", nullptr, number).arg(percentText(other));
    }
    if (reason.key == "allyAddsNow" || reason.key == "allyAddsFame") {
        return tr("it brings %n more Fame in this turn", nullptr, number);
    }
    if (reason.key == "allyForLater") {
        return number > 0 ? tr("it can help in the %n round(s) to come", nullptr, number)
                          : tr("it does no harm");
    }
    if (reason.key == "trapPaysNow") {
        return tr("it pays %n Fame at once", nullptr, number);
    }
    if (reason.key == "trapForLater") {
        //: %1: Fame with one decimal
        return other > 0 ? tr("it pays about %1 Fame in each of %n round(s) to come", nullptr, other)
                               .arg(tenths(number))
                         : tr("no Trap on offer pays now");
    }
    if (reason.key == "trapDenied") {
        //: A Trap is taken away from an opponent, %1
        return tr("it would be worth %n Fame to %1", nullptr, number).arg(seatName);
    }
    if (reason.key == "savesBust") {
        return tr("it saves %n Fame from the bust", nullptr, number);
    }
    if (reason.key == "paysAgain") {
        return tr("it pays %n Fame again", nullptr, number);
    }
    if (reason.key == "tradesUp") {
        return number > 0 ? tr("the new Trap pays %n more Fame now", nullptr, number)
                          //: %1: Fame with one decimal
                          : tr("the new Trap pays about %1 more Fame a round").arg(tenths(other));
    }
    if (reason.key == "scoutsTrap") {
        return tr("one more Trap to go with your %n", nullptr, number);
    }
    if (reason.key == "scoresFame") {
        return tr("it brings %n Fame", nullptr, number);
    }
    if (reason.key == "keepsAllies") {
        return tr("your Allies can still help later");
    }
    return tr("it changes nothing now"); // noEffect
}

} // namespace ghostlight::app
