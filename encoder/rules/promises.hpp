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

/// Each is noted from the rule that gives it, and used by graphs and sums alone.
struct Promises {
  std::set<Sign> apart;                            // no two of these cells share an edge
  std::set<Sign> connected;                        // these cells
  std::set<Sign> islands;                          // these cells are islands around clues
  std::optional<std::pair<int, int>> tetrominoes;  // of a layer, one in each of the given regions
  std::set<std::pair<Sign, int>> always;           // these items
  std::set<std::vector<int>> different;            // the numbers of these slots, ascending

  /// Of these items at least one: the fewest that are known and, of as many, the first of those
  /// nearest to the middle of the board, where layers begin.
  struct OneOf {
    std::vector<int> items;
    int off_middle = 0;
  };
  std::map<Sign, OneOf> one_of;

  /// From clauses of one literal, and counts of which at least one is true.
  void note(const RuleLiterals& stated, const AnswerLiterals& answer, int off_middle);
  void note_one_of(Sign sign, OneOf some);
};

}  // namespace p2c
