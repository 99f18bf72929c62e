// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"
#include "words_dialog.h"

#include <QComboBox>
#include <QPointer>
#include <QTabWidget>

class QCheckBox;
class QFormLayout;

namespace ghostlight::app {

/// What people prefer. Everything applies at once; there is nothing to confirm.
class PreferencesDialog : public WordsDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

private:
    void fill(QVBoxLayout& layout);
    QWidget* playPage();
    QWidget* lookPage();
    QWidget* soundPage();
    QWidget* playersPage();
    /// How loud a group of sounds is.
    void addVolume(QFormLayout* form, const QString& label, double volume, void (Settings::*set)(double));
    QCheckBox* addCheck(QFormLayout* form, const QString& text, bool on, void (Settings::*set)(bool));
    /// A choice among keys, each shown by its name.
    QComboBox* addChoice(QFormLayout* form, const QString& label, const QStringList& keys,
                         QString (*name)(const QString&), const QString& current,
                         void (Settings::*set)(const QString&));

    Settings& settings_;
    QPointer<QTabWidget> tabs_;
    QPointer<QComboBox> languages_;
};

} // namespace ghostlight::app
