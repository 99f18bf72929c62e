// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_reader.h"

#include "../games/games.h"
#include "../shell/words.h"

#include <QLocale>

#include <algorithm>

namespace ghostlight::app {

namespace {

/// Where a place of that number goes on, in a ring.
int wrapped(int number, int count) {
    return (number % count + count) % count;
}

} // namespace

QStringList RulesReader::games() {
    return gamesWithRules();
}

QString RulesReader::title() const {
    return gameName(game_);
}

QStringList RulesReader::gameTitles() const {
    QStringList titles;
    for (const QString& game : games()) {
        titles.append(gameName(game));
    }
    return titles;
}

int RulesReader::row() const {
    for (int row = 0; row < contents_.count(); ++row) {
        if (contents_.at(row).chapter == chapter_) {
            return row;
        }
    }
    return -1;
}

QString RulesReader::hitText() const {
    if (search_.isEmpty()) {
        return {};
    }
    //: Looking for a word in the rules: which of the places that have it is shown
    return hits() > 0 ? tr("Place %1 of %2").arg(QLocale().toString(hit_), QLocale().toString(hits()))
                      : tr("Not in this book");
}

QStringList RulesReader::editions() const {
    QStringList names;
    if (const RulesShelf* const shelf = rulesOf(game_)) {
        const QList<RulesEdition> all = shelf->editions();
        for (const RulesEdition& edition : all) {
            names.append(edition.name);
        }
    }
    return names.size() > 1 ? names : QStringList();
}

QString RulesReader::titleOf(int chapter) const {
    return chapter >= 0 && chapter < book_.size() ? book_.at(chapter).title : QString();
}

QString RulesReader::chapterTitle() const {
    return search_.marked(titleOf(chapter_));
}

int RulesReader::chapterOf(const QString& id) const {
    const auto found =
        std::find_if(book_.begin(), book_.end(), [&id](const RulesChapter& each) { return each.id == id; });
    return found == book_.end() ? 0 : static_cast<int>(found - book_.begin());
}

void RulesReader::open(const RulesPlace& place) {
    here_ = place;
    query_.clear();
    search_ = {};
    int edition = 0;
    if (const RulesShelf* const shelf = rulesOf(place.game)) {
        const QString wanted = shelf->editionOf(place.options);
        const QList<RulesEdition> all = shelf->editions();
        for (int i = 0; i < all.size(); ++i) {
            edition = all.at(i).id == wanted ? i : edition;
        }
    }
    read(place.game, edition, place.chapter);
    if (!opened_) {
        opened_ = true;
        Q_EMIT openedChanged();
    }
}

void RulesReader::close() {
    if (opened_) {
        opened_ = false;
        Q_EMIT openedChanged();
    }
}

void RulesReader::showShelf() {
    query_.clear();
    search_ = {};
    read({}, 0, {});
}

void RulesReader::openBook(const QString& game) {
    // The book of the game that is played opens in the edition that is played.
    open({game, game == here_.game ? here_.options : QVariantMap(),
          game == here_.game ? here_.chapter : QString()});
}

void RulesReader::setEdition(int edition) {
    if (edition != edition_) {
        read(game_, edition, book_.value(chapter_).id);
    }
}

void RulesReader::retranslate() {
    if (opened_) {
        read(game_, edition_, book_.value(chapter_).id);
    }
}

void RulesReader::read(const QString& game, int edition, const QString& chapter) {
    const RulesShelf* const shelf = rulesOf(game);
    game_ = shelf ? game : QString();
    edition_ = edition;
    book_ = shelf ? shelf->book(shelf->editions().value(edition).id) : RulesBook();
    chapter_ = chapterOf(chapter);
    Q_EMIT bookChanged();
    findPlaces();
    listChapters();
    showPage();
    Q_EMIT queryChanged();
    Q_EMIT hitChanged();
}

void RulesReader::turnTo(int chapter) {
    if (chapter < 0 || chapter >= book_.size() || chapter == chapter_) {
        return;
    }
    chapter_ = chapter;
    showPage();
    const auto first = std::find_if(places_.begin(), places_.end(),
                                    [chapter](const Hit& each) { return each.chapter == chapter; });
    if (first != places_.end()) {
        showHit(static_cast<int>(first - places_.begin()) + 1);
    }
}

void RulesReader::turn(int step) {
    const int to = row() < 0 ? 0 : row() + step;
    if (to >= 0 && to < contents_.count()) {
        turnTo(contents_.at(to).chapter);
    }
}

void RulesReader::showPage() {
    page_.show(book_.value(chapter_).blocks, search_);
    Q_EMIT chapterChanged();
    Q_EMIT turned();
}

// --- Looking for words ------------------------------------------------------------------------------------

void RulesReader::setQuery(const QString& query) {
    if (query_ == query) {
        return;
    }
    query_ = query;
    search_ = RulesSearch(query);
    findPlaces();
    listChapters();
    page_.mark(search_);
    Q_EMIT chapterChanged();
    Q_EMIT queryChanged();
    if (places_.isEmpty()) {
        hit_ = 0;
        Q_EMIT hitChanged();
        return;
    }
    // From the page that is open on.
    const auto next = std::find_if(places_.begin(), places_.end(),
                                   [this](const Hit& each) { return each.chapter >= chapter_; });
    showHit(next == places_.end() ? 1 : static_cast<int>(next - places_.begin()) + 1);
}

void RulesReader::findPlaces() {
    places_.clear();
    hit_ = 0;
    if (search_.isEmpty()) {
        return;
    }
    const auto add = [this](int chapter, int block, int count) {
        places_.append(QList<Hit>(count, Hit{chapter, block}));
    };
    for (int chapter = 0; chapter < book_.size(); ++chapter) {
        add(chapter, -1, search_.hits(book_.at(chapter).title));
        const QList<RulesBlock>& blocks = book_.at(chapter).blocks;
        for (int block = 0; block < blocks.size(); ++block) {
            add(chapter, block, search_.hits(blocks.at(block).title) + search_.hits(blocks.at(block).text));
        }
    }
}

void RulesReader::listChapters() {
    std::vector<RulesContents::Line> lines;
    for (int chapter = 0; chapter < book_.size(); ++chapter) {
        const auto hits = static_cast<int>(std::count_if(
            places_.begin(), places_.end(), [chapter](const Hit& each) { return each.chapter == chapter; }));
        if (search_.isEmpty() || hits > 0) {
            const QString& title = book_.at(chapter).title;
            lines.push_back({chapter, search_.marked(title), title, hits,
                             game_ == here_.game && book_.at(chapter).id == here_.chapter});
        }
    }
    contents_.reset(std::move(lines));
}

void RulesReader::goToHit(int step) {
    if (!places_.isEmpty()) {
        showHit(wrapped(hit_ - 1 + step, hits()) + 1);
    }
}

void RulesReader::showHit(int hit) {
    const Hit place = places_.at(hit - 1);
    if (place.chapter != chapter_) {
        chapter_ = place.chapter;
        showPage();
    }
    hit_ = hit;
    Q_EMIT hitChanged();
    Q_EMIT found(place.block);
}

} // namespace ghostlight::app
