// The rules of a text on a board: quantifiers that say "each" become instances, once for meaning
// and clauses, which share no more than this list and the board.
#pragma once

#include <string>
#include <vector>

#include "instances/limits/stop.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// What a variable stands for: a cell, or the cells of a set.
struct Bound {
  int cell = -1;
  std::vector<int> cells = {};
};

/// Values of variables, by number.
using Bindings = std::vector<Bound>;

struct RuleInstance {
  const TextRule* rule;
  Bindings bindings;
};

/// On a board. Throws Stopped, and TooLarge for more than 10^7 instances. The text must outlive it.
std::vector<RuleInstance> instances_of(const RuleText& text, const BoardData& board,
                                       const Stop* stop);

/// The values of a set, in order, where variables stand for these.
std::vector<Bound> values_of(const CellSet& set, const BoardData& board, const Bindings& bindings);

/// A condition about what is given alone.
bool is_given(const Expression& condition, const BoardData& board, Bindings& bindings);
/// The number of a clue; there is one.
int clue_of(const Expression& clue, const BoardData& board, const Bindings& bindings);

/// The label, with its holes filled.
std::string label_of(const RuleInstance& instance, const BoardData& board);
/// What tells it from other instances of its rule: cells.
std::vector<int> place_of(const RuleInstance& instance);

}  // namespace p2c
