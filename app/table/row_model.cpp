// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_model.h"

namespace ghostlight::app {

QVariant RowModel::data(const QModelIndex& index, int role) const {
    const bool isThere =
        checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid);
    return isThere ? cell(index.row(), role) : QVariant();
}

} // namespace ghostlight::app
