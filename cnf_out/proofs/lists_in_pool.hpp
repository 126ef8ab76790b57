// Many short lists in one block of memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "cnf_out/growing_array.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// A list for each index. A list that outgrows its room moves to the end of the block; once a
/// quarter of the block is left behind, all lists move together, in place.
template <class T>
class ListsInPool {
 public:
  void resize(std::size_t lists) { lists_.resize(lists); }

  std::uint32_t size(std::size_t list) const { return lists_[list].size; }
  /// The entries, until something is pushed to any list.
  T* begin(std::size_t list) { return pool_.data() + lists_[list].begin; }
  std::span<const T> operator[](std::size_t list) const {
    return {pool_.data() + lists_[list].begin, lists_[list].size};
  }
  /// Only the first entries stay.
  void cut(std::size_t list, std::uint32_t size) { lists_[list].size = size; }

  void push(std::size_t list, T value) {
    if (lists_[list].size == lists_[list].room) grow(lists_[list]);
    List& it = lists_[list];
    pool_[it.begin + it.size++] = value;
  }

  /// While all lists are empty: exact room for what is to come. One call for each entry, then
  /// reserve().
  void expect_one(std::size_t list) { ++lists_[list].room; }
  void reserve() {
    std::size_t end = 0;
    for (List& it : lists_) {
      it.begin = place(end);
      end += it.room;
    }
    place(end);
    pool_.resize(end);
  }

 private:
  struct List {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
    std::uint32_t room = 0;
  };

  static std::uint32_t place(std::size_t at) {
    if (at <= UINT32_MAX) return static_cast<std::uint32_t>(at);
    throw TooLarge("formula and proof have too many clauses");
  }

  void grow(List& list) {
    constexpr std::uint32_t kLeast = 4;
    if (wasted_ > pool_.size() / 4) gather();
    wasted_ += list.room;
    list.room = std::max(kLeast, 2 * list.room);
    const std::size_t begin = pool_.size();
    place(begin + list.room);
    pool_.resize(begin + list.room);
    std::copy_n(pool_.data() + list.begin, list.size, pool_.data() + begin);
    list.begin = place(begin);
  }

  void gather() {
    std::vector<List*> order;
    for (List& list : lists_) {
      if (list.room > 0) order.push_back(&list);
    }
    std::sort(order.begin(), order.end(),
              [](const List* a, const List* b) { return a->begin < b->begin; });
    std::size_t end = 0;
    for (List* list : order) {
      T* const from = pool_.data() + list->begin;
      std::copy(from, from + list->size, pool_.data() + end);
      list->begin = place(end);
      end += list->room;
    }
    pool_.resize(end);
    wasted_ = 0;
  }

  std::vector<List> lists_;
  GrowingArray<T> pool_;
  std::size_t wasted_ = 0;
};

}  // namespace p2c
