// What tables and diagrams read: a choice of one value, as literals.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "encoder/unknowns.hpp"

namespace p2c {

/// Exactly one of the literals is true: that of the value lo, lo + 1, ...
struct ValueColumn {
  int lo;
  Lits literals;

  int hi() const { return lo + static_cast<int>(literals.size()) - 1; }
  Lit is(int value) const { return value < lo || value > hi() ? kFalse : literals[value - lo]; }
};

inline ValueColumn column_of(const Unknowns& x, int slot) {
  Lits literals;
  for (int v = x.lo(slot); v <= x.hi(slot); ++v) literals.push_back(x.is(slot, v));
  return {x.lo(slot), std::move(literals)};
}

inline std::vector<ValueColumn> columns_of(const Unknowns& x, std::span<const int> slots) {
  std::vector<ValueColumn> columns;
  columns.reserve(slots.size());
  for (const int slot : slots) columns.push_back(column_of(x, slot));
  return columns;
}

}  // namespace p2c
