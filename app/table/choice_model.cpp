// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_model.h"

namespace ghostlight::app {

QVariant ChoiceModel::cell(int row, int role) const {
    const Choice& choice = choices_[static_cast<std::size_t>(row)];
    switch (role) {
    case ChoiceRole: return row;
    case LabelRole: return choice.label;
    case HintRole: return choice.hint;
    case GroupRole: return choice.group;
    case TicketRole: return choice.ticket;
    case GlowRole: return choice.glow;
    default: return {};
    }
}

QHash<int, QByteArray> ChoiceModel::roleNames() const {
    return {{ChoiceRole, "choice"}, {LabelRole, "label"},   {HintRole, "hint"},
            {GroupRole, "group"},   {TicketRole, "ticket"}, {GlowRole, "glow"}};
}

int ChoiceModel::button(int number) const {
    for (int i = 0; i < count(); ++i) {
        if (!choices_[static_cast<std::size_t>(i)].group.isEmpty() && --number == 0) {
            return i;
        }
    }
    return -1;
}

void ChoiceModel::reset(std::vector<Choice> choices) {
    beginResetModel();
    choices_ = std::move(choices);
    endResetModel();
    Q_EMIT countChanged();
}

void ChoiceModel::glow(int choice) {
    for (int i = 0; i < count(); ++i) {
        bool& glows = choices_[static_cast<std::size_t>(i)].glow;
        if (glows != (i == choice)) {
            glows = i == choice;
            Q_EMIT dataChanged(index(i), index(i), {GlowRole});
        }
    }
}

} // namespace ghostlight::app
