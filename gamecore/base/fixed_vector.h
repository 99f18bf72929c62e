// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace ghostlight {

/// A vector of at most N items in place: no heap, trivially copyable when T is. Items past size() are
/// leftovers and take no part in a comparison.
template <class T, std::size_t N> class FixedVector {
    static_assert(N < 65536);

public:
    using value_type = T;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_] = item;
        ++size_;
    }

    constexpr T pop_back() {
        assert(size_ > 0);
        --size_;
        return items_[size_];
    }

    /// The items of any range, in place of what was here.
    template <class Range> constexpr void assign(const Range& range) {
        assert(std::size(range) <= N);
        setEnd(std::copy(std::begin(range), std::end(range), items_.data()));
    }

    /// Removes the item at `index`; the later ones move up.
    constexpr void erase(std::size_t index) {
        assert(index < size_);
        std::copy(begin() + index + 1, end(), begin() + index);
        --size_;
    }

    constexpr void clear() { size_ = 0; }

    /// For inner loops that write through a pointer from begin() on: the items now end here.
    constexpr void setEnd(const T* end) {
        assert(end >= begin() && end <= begin() + N);
        size_ = static_cast<Size>(end - begin());
    }

    constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

    std::array<T, N> items_;
    Size size_ = 0;
};

} // namespace ghostlight
