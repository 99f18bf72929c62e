// SPDX-License-Identifier: GPL-3.0-or-later
#include "in_text.h"

#include <QLocale>

#include <algorithm>

namespace ghostlight::app {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

bool readsWith(QChar letter, bool rightToLeft) {
    switch (letter.direction()) {
    case QChar::DirR:
    case QChar::DirAL: return rightToLeft;
    case QChar::DirWS:
    case QChar::DirNSM: return true;
    case QChar::DirAN:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI: return false;
    default: return !rightToLeft;
    }
}

} // namespace

QString isolated(const QString& name) {
    const bool rightToLeft = QLocale().textDirection() == Qt::RightToLeft;
    const bool isPlain = std::all_of(name.begin(), name.end(),
                                     [rightToLeft](QChar letter) { return readsWith(letter, rightToLeft); });
    return isPlain ? name : firstStrongIsolate + name + popIsolate;
}

QString withoutIsolates(QString text) {
    return text.remove(firstStrongIsolate).remove(popIsolate);
}

QString printed(int number) {
    return QString::number(number);
}

QString printedTenths(int tenths) {
    // Signs of the locale go with its digits.
    const QLocale locale = QLocale().zeroDigit() == QLatin1String("0") ? QLocale() : QLocale::c();
    return locale.toString(tenths / 10.0, 'f', 1);
}

QString asPrinted(QString text) {
    for (QChar& letter : text) {
        if (letter.isDigit()) {
            letter = QChar(u'0' + letter.digitValue());
        }
    }
    return text;
}

QStringList asPrinted(QStringList texts) {
    for (QString& text : texts) {
        text = asPrinted(std::move(text));
    }
    return texts;
}

} // namespace ghostlight::app
