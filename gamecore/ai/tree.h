// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../game.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace ghostlight::ai {

/// What a search has learned, in memory that is taken once: nothing is allocated while it grows. A node is a
/// decision as the seat that makes it can tell it from others, found by a 64-bit key; its edges are the moves
/// seen there so far, in whichever deal.
template <Game G> class Tree {
public:
    using Move = typename G::Move;
    using Index = std::uint32_t;
    static constexpr Index none = ~Index{0};

    struct Edge {
        Move move;
        std::uint32_t visits = 0;
        float value = 0;    ///< sum of the mover's shares
        float weight = 0;   ///< of the prior, to be divided by the sum over the moves at hand
        float regret = 0;   ///< secret choices only: what never having chosen it cost
        float strategy = 0; ///< secret choices only: sum of the probabilities it had
        float mean(float unvisited) const {
            return visits == 0 ? unvisited : value / static_cast<float>(visits);
        }
    };

    struct Node {
        std::uint64_t key = 0;
        Index firstEdge = 0;
        std::uint32_t visits = 0;
        float value = 0; ///< sum of the mover's shares
        std::uint16_t edges = 0;
        std::uint16_t room = 0;
    };

    explicit Tree(std::size_t mostNodes) {
        std::size_t slots = 64;
        while (slots < 2 * mostNodes) {
            slots *= 2;
        }
        slots_.assign(slots, none);
        nodes_.reserve(mostNodes);
        edges_.reserve(mostNodes * edgesPerNode);
    }

    void clear() {
        std::fill(slots_.begin(), slots_.end(), none);
        nodes_.clear();
        edges_.clear();
    }

    Node& node(Index index) { return nodes_[index]; }
    std::span<Edge> edges(const Node& node) { return {edges_.data() + node.firstEdge, node.edges}; }

    Index find(std::uint64_t key) const {
        for (std::size_t slot = key & mask();; slot = (slot + 1) & mask()) {
            if (slots_[slot] == none || nodes_[slots_[slot]].key == key) {
                return slots_[slot];
            }
        }
    }

    /// A node of that key, which must be new, with room for so many edges; none when the memory is used up.
    Index add(std::uint64_t key, std::size_t room) {
        if (nodes_.size() == nodes_.capacity() || !hasRoom(room)) {
            return none;
        }
        std::size_t slot = key & mask();
        while (slots_[slot] != none) {
            slot = (slot + 1) & mask();
        }
        slots_[slot] = static_cast<Index>(nodes_.size());
        nodes_.push_back({key, static_cast<Index>(edges_.size()), 0, 0, 0, static_cast<std::uint16_t>(room)});
        edges_.resize(edges_.size() + room); // within what was reserved
        return slots_[slot];
    }

    /// One more move of this node; false when the memory is used up.
    bool addEdge(Node& node, const Move& move, float weight) {
        if (node.edges == node.room && !growRoom(node)) {
            return false;
        }
        Edge& edge = edges_[node.firstEdge + node.edges];
        edge = Edge{};
        edge.move = move;
        edge.weight = weight;
        ++node.edges;
        return true;
    }

private:
    /// Most nodes see a handful of moves; those with more take from those with fewer.
    static constexpr std::size_t edgesPerNode = 12;

    std::size_t mask() const { return slots_.size() - 1; }
    bool hasRoom(std::size_t room) const { return edges_.size() + room <= edges_.capacity(); }

    /// Other deals bring other moves: the edges move to a place twice as large.
    bool growRoom(Node& node) {
        const std::size_t room = std::size_t{node.room} * 2 + 2;
        if (!hasRoom(room)) {
            return false;
        }
        const auto first = static_cast<Index>(edges_.size());
        edges_.resize(edges_.size() + room);
        std::copy_n(edges_.begin() + node.firstEdge, node.edges, edges_.begin() + first);
        node.firstEdge = first;
        node.room = static_cast<std::uint16_t>(room);
        return true;
    }

    std::vector<Index> slots_; ///< open addressing; a power of two, at most half full
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

} // namespace ghostlight::ai
