// What the rules of a text say of an answer, by its values alone.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "instances/rules/expansion.hpp"
#include "instances/rules/meaning/says.hpp"

namespace p2c {

/// Of an answer in which slots may be kOpen. A no stays a no whatever open slots get, and where
/// none is open the verdict is never maybe. Where each slot occurs once in a rule it is kNo exactly
/// if all ways to fill the open slots break it, but for what is seen and rules of a whole board
/// (whole_rules.hpp);
/// else it may be kMaybe.
Says says(const RuleInstance& instance, const RuleBoard& board, const Answer& answer);

/// Of an answer without open slots: how far the two sides of a comparison are from keeping it, 1
/// where another rule is broken, and 0 where it holds.
std::int64_t off_by(const RuleInstance& instance, const RuleBoard& board, const Answer& answer);

/// The rules of a text on one board.
class RulesOnBoard {
 public:
  /// Throws TooLarge, and Stopped.
  RulesOnBoard(std::shared_ptr<const RuleText> text, BoardData data, const Stop* stop = nullptr);

  std::size_t instances() const { return instances_.size(); }

  /// The first broken rule of a whole answer, by its label and what was found.
  Broken check(const Answer& answer) const;
  /// Of each rule of the text, in their order, whether a whole answer breaks it.
  std::vector<bool> broken(const Answer& answer) const;
  /// False only if no answer begins with the values up to the slot `last`, by the rules that speak
  /// of it.
  bool possible(const Answer& answer, int last) const;

 private:
  void find_touching() const;

  RuleBoard board_;
  std::vector<RuleInstance> instances_;
  // By slot; only `possible` needs it, which tests ask for.
  mutable std::vector<std::vector<std::size_t>> touching_;
  mutable std::once_flag found_;
};

}  // namespace p2c
