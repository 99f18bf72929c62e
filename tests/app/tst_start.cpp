// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/save.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace ghostlight;

namespace {

constexpr int patience = 60000; // milliseconds

/// The real program, with folders of its own.
class Program : public QProcess {
public:
    Program(const QTemporaryDir& folder, const QStringList& arguments, bool hasDisplay = true) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_DATA_HOME", folder.filePath("data"));
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        if (!hasDisplay) {
            environment.remove("DISPLAY");
            environment.remove("QT_QPA_PLATFORM");
        }
        setProcessEnvironment(environment);
        start(qEnvironmentVariable("GHOSTLIGHT_PROGRAM"), arguments);
    }
    ~Program() override {
        kill();
        waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Program)
};

QByteArray read(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

/// How the program starts, from outside.
class TestStart : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    QString kept() const { return folder_->filePath("data/ghostlight/table.ghostlight"); }
    /// It takes requests of later starts.
    static bool isListening() {
        return !QDir(qEnvironmentVariable("XDG_RUNTIME_DIR"))
                    .entryList({"ghostlight-*"}, QDir::System)
                    .isEmpty();
    }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void answersWithoutADisplay() {
        Program help(*folder_, {"--help"}, false);
        QVERIFY(help.waitForFinished(patience));
        QCOMPARE(help.exitCode(), 0);
        QVERIFY(help.readAllStandardOutput().contains("--new"));
        Program version(*folder_, {"--version"}, false);
        QVERIFY(version.waitForFinished(patience));
        QCOMPARE(version.exitCode(), 0);
        QVERIFY(version.readAllStandardOutput().startsWith("ghostlight "));
        Program window(*folder_, {}, false);
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitCode(), 1);
        QVERIFY(window.readAllStandardError().contains("no display"));
    }

    void refusesBadArgumentsInOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("game") << QStringList{"--new", "chess"};
        QTest::newRow("language") << QStringList{"--lang", "nonsense"};
    }
    void refusesBadArgumentsInOneLine() {
        QFETCH(const QStringList, arguments);
        Program program(*folder_, arguments, false);
        QVERIFY(program.waitForFinished(patience));
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
        QCOMPARE(program.readAllStandardError().count('\n'), 1);
    }

    void aSecondStartOpensItsFileInTheRunningWindow() {
        const Match<Ghosts> match({{}, {{"person", "Mia"}, {"person", "Otto"}}, 7, 0});
        const QByteArray text = QByteArray::fromStdString(saveMatch(match));
        const QString file = folder_->filePath("mine.ghostlight");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();

        Program first(*folder_, {});
        QTRY_VERIFY_WITH_TIMEOUT(isListening(), patience);
        QVERIFY(!QFile::exists(kept()));
        Program second(*folder_, {file});
        QVERIFY(second.waitForFinished(patience));
        QCOMPARE(second.exitCode(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(read(kept()), text, patience);
        QCOMPARE(first.state(), QProcess::Running);
    }

    void severalStartsAtTheSameMomentLeaveOne() {
        std::vector<std::unique_ptr<Program>> programs;
        for (int i = 0; i < 4; ++i) {
            programs.push_back(std::make_unique<Program>(*folder_, QStringList()));
        }
        const auto running = [&programs] {
            return std::count_if(programs.begin(), programs.end(), [](const auto& program) {
                return program->state() != QProcess::NotRunning;
            });
        };
        QTRY_COMPARE_WITH_TIMEOUT(running(), 1, patience);
        for (const auto& program : programs) {
            QCOMPARE(program->exitCode(), 0);
        }
        // And that one still takes requests.
        Program later(*folder_, {"--new", "ghosts", "--seats", "person,easy"});
        QVERIFY(later.waitForFinished(patience));
        QCOMPARE(later.exitCode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(kept()), patience);
        QCOMPARE(running(), 1);
    }

    void itsWindowHasAnIcon() {
        const Program program(*folder_, {});
        const auto output = [](const QString& tool, const QStringList& arguments) {
            QProcess process;
            process.start(tool, arguments);
            process.waitForFinished();
            return process.readAllStandardOutput();
        };
        const auto hasIcon = [&] {
            const QByteArray windows =
                output("xdotool", {"search", "--onlyvisible", "--pid", QString::number(program.processId())});
            const QList<QByteArray> all = windows.split('\n');
            return std::any_of(all.begin(), all.end(), [&output](const QByteArray& window) {
                return !window.isEmpty() &&
                       output("xprop", {"-notype", "-len", "40", "-id", window, "_NET_WM_ICON"})
                           .contains("_NET_WM_ICON =");
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasIcon(), patience);
    }

    void aGameIsThereAgainAfterAKill() {
        {
            Program program(*folder_, {"--new", "ghosts", "--seats", "easy,easy", "--pace", "fast"});
            QTRY_VERIFY_WITH_TIMEOUT(read(kept()).count('\n') > 4, patience);
        }
        const QByteArray before = read(kept());
        Program program(*folder_, {"--new", "chess"});
        QVERIFY(program.waitForFinished(patience));
        QCOMPARE(read(kept()), before);
        QVERIFY(std::holds_alternative<Match<Ghosts>>(loadMatch<Ghosts>(before.toStdString())));
    }

    void aShowKeepsNothing() {
        Program program(*folder_, {"--demo", "ghosts", "--pace", "instant"});
        QByteArray told;
        QTRY_VERIFY_WITH_TIMEOUT((told += program.readAllStandardOutput()).count('\n') > 3, patience);
        QVERIFY(!QFile::exists(kept()));
        QVERIFY(!QFile::exists(folder_->filePath("config/ghostlight/ghostlight.ini")));
    }
};

QTEST_GUILESS_MAIN(TestStart)
#include "tst_start.moc"
