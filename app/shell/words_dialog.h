// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QVBoxLayout;

namespace ghostlight::app {

/// A dialog that says everything again when the language changes, and has a button to close it.
class WordsDialog : public QDialog {
    Q_OBJECT

public:
    /// Sets the title and puts what there is to see into the layout.
    using Fill = std::function<void(QVBoxLayout& layout)>;

    WordsDialog(QWidget* parent, Fill fill);

protected:
    explicit WordsDialog(QWidget* parent);
    void setFill(Fill fill);
    void changeEvent(QEvent* event) override;
    /// As large as its words need.
    void fit();

private:
    void refill();

    Fill fill_;
    QWidget* page_ = nullptr;
};

} // namespace ghostlight::app
