// SPDX-License-Identifier: GPL-3.0-or-later

// The calls a search makes millions of times a second never touch the heap.

#include "ai/search.h"
#include "every_kind.h"

#include <QTest>

#include <cstdlib>
#include <new>

namespace {
thread_local long allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

using namespace ghostlight;

namespace {

template <Game G> long allocationsOfGames(const Kind<G>& kind, int games) {
    Rng rng(3);
    typename G::MoveList moves;
    NoEvents noEvents;
    const long before = allocations;
    for (int game = 0; game < games; ++game) {
        typename G::State state = newGame<G>(kind.rules, kind.seats, static_cast<std::uint64_t>(game));
        while (state.shared.toMove != noSeat) {
            const typename G::View view = G::view(state, state.shared.toMove);
            const typename G::State other = G::determinise(view, rng);
            G::legalMoves(other.shared, other.own[other.shared.toMove], moves);
            G::apply(state, randomMove<G>(state, moves, rng), noEvents);
        }
    }
    return allocations - before;
}

/// A search has all its memory from the start: thinking longer takes no more.
template <Game G> long allocationsOfSearch(const Kind<G>& kind, std::uint32_t iterations) {
    const typename G::State state = newGame<G>(kind.rules, kind.seats, 5);
    typename G::MoveList legal;
    legalMovesNow<G>(state, legal);
    ai::Search<G> search(2000);
    const std::atomic<bool> never{false};
    const long before = allocations;
    search.run(G::view(state, state.shared.toMove), legal, {iterations, false}, 1, never);
    return allocations - before;
}

} // namespace

class Allocations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts() {
        const long before = allocations;
        delete new int(1); // NOLINT
        std::vector<int> some(1000);
        QVERIFY(!some.empty());
        QVERIFY(allocations > before);
    }

    void playingAllocatesNothing() {
        forEachGame([]<class G>(std::type_identity<G>) {
            for (const Kind<G>& kind : everyKind<G>()) {
                QVERIFY2(allocationsOfGames<G>(kind, 50) == 0, kind.name.c_str());
            }
        });
    }

    void thinkingLongerAllocatesNothing() {
        forEachGame([]<class G>(std::type_identity<G>) {
            for (const Kind<G>& kind : everyKind<G>()) {
                QVERIFY2(allocationsOfSearch<G>(kind, 2000) == 0, kind.name.c_str());
            }
        });
    }

    void statesAreSmall() {
        forEachGame(
            []<class G>(std::type_identity<G>) { QVERIFY2(sizeof(typename G::State) <= 512, G::id.data()); });
    }
};

QTEST_APPLESS_MAIN(Allocations)
#include "tst_allocations.moc"
