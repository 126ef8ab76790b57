// Which variable a small solver decides next.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "solver_glue/explain/propagation.hpp"

namespace p2c {

// What was in a conflict comes first, the latest before others; then the smallest number.
//
// Source: VMTF (Biere and Froehlich: Evaluating CDCL Variable Scoring Schemes, SAT 2015).
class DecisionOrder {
 public:
  explicit DecisionOrder(std::size_t variables);

  /// From now on these are decided, which are sorted; what was in conflicts is forgotten.
  void begin(std::vector<int> variables);
  /// One without a value, or kTrue: all have one.
  Lit next_open(const Propagation& values);
  /// After values were taken back.
  void rewind();
  /// These were in a conflict; the smallest is decided first.
  void bump(std::vector<int> variables);
  /// x is true where it is decided.
  void prefer(Lit x) { phase_[x.variable()] = x.positive(); }

 private:
  Lit decided(int variable) const { return phase_[variable] ? Lit(variable) : !Lit(variable); }

  std::vector<int> order_;
  std::size_t order_at_ = 0;           // those before it have a value
  std::vector<bool> may_decide_;       // of a variable
  std::vector<bool> phase_;            // of a variable
  std::vector<std::uint32_t> bumped_;  // when it was last in a conflict
  std::uint32_t bumps_ = 0;
  std::vector<std::pair<int, std::uint32_t>> recent_;  // variables as they were bumped, and when
  std::size_t recent_at_ = 0;                          // those from it on have a value
};

}  // namespace p2c
