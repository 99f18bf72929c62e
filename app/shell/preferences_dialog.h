// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QTabWidget;

namespace ghostlight::app {

/// What people prefer. Everything applies at once; there is nothing to confirm.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

private:
    QWidget* playPage();
    QWidget* lookPage();
    QWidget* soundPage();
    QWidget* playersPage();
    QCheckBox* addCheck(QFormLayout* form, const QString& text, bool on, void (Settings::*set)(bool));
    /// A choice among keys, each shown by its name.
    QComboBox* addChoice(QFormLayout* form, const QString& label, const QStringList& keys,
                         QString (*name)(const QString&), const QString& current,
                         void (Settings::*set)(const QString&));

    Settings& settings_;
};

} // namespace ghostlight::app
