// SPDX-License-Identifier: GPL-3.0-or-later
#include "words_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ghostlight::app {

WordsDialog::WordsDialog(QWidget* parent) : QDialog(parent) {
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

WordsDialog::WordsDialog(QWidget* parent, Fill fill) : WordsDialog(parent) {
    setFill(std::move(fill));
}

void WordsDialog::setFill(Fill fill) {
    fill_ = std::move(fill);
    refill();
}

void WordsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        // Later: one of our own widgets may be at work, and the rest of the window comes first.
        QTimer::singleShot(0, this, &WordsDialog::refill);
    }
}

void WordsDialog::refill() {
    if (page_) {
        page_->hide();
        page_->deleteLater();
    }
    page_ = new QWidget(this);
    this->layout()->addWidget(page_);
    auto* const layout = new QVBoxLayout(page_);
    fill_(*layout);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    page_->show();
    fit();
}

void WordsDialog::fit() {
    adjustSize();
    // Qt stops at two thirds of the screen, and then wrapped text is cut.
    const QLayout* const all = layout();
    const int need = all->hasHeightForWidth() ? all->totalHeightForWidth(width()) : 0;
    resize(width(), std::max({height(), need, all->totalSizeHint().height()}));
}

} // namespace ghostlight::app
