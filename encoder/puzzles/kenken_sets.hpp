// Which digits a KenKen cage has in a line.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "encoder/clauses/options.hpp"
#include "encoder/values/value_sets.hpp"
#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

/// The sets of digits that cages have in rows or columns.
class LineSets {
 public:
  LineSets(const KenKen& puzzle, const Unknowns& x) : puzzle_(puzzle), x_(x) {}

  /// Of the cage in each row, or in each column if it is in fewer of those; nothing for a cage
  /// without two cells in a line.
  std::vector<ValueSet> of_cage(const KenKen::Cage& cage, ClauseSink& out);

  /// Each digit is in one of a line's sets, or in one of the cells without a set. Implied.
  void each_digit_once(Cardinality form, ClauseSink& out) const;

 private:
  const KenKen& puzzle_;
  const Unknowns& x_;
  std::map<int, std::vector<ValueSet>> sets_of_line_;  // by its number in board_lines
};

}  // namespace p2c
