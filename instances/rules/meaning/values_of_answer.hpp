// What an answer says of the items of a board.
#pragma once

#include <cstdint>

#include "instances/rules/meaning/says.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

/// From the least to the most that a number may be.
struct Range {
  std::int64_t least;
  std::int64_t most;
};

class ValuesOfAnswer {
 public:
  /// Both must outlive it. Slots may be kOpen.
  ValuesOfAnswer(const RuleBoard& board, const Answer& answer) : board_(board), answer_(answer) {}

  const RuleBoard& board() const { return board_; }

  /// Of a cell, link or side: no where there is no slot, as where no mark may be.
  Says has(int layer, int item) const {
    const int slot = board_.slot(layer, item);
    if (slot < 0) return Says::kNo;
    if (answer_[slot] == kOpen) return Says::kMaybe;
    return answer_[slot] == 1 ? Says::kYes : Says::kNo;
  }
  Says has(int layer, int item, bool negated) const {
    return negated ? opposite(has(layer, item)) : has(layer, item);
  }
  /// 0 where there is no slot, as where no number may be.
  Range number(int layer, int cell) const {
    const int slot = board_.slot(layer, cell);
    if (slot < 0) return {0, 0};
    const int value = answer_[slot];
    if (value != kOpen) return {value, value};
    const CellNumbers::Range range = board_.range(layer, cell);
    return {range.lo, range.hi};
  }
  /// Of all items of a layer: 1, 0 or kOpen.
  Answer all(int layer, int items, bool negated) const {
    Answer values;
    for (int item = 0; item < items; ++item) {
      const Says its = has(layer, item, negated);
      values.push_back(its == Says::kMaybe ? kOpen : static_cast<int>(its == Says::kYes));
    }
    return values;
  }

 private:
  const RuleBoard& board_;
  const Answer& answer_;
};

}  // namespace p2c
