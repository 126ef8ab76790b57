// Which boards, and which ways to fill them, a rule alone decides.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/solver_glue/second_rules.hpp"

namespace p2c {

/// Takes the boards of one kind, and of each board every way to fill it.
class RuleTally {
 public:
  /// Of one rule: what it refuses and no other rule does.
  struct Alone {
    int boards = 0;
    std::int64_t answers = 0;
  };

  /// From now on the answers are those of this board, which must outlive them.
  void begin(const AnyPuzzle& board) {
    rules_ = second_rules(board);
    refused_.assign(rules_.size(), 0);
    for (const SecondRule& rule : rules_) alone_[rule.name];
  }

  /// False when the puzzle's own verdict is another.
  bool agrees(const Answer& answer, bool right) {
    if (rules_.empty()) return true;
    std::size_t broken = rules_.size();
    for (std::size_t i = 0; i < rules_.size(); ++i) {
      if (!rules_[i].broken(answer)) continue;
      if (broken < rules_.size()) return !right;  // a second one
      broken = i;
    }
    if (broken == rules_.size()) return right;
    Alone& alone = alone_[rules_[broken].name];
    ++alone.answers;
    if (++refused_[broken] == 1) ++alone.boards;
    return !right;
  }

  /// By the names of the rules; empty for a kind whose rules are not written a second time.
  const std::map<std::string, Alone>& alone() const { return alone_; }

 private:
  SecondRules rules_;
  std::vector<std::int64_t> refused_;  // of the board at hand, by each rule alone
  std::map<std::string, Alone> alone_;
};

}  // namespace p2c
