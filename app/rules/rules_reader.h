// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules_contents.h"
#include "rules_page.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace ghostlight::app {

/// Where to open the rules: an empty game is the shelf with all books, an empty chapter the first page.
struct RulesPlace {
    QString game;
    QVariantMap options; ///< as the game was set up: they tell the edition
    QString chapter;
};

/// The rules as somebody reads them: which book is open, at which page, and what is looked for.
class RulesReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool opened READ isOpened NOTIFY openedChanged)
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(QStringList gameTitles READ gameTitles NOTIFY bookChanged)
    Q_PROPERTY(QString game READ game NOTIFY bookChanged)
    Q_PROPERTY(QString title READ title NOTIFY bookChanged)
    Q_PROPERTY(QStringList editions READ editions NOTIFY bookChanged)
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY bookChanged)
    Q_PROPERTY(ghostlight::app::RulesContents* contents READ contents CONSTANT)
    Q_PROPERTY(ghostlight::app::RulesPage* page READ page CONSTANT)
    Q_PROPERTY(int row READ row NOTIFY chapterChanged)
    Q_PROPERTY(int chapter READ chapter NOTIFY chapterChanged)
    Q_PROPERTY(QString chapterTitle READ chapterTitle NOTIFY chapterChanged)
    Q_PROPERTY(QString chapterName READ chapterName NOTIFY chapterChanged)
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY chapterChanged)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY chapterChanged)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(int hits READ hits NOTIFY queryChanged)
    Q_PROPERTY(QString hitText READ hitText NOTIFY hitChanged)

public:
    using QObject::QObject;

    bool isOpened() const { return opened_; }
    /// Those whose books are on the shelf.
    static QStringList games();
    /// Their names, in the same order.
    QStringList gameTitles() const;
    /// Empty: the shelf is shown.
    const QString& game() const { return game_; }
    QString title() const;
    /// Names to choose from; empty where there is but one.
    QStringList editions() const;
    int edition() const { return edition_; }
    void setEdition(int edition);
    RulesContents* contents() { return &contents_; }
    RulesPage* page() { return &page_; }
    int chapter() const { return chapter_; }
    /// The line of the contents with the chapter that is open; -1: it is not listed.
    int row() const;
    /// With marks.
    QString chapterTitle() const;
    /// Without.
    QString chapterName() const { return titleOf(chapter_); }
    QString previousTitle() const { return titleOf(chapter_ - 1); }
    QString nextTitle() const { return titleOf(chapter_ + 1); }
    const QString& query() const { return query_; }
    void setQuery(const QString& query);
    /// How many places in the whole book have the words.
    int hits() const { return static_cast<int>(places_.size()); }
    /// Which of them is shown, in words; empty when nothing is looked for.
    QString hitText() const;
    const RulesBook& book() const { return book_; }

    void open(const RulesPlace& place);
    void retranslate();

    Q_INVOKABLE void close();
    /// Closes the book and shows all.
    Q_INVOKABLE void showShelf();
    Q_INVOKABLE void openBook(const QString& game);
    Q_INVOKABLE void turnTo(int chapter);
    /// To the next or the previous of the chapters that are listed.
    Q_INVOKABLE void turn(int step);
    /// Shows the next place, or the one before; after the last comes the first.
    Q_INVOKABLE void goToHit(int step);

Q_SIGNALS:
    void openedChanged();
    void bookChanged();
    void chapterChanged();
    void queryChanged();
    void hitChanged();
    /// Another page is open.
    void turned();
    /// A place was found in this paragraph of the page; -1: in the chapter's title.
    void found(int block);

private:
    struct Hit {
        int chapter;
        int block;
    };

    QString titleOf(int chapter) const;
    int chapterOf(const QString& id) const;
    void read(const QString& game, int edition, const QString& chapter);
    void listChapters();
    void findPlaces();
    void showHit(int hit);
    void showPage();

    bool opened_ = false;
    QString game_;
    int edition_ = 0;
    RulesBook book_;
    int chapter_ = 0;
    QString query_;
    RulesSearch search_;
    QList<Hit> places_;
    int hit_ = 0;     ///< which of them is shown, from 1; 0: none
    RulesPlace here_; ///< where the game on the table is
    RulesContents contents_;
    RulesPage page_;
};

} // namespace ghostlight::app
