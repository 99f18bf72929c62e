// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_search.h"

#include <algorithm>
#include <array>

namespace ghostlight::app {

namespace {

// The only tags there are.
constexpr QStringView boldBegins = u"<b>";
constexpr QStringView boldEnds = u"</b>";
const QString markBegins =
    QStringLiteral("<span style=\"background-color:#FFC65C;color:#2A1405\">"); // as Theme.light, warmInk
const QString markEnds = QStringLiteral("</span>");

/// A text as it is compared, and where in the text each of its characters comes from.
struct Folded {
    QString text;
    QList<qsizetype> origin;
};

/// The voiced sound marks of Japanese make another letter of one; other marks only adorn it.
bool isAdornment(QChar character) {
    constexpr char16_t voiced = 0x3099;
    constexpr char16_t halfVoiced = 0x309A;
    return character.category() == QChar::Mark_NonSpacing && character != QChar(voiced) &&
           character != QChar(halfVoiced);
}

Folded fold(const QString& text) {
    Folded folded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString parts = QString(text.at(i)).normalized(QString::NormalizationForm_KD).toCaseFolded();
        for (const QChar part : parts) {
            if (!isAdornment(part)) {
                folded.text.append(part);
                folded.origin.append(i);
            }
        }
    }
    return folded;
}

qsizetype tagAt(const QString& markup, qsizetype at) {
    const QStringView rest = QStringView(markup).mid(at);
    for (const QStringView tag : std::array{boldBegins, boldEnds}) {
        if (rest.startsWith(tag)) {
            return tag.size();
        }
    }
    return 0;
}

} // namespace

QString plainRules(const QString& markup) {
    QString plain;
    for (qsizetype at = 0; at < markup.size();) {
        const qsizetype tag = tagAt(markup, at);
        if (tag == 0) {
            plain.append(markup.at(at));
        }
        at += std::max<qsizetype>(1, tag);
    }
    return plain;
}

RulesSearch::RulesSearch(const QString& query) : wanted_(fold(query.simplified()).text) {}

QList<RulesSearch::Span> RulesSearch::places(const QString& plain) const {
    QList<Span> found;
    if (isEmpty()) {
        return found;
    }
    const Folded folded = fold(plain);
    const qsizetype length = wanted_.size();
    for (qsizetype at = folded.text.indexOf(wanted_); at >= 0;
         at = folded.text.indexOf(wanted_, at + length)) {
        const qsizetype last = folded.origin.at(at + length - 1);
        // A part of a letter is not that letter: a voiced kana is not the plain one.
        if (folded.origin.value(at + length, -1) != last) {
            found.append({folded.origin.at(at), last + 1});
        }
    }
    return found;
}

int RulesSearch::hits(const QString& markup) const {
    return static_cast<int>(places(plainRules(markup)).size());
}

QString RulesSearch::marked(const QString& markup) const {
    const QList<Span> spans = places(plainRules(markup));
    QString html;
    qsizetype plain = 0;
    qsizetype next = 0;
    bool isIn = false;
    const auto turnMark = [&](bool on) {
        if (isIn != on) {
            html += on ? markBegins : markEnds;
            isIn = on;
        }
    };
    for (qsizetype at = 0; at < markup.size();) {
        const qsizetype tag = tagAt(markup, at);
        if (tag > 0) {
            turnMark(false); // a mark never reaches over a tag's edge
            html += QStringView(markup).mid(at, tag);
            at += tag;
            continue;
        }
        while (next < spans.size() && plain >= spans.at(next).end) {
            ++next;
        }
        turnMark(next < spans.size() && plain >= spans.at(next).begin);
        html += QString(markup.at(at)).toHtmlEscaped();
        ++plain;
        ++at;
    }
    turnMark(false);
    return html;
}

} // namespace ghostlight::app
