// What some rules of a text promise others, in forms that are for solving.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "encoder/rules/answer_literals.hpp"
#include "encoder/rules/rule_literals.hpp"

namespace p2c {

/// What a layer of the answer has, or has not.
struct Sign {
  int layer;
  bool negated;
  auto operator<=>(const Sign&) const = default;
};

/// Each is noted from the rule that gives it, and used by graphs alone.
struct Promises {
  std::set<Sign> apart;                            // no two of these cells share an edge
  std::set<Sign> islands;                          // these cells are islands around clues
  std::optional<std::pair<int, int>> tetrominoes;  // of a layer, one in each of the given regions
  std::set<std::pair<Sign, int>> always;           // these items
  std::map<Sign, std::vector<int>> one_of;         // of these items at least one: the fewest known

  /// From clauses of one literal, and counts of which at least one is true.
  void note(const RuleLiterals& stated, const AnswerLiterals& answer);
  void note_one_of(Sign sign, std::vector<int> items);
};

}  // namespace p2c
