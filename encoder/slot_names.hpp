// What people call the variables of a puzzle's slots.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/lit.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Names literals as Unknowns numbers variables. The slots must outlive it.
class SlotNames {
 public:
  explicit SlotNames(const std::vector<Slot>& slots);

  /// "r2c3=1" for "the slot r2c3 has the value 1". Of a slot with two values the negative literal
  /// is the other one, "r2c3=0"; of others it is "not r2c3=4". An auxiliary variable is "v57".
  std::string operator()(Lit x) const;

  /// How many variables the slots have.
  int variables() const { return first_.back() - 1; }

  /// The literal that says "this slot has this value".
  Lit literal(std::size_t slot, int value) const;

 private:
  const std::vector<Slot>& slots_;
  std::vector<int> first_;  // variable of each slot, then the first auxiliary one
};

/// What names call line k of board_lines, one-based: "row3", "column1".
inline std::string line_word(int k, int rows) {
  return k < rows ? "row" + std::to_string(k + 1) : "column" + std::to_string(k - rows + 1);
}

}  // namespace p2c
