// How far an answer is from keeping the rules that name regions.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "instances/rules/rule_board.hpp"

namespace p2c {

class RegionCosts {
 public:
  /// `given` is the regions. Numbers of regions do not count. The board has any regions.
  RegionCosts(std::shared_ptr<const RuleText> text, int given, BoardData board, Answer answer);

  /// By the rules that are about one region: 0 where it keeps them.
  std::int64_t of_region(const std::vector<int>& cells) const;
  /// By all others that name regions. `ids` are those of all cells.
  std::int64_t of_rest(const Grid<int>& ids);
  bool has_rest() const { return !rest_.empty(); }
  std::int64_t of_all(const Grid<int>& ids);

 private:
  std::shared_ptr<const RuleText> text_;
  int given_;
  RuleBoard board_;
  Answer answer_;
  std::vector<std::pair<const TextRule*, int>> alone_;  // and the variable that is the region
  std::vector<const TextRule*> rest_;
};

}  // namespace p2c
