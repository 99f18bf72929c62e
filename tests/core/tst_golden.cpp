// SPDX-License-Identifier: GPL-3.0-or-later

// Golden games: traces of the arena that must never change, and a fingerprint of many more games.
//
// tests/data/golden holds the start, move and result lines of each trace and, in place of its states, one
// line with the hash over all of them. GHOSTLIGHT_WRITE_GOLDENS=1 build/release/tests/core/tst_golden writes
// the files anew: only when a rule or the text interface was changed on purpose. If an old save would then
// play differently, raise the game's rulesRevision as well and add golden saves of the new revision
// (tests/data/saves).

#include "arena/lines.h"
#include "every_kind.h"
#include "test_paths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QTest>

#include <array>

using namespace ghostlight;

namespace {

struct GoldenTrace {
    const char* name;
    const char* arguments;
};

constexpr std::array traces{
    GoldenTrace{"ghosts-2", "--game ghosts --players 2 --seed 1"},
    GoldenTrace{"ghosts-6", "--game ghosts --players 6 --seed 2 --set edition=mirror"},
    GoldenTrace{"ghosts-fright-2", "--game ghosts --players 2 --seed 3 --set edition=fright"},
    GoldenTrace{"ghosts-fright-4", "--game ghosts --players 4 --seed 9007199254740993 --set edition=fright"},
    GoldenTrace{"ghosts-fright-6", "--game ghosts --players 6 --seed 4 --set edition=fright"},
    GoldenTrace{"bumpers-3", "--game bumpers --players 3 --seed 5"},
    GoldenTrace{"bumpers-5", "--game bumpers --players 5 --seed 0"},
    GoldenTrace{"bumpers-6", "--game bumpers --players 6 --seed 6"},
    GoldenTrace{"bumpers-target-4", "--game bumpers --players 4 --seed 7 --set target=25"},
    GoldenTrace{"hunters-2", "--game hunters --players 2 --seed 8"},
    GoldenTrace{"hunters-4", "--game hunters --players 4 --seed 18446744073709551615"},
    GoldenTrace{"hunters-5", "--game hunters --players 5 --seed 9"},
};

QString goldenFile(const char* name) {
    return QString("%1/golden/%2.jsonl").arg(ghostlight::testData, name);
}

QList<QByteArray> linesOf(QByteArray text) {
    if (text.endsWith('\n')) {
        text.chop(1);
    }
    return text.split('\n');
}

/// What the arena traces; nothing when it failed.
QList<QByteArray> traceOf(const GoldenTrace& trace) {
    QProcess arena;
    arena.start(ghostlight::arenaProgram, QStringList("trace") + QString(trace.arguments).split(' '));
    const bool finished = arena.waitForFinished() && arena.exitStatus() == QProcess::NormalExit;
    const QByteArray complaint = arena.readAllStandardError();
    if (!finished || arena.exitCode() != 0 || !complaint.isEmpty()) {
        qWarning("the arena failed: %s", complaint.constData());
        return {};
    }
    return linesOf(arena.readAllStandardOutput());
}

/// The lines of a trace with one hash in place of its states.
QList<QByteArray> condensed(const QList<QByteArray>& lines) {
    QList<QByteArray> kept;
    QCryptographicHash states(QCryptographicHash::Sha256);
    for (const QByteArray& line : lines) {
        if (line.startsWith(R"({"type":"state",)")) {
            states.addData(line + '\n');
        } else {
            kept.append(line);
        }
    }
    kept.append(R"({"type":"states","sha256":")" + states.result().toHex() + R"("})");
    return kept;
}

void writeGolden(const char* name, const QList<QByteArray>& lines) {
    QFile file(goldenFile(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(lines.join('\n') + '\n') > 0);
}

void compareGolden(const char* name, const QList<QByteArray>& lines) {
    QFile file(goldenFile(name));
    QVERIFY2(file.open(QIODevice::ReadOnly), "the golden file cannot be read");
    const QList<QByteArray> golden = linesOf(file.readAll());
    for (qsizetype i = 0; i < std::max(golden.size(), lines.size()); ++i) {
        const QByteArray was = golden.value(i, "(nothing)");
        const QByteArray is = lines.value(i, "(nothing)");
        QVERIFY2(was == is, "line " + QByteArray::number(i + 1) + " was\n" + was + "\nand is\n" + is);
    }
}

class Fingerprint {
public:
    void add(std::uint64_t number) { value_ = Rng::mix(value_ ^ number) + 1; }
    void addText(const Json& json) {
        for (const char c : json.dump()) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U; // FNV-1a
        }
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

/// One random game in full: every move with all that came of it, now and then the whole state, and the
/// result.
template <Game G> void addStory(Fingerprint& fingerprint, const Kind<G>& kind, std::uint64_t seed) {
    using Lines = arena::Lines<G>;
    EventLog<typename G::Event> log;
    typename G::State state = G::setUp(kind.rules, kind.seats, seed, log);
    typename G::MoveList moves;
    Rng rng(seed);
    fingerprint.addText(Lines::state(state, 0));
    for (std::size_t n = 0; state.shared.toMove != noSeat; ++n) {
        const Seat seat = state.shared.toMove;
        const typename G::Move move = randomMove<G>(state, moves, rng);
        log.events.clear();
        G::apply(state, move, log);
        fingerprint.addText(Lines::move(n, seat, move, log.events));
        if (n % 16 == seed % 16) {
            fingerprint.addText(Lines::state(state, n));
        }
    }
    fingerprint.addText(Lines::state(state, 0));
    fingerprint.addText(Lines::result(state.shared));
}

/// One random game in brief: who could do how much, and how it stood.
template <Game G> void addCourse(Fingerprint& fingerprint, const Kind<G>& kind, std::uint64_t seed) {
    typename G::State state = newGame<G>(kind.rules, kind.seats, seed);
    typename G::MoveList moves;
    NoEvents noEvents;
    for (Rng rng(seed); state.shared.toMove != noSeat;) {
        const typename G::Move move = randomMove<G>(state, moves, rng);
        fingerprint.add(state.shared.toMove * 1000U + moves.size());
        G::apply(state, move, noEvents);
    }
    for (Seat seat = 0; seat < kind.seats; ++seat) {
        fingerprint.add(static_cast<std::uint64_t>(G::score(state.shared, seat)));
    }
}

template <Game G> std::uint64_t fingerprintOf() {
    Fingerprint fingerprint;
    for (const Kind<G>& kind : everyKind<G>()) {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            if (seed < 12) {
                addStory<G>(fingerprint, kind, seed);
            } else {
                addCourse<G>(fingerprint, kind, seed);
            }
        }
    }
    return fingerprint.value();
}

} // namespace

class Golden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tracesStayAsTheyWere_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < traces.size(); ++i) {
            QTest::newRow(traces[i].name) << static_cast<int>(i);
        }
    }
    void tracesStayAsTheyWere() {
        QFETCH(int, index);
        const GoldenTrace& trace = traces[static_cast<std::size_t>(index)];
        const QList<QByteArray> lines = condensed(traceOf(trace));
        QVERIFY(lines.size() > 20);
        if (qEnvironmentVariableIntValue("GHOSTLIGHT_WRITE_GOLDENS") == 1) {
            writeGolden(trace.name, lines);
        }
        compareGolden(trace.name, lines);
    }

    void noGoldenIsForgotten() {
        const QDir folder(QString(ghostlight::testData) + "/golden");
        QCOMPARE(folder.entryList(QDir::Files).size(), static_cast<qsizetype>(traces.size()));
    }

    /// The number stands for the behaviour of all rules in random games of every kind (and for everyKind()).
    void gamesKeepTheirFingerprint_data() {
        QTest::addColumn<quint64>("expected");
        QTest::newRow("ghosts") << quint64{0x57b699aef3f66934};
        QTest::newRow("bumpers") << quint64{0x8366093ee42b90ad};
        QTest::newRow("hunters") << quint64{0x8245420998750227};
    }
    void gamesKeepTheirFingerprint() {
        QFETCH(quint64, expected);
        std::uint64_t found = 0;
        QVERIFY(visitGame(QTest::currentDataTag(),
                          [&found]<class G>(std::type_identity<G>) { found = fingerprintOf<G>(); }));
        QCOMPARE(QString::number(found, 16), QString::number(expected, 16));
    }
};

QTEST_GUILESS_MAIN(Golden)
#include "tst_golden.moc"
