// What the rules of a text say of an answer, by its values alone.
#pragma once

#include <memory>
#include <vector>

#include "instances/rules/expansion.hpp"

namespace p2c {

enum class Says : char { kNo, kMaybe, kYes };

/// Of an answer in which slots may be kOpen. A no stays a no whatever open slots get, and where
/// none is open the verdict is never maybe. Where each cell occurs once in a rule it is kNo exactly
/// if all ways to fill the open slots break it; else it may be kMaybe.
Says says(const RuleInstance& instance, const BoardData& board, const Answer& shaded);

/// The cells that an instance speaks of, ascending, each once.
std::vector<int> scope_of(const RuleInstance& instance, const BoardData& board);

/// The rules of a text on one board.
class RulesOnBoard {
 public:
  RulesOnBoard(std::shared_ptr<const RuleText> text, BoardData board);

  /// The first broken rule of a whole answer, by its label and what was found.
  Broken check(const Answer& shaded) const;
  /// False only if no answer begins with the values up to the cell `last`, by the rules that speak
  /// of it.
  bool possible(const Answer& shaded, int last) const;

 private:
  std::shared_ptr<const RuleText> text_;
  BoardData board_;
  std::vector<RuleInstance> instances_;
  std::vector<std::vector<std::size_t>> touching_;  // by cell
};

}  // namespace p2c
