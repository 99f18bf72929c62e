// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "../table/in_text.h"
#include "help_dialogs.h"
#include "look.h"
#include "preferences_dialog.h"
#include "words.h"

#include <QAccessible>
#include <QApplication>
#include <QDBusConnection>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QStandardPaths>
#include <QStatusBar>
#include <QWindow>

namespace ghostlight::app {

namespace {

constexpr QSize usualSize(1280, 800);
constexpr QSize smallestTable(640, 400);
constexpr int statusMargin = 4;
/// The colour of the room before its first frame.
constexpr QColor night(0x0b, 0x08, 0x22);

QString fileFilter() {
    return QMainWindow::tr("Ghostlight games (*.ghostlight)");
}

} // namespace

MainWindow::MainWindow(Session& session, Settings& settings, Languages& languages)
    : session_(session), settings_(settings), languages_(languages), view_(new QQuickView),
      container_(QWidget::createWindowContainer(view_, this)),
      menu_(new MainMenu(*menuBar(), session, settings, this)), status_(new QLabel(this)) {
    view_->setResizeMode(QQuickView::SizeRootObjectToView);
    view_->setColor(night);
    view_->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    container_->setMinimumSize(smallestTable);
    container_->setFocusPolicy(Qt::StrongFocus);
    setCentralWidget(container_);
    status_->setTextFormat(Qt::PlainText);
    // A long sentence is cut, it never widens the window.
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->setMargin(statusMargin);
    statusBar()->addWidget(status_, 1);
    statusBar()->setSizeGripEnabled(false);
    setWindowTitle(QStringLiteral("Ghostlight"));
    if (!restoreGeometry(settings_.windowState("geometry"))) {
        resize(usualSize);
    }

    connect(menu_, &MainMenu::openRequested, this, &MainWindow::askForFile);
    connect(menu_, &MainMenu::saveAsRequested, this, &MainWindow::askWhereToSave);
    connect(menu_, &MainMenu::recentRequested, this, &MainWindow::openFile);
    connect(menu_, &MainMenu::quitRequested, this, &QWidget::close);
    connect(menu_, &MainMenu::fullScreenRequested, this, &MainWindow::setFullScreen);
    connect(menu_, &MainMenu::shortcutsRequested, this, &MainWindow::showShortcuts);
    connect(menu_, &MainMenu::aboutRequested, this, &MainWindow::showAbout);
    connect(&session_, &Session::menuRequested, this, [this] { menu_->everything()->popup(QCursor::pos()); });
    connect(&session_, &Session::languagesRequested, this,
            [this] { menu_->languages()->popup(QCursor::pos()); });
    connect(&session_, &Session::preferencesRequested, this, &MainWindow::showPreferences);
    connect(&session_, &Session::openRequested, this, &MainWindow::askForFile);
    connect(&session_, &Session::tableChanged, this, &MainWindow::followTable);
    connect(&session_, &Session::screenChanged, this, &MainWindow::tellStatus);
    connect(&session_, &Session::noticeChanged, this, &MainWindow::tellStatus);
    connect(&session_, &Session::announced, this, &MainWindow::announce);
    connect(&settings_, &Settings::languageChanged, this, &MainWindow::speak);
    for (const auto signal :
         {&Settings::textScaleChanged, &Settings::themeChanged, &Settings::highContrastChanged}) {
        connect(&settings_, signal, this, [this] { applyLook(settings_, languages_); });
    }
    tellLanguage();
    keyboardTimer_.setSingleShot(true);
    connect(&keyboardTimer_, &QTimer::timeout, this, &MainWindow::giveKeyboardToTable);
    connect(menu_, &MainMenu::closed, this, &MainWindow::offerKeyboardToTable);
    menuBar()->installEventFilter(this);
    QTimer::singleShot(0, this, &MainWindow::watchForLock);
    followTable();
}

MainWindow::~MainWindow() {
    // The items go while session and settings are still there.
    view_->setSource({});
}

bool MainWindow::load(const QUrl& root) {
    auto* const component = new QQmlComponent(view_->engine(), root, view_);
    // Qt 6.4 would crash on a component that is not ready.
    QObject* const item =
        component->isReady()
            ? component->createWithInitialProperties({{"session", QVariant::fromValue(&session_)},
                                                      {"settings", QVariant::fromValue(&settings_)}})
            : nullptr;
    if (!item) {
        for (const QQmlError& error : component->errors()) {
            qCritical().noquote() << error.toString();
        }
        return false;
    }
    view_->setContent(root, component, item);
    return true;
}

QImage MainWindow::picture() {
    QImage picture(size() * devicePixelRatio(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(devicePixelRatio());
    render(&picture);
    // The table is a window of its own: the other one is grey there.
    QPainter painter(&picture);
    painter.drawImage(QRect(container_->mapTo(this, QPoint()), container_->size()), view_->grabWindow());
    return picture;
}

void MainWindow::setFullScreen(bool full) {
    if (full == isFullScreen()) {
        return;
    }
    if (full) {
        wasMaximized_ = isMaximized();
    }
    if (full) {
        showFullScreen();
    } else if (wasMaximized_) {
        showMaximized();
    } else {
        showNormal();
    }
}

void MainWindow::come() {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::openFile(const QString& file) {
    const QString trouble = session_.open(file);
    if (!trouble.isEmpty()) {
        complain(trouble);
    }
}

void MainWindow::askForFile() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a game"), folder, fileFilter());
    if (!file.isEmpty()) {
        openFile(file);
    }
}

void MainWindow::askWhereToSave() {
    if (!session_.table()) {
        return;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(this, tr("Save the game as"), folder, fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("ghostlight"));
    dialog.selectFile(gameName(session_.table()->game()) + QStringLiteral(".ghostlight"));
    if (dialog.exec() == QDialog::Accepted) {
        const QString trouble = session_.saveAs(dialog.selectedFiles().value(0));
        if (!trouble.isEmpty()) {
            complain(trouble);
        }
    }
}

void MainWindow::complain(const QString& text) {
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("Ghostlight"), text, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

void MainWindow::showPreferences() {
    auto* const dialog = new PreferencesDialog(settings_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showShortcuts() {
    openShortcutsDialog(*menu_, this);
}

void MainWindow::showAbout() {
    openAboutDialog(this);
}

void MainWindow::followTable() {
    if (session_.table()) {
        connect(session_.table(), &GameTable::changed, this, &MainWindow::tellStatus);
    }
    tellStatus();
}

void MainWindow::tellStatus() {
    const GameTable* const table = session_.table();
    const bool seen = table && session_.screen() == QLatin1String("table");
    QString text = session_.notice();
    if (text.isEmpty() && seen) {
        text = table->told().isEmpty() ? table->prompt() : table->told();
        if (!table->told().isEmpty() && !table->prompt().isEmpty()) {
            //: The status line. %1: what just happened, %2: what is asked now
            text = tr("%1  ·  %2").arg(table->told(), table->prompt());
        }
    }
    if (status_->text() != text) {
        status_->setText(text);
        status_->setToolTip(session_.notice());
    }
}

void MainWindow::announce(const QString& text) {
    if (!QAccessible::isActive()) {
        return;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(status_, withoutIsolates(text));
#else
    // Screen readers hear of a status line that is called something else.
    status_->setAccessibleName(withoutIsolates(text));
    QAccessibleEvent event(status_, QAccessible::NameChanged);
#endif
    QAccessible::updateAccessibility(&event);
}

void MainWindow::offerKeyboardToTable() {
    keyboardTries_ = 0;
    keyboardTimer_.start(0);
}

void MainWindow::giveKeyboardToTable() {
    constexpr int mostTries = 10;
    constexpr int again = 50; // milliseconds
    const QWidget* const wanting = QApplication::focusWidget();
    const bool isFree = !wanting || wanting == container_ || wanting == this || wanting == menuBar();
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || !isFree ||
        !isActiveWindow()) {
        return;
    }
    if (QGuiApplication::focusWindow() != view_) {
        view_->requestActivate();
        if (++keyboardTries_ < mostTries) {
            keyboardTimer_.start(again);
        }
    }
}

void MainWindow::watchForLock() {
    // Desktops say it in different ways; whoever is there is listened to.
    QDBusConnection session = QDBusConnection::sessionBus();
    for (const QString& saver :
         {QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("org.gnome.ScreenSaver")}) {
        session.connect({}, {}, saver, QStringLiteral("ActiveChanged"), this, SLOT(hideFromPassersBy()));
    }
    QDBusConnection system = QDBusConnection::systemBus();
    const QString login = QStringLiteral("org.freedesktop.login1");
    system.connect(login, {}, login + QStringLiteral(".Session"), QStringLiteral("Lock"), this,
                   SLOT(hideFromPassersBy()));
    system.connect(login, {}, login + QStringLiteral(".Manager"), QStringLiteral("PrepareForSleep"), this,
                   SLOT(hideFromPassersBy()));
}

void MainWindow::hideFromPassersBy() {
    session_.hideSecrets();
}

void MainWindow::speak() {
    languages_.speak(settings_.language());
    applyLook(settings_, languages_);
    tellLanguage();
}

void MainWindow::tellLanguage() {
    session_.setLanguage(Languages::ownName(languages_.spoken()), languages_.textFont(),
                         languages_.displayFont());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        menu_->retranslate();
        session_.retranslate();
        view_->engine()->retranslate();
        tellStatus();
    } else if (event->type() == QEvent::WindowStateChange) {
        // However it came: by us, the desktop, or from the last time.
        menu_->setFullScreen(isFullScreen());
        menuBar()->setVisible(!isFullScreen());
        statusBar()->setVisible(!isFullScreen());
        if (isMinimized()) {
            hideFromPassersBy();
        } else {
            offerKeyboardToTable();
        }
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setWindowState("geometry", saveGeometry());
    settings_.sync();
    QMainWindow::closeEvent(event);
}

void MainWindow::hideEvent(QHideEvent* event) {
    hideFromPassersBy();
    QMainWindow::hideEvent(event);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    windowHandle()->installEventFilter(this);
    offerKeyboardToTable();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    // After full screen, restoring or a dialog, the desktop gives the keyboard to the window around the
    // table.
    if (watched == windowHandle() && event->type() == QEvent::FocusIn) {
        offerKeyboardToTable();
    } else if (watched == windowHandle() && event->type() == QEvent::Expose && !windowHandle()->isExposed()) {
        hideFromPassersBy();
    } else if (watched == menuBar() && event->type() == QEvent::KeyPress &&
               static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        offerKeyboardToTable();
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace ghostlight::app
