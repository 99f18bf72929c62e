// SPDX-License-Identifier: GPL-3.0-or-later

// What can be seen of a hot-seat game, compared with what could be seen if all hidden cards were others: the
// same pixels, the same words for a screen reader, the same log and title. Before, under and after every
// curtain.

#include "games/bumpers/bumpers_table.h"
#include "games/ghosts/ghosts_table.h"
#include "games/hunters/hunters_table.h"
#include "scene.h"
#include "trace.h"

#include <QApplication>
#include <QQuickItem>

using namespace ghostlight;
using namespace ghostlight::app;

namespace {

/// All that reaches somebody in front of the screen.
struct Impression {
    QImage picture;
    QString words;
};

Impression impressionOf(Scene& scene) {
    Impression impression;
    impression.picture = scene.frame();
    impression.words = scene.spoken() + "\n---\n" + scene.window().windowTitle() + "\n---\n" +
                       contentsOf(scene.table()) + "\n---\n" + scene.session().waitingText();
    return impression;
}

bool areAlike(const Impression& one, const Impression& other, const char* when) {
    if (one.words != other.words) {
        qWarning("%s: %s", when, difference({one.words}, {other.words}).constData());
        return false;
    }
    if (one.picture != other.picture) {
        const QString folder = qEnvironmentVariable("GHOSTLIGHT_PICTURES", QDir::tempPath());
        one.picture.save(folder + "/secrecy-one.png");
        other.picture.save(folder + "/secrecy-other.png");
        qWarning("%s: the pictures differ; see %s/secrecy-*.png", when, qPrintable(folder));
        return false;
    }
    return true;
}

/// Everything laid out again, as it would be in the given state.
template <Game G> Impression impressionIn(Scene& scene, const typename G::State& state) {
    stateOf<G>(scene.table()) = state;
    scene.session().retranslate();
    settle(scene.table());
    return impressionOf(scene);
}

/// All private drawers and secrets dealt anew.
template <Game G> typename G::State otherWorld(const typename G::State& state, Seat viewer, Rng& rng) {
    if (viewer != noSeat) {
        return G::determinise(G::view(state, viewer), rng);
    }
    // Nobody looks: what the first seat holds is exchanged, too.
    const typename G::State other = G::determinise(G::view(state, 0), rng);
    return G::determinise(G::view(other, 1), rng);
}

template <Game G> bool isSecret(Scene& scene, Seat viewer, Rng& rng, const char* when) {
    const typename G::State state = stateOf<G>(scene.table());
    const QString before = contentsOf(*scene.table().pieces());
    const Impression here = impressionIn<G>(scene, state);
    // The way there, event by event, ends where laying everything out would.
    if (before != contentsOf(*scene.table().pieces())) {
        qWarning("%s: %s", when, difference({before}, {contentsOf(*scene.table().pieces())}).constData());
        return false;
    }
    const Impression there = impressionIn<G>(scene, otherWorld<G>(state, viewer, rng));
    const bool alike = areAlike(here, there, when);
    impressionIn<G>(scene, state);
    return alike;
}

/// People pass the device round; every hand-over is looked at from before, under and after the curtain.
/// Returns how many were; -1: a secret came out.
template <Game G> int handOvers(Scene& scene, int people, int computers, quint64 seed, int most) {
    GameSetup setup{QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size())), {}, {}, seed};
    for (int seat = 0; seat < people + computers; ++seat) {
        setup.seats.append({QString(), seat < people ? "person" : "easy"});
    }
    scene.session().begin(setup);
    Rng rng(seed);
    int looked = 0;
    while (looked < most && settle(scene.table()) && !scene.table().isOver()) {
        GameTable& table = scene.table();
        if (table.isPadOpen()) {
            table.closePad();
            continue;
        }
        if (table.curtainSeat() >= 0) {
            ++looked;
            if (!isSecret<G>(scene, noSeat, rng, "under the curtain")) {
                return -1;
            }
            table.raiseCurtain();
            settle(table);
        }
        const auto viewer = static_cast<Seat>(table.viewSeat());
        if (!isSecret<G>(scene, viewer, rng, "somebody looks")) {
            return -1;
        }
        for (int tries = 0; table.choices()->count() == 0 && tries < 100; ++tries) {
            const auto any = rng.below(static_cast<std::uint32_t>(table.pieces()->count()));
            table.pick(table.pieces()->index(static_cast<int>(any)).data(PieceModel::TicketRole).toInt());
        }
        table.choose(static_cast<int>(rng.below(static_cast<std::uint32_t>(table.choices()->count()))));
    }
    return looked;
}

/// All of a type that can be seen.
QList<QQuickItem*> itemsOf(QQuickItem* from, const char* type) {
    QList<QQuickItem*> found;
    const QList<QQuickItem*> children = from->isVisible() ? from->childItems() : QList<QQuickItem*>();
    for (QQuickItem* const child : children) {
        if (child->isVisible() && QByteArray(child->metaObject()->className()).startsWith(type)) {
            found.append(child);
        }
        found.append(itemsOf(child, type));
    }
    return found;
}

/// The button to stay, or to pass, that can be seen.
QQuickItem* thumb(Scene& scene, bool stays) {
    const QList<QQuickItem*> all = itemsOf(scene.view().contentItem(), "ThumbButton");
    const auto found = std::find_if(all.begin(), all.end(), [stays](const QQuickItem* item) {
        return item->property("stays").toBool() == stays;
    });
    return found == all.end() ? nullptr : *found;
}

QPoint middleOf(const QQuickItem& item) {
    return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
}

/// The words, and the picture of both buttons and what is around them. The still ground of the room is left
/// out: the software renderer does not always see that this layer changed.
Impression impressionOfThumbs(Scene& scene) {
    Impression impression = impressionOf(scene);
    const QRect both(middleOf(*thumb(scene, true)), middleOf(*thumb(scene, false)));
    const int around = static_cast<int>(thumb(scene, true)->width());
    impression.picture = impression.picture.copy(both.adjusted(-around, -around, around, around));
    return impression;
}

/// Three hunters, and the first is asked; no trace of the pointer or the keyboard is on the table.
bool beginDecision(Scene& scene) {
    QTest::mouseMove(&scene.view(), {5, 5});
    scene.session().begin({"hunters", {{"", "person"}, {"", "person"}, {"", "person"}}, {}, 4});
    return settle(scene.table()) && !scene.frame().isNull() && thumb(scene, true) && thumb(scene, false);
}

/// By Tab to the other button, by arrow to this one, and Enter.
bool decideByKeys(Scene& scene, bool stays) {
    for (int tab = 0; tab < 60 && !thumb(scene, !stays)->hasActiveFocus(); ++tab) {
        QTest::keyClick(&scene.view(), Qt::Key_Tab);
    }
    QTest::keyClick(&scene.view(), stays ? Qt::Key_Left : Qt::Key_Right);
    if (!thumb(scene, stays)->hasActiveFocus()) {
        return false;
    }
    QTest::keyClick(&scene.view(), Qt::Key_Return);
    return settle(scene.table());
}

int wanted(int quick) {
    const int more = qEnvironmentVariableIntValue("GHOSTLIGHT_HAND_OVERS");
    return more > 0 ? more : quick;
}

} // namespace

class TestSecrecy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Scene::complaints(); }
    void picturesShowCards();
    void ghosts();
    void bumpers();
    void stayOrPass();
    void theKeyboardKeepsNoDecision();
    void thePointerKeepsNoDecision();
    void noFrameShowsAnothersHand();
    void whatChangedBehindTheCurtainIsSeen();
};

/// The other tests prove something only if a picture of another hand is another picture.
void TestSecrecy::picturesShowCards() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    scene.session().begin({"ghosts", {{"", "person"}, {"", "person"}}, {}, 3});
    QVERIFY(settle(scene.table()));
    scene.table().raiseCurtain();
    QVERIFY(settle(scene.table()));
    const Ghosts::State state = stateOf<Ghosts>(scene.table());
    const auto viewer = static_cast<Seat>(scene.table().viewSeat());
    Rng rng(1);
    const Ghosts::State other = otherWorld<Ghosts>(state, static_cast<Seat>(1 - viewer), rng);
    QVERIFY(!(other.own[viewer] == state.own[viewer]));
    const Impression one = impressionIn<Ghosts>(scene, state);
    const Impression two = impressionIn<Ghosts>(scene, other);
    QVERIFY(one.picture != two.picture);
    QVERIFY(one.words != two.words);
}

/// The other side of hiding: whoever comes next sees the table as it is now, and not as it was when the
/// curtain fell.
void TestSecrecy::whatChangedBehindTheCurtainIsSeen() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    scene.session().begin({"ghosts", {{"", "person"}, {"", "person"}}, {}, 3});
    // The mirror, which lies under all pieces and beside them, shows who would mirror.
    const auto mirror = [&scene] {
        const auto items = scene.view().contentItem()->findChildren<QQuickItem*>();
        const auto found = std::find_if(items.begin(), items.end(), [](const QQuickItem* item) {
            return QByteArray(item->metaObject()->className()).startsWith("HandMirror");
        });
        return found == items.end() ? QImage()
                                    : scene.view().grabWindow().copy(
                                          (*found)->mapRectToScene((*found)->boundingRect()).toAlignedRect());
    };
    QVERIFY(settle(scene.table()));
    scene.table().raiseCurtain();
    QVERIFY(settle(scene.table()));
    QTest::qWait(300);
    const QImage dark = mirror();
    QVERIFY(!dark.isNull());
    QCOMPARE(mirror(), dark);
    scene.table().choose(0);
    QVERIFY(settle(scene.table()));
    QVERIFY(scene.table().curtainSeat() >= 0);
    QTest::qWait(300);
    scene.table().raiseCurtain();
    QVERIFY(settle(scene.table()));
    QTRY_VERIFY(mirror() != dark);
}

void TestSecrecy::ghosts() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    const int most = wanted(8);
    QVERIFY(handOvers<Ghosts>(scene, 3, 1, 5, most) >= std::min(most, 8));
    scene.session().setLogOpen(true);
    QVERIFY(handOvers<Ghosts>(scene, 2, 0, 6, 3) == 3);
}

void TestSecrecy::bumpers() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    const int most = wanted(8);
    QVERIFY(handOvers<Bumpers>(scene, 3, 1, 5, most) >= std::min(most, 8));
}

/// As long as somebody has yet to decide, no pixel and no word tells what the others decided.
void TestSecrecy::stayOrPass() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    scene.session().begin({"hunters", {{"", "person"}, {"", "person"}, {"", "person"}}, {}, 4});
    int pairs = 0;
    for (int round = 0; round < 3 && settle(scene.table()); ++round) {
        GameTable& table = scene.table();
        const hunters::State state = stateOf<Hunters>(table);
        if (state.shared.phase != hunters::Phase::decide) {
            break;
        }
        table.choose(0);
        QVERIFY(settle(table));
        const hunters::State stayed = stateOf<Hunters>(table);
        hunters::State passed = stayed;
        const Seat decided = state.shared.toMove;
        if (stayed.own[decided].pending != hunters::Decision::none) {
            passed.own[decided].pending = stayed.own[decided].pending == hunters::Decision::stay
                                              ? hunters::Decision::pass
                                              : hunters::Decision::stay;
            const Impression one = impressionIn<Hunters>(scene, stayed);
            const Impression two = impressionIn<Hunters>(scene, passed);
            QVERIFY(areAlike(one, two, "a decision is pending"));
            impressionIn<Hunters>(scene, stayed);
            ++pairs;
        }
    }
    QVERIFY(pairs >= 2);
}

/// The next person's first arrow goes where it would have gone, whichever button the last one pressed.
void TestSecrecy::theKeyboardKeepsNoDecision() {
    QList<Impression> rests;
    QList<Impression> moves;
    QList<QPoint> reached;
    for (const bool stays : {true, false}) {
        Scene scene({1280, 800});
        QVERIFY(scene.isLoaded());
        QVERIFY(QTest::qWaitForWindowActive(&scene.view()));
        QVERIFY(beginDecision(scene));
        QVERIFY(decideByKeys(scene, stays));
        QCOMPARE(scene.table().viewSeat(), 1);
        rests.append(impressionOfThumbs(scene));
        QTest::keyClick(&scene.view(), Qt::Key_Right);
        moves.append(impressionOfThumbs(scene));
        QVERIFY(scene.view().activeFocusItem());
        reached.append(middleOf(*scene.view().activeFocusItem()));
    }
    QVERIFY(areAlike(rests.at(0), rests.at(1), "the keyboard rests"));
    QVERIFY(areAlike(moves.at(0), moves.at(1), "the first arrow"));
    QCOMPARE(reached.at(0), reached.at(1));
}

/// A pointer that rests where the last person clicked lights nothing up, until it moves.
void TestSecrecy::thePointerKeepsNoDecision() {
    QList<Impression> rests;
    for (const bool stays : {true, false}) {
        Scene scene({1280, 800});
        QVERIFY(scene.isLoaded());
        QVERIFY(QTest::qWaitForWindowActive(&scene.view()));
        QVERIFY(beginDecision(scene));
        const QPoint at = middleOf(*thumb(scene, stays));
        QTest::mouseMove(&scene.view(), at);
        QTest::mouseClick(&scene.view(), Qt::LeftButton, {}, at);
        QVERIFY(settle(scene.table()));
        QCOMPARE(scene.table().viewSeat(), 1);
        rests.append(impressionOfThumbs(scene));
        QTest::mouseMove(&scene.view(), at + QPoint(2, 0));
        QTest::mouseMove(&scene.view(), at + QPoint(4, 0));
        QVERIFY(impressionOfThumbs(scene).picture != rests.constLast().picture);
    }
    QVERIFY(areAlike(rests.at(0), rests.at(1), "the pointer rests"));
}

/// While a move is shown at its usual pace and until the curtain has covered all: in no frame lies a card of
/// another's hand open.
void TestSecrecy::noFrameShowsAnothersHand() {
    Scene scene;
    QVERIFY(scene.isLoaded());
    scene.session().begin({"ghosts", {{"", "person"}, {"", "person"}}, {}, 3});
    QVERIFY(settle(scene.table()));
    scene.table().raiseCurtain();
    QVERIFY(settle(scene.table()));
    QVERIFY(!scene.frame().isNull());
    scene.settings().setPace(QStringLiteral("normal"));
    const int looking = scene.table().viewSeat();
    int open = 0; // frames with cards
    int covered = 0;
    QStringList leaks;
    const auto look = [&] {
        const bool isCovered = scene.table().curtainSeat() >= 0;
        int own = 0;
        for (const QQuickItem* const piece : itemsOf(scene.view().contentItem(), "RoomPiece")) {
            const bool isOpen =
                piece->property("zone") == "hand" && !piece->property("face").toString().isEmpty();
            const bool isOwn = piece->property("seat").toInt() == looking;
            own += isOpen && isOwn ? 1 : 0;
            if (isCovered || (isOpen && !isOwn)) {
                leaks.append(piece->property("face").toString());
            }
        }
        open += !isCovered && own > 0 ? 1 : 0;
        covered += isCovered ? 1 : 0;
    };
    connect(&scene.view(), &QQuickWindow::afterSynchronizing, this, look, Qt::DirectConnection);
    scene.table().choose(0);
    QVERIFY(scene.table().isMoving());
    const QDeadlineTimer deadline(30000);
    while (covered < 5 && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        scene.view().grabWindow();
    }
    QCOMPARE(leaks, QStringList());
    QVERIFY(open > 5);
    QVERIFY(covered >= 5);
}

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    QApplication application(argc, argv);
    TestSecrecy test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_secrecy.moc"
