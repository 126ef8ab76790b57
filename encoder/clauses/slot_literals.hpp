// Literals about the places of a board, and the slots that they are.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {

/// What is said of each place of a board, such as that a cell is shaded or that an edge is a
/// border: a literal, and the slot that it is.
struct SlotLits {
  Lits is;
  std::vector<int> slots;  // -1 where it is no slot
  /// Of names and keys of rules, where a puzzle says several such things: "-stars".
  std::string suffix = {};

  int size() const { return static_cast<int>(is.size()); }
  Lit operator[](int place) const { return is[place]; }
  /// The slots of these places, in their order.
  std::vector<int> scope(const std::vector<int>& places) const {
    std::vector<int> all;
    for (const int place : places) {
      if (slots[place] >= 0) all.push_back(slots[place]);
    }
    return all;
  }
  /// A word of names and keys.
  std::string word(std::string_view plain) const { return std::string(plain) + suffix; }
};

/// Of slots one after the other from `first` on.
inline SlotLits slots_from(int first, Lits is, std::string suffix = {}) {
  SlotLits all{std::move(is), {}, std::move(suffix)};
  for (int i = 0; i < all.size(); ++i) all.slots.push_back(first + i);
  return all;
}

inline SlotLits negated(SlotLits all) {
  all.is = negated(all.is);
  return all;
}

}  // namespace p2c
