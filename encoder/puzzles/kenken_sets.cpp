#include "encoder/puzzles/kenken_sets.hpp"

#include <algorithm>

#include "encoder/counts/cardinality.hpp"

namespace p2c {

std::vector<ValueSet> LineSets::of_cage(const KenKen::Cage& cage, ClauseSink& out) {
  std::map<int, std::vector<int>> rows;
  std::map<int, std::vector<int>> cols;
  for (const int cell : cage.cells) {
    rows[cell / puzzle_.n].push_back(cell);
    cols[cell % puzzle_.n].push_back(cell);
  }
  const bool by_cols = cols.size() < rows.size();
  const std::map<int, std::vector<int>>& parts = by_cols ? cols : rows;
  if (parts.size() == cage.cells.size()) return {};
  std::vector<ValueSet> sets;
  for (const auto& part : parts) {
    sets.push_back(value_set(out, x_, part.second));
    if (part.second.size() > 1)
      sets_of_line_[by_cols ? puzzle_.n + part.first : part.first].push_back(sets.back());
  }
  return sets;
}

void LineSets::each_digit_once(Cardinality form, ClauseSink& out) const {
  const std::vector<std::vector<int>> lines = board_lines(puzzle_.n, puzzle_.n);
  for (const auto& [line, sets] : sets_of_line_) {
    std::vector<int> alone = lines[line];
    for (const ValueSet& set : sets) {
      std::erase_if(alone, [&](int cell) {
        return std::find(set.slots.begin(), set.slots.end(), cell) != set.slots.end();
      });
    }
    for (int digit = 1; digit <= puzzle_.n; ++digit) {
      Lits places;
      for (const int cell : alone) places.push_back(x_.is(cell, digit));
      for (const ValueSet& set : sets) places.push_back(set.has[digit - set.lo]);
      exactly_one(out, places, form);
    }
  }
}

}  // namespace p2c
