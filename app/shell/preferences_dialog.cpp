// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"

#include "../table/player_words.h"
#include "languages.h"
#include "words.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSlider>
#include <QTimer>
#include <QVBoxLayout>

#include <functional>

namespace ghostlight::app {

namespace {

constexpr int percent = 100;
constexpr int mostPeople = 6;

/// A slider with its value in words beside it.
QSlider* addSlider(QFormLayout* form, const QString& label, int least, int most, int step, int value) {
    auto* const slider = new QSlider(Qt::Horizontal);
    slider->setRange(least, most);
    slider->setSingleStep(step);
    slider->setPageStep(step * 2);
    slider->setValue(value);
    slider->setMinimumWidth(200);
    slider->setAccessibleName(label);
    auto* const text = new QLabel(percentText(value));
    text->setMinimumWidth(text->fontMetrics().horizontalAdvance(percentText(200)) + 4);
    QObject::connect(slider, &QSlider::valueChanged, text,
                     [text](int now) { text->setText(percentText(now)); });
    auto* const row = new QHBoxLayout;
    row->addWidget(slider, 1);
    row->addWidget(text);
    auto* const name = new QLabel(label);
    name->setBuddy(slider);
    form->addRow(name, row);
    return slider;
}

QFormLayout* formOn(QWidget* page) {
    auto* const form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(12);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    return form;
}

void explain(QFormLayout* form, const QString& text) {
    auto* const label = new QLabel(text);
    label->setWordWrap(true);
    form->addRow(label);
}

} // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent)
    : WordsDialog(parent), settings_(settings) {
    setFill([this](QVBoxLayout& layout) { fill(layout); });
}

void PreferencesDialog::fill(QVBoxLayout& layout) {
    const int page = tabs_ ? tabs_->currentIndex() : 0;
    const bool wasChoosing = languages_ && languages_->hasFocus();
    setWindowTitle(tr("Preferences"));
    tabs_ = new QTabWidget;
    tabs_->addTab(playPage(), tr("&Play"));
    tabs_->addTab(lookPage(), tr("&Look"));
    tabs_->addTab(soundPage(), tr("&Sound"));
    tabs_->addTab(playersPage(), tr("Pla&yers"));
    tabs_->setCurrentIndex(page);
    layout.addWidget(tabs_);
    if (wasChoosing) {
        languages_->setFocus();
    }
}

QWidget* PreferencesDialog::playPage() {
    auto* const page = new QWidget;
    QFormLayout* const form = formOn(page);
    addChoice(form, tr("P&ace:"), Settings::paces(), &paceName, settings_.pace(), &Settings::setPace);
    addCheck(form, tr("A &curtain falls before somebody else’s cards are shown"), settings_.isPrivate(),
             &Settings::setPrivacy);
    explain(form, tr("Switch it off for open-handed family play."));
    addCheck(form, tr("Ask for a second click be&fore a move is made"), settings_.confirmsMoves(),
             &Settings::setConfirmMoves);
    return page;
}

QWidget* PreferencesDialog::lookPage() {
    auto* const page = new QWidget;
    QFormLayout* const form = formOn(page);
    auto* const language = new QComboBox;
    languages_ = language;
    language->addItem(tr("Same as the desktop"), QString());
    for (const QString& key : Languages::all()) {
        language->addItem(Languages::ownName(key), key);
    }
    language->setCurrentIndex(qMax(0, language->findData(settings_.language())));
    connect(language, &QComboBox::activated, this,
            [this, language] { settings_.setLanguage(language->currentData().toString()); });
    form->addRow(tr("La&nguage:"), language);
    QSlider* const text =
        addSlider(form, tr("&Text size:"), percent, 2 * percent, 10, qRound(settings_.textScale() * percent));
    // At the end of a drag: the dialog grows with its text.
    text->setTracking(false);
    connect(text, &QSlider::valueChanged, this, [this](int value) {
        settings_.setTextScale(static_cast<double>(value) / percent);
        QTimer::singleShot(0, this, [this] { fit(); });
    });
    addChoice(form, tr("R&oom:"), Settings::themes(), &themeName, settings_.theme(), &Settings::setTheme);
    addCheck(form, tr("&High contrast"), settings_.isHighContrast(), &Settings::setHighContrast);
    addCheck(form, tr("&Reduced motion: things fade instead of travelling"), settings_.isReducedMotion(),
             &Settings::setReducedMotion);
    return page;
}

QWidget* PreferencesDialog::soundPage() {
    auto* const page = new QWidget;
    QFormLayout* const form = formOn(page);
    //: How loud cards, dice and other things are that are moved
    addVolume(form, tr("&Cards and dice:"), settings_.effectsVolume(), &Settings::setEffectsVolume);
    //: How loud the sounds are that call somebody: a turn, a round, a win, danger
    addVolume(form, tr("Si&gnals:"), settings_.signalsVolume(), &Settings::setSignalsVolume);
    addCheck(form, tr("&Mute"), settings_.isMuted(), &Settings::setMuted);
    return page;
}

QWidget* PreferencesDialog::playersPage() {
    auto* const page = new QWidget;
    QFormLayout* const form = formOn(page);
    explain(form, tr("Who usually plays here; the first name is proposed for a new game."));
    QList<QLineEdit*> edits;
    for (int i = 0; i < mostPeople; ++i) {
        auto* const edit = new QLineEdit(settings_.playerNames().value(i));
        edit->setMaxLength(24);
        edits.append(edit);
        form->addRow(tr("Person &%1:").arg(i + 1), edit);
    }
    for (QLineEdit* const edit : edits) {
        connect(edit, &QLineEdit::editingFinished, this, [this, edits] {
            QStringList names;
            for (const QLineEdit* const each : edits) {
                const QString name = each->text().simplified();
                if (!name.isEmpty() && !names.contains(name)) {
                    names.append(name);
                }
            }
            settings_.setPlayerNames(names);
        });
    }
    return page;
}

void PreferencesDialog::addVolume(QFormLayout* form, const QString& label, double volume,
                                  void (Settings::*set)(double)) {
    const QSlider* const slider = addSlider(form, label, 0, percent, 5, qRound(volume * percent));
    connect(slider, &QSlider::valueChanged, &settings_, [chosen = &settings_, set](int value) {
        std::invoke(set, chosen, static_cast<double>(value) / percent);
    });
}

QCheckBox* PreferencesDialog::addCheck(QFormLayout* form, const QString& text, bool on,
                                       void (Settings::*set)(bool)) {
    auto* const box = new QCheckBox(text);
    box->setChecked(on);
    connect(box, &QCheckBox::toggled, &settings_, set);
    form->addRow(box);
    return box;
}

QComboBox* PreferencesDialog::addChoice(QFormLayout* form, const QString& label, const QStringList& keys,
                                        QString (*name)(const QString&), const QString& current,
                                        void (Settings::*set)(const QString&)) {
    auto* const box = new QComboBox;
    for (const QString& key : keys) {
        box->addItem(name(key), key);
    }
    box->setCurrentIndex(qMax(0, box->findData(current)));
    connect(box, &QComboBox::activated, this,
            [chosen = &settings_, box, set] { std::invoke(set, chosen, box->currentData().toString()); });
    form->addRow(label, box);
    return box;
}

} // namespace ghostlight::app
