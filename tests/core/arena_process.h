// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The real arena program, run and looked at from outside.

#include "json.h"
#include "test_paths.h"

#include <QProcess>
#include <QTest>

#include <vector>

namespace arena_process {

using ghostlight::Json;

/// No test waits for less: what takes this long hangs.
inline constexpr int longestRun = 120'000;

struct Outcome {
    int status = -1; ///< -1: it crashed or hung
    QByteArray out;
    QByteArray err;
};

inline Outcome finish(QProcess& process) {
    Outcome outcome;
    if (!process.waitForFinished(longestRun)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        outcome.status = process.exitCode();
    }
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

inline Outcome run(const QString& program, const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

inline Outcome arena(const QStringList& arguments, const QByteArray& input = {}) {
    return run(ghostlight::arenaProgram, arguments, input);
}

/// The arena within a line of bash, where it is called "$0".
inline Outcome shell(const QString& line, const QStringList& arguments = {}) {
    return run("bash", QStringList{"-c", line, ghostlight::arenaProgram} + arguments);
}

/// The lines of a text, each of which must have its end.
inline QList<QByteArray> linesOf(const QByteArray& text) {
    QList<QByteArray> lines = text.split('\n');
    if (!lines.takeLast().isEmpty()) {
        lines.append("(a line without its end)");
    }
    return lines;
}

inline std::vector<Json> parsed(const QByteArray& text) {
    std::vector<Json> lines;
    for (const QByteArray& line : linesOf(text)) {
        lines.push_back(Json::parse(line.toStdString()));
    }
    return lines;
}

inline QString textOf(const Json& json) {
    return QString::fromStdString(json.dump());
}

inline QString keysOf(const Json& object) {
    QStringList keys;
    for (const auto& member : object.items()) {
        keys.append(QString::fromStdString(member.key()));
    }
    return keys.join(',');
}

/// The program ended with this status, said one sentence with these words in it, and printed nothing.
inline void verifyComplaint(const Outcome& outcome, int status, const QStringList& words) {
    QVERIFY2(outcome.status == status, (QByteArray::number(outcome.status) + ": " + outcome.err).constData());
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(linesOf(outcome.err).size() == 1, outcome.err.constData());
    QVERIFY2(outcome.err.startsWith("ghostlight-arena: "), outcome.err.constData());
    for (const QString& word : words) {
        QVERIFY2(outcome.err.contains(word.toUtf8()),
                 (outcome.err + " does not mention " + word.toUtf8()).constData());
    }
}

/// The program did what it was asked to and had nothing to complain about.
inline void verifyFine(const Outcome& outcome) {
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
}

} // namespace arena_process
