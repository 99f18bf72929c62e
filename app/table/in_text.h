// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace ghostlight::app {

/// A name that people chose, for use in sentences of the language that is spoken: where it reads the other
/// way it is isolated (U+2068 … U+2069), so that it scrambles nothing around it.
QString isolated(const QString& name);
/// A text for where nobody lays out directions: terminals, screen readers.
QString withoutIsolates(QString text);

/// A number as it is printed on cards, dice, gauges and the score pad: the same in every language. In running
/// text numbers are the locale's, with QLocale or by %n.
QString printed(int number);
/// With one decimal, after the locale's sign for it.
QString printedTenths(int tenths);
/// The same for numbers that are in a text already.
QString asPrinted(QString text);
QStringList asPrinted(QStringList texts);

} // namespace ghostlight::app
